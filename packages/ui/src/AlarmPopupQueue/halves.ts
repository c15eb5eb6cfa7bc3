/** Of a long name so many half widths stay at its end, where names of one owner differ: four Han characters, eight letters. */
const tailWidth = 8;
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;

/**
 * A name as two parts, of which the first may be cut: a name that is shortened in the middle keeps what it ends with.
 * @example halvesOf('深圳湾科技生态园九栋') // ['深圳湾科技生', '态园九栋']
 */
export function halvesOf(name: string): readonly [head: string, tail: string] {
  const letters = Array.from(name);
  // no more than half of it: a short name is cut at its end, if at all
  const least = Math.ceil(letters.length / 2);
  let at = letters.length;
  for (let width = 0; at > least; at -= 1) {
    width += wide.test(letters[at - 1] ?? '') ? 2 : 1;
    if (width > tailWidth) break;
  }
  return [letters.slice(0, at).join(''), letters.slice(at).join('')];
}
