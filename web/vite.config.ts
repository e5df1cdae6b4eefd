import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '..', 'locales');

/**
 * `words:uk/home` is the text of Ukrainian messages for the first page: `web*.ftl` and the games'
 * covers. Any other file is a group by its own name: `words:uk/boooop`, `words:uk/boooop-rules`.
 * `words:index` knows them all.
 */
function words(): Plugin {
  const prefix = '\0words:';
  const groupOf = (file: string) => (/^web|-cover\.ftl$/.test(file) ? 'home' : file.replace('.ftl', ''));
  const filesOf = (language: string) => readdirSync(join(LOCALES, language)).filter((name) => name.endsWith('.ftl'));
  const index = () => {
    const loaders = readdirSync(LOCALES).map((language) => {
      const groups = [...new Set(filesOf(language).map(groupOf))];
      const lines = groups.map((group) => `${JSON.stringify(group)}: () => import('words:${language}/${group}')`);
      return `${language}: {${lines.join(', ')}}`;
    });
    return `export default {${loaders.join(', ')}}`;
  };
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('words:') ? '\0' + id : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      if (id === `${prefix}index`) return index();
      const [language, group] = id.slice(prefix.length).split('/') as [string, string];
      const texts = filesOf(language)
        .filter((name) => groupOf(name) === group)
        .map((name) => {
          this.addWatchFile(join(LOCALES, language, name));
          return readFileSync(join(LOCALES, language, name), 'utf-8').replace(/^#.*\n/gm, '');
        });
      return `export default ${JSON.stringify(texts.join('\n'))}`;
    },
  };
}

/**
 * Screens by name, for all style sheets: `@media (--sideways)`. From 1024 px on there are columns beside the board; a
 * phone held upright has rows, one on its side has people at the left and the note at the right.
 */
const SCREENS: Record<string, string> = {
  '--narrow': '(max-width: 1023px)',
  '--sideways': '(min-width: 520px) and (max-width: 1023px) and (orientation: landscape)',
  '--upright': '(max-width: 1023px) and (orientation: portrait), (max-width: 519px)',
  '--phone': '(max-width: 599px) and (orientation: portrait), (max-width: 519px)',
  '--short': '(max-width: 1023px) and (orientation: portrait) and (max-height: 700px)',
  /** Very large letters on a phone: then nothing can fit, and the page is scrolled. */
  '--tiny': '(max-width: 319px)',
  /** Columns, but too narrow for three. */
  '--two': '(min-width: 1024px) and (max-width: 1199px)',
  '--wide': '(min-width: 1500px)',
  /** A large screen, further away: letters grow along with it. */
  '--large': '(min-width: 1800px) and (min-height: 950px)',
  '--huge': '(min-width: 2300px) and (min-height: 1250px)',
};

/** Letters, and where one layout gives way to another, follow the size of text that is set in the browser. */
function asLargeAsWanted() {
  const rem = (text: string) => text.replace(/([\d.]+)px/g, (_, px: string) => `${Number(px) / 16}rem`);
  const named = (text: string) => text.replace(/\((--\w+)\)/g, (all, name: string) => SCREENS[name] ?? all);
  const query = (rule: { params: string }) => void (rule.params = rem(named(rule.params)));
  return {
    postcssPlugin: 'as-large-as-wanted',
    Declaration(one: { prop: string; value: string }) {
      if (/^font(-size)?$/.test(one.prop) && one.value.includes('px')) one.value = rem(one.value);
    },
    AtRule: { media: query, container: query },
  };
}

/** Twins in brotli and gzip, made once, so that the house compresses nothing while it serves. */
function squeeze(): Plugin {
  return {
    name: 'squeeze',
    apply: 'build',
    enforce: 'post',
    closeBundle() {
      const top = join(import.meta.dirname, 'dist');
      for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const whole = readFileSync(path);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${path}.br`, brotliCompressSync(whole, { params: quality }));
        writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
      }
    },
  };
}

const house = process.env.LAPKI_HOUSE ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [words(), svelte(), squeeze()],
  css: { postcss: { plugins: [asLargeAsWanted()] } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // the house's policy allows no inline code, and pictures are cached apart
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // All that every page begins with is one file: in thirty, what a browser is told about each (550 bytes) outweighed most.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  server: {
    proxy: {
      '/api': { target: house, ws: true, changeOrigin: false },
      '/decks': house,
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
  },
} as Parameters<typeof defineConfig>[0]);
