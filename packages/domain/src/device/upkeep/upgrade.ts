import { day, defineForm, integer, text } from '../../lib/index.ts';
import { textChars } from '../limits.ts';

/** `V1.1`, also without the letter, up to four numbers. */
const version = /^V?\d{1,5}(?:\.\d{1,5}){0,3}$/i;

/**
 * A package of device software. Everything is required.
 * Decision: an empty package and one beyond what a number can count exactly are refused.
 * @spec DEV-18
 */
export const upgradePackageForm = /* @__PURE__ */ defineForm({
  packageId: /* @__PURE__ */ text(textChars),
  name: /* @__PURE__ */ text(textChars),
  version: /* @__PURE__ */ text(textChars, { matches: version, code: 'device.upgrade.version' }),
  sizeBytes: /* @__PURE__ */ integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  releasedOn: day,
  remarks: /* @__PURE__ */ text(textChars),
});

const numbersOf = (written: string): number[] => written.replace(/^V/i, '').split('.').map(Number);

/**
 * Below zero when the first is the older, above when the newer, zero when they are the same: `V1.2` is older than `V1.10`, and
 * `V1` is `V1.0`. What is no number counts as zero.
 * @spec DEV-18
 */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] || 0) - (b[at] || 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}
