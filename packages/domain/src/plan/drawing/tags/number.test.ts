import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../store/names.ts';
import { numberAt, readNumber } from './number.ts';

const lineEnd = 10;
/** The number as it is read from a line, and where that line is said to end. */
const read = (written: string): { number: number; end: number } => {
  const values = new Float64Array(1);
  const end = readNumber(bytesOf(`${written}\n`), 0, lineEnd, values, 0);
  return { number: values[0] ?? NaN, end };
};
const digits = (most: number) => fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), maxLength: most });
/** Numbers as files have them: with zeros in front and behind, signs, blanks, and too many digits. */
const written = fc
  .tuple(fc.constantFrom('', ' ', '   '), fc.constantFrom('', '-'), digits(20), fc.constantFrom('', '.'), digits(26))
  .map((parts) => parts.join(''));

describe('a number of a drawing', () => {
  it('is right to the last bit for up to 15 digits, wherever its dot is [PLN-04]', () => {
    const short = fc
      .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.nat(22))
      .map(([sign, whole, behind]) => {
        const all = String(whole).padStart(behind + 1, '0');
        return sign + (behind === 0 ? all : `${all.slice(0, -behind)}.${all.slice(-behind)}`);
      });
    fc.assert(
      fc.property(short, (number) => {
        expect(read(number).number).toBe(Number(number));
      }),
    );
  });

  it('is the same the short way and the long one, and ends where its line does [PLN-04]', () => {
    fc.assert(
      fc.property(written, fc.constantFrom('', '\r', 'E-3', '\t', 'x'), (number, rest) => {
        const bytes = bytesOf(number + rest);
        expect(read(number + rest)).toEqual({ number: numberAt(bytes, 0, bytes.length), end: bytes.length });
      }),
      { numRuns: 2000 },
    );
  });

  it('loses no more than what is behind its 15th digit [PLN-04]', () => {
    for (const number of ['0.7853981633974483', '-0.00061616998268383', '12345.6789012345678', '.5'])
      expect(read(number).number / Number(number)).toBeCloseTo(1, 13);
    expect(read('0').number).toBe(0);
    expect(read('-0.0').number).toBe(-0);
    expect(read('').number).toBeNaN();
    expect(read('.').number).toBeNaN();
    expect(read('12345678901234567890').number).toBe(12345678901234500000);
  });
});
