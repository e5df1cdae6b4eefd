/** Arrow keys move from button to button inside this group; Home and End go to its ends. */
export function roving(group: HTMLElement): () => void {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

  function onkeydown(event: KeyboardEvent): void {
    const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = buttons.indexOf(event.target as HTMLElement);
    const step = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step ? at + step : -1;
    if (at < 0 || !(step || event.key === 'Home' || event.key === 'End')) return;
    buttons[(to + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  }

  group.addEventListener('keydown', onkeydown);
  return () => group.removeEventListener('keydown', onkeydown);
}
