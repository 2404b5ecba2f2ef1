// One key, one motion. Keys go to what a button on the page would do, so they are never a second way with other rules.

const CLICKS: Record<string, string[]> = {
  g: ['go'], d: ['rest'], x: ['burn'], t: ['turn'], v: ['pitch'], u: ['undo'], n: ['next'], w: ['wrong'],
  o: ['books'], c: ['call'], r: ['raise'], e: ['words'], k: ['peek'], l: ['record'], '?': ['help'],
};

/** Presses the button that `event`'s key stands for; the letter itself if it is one to be read out. */
export function press(event: KeyboardEvent): string {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return '';
  if (target?.closest('input, select, textarea, dialog[open]') || document.querySelector('dialog[open]')) return '';
  const key = event.key.toLowerCase();
  // A fold is asked about when a check is free: the page does it.
  if (key === 'f' && document.querySelector('button[data-act="fold"]:not([aria-disabled="true"])')) return 'fold';
  for (const act of CLICKS[key] ?? []) {
    const button = document.querySelector<HTMLButtonElement>(`button[data-act="${act}"]`);
    if (button && !button.disabled && button.getAttribute('aria-disabled') !== 'true') {
      event.preventDefault();
      button.click();
      return '';
    }
  }
  return 'hbps123456'.includes(key) ? key : '';
}
