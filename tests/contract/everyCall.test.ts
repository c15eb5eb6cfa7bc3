import { allCalls, areas } from '@fireline/api/calls';
import type { Call } from '@fireline/api/lib';
import { areaShapes } from '@fireline/api/shapes';
import { publicCalls } from '@fireline/api/public';
import { dayMs } from '@fireline/domain/lib';
import { linkDaysDefault } from '@fireline/domain/public';
import { hasRight, type Right, type Role, roles } from '@fireline/domain/role';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionMs } from '../../apps/gateway/src/session/login.ts';
import { openMemory } from '../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway } from '../fixtures/gateway.ts';
import { snapshot } from '../fixtures/snapshot.ts';
import { deviceKeyOf, imeiOf } from '../fixtures/tenant.ts';
import { samplesWith } from './samples.ts';

// each test makes hundreds of calls
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

interface Reply {
  readonly status: number;
  readonly code: string;
  readonly problems: readonly { code: string; field?: string }[];
  readonly data: unknown;
  readonly text: string;
}
type Fields = Readonly<Record<string, unknown>>;

let world: FixtureGateway;
let samples: Readonly<Record<string, Fields>>;

beforeAll(async () => {
  world = await fixtureGateway(await openMemory());
  const platform = await world.as('platform');
  const { token: deviceLink } = await platform.send(publicCalls.createLink, { subject: 'device', id: 1 });
  const { token: alarmLink } = await platform.send(publicCalls.createLink, { subject: 'alarm', id: 1 });
  await platform.send(publicCalls.createLink, { subject: 'device', id: 2 });
  const spare = (await platform.send(publicCalls.links, {})).rows.find(({ id }) => id === 2);
  samples = Object.fromEntries(
    Object.entries(samplesWith(deviceLink, alarmLink, spare?.linkId ?? '')).flatMap(([area, calls]) =>
      Object.entries(calls).map(([name, sample]) => [`${area}.${name}`, sample as Fields]),
    ),
  );
});
afterAll(() => world.close());
beforeEach(() => {
  world.failures.length = 0;
});
// what goes on in the background is not to change what the next test compares
afterEach(() => world.gateway.idle());

interface Parser {
  parse(value: unknown): unknown;
  safeParse(value: unknown): { success: boolean };
}
interface CallShape {
  readonly send: { readonly shape: Readonly<Record<string, Parser>> };
  readonly reply: Parser;
}
const shapes = new Map(
  Object.entries(areaShapes).flatMap(([area, calls]) =>
    Object.entries(calls as object).map(([name, shape]) => [`${area}.${name}`, shape as CallShape]),
  ),
);
function shapeOf(call: Call): CallShape {
  const shape = shapes.get(call.name);
  if (!shape) throw new Error(`${call.name} has no shape`);
  return shape;
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(',') : (JSON.stringify(value) ?? '');
}

/** Texts before files, as a form has them. */
function partsOf(fields: readonly (readonly [string, unknown])[]): FormData {
  const form = new FormData();
  const isFile = (value: unknown): value is File => value instanceof File;
  for (const [name, value] of fields) if (!isFile(value)) form.append(name, asText(value).toWellFormed());
  for (const [name, value] of fields) if (isFile(value)) form.append(name, value);
  return form;
}

/** The call made by hand, so that also what no client would send can be sent. */
async function ask(call: Call, fields: Fields, authorization?: string): Promise<Reply> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(fields[name] ?? 'x').toWellFormed()),
  );
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]));
  const rest = Object.entries(fields).filter(([name, value]) => !inPath.has(name) && value !== undefined);
  const pairs = new URLSearchParams(rest.map(([name, value]) => [name, asText(value)]));
  const isJson = call.body === 'json';
  const headers = {
    ...(authorization ? { authorization } : {}),
    ...(isJson ? { 'content-type': 'application/json' } : {}),
  };
  const response = await (call.method === 'GET'
    ? world.request(`${path}?${pairs}`, { headers })
    : world.request(path, {
        method: 'POST',
        headers,
        body: isJson ? JSON.stringify(Object.fromEntries(rest)) : call.body === 'multipart' ? partsOf(rest) : pairs,
      }));
  const text = await response.text();
  const isJsonReply = response.headers.get('content-type')?.startsWith('application/json');
  const envelope = (isJsonReply ? JSON.parse(text) : { code: '0000', data: text }) as {
    code: string;
    data: { problems?: Reply['problems'] } | null;
  };
  return {
    status: response.status,
    code: envelope.code,
    problems: envelope.data?.problems ?? [],
    data: envelope.data,
    text,
  };
}

const needsToken = (call: Call) => call.who === 'signedIn' || call.who.includes('.');
const authorizationFor = async (call: Call, role: Role = 'platform', rentId = 'R001'): Promise<string | undefined> => {
  if (call.who === 'deviceKey') return deviceKeyOf(rentId);
  return needsToken(call) ? world.token(role, rentId) : undefined;
};
const sampleOf = (call: Call): Fields => samples[call.name] ?? {};
/** Refused, good as it is: nobody is locked, and a password that changed would shut the others out. */
const refusedSamples = new Map([
  ['session.unlock', 'session.notLocked'],
  ['session.changePassword', 'session.password.unchanged'],
]);
/** Sent last: it ends the session that the others share. */
const harmless = allCalls.filter((call) => call.name !== 'session.logout');

