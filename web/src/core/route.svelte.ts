/** Which page: `/`, `/t/ID` (a table), `/g/ID/LINE` (a game told again), `/tv/ID` (the same for a whole room), `/rules/GAME`, `/learn/GAME/PART`, `/games` (mine), `/admin`. Links are plain `<a href>`; clicks stay in the page. */
let path = $state(location.pathname);

export function where(): string {
  return path;
}

export function go(to: string): void {
  if (to !== location.pathname) history.pushState(null, '', to);
  path = new URL(to, location.href).pathname;
  scrollTo(0, 0);
}

export function follow(): void {
  addEventListener('popstate', () => (path = location.pathname));
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const other = event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || other || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (/^\/(api|pictures|decks)\//.test(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
