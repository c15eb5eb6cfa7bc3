import type { Call } from '@fireline/api/lib';

/** Something that is sent to a call to keep the gateway busy. */
export interface Input {
  readonly what: string;
  readonly type: string;
  readonly body: string;
}

type Sample = Readonly<Record<string, unknown>>;

/** What a body may hold at most, less what the rest of it takes. */
const bytes = 1_000_000;
const filled = (piece: string, most = bytes): string => piece.repeat(Math.floor(most / piece.length));
const pathNames = ({ path }: Call): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The address of a call, with the ids of its sample. */
export const pathOf = (call: Call, sample: Sample): string =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(JSON.stringify(sample[name] ?? 1).replaceAll('"', '')),
  );

/** Texts that patterns and lists take longest for: letters, digits, what is split at commas, lines, and blanks. */
const texts = ['a', '1', '1,', '13800138000\n', ' '];

/** The sample with something else at each of its places: `[where, sample]`. */
function* changed(sample: unknown, put: (was: unknown) => unknown, at = ''): Generator<readonly [string, unknown]> {
  const other = put(sample);
  if (other !== undefined) yield [at, other];
  if (typeof sample !== 'object' || sample === null) return;
  for (const [name, inner] of Object.entries(sample))
    for (const [where, part] of changed(inner, put, at === '' ? name : `${at}.${name}`))
      yield [where, Array.isArray(sample) ? sample.with(Number(name), part) : { ...sample, [name]: part }];
}

function jsonInputs(sample: Sample): Input[] {
  const type = 'application/json';
  const one = (what: string, body: unknown): Input => ({ what, type, body: JSON.stringify(body) });
  const inEach = (what: string, put: (was: unknown) => unknown) =>
    [...changed(sample, put)].filter(([where]) => where !== '').map(([where, body]) => one(`${where}: ${what}`, body));
  const ofText = (piece: string) =>
    inEach(`text of ${JSON.stringify(piece)}`, (was) => (typeof was === 'string' ? filled(piece) : undefined));
  const full = (piece: unknown): unknown[] =>
    Array.from({ length: Math.floor(bytes / (JSON.stringify(piece).length + 1)) }, () => piece);
  const ofList = (what: string, piece: (was: unknown[]) => unknown) =>
    inEach(what, (was) => (Array.isArray(was) ? full(piece(was)) : undefined));
  const names = Array.from({ length: 70_000 }, (_, at) => [`f${at.toString(36)}`, 0] as const);
  return [
    { what: 'a list of numbers', type, body: `{"x":[${filled('0,', bytes - 10)}0]}` },
    { what: 'nested lists', type, body: `{"x":${filled('[', bytes / 2 - 5)}${filled(']', bytes / 2 - 5)}}` },
    { what: 'many fields', type, body: JSON.stringify(Object.fromEntries(names)) },
    ...texts.flatMap(ofText),
    ...ofList('a list of empty records', () => ({})),
    ...ofList('a list of its first', (was) => was[0] ?? 1),
  ];
}

function formInputs(sample: Sample): Input[] {
  const type = 'application/x-www-form-urlencoded';
  const pairs = Object.entries(sample).map(([name, value]) => [name, String(value)] as const);
  const bodyOf = (changes: Readonly<Record<string, string>>) =>
    new URLSearchParams({ ...Object.fromEntries(pairs), ...changes }).toString();
  const fields = Array.from({ length: 110_000 }, (_, at) => `f${at.toString(36)}=`);
  const ofText = (piece: string) =>
    pairs.map(([name]) => ({
      what: `${name}: text of ${JSON.stringify(piece)}`,
      type,
      // as it is sent, a comma takes three bytes
      body: bodyOf({ [name]: filled(piece, bytes / encodeURIComponent(piece).length) }),
    }));
  return [{ what: 'many fields', type, body: fields.join('&') }, ...texts.flatMap(ofText)];
}

/** The worst that fits into a call's body: its sample with one field overfull, and what is none of its fields. */
export function inputsFor(call: Call, whole: Sample): readonly Input[] {
  const ofPath = pathNames(call);
  const sample = Object.fromEntries(Object.entries(whole).filter(([name]) => !ofPath.includes(name)));
  if (call.body === 'multipart') return [];
  return call.body === 'json' ? jsonInputs(sample) : formInputs(sample);
}
