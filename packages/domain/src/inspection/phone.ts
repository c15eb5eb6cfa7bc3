import { defineForm, id, integer, ok, oneOf, optional, type Problem, refuse, type Result, text } from '../lib/index.ts';
import { foldedSerial } from './catalogue.ts';
import { resultChars, resultKeyChars, scannedCodeChars } from './limits.ts';
import { pointQrIn, pointQrProblem, readPointQr } from './qr.ts';
import { hasWordsIn, latestMs } from './tasks.ts';

/** How an inspector shows to stand at a point: its printed label, a tag on it, or only a choice in the list, with a reason. @spec N24 INS-05 */
export const scanWays = ['label', 'tag', 'chosen'] as const;
export type ScanWay = (typeof scanWays)[number];

/**
 * That somebody came to a point. Decision: an inspector who scans nothing says why, and the report marks it.
 * @spec N24 INS-05
 */
export const scanForm = defineForm(
  {
    key: text(resultKeyChars),
    taskId: id,
    pointId: id,
    way: oneOf(scanWays),
    code: optional(text(scannedCodeChars)),
    reason: text(resultChars),
    atMs: integer({ min: 0, max: latestMs }),
  },
  ({ way, code, reason }) => [
    way !== 'chosen' && code === undefined ? { code: 'form.required', field: 'code' } : undefined,
    way === 'chosen' && !hasWordsIn(reason) ? { code: 'inspection.scan.reason', field: 'reason' } : undefined,
  ],
);

/** A point as a phone knows it: how often its label was printed, and the serial numbers of its tags. */
export interface ScannablePoint {
  readonly pointId: number;
  readonly edition: number;
  readonly tags: readonly string[];
}
/** What a scan or a typed number leads to. */
export interface ScannedPoint {
  readonly pointId: number;
  readonly way: Exclude<ScanWay, 'chosen'>;
  /** What is kept of it: the code of the label without its address, or the serial number. */
  readonly code: string;
}

/**
 * Which of the points a scanned or typed text is of: a label of theirs, in whatever address it is printed, or the serial number of a tag. A label
 * printed after the phone's last download is taken; the gateway judges it.
 * @returns refused: the code of another point, one out of date, or none of a point at all
 * @spec N24 INS-02
 * @example pointScanned(' 04:a2:3b ', 'r1', points)
 */
export function pointScanned(raw: string, rentId: string, points: readonly ScannablePoint[]): Result<ScannedPoint> {
  const code = pointQrIn(raw);
  const label = readPointQr(code);
  if (label.ok) {
    const { pointId } = label.value;
    const point = points.find((one) => one.pointId === pointId);
    const problem: Problem | undefined = point
      ? pointQrProblem(label.value, { ...point, rentId }, true)
      : { code: 'inspection.qr.otherPoint', field: 'qr' };
    return problem ? refuse(problem) : ok({ pointId, way: 'label', code });
  }
  const serial = foldedSerial(code);
  const point = points.find(({ tags }) => tags.includes(serial));
  return point
    ? ok({ pointId: point.pointId, way: 'tag', code: serial })
    : refuse({ code: 'inspection.scan.unknown', field: 'qr' });
}

/** What a phone reads of an NFC tag: its serial number, and the texts and addresses that are written on it. */
export interface NfcRead {
  readonly serial: string;
  readonly texts: readonly string[];
}

/**
 * Which of the points an NFC tag is of: by its serial number where the tag is on record, else by a label that is written on it.
 * @returns refused as the serial number is, where nothing on it leads to a point
 * @spec N24 INS-02
 */
export function nfcScanned(
  { serial, texts }: NfcRead,
  rentId: string,
  points: readonly ScannablePoint[],
): Result<ScannedPoint> {
  const bySerial = pointScanned(serial, rentId, points);
  if (bySerial.ok) return bySerial;
  const labels = texts
    .filter((text) => readPointQr(pointQrIn(text)).ok)
    .map((text) => pointScanned(text, rentId, points));
  return labels.find(({ ok: isOk }) => isOk) ?? labels[0] ?? bySerial;
}

/**
 * Why somebody's phone may not send for a task: only the inspector that it is given to does, by the account that is bound to the inspector.
 * @param boundTo the account of the task's inspector; null: none is bound, or the inspector has left
 * @spec N24 ROL-06
 */
export const notYours = (userId: number, boundTo: number | null, inspectorName: string): Problem | undefined =>
  boundTo === userId
    ? undefined
    : { code: 'inspection.result.notYours', field: 'taskId', args: { name: inspectorName } };

/** Somebody at a desk who records for a task. */
export interface Recorder {
  readonly userId: number;
  /** An inspector is bound to the account: it stands for one person. */
  readonly isInspector: boolean;
  /** Tasks may be given to others by it. */
  readonly mayDispatch: boolean;
}

/**
 * Why somebody may not record results of a task at a desk. Decision: the account of an inspector records that inspector's own tasks, in their name;
 * who gives tasks out records for all, and so does an account that stands for nobody, such as that of a shared phone. That the task is seen and the
 * button held is checked beside this.
 * @param boundTo the account of the task's inspector; null: none is bound, or the inspector has left
 * @spec INS-05 ROL-06
 */
export const recordProblem = (
  { userId, isInspector, mayDispatch }: Recorder,
  boundTo: number | null,
  inspectorName: string,
): Problem | undefined => (mayDispatch || !isInspector ? undefined : notYours(userId, boundTo, inspectorName));

/** Why a result may not be recorded in a name: an inspector signs for nobody else. @param named null: nobody is named @spec INS-05 ROL-06 */
export const namedProblem = (
  { isInspector, mayDispatch }: Recorder,
  task: { readonly inspectorId: number | null; readonly inspectorName: string },
  named: number | null,
): Problem | undefined =>
  mayDispatch || !isInspector || named === task.inspectorId
    ? undefined
    : { code: 'inspection.result.ownName', field: 'inspectorId', args: { name: task.inspectorName } };
