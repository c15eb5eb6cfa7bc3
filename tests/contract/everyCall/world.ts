import { allCalls } from '@fireline/api/calls';
import type { Call } from '@fireline/api/lib';
import { publicCalls } from '@fireline/api/public';
import { areaShapes } from '@fireline/api/shapes';
import type { Role } from '@fireline/domain/role';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { zodProblems } from '../../../apps/gateway/src/lib/http/zodProblems.ts';
import { memoryFiles } from '../../../apps/gateway/src/lib/files/memory.ts';
import { borrowMemory } from '../../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway } from '../../fixtures/gateway.ts';
import { openWorld, type World } from '../../fixtures/keptWorlds.ts';
import { embedKeyIds, embedTokenOf } from '../../fixtures/embedKeys.ts';
import { fillShops } from '../../fixtures/shops.ts';
import { deviceKeyOf, fixtureNow } from '../../fixtures/tenant.ts';
import type { Area } from './areaCalls.ts';
import type { Links } from './public.samples.ts';
import { allFills, samplesWith, underWay } from './samples.ts';

export type Fields = Readonly<Record<string, unknown>>;

interface Reply {
  readonly status: number;
  readonly code: string;
  readonly problems: readonly { code: string; field?: string }[];
  readonly data: unknown;
  readonly text: string;
}

type Parsed =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: Parameters<typeof zodProblems>[0] };
interface Parser {
  parse(value: unknown): unknown;
  safeParse(value: unknown): Parsed;
}
interface CallShape {
  readonly send: Parser & { readonly shape: Readonly<Record<string, Parser>> };
  readonly reply: Parser;
}

export function shapeOf({ name }: Call): CallShape {
  const [area = '', call = ''] = name.split('.');
  const shape = (areaShapes as unknown as Record<string, Record<string, CallShape>>)[area]?.[call];
  if (!shape) throw new Error(`${name} has no shape`);
  return shape;
}

/** Everything but the logout, which ends the session that the tests share. */
export const callsOf = (area: Area): readonly Call[] =>
  allCalls.filter(({ name }) => name.startsWith(`${area}.`) && name !== 'session.logout');

export const named = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const);
export const needsToken = (call: Call): boolean => call.who === 'signedIn' || typeof call.who !== 'string';
export const inPath = (call: Call, field: string): boolean => call.path.includes(`{${field}}`);

/** A field as it travels where no JSON is sent. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value.toWellFormed();
  return (Array.isArray(value) ? value.join(',') : (JSON.stringify(value) ?? '')).toWellFormed();
}

/** Texts before files, as a form has them. */
function formOf(fields: readonly (readonly [string, unknown])[]): FormData {
  const form = new FormData();
  const isFile = (value: unknown): value is File => value instanceof File;
  for (const [name, value] of fields) if (!isFile(value)) form.append(name, asText(value));
  for (const [name, value] of fields) if (isFile(value)) form.append(name, value);
  return form;
}

/** The request of a call, made by hand: it can hold what no client sends. */
function requestOf(call: Call, fields: Fields): readonly [path: string, init: RequestInit] {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(fields[name] ?? 'x')));
  const rest = Object.entries(fields).filter(([name, value]) => !inPath(call, name) && value !== undefined);
  const pairs = () => new URLSearchParams(rest.map(([name, value]) => [name, asText(value)]));
  if (call.method === 'GET') return [`${path}?${pairs()}`, {}];
  if (call.body === 'multipart') return [path, { method: 'POST', body: formOf(rest) }];
  if (call.body === 'raw') {
    const { raw, headers } = fields as { raw: Uint8Array<ArrayBuffer> | string; headers?: Record<string, string> };
    const body = raw instanceof Uint8Array ? raw : asText(raw ?? '');
    return [path, { method: 'POST', body, headers: typeof headers === 'object' && headers !== null ? headers : {} }];
  }
  if (call.body !== 'json') return [path, { method: 'POST', body: pairs() }];
  const headers = { 'content-type': 'application/json' };
  return [path, { method: 'POST', headers, body: JSON.stringify(Object.fromEntries(rest)) }];
}

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const envelope = (isJson ? JSON.parse(text) : { code: '0000', data: text }) as {
    code: string;
    data: { problems?: Reply['problems'] } | null;
  };
  const { code, data } = envelope;
  return { status: response.status, code, problems: data?.problems ?? [], data, text };
}

export interface CallWorld {
  /** The gateway that all tests of the file share. */
  readonly gateway: FixtureGateway;
  ask(call: Call, fields: Fields, authorization?: string): Promise<Reply>;
  /** What the call accepts, from tenant R001. */
  sampleOf(call: Call): Fields;
  /** What a caller of this role sends to be let in; nothing where the call asks for nothing. */
  authorizationFor(call: Call, role?: Role, rentId?: string): Promise<string | undefined>;
}

/** Adds what the samples name. @returns links of device 1 and alarm 1, and the id of one to be revoked */
async function fillSamples(gateway: FixtureGateway): Promise<Links> {
  await fillShops(gateway);
  // near enough to its end to be reminded of
  await gateway.database.db.updateTable('device').set({ expiresOn: '2026-12-01' }).where('deviceId', '=', 1).execute();
  for (const fill of allFills) await fill(gateway);
  const platform = await gateway.as('platform');
  const { token: device } = await platform.send(publicCalls.createLink, { subject: 'device', id: 1 });
  const { token: alarm } = await platform.send(publicCalls.createLink, { subject: 'alarm', id: 1 });
  await platform.send(publicCalls.createLink, { subject: 'device', id: 2 });
  const spare = (await platform.send(publicCalls.links, {})).rows.find(({ id }) => id === 2);
  return { device, alarm, spareId: spare?.linkId ?? '' };
}

/** The fixture's tenants with everything that the samples name. */
const samplesWorld: World<Links> = {
  name: 'samples',
  fill: async ({ database, files }) => {
    const gateway = await fixtureGateway({ ...database, close: async () => {} }, { files });
    const links = await fillSamples(gateway);
    await gateway.close();
    return links;
  },
};

/** Opens a gateway before the first test of the file. */
export function callWorld(): CallWorld {
  let gateway: FixtureGateway;
  let samples: Readonly<Record<string, Readonly<Record<string, Fields>>>>;
  beforeAll(async () => {
    const ground = { database: await borrowMemory(), files: memoryFiles(() => fixtureNow) };
    samples = samplesWith(await openWorld(ground, samplesWorld));
    gateway = await fixtureGateway(ground.database, { isFilled: true, files: ground.files });
    for (const begin of underWay) await begin(gateway);
  });
  beforeEach(() => {
    gateway.failures.length = 0;
  });
  // what goes on in the background does not change what the next test compares
  afterEach(() => gateway.gateway.idle());
  afterAll(() => gateway.close());
  return {
    get gateway() {
      return gateway;
    },
    ask: async (call, fields, authorization) => {
      const [path, { headers, ...init }] = requestOf(call, fields);
      const allHeaders = { ...(headers as Record<string, string>), ...(authorization ? { authorization } : {}) };
      return replyOf(await gateway.request(path, { ...init, headers: allHeaders }));
    },
    sampleOf: ({ name }) => {
      const [area = '', call = ''] = name.split('.');
      return samples[area]?.[call] ?? {};
    },
    authorizationFor: async (call, role = 'platform', rentId = 'R001') => {
      if (call.who === 'deviceKey') return deviceKeyOf(rentId);
      if (call.who === 'embed') return embedTokenOf(gateway, embedKeyIds.tenant);
      return needsToken(call) ? gateway.token(role, rentId) : undefined;
    },
  };
}
