import type { Problem } from '@fireline/domain/lib';
import { type Envelope, isSuccess } from '@fireline/domain/shell';
import type { Call } from './call.ts';
import { CallError, type CallErrorKind } from './callError.ts';

/** A reply that was refused by HTTP means, by status. What is not listed: `refused` below 500, `server` from there. */
const kindByStatus: Readonly<Record<number, CallErrorKind>> = {
  401: 'tokenInvalid',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  504: 'timeout',
};
const kindOf = (status: number): CallErrorKind => kindByStatus[status] ?? (status >= 500 ? 'server' : 'refused');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEnvelope = (value: unknown): value is Envelope => isRecord(value) && 'code' in value;
const isProblem = (value: unknown): value is Problem => isRecord(value) && typeof value.code === 'string';

function problemsIn(data: unknown): readonly Problem[] {
  return isRecord(data) && Array.isArray(data.problems) ? data.problems.filter(isProblem) : [];
}

/** The gateway's id of the request, or that of a proxy which answered in its place. */
function requestIdIn({ headers }: Response, data: unknown): string | undefined {
  const told = headers.get('x-request-id') ?? (isRecord(data) ? data.requestId : undefined);
  return typeof told === 'string' && told !== '' ? told : undefined;
}

const failure = (call: Call, kind: CallErrorKind, response: Response, envelope?: Envelope): CallError =>
  new CallError({
    kind,
    call: call.name,
    status: response.status,
    requestId: requestIdIn(response, envelope?.data),
    code: envelope === undefined ? undefined : String(envelope.code),
    message: typeof envelope?.message === 'string' ? envelope.message : undefined,
    problems: problemsIn(envelope?.data),
  });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // a proxy's page or a broken line: the caller gets `malformed`, or the status when that says more
    return undefined;
  }
}

/** The code of a reply that is read again later; undefined where it carries none. */
export async function codeOf(response: Response): Promise<unknown> {
  const body = parse(await response.clone().text());
  return isEnvelope(body) ? body.code : undefined;
}

/**
 * The data of a reply.
 * @throws CallError for everything that is no success
 * @spec SHL-19
 */
export async function replyData(call: Call, response: Response): Promise<unknown> {
  const body = parse(await response.text());
  const envelope = isEnvelope(body) ? body : undefined;
  if (!response.ok) throw failure(call, kindOf(response.status), response, envelope);
  if (!envelope) throw failure(call, 'malformed', response);
  if (!isSuccess(envelope.code)) throw failure(call, 'refused', response, envelope);
  return envelope.data;
}

export interface Download {
  readonly blob: Blob;
  /** As the server named it; empty when it did not. */
  readonly filename: string;
}

/** RFC 6266: `filename*` (UTF-8, percent-encoded) wins over `filename`. */
export function filenameIn(disposition: string): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // a broken escape: the plain form is still there
    }
  }
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(disposition);
  return plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '';
}

/**
 * The file of a reply. A refusal comes as an envelope in its place; a file always carries `content-disposition`.
 * @throws CallError for everything that is no file
 */
export async function replyFile(call: Call, response: Response): Promise<Download> {
  const disposition = response.headers.get('content-disposition');
  if (response.ok && disposition !== null) return { blob: await response.blob(), filename: filenameIn(disposition) };
  await replyData(call, response);
  throw failure(call, 'malformed', response);
}

/** The file of a reply as text. */
export const replyText = async (call: Call, response: Response): Promise<string> =>
  (await replyFile(call, response)).blob.text();
