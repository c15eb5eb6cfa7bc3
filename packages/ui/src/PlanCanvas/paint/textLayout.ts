/** Height of capitals against the size of a font: of Latin letters, and of Han characters, which fill more of it. */
const [latinHeight, hanHeight] = [0.72, 0.86];
const isHan = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u;

/** Size of the font in which the capitals of this text are so high. */
export const fontSizeOf = (text: string, height: number): number =>
  height / (isHan.test(text) ? hanHeight : latinHeight);

/** How far below the point that holds the text its baseline lies, in heights of a capital; negative is above. */
export const baselineBelow = { baseline: 0, bottom: -0.28, middle: 0.5, top: 1 } as const;

/** How far from its point a text of so many letters may reach, in drawing units: no letter is wider than twice its height. */
export const reachOf = (letters: number, height: number, widthFactor: number): number =>
  Math.abs(height) * (2 + letters * 1.6 * Math.max(0.1, Math.abs(widthFactor)));
