import { ok, type Problem, refuse, type Result } from '../lib/index.ts';
import { qrEditionMax } from './limits.ts';

/** What the QR code of a point says. */
export interface PointQr {
  readonly rentId: string;
  readonly pointId: number;
  /** Counts up when the code is printed anew, so that a lost one is worth nothing. */
  readonly edition: number;
}

export interface ReadPointQr extends PointQr {
  /** The part that the signature is for. */
  readonly signed: string;
  readonly signature: string;
}

const kind = 'FLP1';
/** Every part is bounded: a text of any length is judged by its first few characters. */
const form = /^(FLP1\.([\w-]{1,32})\.([1-9]\d{0,15})\.([1-9]\d{0,8}))\.([\w-]{22,86})$/;

/** The part of a QR text that the gateway signs. @spec INS-02 N24 */
export const pointQrSigned = ({ rentId, pointId, edition }: PointQr): string =>
  `${kind}.${rentId}.${pointId}.${edition}`;

/**
 * The text of a point's QR code: `FLP1.{tenant}.{point}.{edition}.{signature}`, letters, digits and few marks, so that it prints
 * small. The signature is the gateway's, 22 to 86 characters of base64url.
 * @spec INS-02 N24
 * @example pointQrText({ rentId: 'r1', pointId: 7, edition: 1 }, signature) // 'FLP1.r1.7.1.' and the signature
 */
export const pointQrText = (qr: PointQr, signature: string): string => `${pointQrSigned(qr)}.${signature}`;

/**
 * What a scanned text says, if it is the code of a point; whether its signature is right, the gateway decides.
 * @spec INS-02 N24
 */
export function readPointQr(raw: unknown): Result<ReadPointQr> {
  const parts = typeof raw === 'string' ? form.exec(raw) : null;
  const [, signed = '', rentId = '', point, printed, signature = ''] = parts ?? [];
  const [pointId, edition] = [Number(point), Number(printed)];
  return Number.isSafeInteger(pointId) && edition <= qrEditionMax
    ? ok({ rentId, pointId, edition, signed, signature })
    : refuse({ code: 'inspection.qr.format', field: 'qr' });
}

/**
 * The edition of a new label, or why a point gets none: somebody else has printed one since it was shown, or it has had as many as there can be.
 * @spec INS-02 N24
 */
export function nextEdition(
  { name, edition }: { readonly name: string; readonly edition: number },
  shown: number,
): Result<number> {
  if (edition !== shown) return refuse({ code: 'inspection.qr.printedSince', field: 'points', args: { name } });
  return edition < qrEditionMax
    ? ok(edition + 1)
    : refuse({ code: 'inspection.qr.full', field: 'points', args: { name, 0: qrEditionMax } });
}

/** The longest text that is looked at: an address with a code is shorter. */
const scannedCharsMax = 1024;

/**
 * What a scanner gave, as the code in it: wide characters as the usual ones, without what surrounds it, out of the address that is printed. Whether it
 * is a code of a point, `readPointQr` says.
 * @spec INS-02 N24
 * @example pointQrIn(' https://f.example/public/patrol/point?code=FLP1.r1.7.1.abc ') // 'FLP1.r1.7.1.abc'
 */
export function pointQrIn(scanned: string): string {
  const text = scanned
    .slice(0, scannedCharsMax)
    .normalize('NFKC')
    .replaceAll(/[\s\uFEFF\u200B]+/gu, '');
  return /^https?:\/\/[^?#]+\?(?:[^#]*&)?code=([\w.%-]+)/i.exec(text)?.[1]?.replaceAll(/%2e/gi, '.') ?? text;
}

/**
 * Why a code that was read is not the one of that point now: another tenant's, another point's, or printed again since. Offline a phone knows only the
 * edition of its last download: a newer one may have been printed since, and the gateway judges it.
 * @spec INS-02 N24
 */
export const pointQrProblem = (qr: PointQr, point: PointQr, isOffline = false): Problem | undefined => {
  if (qr.rentId !== point.rentId || qr.pointId !== point.pointId)
    return { code: 'inspection.qr.otherPoint', field: 'qr' };
  const isCurrent = isOffline ? qr.edition >= point.edition : qr.edition === point.edition;
  return isCurrent ? undefined : { code: 'inspection.qr.outdated', field: 'qr' };
};

/** A code that a phone took offline though its edition is newer than the one it knows: the report marks it until the gateway has judged. @spec N24 */
export const isNewerQr = (qr: PointQr, point: PointQr): boolean =>
  pointQrProblem(qr, point, true) === undefined && qr.edition > point.edition;
