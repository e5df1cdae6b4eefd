import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '..', 'locales');

/**
 * `words:uk/home` is the text of Ukrainian messages for the first page: `web*.ftl` and the games'
 * covers. `words:uk/boooop` is what that game says, `words:uk/boooop-rules` its rules.
 */
function words(): Plugin {
  const prefix = '\0words:';
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('words:') ? '\0' + id : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const [language, group] = id.slice(prefix.length).split('/') as [string, string];
      const folder = join(LOCALES, language);
      const files = readdirSync(folder).filter((name) =>
        group === 'home' ? /^web.*\.ftl$|-cover\.ftl$/.test(name) : name === `${group}.ftl`,
      );
      const texts = files.map((name) => {
        this.addWatchFile(join(folder, name));
        return readFileSync(join(folder, name), 'utf-8').replace(/^#.*\n/gm, '');
      });
      return `export default ${JSON.stringify(texts.join('\n'))}`;
    },
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
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // the house's policy allows no inline code, and pictures are cached apart
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
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
