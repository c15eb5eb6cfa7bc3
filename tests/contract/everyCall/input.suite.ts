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
const asSent = (call: Call, value: unknown): unknown =>
  call.body === 'json' ? JSON.parse(JSON.stringify(value)) : asText(value);
/** Whether the handler sees what the call's shape refuses: it tells what is wrong row by row, or in the file. */
const readsLoosely = (call: Call): boolean =>
  call.body === 'multipart' || call.body === 'raw' || call.who === 'deviceKey';

/** What the gateway makes of the fields before any handler: a refusal, or what the handler gets. */
function kindOf(call: Call, sample: Fields, [name, value]: readonly [string, unknown]): string {
  if (isBroken(value)) return 'broken';
  const sent = Object.entries({ ...sample, [name]: value }).map(([key, one]) => [key, asSent(call, one)]);
  const read = shapeOf(call).send.safeParse(Object.fromEntries(sent));
  if (read.success) return JSON.stringify(read.data);
  const problems = zodProblems(read.error);
  expect(problems, `${call.name} ${name}`).not.toEqual([]);
  expect(problems.filter(({ code }) => !code)).toEqual([]);
  return 'refused';
}

/** One hostile value of each kind: a handler cannot tell two apart that the shape reads as the same. */
function oneOfEachKind(call: Call, sample: Fields, name: string): readonly unknown[] {
  // what travels in the path decides which call is made
  if (readsLoosely(call) || inPath(call, name)) return hostile;
  return [...new Map(hostile.map((value) => [kindOf(call, sample, [name, value]), value])).values()];
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
        for (const name of [...Object.keys(shapeOf(call).send.shape), 'unheardOf']) {
          for (const value of oneOfEachKind(call, sample, name)) {
            const reply = await ask(call, { ...sample, [name]: value }, authorization);
            const told = JSON.stringify({ call: call.name, name, value, status: reply.status, code: reply.code });
            expect([200, 401, 404], told).toContain(reply.status);
            const isClear =
              reply.code === '0000' ? shapeOf(call).reply.safeParse(reply.data).success : reply.problems.length > 0;
            expect(isClear, told).toBe(true);
          }
        }
        expect(world.gateway.failures).toEqual([]);
      },
    );
  });
}
