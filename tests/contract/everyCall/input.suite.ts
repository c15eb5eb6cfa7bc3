import type { Call } from '@fireline/api/lib';
import { describe, expect, it } from 'vitest';
import { zodProblems } from '../../../apps/gateway/src/lib/http/zodProblems.ts';
import { asText, type CallWorld, type Fields, inPath, named, shapeOf } from './world.ts';

/** What no field is meant to hold. */
const hostile: readonly unknown[] = [
  '',
  ' ',
  'x'.repeat(5000),
  "'; drop table device; --",
  '\u0000',
  '\uD800',
  '%00',
  -1,
  0,
  1.5,
  1e308,
  '99999999999999999999',
  'NaN',
  'true',
  '2026-13-45T99:99:99Z',
  '../../etc/passwd',
  '{"$gt":""}',
  null,
  [],
  {},
  [[['x']]],
  { toString: 'x' },
  { ['__proto__']: { role: 'platform' } },
];

/** Refused before any shape sees it. */
const isBroken = (value: unknown) => typeof value === 'string' && /[\0\uD800]/.test(value);
const asSent = (call: Call, name: string, value: unknown): unknown =>
  call.body === 'json' && !inPath(call, name) ? JSON.parse(JSON.stringify(value)) : asText(value);
/** What in a path decides which call is made. */
const otherPaths = new Set<unknown>(['', '../../etc/passwd']);
/** Whether the handler sees what the call's shape refuses: it tells what is wrong row by row, or in the file. */
const readsLoosely = (call: Call): boolean =>
  call.body === 'multipart' || call.body === 'raw' || call.who === 'deviceKey';

/** What is read otherwise than as a text among texts: nothing, too much, a number, a time. */
const apart = new Set<unknown>(['', ' ', 'x'.repeat(5000), '99999999999999999999', '2026-13-45T99:99:99Z']);
/** The other values in one text, for a field that lets any text through. */
const mixed = hostile
  .filter((value) => !isBroken(value) && !apart.has(value))
  .map(asText)
  .join(' ');

interface Kind {
  /** What the gateway makes of the fields before any handler: a refusal, or what the handler gets. */
  readonly kind: string;
  /** Whether the handler gets the value as a text, unchanged. */
  readonly isText: boolean;
}

function kindOf(call: Call, sample: Fields, [name, value]: readonly [string, unknown]): Kind {
  if (isBroken(value)) return { kind: 'broken', isText: false };
  const sent = Object.entries({ ...sample, [name]: value }).map(([key, one]) => [key, asSent(call, key, one)]);
  const read = shapeOf(call).send.safeParse(Object.fromEntries(sent));
  if (read.success)
    return { kind: JSON.stringify(read.data), isText: (read.data as Fields)[name] === asText(value).trim() };
  const problems = zodProblems(read.error);
  expect(problems, `${call.name} ${name}`).not.toEqual([]);
  expect(problems.filter(({ code }) => !code)).toEqual([]);
  return { kind: 'refused', isText: false };
}

type Fault = readonly [field: string, value: unknown];

/** One fault of each kind: what comes before the handler answers two of a kind alike, and the handler cannot tell them apart. */
function oneOfEachKind(call: Call, sample: Fields): readonly Fault[] {
  const kinds = new Map<unknown, Fault>();
  for (const name of [...Object.keys(shapeOf(call).send.shape), 'unheardOf']) {
    const takesText = !readsLoosely(call) && kindOf(call, sample, [name, mixed]).isText;
    for (const value of takesText ? [...hostile, mixed] : hostile) {
      const fault: Fault = [name, value];
      const isSentAnyway = readsLoosely(call) || (inPath(call, name) && otherPaths.has(value));
      const { kind, isText } = isSentAnyway ? { kind: fault, isText: false } : kindOf(call, sample, fault);
      if (!takesText || !isText || value === mixed || apart.has(value)) kinds.set(kind, fault);
    }
  }
  return [...kinds.values()];
}

/** Tests that each call refuses bad input clearly. */
export function inputTests(calls: readonly Call[], world: CallWorld): void {
  const { ask, sampleOf, authorizationFor } = world;

  describe('bad input', () => {
    // what comes as bytes has no fields before its signature is checked
    const withFields = calls.filter(({ body }) => body !== 'raw');
    it.each(named(withFields))('%s names the field that is missing [SHL-19]', async (_, call) => {
      const required = Object.entries(shapeOf(call).send.shape).filter(
        ([name, field]) => !field.safeParse(undefined).success && !(call.who === 'link' && name === 'token'),
      );
      for (const [name] of required) {
        if (inPath(call, name)) continue;
        const { [name]: _left, ...rest } = sampleOf(call);
        const reply = await ask(call, rest, await authorizationFor(call));
        expect([reply.status, reply.problems.some((p) => p.field === name)]).toEqual([200, true]);
      }
    });

    it.each(named(calls))(
      '%s survives anything in any field: a clear refusal or a good reply [SHL-19]',
      async (_, call) => {
        const authorization = await authorizationFor(call);
        const sample = sampleOf(call);
        for (const [name, value] of oneOfEachKind(call, sample)) {
          const reply = await ask(call, { ...sample, [name]: value }, authorization);
          const told = JSON.stringify({ call: call.name, name, value, status: reply.status, code: reply.code });
          expect([200, 401, 404], told).toContain(reply.status);
          const isClear =
            reply.code === '0000' ? shapeOf(call).reply.safeParse(reply.data).success : reply.problems.length > 0;
          expect(isClear, told).toBe(true);
        }
        expect(world.gateway.failures).toEqual([]);
      },
    );
  });
}
