// Runs before the first paint: light or dark, and the language, as chosen last time or as the browser asks.
{
  const kept = (name) => {
    try {
      return localStorage.getItem('lapki.' + name);
    } catch {
      return null;
    }
  };
  const ours = ['uk', 'pl', 'ru', 'en'];
  const asked = navigator.languages.map((tag) => tag.slice(0, 2));
  document.documentElement.lang = kept('language') || asked.find((tag) => ours.includes(tag)) || 'en';
  const theme = kept('theme');
  const dark = theme === 'night' || (theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.className = dark ? 'night' : 'day';
}
