import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { callLimits, inputFault, type InputFault, isBroken } from '../inputFault.ts';
import { oversizedIn } from '../jsonShape.ts';
import { HttpRefusal } from './handlers.ts';
import type { ReadForm } from './incomingForm.ts';
import { inTime, paced, within } from './paced.ts';

type Fields = Readonly<Record<string, unknown>>;
export const bodyBytesMax = 1024 * 1024;

/** The body as text, refused as soon as it turns out too large. */
async function textOf(request: Request, withinMs: number): Promise<string> {
  const tooLarge = () => new HttpRefusal(413, { code: 'shell.tooLarge', args: { 0: bodyBytesMax } });
  const late = () => new HttpRefusal(408, { code: 'shell.tooSlow' });
  const told = request.headers.get('content-length');
  if (Number(told) > bodyBytesMax) throw tooLarge();
  // no more comes than was told, so it need not be read piece by piece, which is a sixth of the work of a small call
  if (told !== null) return inTime(() => request.text(), withinMs, late);
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of paced(request.body, () => within(withinMs), late)) {
    bytes += chunk.byteLength;
    if (bytes > bodyBytesMax) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const notText = (field: string): Problem => ({ code: 'form.format', field });

function problemOf(what: InputFault['what'], path: InputFault['path'] = []): Problem {
  const field = path.join('.') || 'body';
  return what === 'text' || what === 'depth'
    ? notText(field)
    : { code: 'form.tooMany', field, args: { 0: callLimits[what] } };
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

function fromJson(text: string, list: string | undefined): Result<Fields> {
  const over = text.length > lookedOverChars ? oversizedIn(text, callLimits) : undefined;
  if (over) return refuse(problemOf(over));
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text);
    if (list !== undefined && Array.isArray(value)) return ok({ [list]: value });
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return ok(value as Fields);
  } catch {
    // told below: what is no JSON and what is no object is refused alike
  }
  return refuse({ code: 'form.parameter', field: 'body' });
}

/** @throws HttpRefusal 415 for another content type than the call's */
function checkType(request: Request, expected: string): void {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== expected && !(type === '' && request.body === null)) {
    throw new HttpRefusal(415, { code: 'shell.mediaType', args: { 0: expected } });
  }
}

async function fromBody(request: Request, body: 'form' | 'json', withinMs: number, list: string | undefined) {
  checkType(request, body === 'json' ? 'application/json' : 'application/x-www-form-urlencoded');
  const text = await textOf(request, withinMs);
  if (body === 'json') return fromJson(text, list);
  const pairs = pairsIn(text);
  return pairs.ok ? fromPairs(pairs.value) : pairs;
}

const withoutBroken = (fields: Result<Fields>): Result<Fields> => {
  const fault = fields.ok ? inputFault(fields.value, callLimits) : undefined;
  return fault ? refuse(problemOf(fault.what, fault.path)) : fields;
};

/**
 * What was sent, as fields: of the query for GET, of the body for POST.
 * @param list the name under which a JSON body is read that is a list
 * @throws HttpRefusal 408 when it does not come in time, 413 above 1 MB, 415 for another content type than the call's
 */
export const fieldsOf = async (
  request: Request,
  body: 'form' | 'json',
  withinMs: number,
  list?: string,
): Promise<Result<Fields>> =>
  withoutBroken(
    request.method === 'GET'
      ? fromPairs(new URL(request.url).searchParams)
      : await fromBody(request, body, withinMs, list),
  );

/**
 * Answers a call whose file is still coming in: its fields with the file among them. Whoever is refused is heard out, or they would
 * not hear why.
 * @throws HttpRefusal 415 for another content type
 */
export async function withForm<T>(
  request: Request,
  readForm: ReadForm,
  admitted: Promise<unknown>,
  answer: (fields: Result<Fields>) => Promise<T>,
): Promise<T> {
  checkType(request, 'multipart/form-data');
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
