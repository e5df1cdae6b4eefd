/** Made by the plugin in vite.config.ts: for each language, a loader for each group of messages. */
declare module 'words:index' {
  const groups: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default groups;
}
