/** Han, kana, full-width forms and emoji stand as wide as they are high. */
const isWide = (character: string): boolean => (character.codePointAt(0) ?? 0) >= 0x2e80;

/** About how many pixels a text takes in a drawing; nothing is measured, so that it is known before it is drawn. */
export function textWidth(text: string, size = 12): number {
  let ems = 0;
  for (const character of text) ems += isWide(character) ? 1 : 0.6;
  return ems * size;
}

/** The text, its end cut off with an ellipsis where it is wider than so many pixels. */
export function cutText(text: string, width: number, size = 12): string {
  // no character is narrower than this: what lies beyond need not be looked at
  if (text.length * 0.6 * size <= width && textWidth(text, size) <= width) return text;
  const room = width - size;
  let [kept, taken] = ['', 0];
  for (const character of text) {
    taken += (isWide(character) ? 1 : 0.6) * size;
    if (taken > room) return kept === '' ? '' : `${kept}…`;
    kept += character;
  }
  return kept;
}
