const powers = /* @__PURE__ */ Float64Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));
const mostDigits = 15;
const [zero, nine, blank, tab, plus, minus, dot, carriageReturn] = [48, 57, 32, 9, 43, 45, 46, 13];
const [bigE, smallE, bigD, smallD] = [69, 101, 68, 100];
const farthestExponent = 400;

const scaled = (digits: number, exponent: number): number => {
  if (exponent === 0 || digits === 0) return digits;
  if (exponent > 0) return exponent <= 22 ? digits * (powers[exponent] ?? 1) : digits * 10 ** exponent;
  if (exponent >= -22) return digits / (powers[-exponent] ?? 1);
  // in two steps: 1e-320 is more than nothing
  return (digits / 1e22) * 10 ** (exponent + 22);
};

/** The exponent at `at`, after its letter. */
const exponentAt = (bytes: Uint8Array, start: number, end: number): number => {
  let at = start;
  const sign = bytes[at] === minus ? -1 : 1;
  if (bytes[at] === minus || bytes[at] === plus) at += 1;
  let value = 0;
  for (; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < zero || byte > nine) break;
    if (value < farthestExponent) value = value * 10 + byte - zero;
  }
  return sign * value;
};

/**
 * The number written in these bytes, with leading blanks; NaN when none is. No string is made: a drawing of 300 MB has thirty million
 * numbers. Right to the last bit for up to 15 digits, which is what drawings are saved with.
 */
export function numberAt(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  let byte = bytes[at] ?? 0;
  while (at < end && (byte === blank || byte === tab)) byte = bytes[++at] ?? 0;
  const isNegative = byte === minus;
  if (isNegative || byte === plus) at += 1;
  let digits = 0;
  let kept = 0;
  let exponent = 0;
  let isFraction = false;
  let isNumber = false;
  for (; at < end; at += 1) {
    byte = bytes[at] ?? 0;
    if (byte >= zero && byte <= nine) {
      isNumber = true;
      if (kept < mostDigits) {
        digits = digits * 10 + byte - zero;
        if (digits !== 0) kept += 1;
        if (isFraction) exponent -= 1;
      } else if (!isFraction) exponent += 1;
    } else if (byte === dot && !isFraction) isFraction = true;
    else break;
  }
  // 1.#QNAN and words are no numbers
  if (!isNumber || (at < end && byte === 35)) return NaN;
  if (at < end && (byte === smallE || byte === bigE || byte === bigD || byte === smallD))
    exponent += exponentAt(bytes, at + 1, end);
  const value = scaled(digits, exponent);
  return isNegative ? -value : value;
}

/** So many digits fit into a whole number of 32 bits. */
const wordDigits = 9;
/** The least number with so many. */
const leastLong = 1e8;
/** As many as there are powers for, besides those for the digits. */
const mostZeros = 7;

/**
 * Writes the number that begins at `start` to `values[place]`, and answers where its line ends, which must be in the bytes. Numbers as
 * drawings mostly have them take one look at each byte: their digits make two whole numbers, and those the double.
 */
export function readNumber(
  bytes: Uint8Array,
  start: number,
  lineEnd: number,
  values: Float64Array,
  place: number,
): number {
  let at = start;
  let byte = bytes[at] ?? 0;
  while (byte === blank) byte = bytes[++at] ?? 0;
  const isNegative = byte === minus;
  if (isNegative) byte = bytes[++at] ?? 0;
  let wholeDigits = -1;
  let zeros = 0;
  // sines and bulges have as many digits behind their zeros as other numbers have in all
  if (byte === zero && bytes[at + 1] === dot) {
    wholeDigits = 0;
    at += 2;
    byte = bytes[at] ?? 0;
    for (; byte === zero && zeros < mostZeros; byte = bytes[++at] ?? 0) zeros += 1;
  }
  let high = 0;
  let low = 0;
  let digits = 0;
  for (;;) {
    if (byte >= zero && byte <= nine) {
      if (digits < wordDigits) high = high * 10 + byte - zero;
      else if (digits < mostDigits) low = low * 10 + byte - zero;
      digits += 1;
    } else if (byte === dot && wholeDigits < 0) wholeDigits = digits;
    else break;
    byte = bytes[++at] ?? 0;
  }
  if (byte === carriageReturn && byte !== lineEnd) byte = bytes[++at] ?? 0;
  const isLong = digits > mostDigits;
  // what is left out must stand behind the dot, and what is kept begin with a digit that counts
  const isPlain = isLong ? high >= leastLong && wholeDigits >= 0 && wholeDigits <= mostDigits : digits + zeros > 0;
  if (byte === lineEnd && isPlain) {
    const kept = isLong ? mostDigits : digits;
    let value = kept > wordDigits ? high * (powers[kept - wordDigits] ?? 1) + low : high;
    if (wholeDigits >= 0) value /= powers[kept - wholeDigits + zeros] ?? 1;
    values[place] = isNegative ? -value : value;
    return at;
  }
  while (bytes[at] !== lineEnd) at += 1;
  values[place] = numberAt(bytes, start, at);
  return at;
}
