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

/** Why a code that was read is not the one of that point now: another tenant's, another point's, or printed anew since. @spec INS-02 N24 */
export const pointQrProblem = (qr: PointQr, point: PointQr): Problem | undefined => {
  if (qr.rentId !== point.rentId || qr.pointId !== point.pointId)
    return { code: 'inspection.qr.otherPoint', field: 'qr' };
  return qr.edition === point.edition ? undefined : { code: 'inspection.qr.outdated', field: 'qr' };
};
