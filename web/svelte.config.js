// Warnings about access are mistakes here: svelte-check fails on them.
export default {
  compilerOptions: { runes: true },
};
