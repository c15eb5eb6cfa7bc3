/** Without a secure origin, as on a gateway in the building's own network, there is no clipboard but this one. */
function copyBySelection(text: string, beside: HTMLElement): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;opacity:0;pointer-events:none';
  const focused = document.activeElement;
  // inside the dialog that the button may be in: outside, its focus would be taken back at once
  beside.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/**
 * Whether the text is on the clipboard now.
 * @param beside where a helping field may stand for a moment
 */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  // absent without a secure origin, whatever its type says
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // refused: the old way may still be allowed
  }
  return copyBySelection(text, beside);
}
