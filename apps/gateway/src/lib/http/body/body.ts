import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { callLimits, inputFault, type InputFault, type InputLimits, isBroken, reportLimits } from '../../inputFault.ts';
import { oversizedIn } from '../../jsonShape.ts';
import { parseLoosely } from '../../looseJson.ts';
import { BrokenBody, type ContentCoding, contentCodingOf, contentCodings, type Decode } from './contentCoding.ts';
import { HttpRefusal } from '../refusal.ts';
import type { ReadForm } from './incomingForm.ts';
import { inTime, paced, within } from '../edge/paced.ts';

type Fields = Readonly<Record<string, unknown>>;
/** The longest body of a call that takes long lists, and that of the others. */
export const longBodyBytesMax = 1024 * 1024;
export const bodyBytesMax = 128 * 1024;

/** How a body is read. */
export interface BodyOptions {
  /** How long it may take. */
  readonly withinMs: number;
  readonly bytesMax: number;
  /** The name under which a JSON body is read that is a list. */
  readonly list?: string | undefined;
  /** Reads compressed bodies; absent: they are refused. */
  readonly decode?: Decode | undefined;
  /** The call judges texts by itself: one that cannot be kept, or is nested too deep, does not keep the rest out. */
  readonly judgesTexts?: boolean | undefined;
}

const tooLarge = (bytesMax: number) => new HttpRefusal(413, { code: 'shell.tooLarge', args: { 0: bytesMax / 1024 } });

/** The pieces, as long as they are not too large in all. */
async function* limited(pieces: AsyncIterable<Uint8Array>, bytesMax: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.byteLength;
    if (bytes > bytesMax) throw tooLarge(bytesMax);
    yield piece;
  }
}

/** The body as text, refused as soon as it turns out too large, compressed or not. */
async function textOf(request: Request, { withinMs, bytesMax, decode }: BodyOptions): Promise<string> {
  const late = () => new HttpRefusal(408, { code: 'shell.tooSlow' });
  const coding = codingOf(request, decode);
  const told = request.headers.get('content-length');
  if (Number(told) > bytesMax) throw tooLarge(bytesMax);
  // no more comes than was told, so it need not be read piece by piece, which is a sixth of the work of a small call
  if (told !== null && coding === 'identity') return inTime(() => request.text(), withinMs, late);
  if (!request.body) return '';
  const sent = limited(
    paced(request.body, () => within(withinMs), late),
    bytesMax,
  );
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of coding === 'identity' || !decode ? sent : limited(decode(coding, sent), bytesMax))
    text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

/** What a body is at most that is kept as it came. */
const rawBytesMax = 64 * 1024;

/**
 * A body as it came, with its headers: nothing of it is read before its handler has checked who signed it.
 * @throws HttpRefusal 408, 413, and 415 for one that is compressed
 */
export async function rawFieldsOf(request: Request, withinMs: number): Promise<Result<Fields>> {
  codingOf(request, undefined);
  const pieces: Uint8Array[] = [];
  const late = () => new HttpRefusal(408, { code: 'shell.tooSlow' });
  const sent = request.body
    ? limited(
        paced(request.body, () => within(withinMs), late),
        rawBytesMax,
      )
    : [];
  for await (const piece of sent) pieces.push(piece);
  const raw = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    raw.set(piece, at);
    at += piece.length;
  }
  return ok({ raw, headers: Object.fromEntries(request.headers) });
}

const unreadable = refuse({ code: 'form.parameter', field: 'body' });
const notText = (field: string): Problem => ({ code: 'form.format', field });

function problemOf(what: InputFault['what'], path: InputFault['path'] = [], limits: InputLimits = callLimits): Problem {
  const field = path.join('.') || 'body';
  return what === 'text' || what === 'depth'
    ? notText(field)
    : { code: 'form.tooMany', field, args: { 0: limits[what] } };
}

/** The pairs of a form, unless there are so many that reading them alone would hold up everything else. */
function pairsIn(text: string): Result<URLSearchParams> {
  let pairs = 1;
  for (let at = text.indexOf('&'); at !== -1 && pairs <= callLimits.fields; at = text.indexOf('&', at + 1)) pairs += 1;
  return pairs > callLimits.fields ? refuse(problemOf('fields')) : ok(new URLSearchParams(text));
}

/** Pairs as an object. A name given twice is refused: which one was meant is anybody's guess. */
function fromPairs(pairs: Iterable<readonly [string, unknown]>): Result<Fields> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of pairs) {
    if (Object.hasOwn(fields, name)) return refuse(notText(name));
    Object.defineProperty(fields, name, { value, enumerable: true });
  }
  return ok(fields);
}

