/** Han, kana, full-width forms and emoji stand as wide as they are high. */
const isWide = (character: string): boolean => (character.codePointAt(0) ?? 0) >= 0x2e80;

/** About how many pixels a text takes in a drawing; nothing is measured, so that it is known before it is drawn. */
export function textWidth(text: string, size = 12): number {
  let ems = 0;
  for (const character of text) ems += isWide(character) ? 1 : 0.6;
  return ems * size;
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const isoMonth = /^\d{4}-\d{2}$/;

/**
 * A name on an axis: its end cut off where it is too long, but of a date its century or its year, which the dates of a chart have in common.
 * @example axisName('2026-11-21', 48) // '11-21'
 */
export function axisName(name: string, width: number, size = 12): string {
  const isTooLong = cutText(name, width, size) !== name;
  if (isTooLong && isoDay.test(name)) return cutText(name.slice(5), width, size);
  return cutText(isTooLong && isoMonth.test(name) ? name.slice(2) : name, width, size);
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