describe('every call', () => {
  it.each(harmless.map((call) => [call.name, call] as const))(
    '%s answers its sample as its shape says, and nothing more [SES-01]',
    async (name, call) => {
      const reply = await ask(call, sampleOf(call), await authorizationFor(call));
      expect(reply.status).toBe(200);
      const refusal = refusedSamples.get(name);
      const data = refusal ? reply.data : shapeOf(call).reply.parse(reply.data);
      expect([reply.code, data]).toEqual([refusal ?? '0000', reply.data]);
      expect(world.failures).toEqual([]);
    },
  );

  const guarded = harmless.filter((call) => call.who !== 'anyone');
  it.each(guarded.map((call) => [call.name, call] as const))(
    '%s answers nobody without a good token, and changes nothing [ROL-06]',
    async (_, call) => {
      const other = call.who === 'deviceKey' ? await world.token('platform') : deviceKeyOf('R001');
      const before = await snapshot(world.database.db);
      for (const authorization of [undefined, '', 'Bearer', 'x'.repeat(43), "' or 1=1 --", other]) {
        const fields =
          call.who === 'link'
            ? { ...sampleOf(call), token: `${authorization ?? ''}.aaaaaaaaaaaaaaaaaaaaaaaa` }
            : sampleOf(call);
        const reply = await ask(call, fields, authorization);
        expect([authorization, reply.status]).toEqual([authorization, 401]);
      }
      expect(await snapshot(world.database.db)).toBe(before);
    },
  );

  const byRight = harmless.filter((call) => call.who.includes('.'));
  it.each(byRight.map((call) => [call.name, call] as const))(
    '%s asks the table of rights about each role [ROL-03]',
    async (_, call) => {
      const without = roles.filter((role) => !hasRight(role, call.who as Right));
      const tokens = await Promise.all(roles.map((role) => authorizationFor(call, role)));
      const before = await snapshot(world.database.db);
      for (const role of without) {
        const reply = await ask(call, sampleOf(call), tokens[roles.indexOf(role)]);
        expect([role, reply.status, reply.code]).toEqual([role, 403, 'role.noPermission']);
      }
      expect(await snapshot(world.database.db)).toBe(before);
      for (const role of roles.filter((one) => !without.includes(one))) {
        expect([role, (await ask(call, sampleOf(call), tokens[roles.indexOf(role)])).status]).toEqual([role, 200]);
      }
    },
  );
});

describe('another tenant', () => {
  const foreign = harmless.filter((call) => needsToken(call) || call.who === 'deviceKey');
  /** What only R001 has. */
  const marks = [1, 2, 3, 4, 5, 6]
    .map(imeiOf)
    .concat('"R001"', '单位1"', '场所1"', '-R001', '鹏城消防', '楼1 三层', '机要室');

  it.each(foreign.map((call) => [call.name, call] as const))(
    '%s shows a foreign token nothing of this tenant and changes nothing of it [ROL-06]',
    async (name, call) => {
      const tokens = await Promise.all(roles.map((role) => authorizationFor(call, role, 'R002')));
      const before = await snapshot(world.database.db);
      for (const token of tokens) {
        const { text } = await ask(call, sampleOf(call), token);
        const shown = name === 'device.ingest' ? '' : text; // a refused row names its own IMEI
        expect(marks.filter((mark) => shown.includes(mark))).toEqual([]);
      }
      // which columns they hide is their own
      const after = name === 'shell.saveHiddenColumns' ? before : await snapshot(world.database.db);
      expect(after).toBe(before);
    },
  );
});

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

describe('bad input', () => {
  it.each(allCalls.map((call) => [call.name, call] as const))(
    '%s names the field that is missing [SHL-19]',
    async (_, call) => {
      const { send } = shapeOf(call);
      const required = Object.entries(send.shape).filter(
        ([name, field]) => !field.safeParse(undefined).success && !(call.who === 'link' && name === 'token'),
      );
      for (const [name] of required) {
        if (call.path.includes(`{${name}}`)) continue;
        const { [name]: _left, ...rest } = sampleOf(call);
        const reply = await ask(call, rest, await authorizationFor(call));
        expect([reply.status, reply.problems.some((p) => p.field === name)]).toEqual([200, true]);
      }
    },
  );

  it.each(harmless.map((call) => [call.name, call] as const))(
    '%s survives anything in any field: a clear refusal or a good reply [SHL-19]',
    async (_, call) => {
      const authorization = await authorizationFor(call);
      const names = [...Object.keys(shapeOf(call).send.shape), 'unheardOf'];
      for (const name of names) {
        for (const value of hostile) {
          const reply = await ask(call, { ...sampleOf(call), [name]: value }, authorization);
          const told = { call: call.name, name, value, status: reply.status, code: reply.code };
          expect([200, 401, 404], JSON.stringify(told)).toContain(reply.status);
          const isClear =
            reply.code === '0000' ? shapeOf(call).reply.safeParse(reply.data).success : reply.problems.length > 0;
          expect(isClear, JSON.stringify(told)).toBe(true);
        }
      }
      expect(world.failures).toEqual([]);
    },
  );
});

describe('at the end', () => {
  it('an old token is no token, for any call [SES-02]', async () => {
    const token = await world.token('resident');
    const logout = areas.session.logout;
    expect((await ask(logout, {}, token)).code).toBe('0000');
    for (const call of allCalls.filter(needsToken))
      expect([call.name, (await ask(call, sampleOf(call), token)).status]).toEqual([call.name, 401]);
  });

  it('an expired token is no token, for any call; nor is an expired link [SHL-16] [PUB-05]', async () => {
    const token = await world.token('platform');
    world.time.advance(sessionMs);
    for (const call of allCalls.filter(needsToken))
      expect([call.name, (await ask(call, sampleOf(call), token)).status]).toEqual([call.name, 401]);
    world.time.advance(linkDaysDefault * dayMs);
    for (const call of allCalls.filter(({ who }) => who === 'link')) {
      const reply = await ask(call, sampleOf(call));
      expect([call.name, reply.status, reply.code]).toEqual([call.name, 401, 'public.claim.expired']);
    }
  });
});