/** Shorter JSON is read sooner than it is looked over. */
const lookedOverChars = 64 * 1024;

function fromJson(text: string, { list, judgesTexts = false }: BodyOptions): Result<Fields> {
  const limits = judgesTexts ? reportLimits : callLimits;
  const over = text.length > lookedOverChars ? oversizedIn(text, limits) : undefined;
  if (over) return refuse(problemOf(over, [], limits));
  try {
    const value: unknown = text === '' ? {} : judgesTexts ? parseLoosely(text) : JSON.parse(text);
    if (list !== undefined && Array.isArray(value)) return ok({ [list]: value });
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return ok(value as Fields);
  } catch {
    // told below: what is no JSON and what is no object is refused alike
  }
  return unreadable;
}

/** ASCII is UTF-8 as well. */
const readCharsets = new Set(['utf-8', 'utf8', 'us-ascii']);
const charsetsIn = (parameters: readonly string[]): string[] =>
  parameters.flatMap((parameter) => {
    const [name = '', value = ''] = parameter.split('=');
    return name.trim().toLowerCase() === 'charset' ? [value.trim().replaceAll('"', '').toLowerCase()] : [];
  });

/** @throws HttpRefusal 415 for another content type than the call's, and for text in another charset than UTF-8 */
function checkType(request: Request, expected: string): void {
  const [named = '', ...parameters] = (request.headers.get('content-type') ?? '').split(';');
  const type = named.trim().toLowerCase();
  const isExpected = type === expected || (type === '' && request.body === null);
  if (!isExpected || !charsetsIn(parameters).every((charset) => readCharsets.has(charset)))
    throw new HttpRefusal(415, { code: 'shell.mediaType', args: { 0: expected } });
}

/** @throws HttpRefusal 415 for a body that is compressed in a way that is not read here, with those that are */
function codingOf(request: Request, decode: Decode | undefined): ContentCoding | 'identity' {
  const coding = contentCodingOf(request.headers.get('content-encoding'));
  if (coding !== undefined && (coding === 'identity' || decode)) return coding;
  const readHere = decode ? contentCodings.join(', ') : 'identity';
  const refusal = { code: 'shell.contentEncoding', args: { 0: readHere } };
  throw new HttpRefusal(415, refusal, { 'accept-encoding': readHere });
}

async function fromBody(request: Request, body: 'form' | 'json', options: BodyOptions): Promise<Result<Fields>> {
  checkType(request, body === 'json' ? 'application/json' : 'application/x-www-form-urlencoded');
  try {
    const text = await textOf(request, options);
    if (body === 'json') return fromJson(text, options);
    const pairs = pairsIn(text);
    return pairs.ok ? fromPairs(pairs.value) : pairs;
  } catch (error) {
    if (error instanceof BrokenBody) return unreadable;
    throw error;
  }
}

const withoutBroken = (fields: Result<Fields>): Result<Fields> => {
  const fault = fields.ok ? inputFault(fields.value, callLimits) : undefined;
  return fault ? refuse(problemOf(fault.what, fault.path)) : fields;
};

/**
 * What was sent, as fields: of the query for GET, of the body for POST.
 * @throws HttpRefusal 408 when it does not come in time, 413 above the call's limit, 415 for another content type than the call's, and for a body that is
 * compressed in a way that the call does not read
 */
export async function fieldsOf(request: Request, body: 'form' | 'json', options: BodyOptions): Promise<Result<Fields>> {
  if (request.method === 'GET') return withoutBroken(fromPairs(new URL(request.url).searchParams));
  const fields = await fromBody(request, body, options);
  return options.judgesTexts ? fields : withoutBroken(fields);
}

/**
 * Answers a call whose file is still coming in: its fields with the file among them. Whoever is refused is heard out, or they would
 * not hear why.
 * @throws HttpRefusal 415 for another content type, and for a body that is compressed
 */
export async function withForm<T>(
  request: Request,
  readForm: ReadForm,
  admitted: Promise<unknown>,
  answer: (fields: Result<Fields>) => Promise<T>,
): Promise<T> {
  checkType(request, 'multipart/form-data');
  codingOf(request, undefined);
  const { fields, file, end } = await readForm(request, admitted);
  try {
    const texts = withoutBroken(fromPairs(fields));
    if (!texts.ok || !file) return await answer(texts);
    if (isBroken(file.field) || isBroken(file.file.name)) return await answer(refuse(notText('file')));
    return await answer(ok({ ...texts.value, [file.field]: file.file }));
  } finally {
    await end();
  }
}
