import type { DrawingText, Extent } from './drawing.ts';

/** Widths of letters in heights of capitals, as in usual fonts: the reader has none, and only estimates. */
const narrow = 0.4;
const usual = 0.8;
const wide = 1.35;
const narrowLetters = new Set("iIjl.,:;'|!()[] ft");
/** From here on letters are as wide as Chinese ones. */
const firstWide = 0x2e80;
/** Lines break only when they are clearly too long: fonts differ. */
const tolerance = 1.15;

const letterWidth = (letter: string): number => {
  if ((letter.codePointAt(0) ?? 0) >= firstWide) return wide;
  return narrowLetters.has(letter) ? narrow : usual;
};

/** About how wide a line is, in heights of its capitals. */
export const widthOf = (text: string): number => {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
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

const alignParts = { left: 0, center: 0.5, right: 1 } as const;
const baselineParts = { baseline: 0, bottom: 0, middle: 0.5, top: 1 } as const;

/** The extent with the boxes of these texts, as far as they can be known without a font. */
export function withTexts(extent: Extent | undefined, texts: readonly DrawingText[]): Extent | undefined {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  if (extent) ({ minX, minY, maxX, maxY } = extent);
  for (const { text, x, y, height, widthFactor, rotationRad, align, baseline } of texts) {
    const width = widthOf(text) * height * widthFactor;
    const [along, across] = [Math.cos(rotationRad), Math.sin(rotationRad)];
    for (const part of [0, 1]) {
      const side = (part - alignParts[align]) * width;
      for (const top of [0, 1]) {
        const up = (top - baselineParts[baseline]) * height;
        const [px, py] = [x + side * along - up * across, y + side * across + up * along];
        minX = Math.min(minX, px);
        minY = Math.min(minY, py);
        maxX = Math.max(maxX, px);
        maxY = Math.max(maxY, py);
      }
    }
  }
  return minX <= maxX ? { minX, minY, maxX, maxY } : undefined;
}
