import { day, defineForm, type Problem, refuse, type Result, ok, sizeText, someOf, text } from '../../lib/index.ts';
import { textChars } from '../limits.ts';
import { deviceTypeNames } from '../types.ts';
import { upgradePackageBytes, versionPattern } from './limits.ts';

/** Packages of a tenant. Decision. @spec DEV-18 */
export const upgradePackagesMax = 500;

/**
 * What is entered of a package of device software; its size and its SHA-256 are read from the file. Everything is required.
 * @spec DEV-18
 */
export const upgradePackageForm = /* @__PURE__ */ defineForm({
  name: /* @__PURE__ */ text(textChars),
  version: /* @__PURE__ */ text(textChars, { matches: versionPattern, code: 'device.upgrade.version' }),
  releasedOn: day,
  remarks: /* @__PURE__ */ text(textChars),
  deviceTypes: /* @__PURE__ */ someOf(deviceTypeNames, 1),
});

/** What keeps the file of a package out: it is empty or too large. @spec DEV-18 */
export function checkPackageSize(sizeBytes: number): Problem | undefined {
  const { min, max } = upgradePackageBytes;
  if (!(sizeBytes >= min)) return { code: 'form.fileEmpty', field: 'file' };
  return sizeBytes > max
    ? { code: 'form.fileSize', field: 'file', args: { 0: sizeText(max), 1: sizeText(sizeBytes, Math.ceil) } }
    : undefined;
}

const leading = /^.*[/\\]/s;
// eslint-disable-next-line no-control-regex -- what is refused
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** The name under which a package is offered again: without folders, never with characters that hide what it is. @spec DEV-18 */
export function readPackageName(sent: string): Result<string> {
  const name = sent.replace(leading, '').trim();
  if (name === '' || name === '.' || name === '..' || unprintable.test(name))
    return refuse({ code: 'device.upgrade.fileName', field: 'file' });
  return name.length > textChars.max
    ? refuse({ code: 'form.tooLong', field: 'file', args: { 0: textChars.max } })
    : ok(name);
}

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

/** A text by whose order versions are in theirs, the same for `V1` and `1.0`; empty for what is no version. @spec DEV-18 */
export const versionKey = (written: string): string =>
  versionPattern.test(written)
    ? Array.from({ length: 4 }, (_, at) => String(numbersOf(written)[at] ?? 0).padStart(5, '0')).join('.')
    : '';
