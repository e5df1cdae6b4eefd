/** What this browser remembers; a browser that may not remember anything forgets it kindly. */

/** For good, or as long as the tab is open. */
type Where = 'localStorage' | 'sessionStorage';

export function kept(name: string, where: Where = 'localStorage'): string | null {
  try {
    return window[where].getItem(`lapki.${name}`);
  } catch {
    return null;
  }
}

/** Tells whether it will be remembered. */
export function keep(name: string, value: string, where: Where = 'localStorage'): boolean {
  try {
    window[where].setItem(`lapki.${name}`, value);
    return true;
  } catch {
    return false; // private windows may refuse: then it lasts as long as the page
  }
}
