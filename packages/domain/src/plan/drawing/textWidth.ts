/** Widths of letters in heights of capitals, as in usual fonts: the reader has none, and only estimates. */
const narrow = 0.4;
const usual = 0.8;
const wide = 1.35;
const narrowLetters = "iIjl.,:;'|!()[] ft";
/** From here on letters are as wide as Chinese ones. */
const firstWide = 0x2e80;
/** Lines break only when they are clearly too long: fonts differ. */
const tolerance = 1.15;

const asciiWidths = /* @__PURE__ */ Float64Array.from({ length: 128 }, (_, code) =>
  narrowLetters.includes(String.fromCharCode(code)) ? narrow : usual,
);
const codeWidth = (code: number): number => {
  if (code < 128) return asciiWidths[code] ?? usual;
  return code >= firstWide ? wide : usual;
};
/** Half of a letter beyond 65 535; the two together are as wide as one. */
const isSecondHalf = (code: number): boolean => code >= 0xdc00 && code < 0xe000;
const letterWidth = (letter: string): number => codeWidth(letter.charCodeAt(0));

/** About how wide a line is, in heights of its capitals. */
export const widthOf = (text: string): number => {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (!isSecondHalf(code)) width += codeWidth(code);
  }
  return width;
};

const isWide = (letter: string): boolean => letterWidth(letter) === wide;

/** The pieces that stay together: words with the blank after them, and single Chinese letters. */
const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let isOpen = false;
  for (const letter of text) {
    if (isOpen && !isWide(letter)) pieces[pieces.length - 1] += letter;
    else pieces.push(letter);
    isOpen = letter !== ' ' && !isWide(letter);
  }
  return pieces;
};

/** The text in lines of this width, in heights of its capitals, broken between words and between Chinese letters. */
export function brokenAt(text: string, width: number): readonly string[] {
  if (widthOf(text) <= width * tolerance) return [text];
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of piecesOf(text)) {
    const needed = widthOf(piece.trimEnd());
    if (line !== '' && used + needed > width * tolerance) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += piece;
    used += widthOf(piece);
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}
