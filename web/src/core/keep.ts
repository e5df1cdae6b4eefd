/** What this browser remembers; a browser that may not remember anything forgets it kindly. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`lapki.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`lapki.${name}`, value);
  } catch {
    // Private windows may refuse: then it lasts as long as the page.
  }
}
