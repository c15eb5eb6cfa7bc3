import { allCalls, areas } from '@fireline/api/calls';
import type { Call } from '@fireline/api/lib';
import { publicCalls } from '@fireline/api/public';
import { areaShapes } from '@fireline/api/shapes';
import type { Role } from '@fireline/domain/role';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { zodProblems } from '../../../apps/gateway/src/lib/http/zodProblems.ts';
import { borrowMemory } from '../../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway } from '../../fixtures/gateway.ts';
import { fillFeedback } from '../../fixtures/feedback.ts';
import { fillMessages } from '../../fixtures/messages.ts';
import { fillDrills, fillDuty } from '../../fixtures/drillsDuty.ts';
import { fillSounds } from '../../fixtures/sounds.ts';
import { fillSilences } from '../../fixtures/silences.ts';
import { fillAlarmRules } from '../../fixtures/alarmRules.ts';
import { fillHandledTogether } from '../../fixtures/handledTogether.ts';
import { fillImports } from '../../fixtures/imports.ts';
import { fillInspectionPoints } from '../../fixtures/inspectionPoints.ts';
import { fillInspectors } from '../../fixtures/inspectors.ts';
import { fillMembers } from '../../fixtures/members.ts';
import { fillMoves } from '../../fixtures/moves.ts';
import { fillDownlink } from '../../fixtures/downlink.ts';
import { fillAnalysis } from '../../fixtures/analysis.ts';
import { fillMedia } from '../../fixtures/media.ts';
import { fillHazards } from '../../fixtures/hazards.ts';
import { fillUpkeepPhoto } from '../../fixtures/images.ts';
import { fillSending } from '../../fixtures/sending.ts';
import { fillUpgrades } from '../../fixtures/upgrades.ts';
import { embedKeyIds, embedTokenOf, fillEmbedKeys } from '../../fixtures/embedKeys.ts';
import { fillProjects } from '../../fixtures/projects.ts';
import { deviceKeyOf, fixtureNow } from '../../fixtures/tenant.ts';
import { insertMany } from '../../../apps/gateway/src/lib/db/bulk.ts';
import { samplesWith, shops } from './samples.ts';

export type Area = keyof typeof areas;
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

/** Small places in which nothing hangs, one to be deleted and one to be given away, a company and a partner that keep nothing, and an empty organisation. */
async function addShops({ database }: FixtureGateway): Promise<void> {
  const shop = { rentId: 'R001', orgPath: '/44/4403/440304/', placeType: 'C', smallKind: 'shop' } as const;
  const known = { manager: '赵店长', phone: '13800138000', address: '科技路9号', lng: null, lat: null };
  const rows = [shops.closed, shops.given].map((placeId) =>
    Object.assign({ placeId, name: `小店${placeId}` }, shop, known),
  );
  const company = { maintId: shops.company, rentId: 'R001', name: '闲置维保', partnerId: 1 };
  const community = {
    rentId: 'R001',
    orgId: shops.org,
    parentId: '440305',
    name: '闲置社区',
    level: 'community',
    path: `/44/4403/440305/${shops.org}/`,
  };
  await database.db.transaction().execute(async (tx) => {
    await insertMany(tx, 'place', rows);
    await insertMany(tx, 'partner', [{ partnerId: shops.company, rentId: 'R001', name: '闲置合作商' }]);
    await insertMany(tx, 'maint', [company]);
    await insertMany(tx, 'org', [community]);
    const key = { rentId: 'R001', createdAt: new Date(fixtureNow).toISOString() };
    const keys = shops.keys.map((keyId) => ({ ...key, keyId, name: `密钥${keyId}`, keyHash: `none ${keyId}` }));
    await insertMany(tx, 'deviceKey', keys);
  });
}

async function loadSamples(gateway: FixtureGateway): Promise<Readonly<Record<string, Fields>>> {
  await addShops(gateway);
  // near enough to its end to be reminded of
  await gateway.database.db.updateTable('device').set({ expiresOn: '2026-12-01' }).where('deviceId', '=', 1).execute();
  await fillProjects(gateway);
  await fillEmbedKeys(gateway);
  await fillHazards(gateway);
  await fillUpkeepPhoto(gateway.database.db, gateway.files);
  await fillMedia(gateway);
  await fillAnalysis(gateway);
  await fillDownlink(gateway);
  await fillUpgrades(gateway);
  await fillAlarmRules(gateway);
  await fillDrills(gateway);
  await fillSilences(gateway);
  await fillSounds(gateway);
  await fillDuty(gateway);
  await fillMessages(gateway);
  await fillSending(gateway);
  await fillFeedback(gateway);
  await fillMoves(gateway);
  await fillInspectors(gateway);
  await fillInspectionPoints(gateway);
  await fillMembers(gateway);
  await fillImports(gateway);
  await fillHandledTogether(gateway);
  const platform = await gateway.as('platform');
  const { token: deviceLink } = await platform.send(publicCalls.createLink, { subject: 'device', id: 1 });
  const { token: alarmLink } = await platform.send(publicCalls.createLink, { subject: 'alarm', id: 1 });
  await platform.send(publicCalls.createLink, { subject: 'device', id: 2 });
  const spare = (await platform.send(publicCalls.links, {})).rows.find(({ id }) => id === 2);
  return Object.fromEntries(
    Object.entries(samplesWith(deviceLink, alarmLink, spare?.linkId ?? '')).flatMap(([area, calls]) =>
      Object.entries(calls).map(([name, sample]) => [`${area}.${name}`, sample as Fields]),
    ),
  );
}

/** Opens a gateway before the first test of the file. */
export function callWorld(): CallWorld {
  let gateway: FixtureGateway;
  let samples: Readonly<Record<string, Fields>>;
  beforeAll(async () => {
    gateway = await fixtureGateway(await borrowMemory());
    samples = await loadSamples(gateway);
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
    sampleOf: ({ name }) => samples[name] ?? {},
    authorizationFor: async (call, role = 'platform', rentId = 'R001') => {
      if (call.who === 'deviceKey') return deviceKeyOf(rentId);
      if (call.who === 'embed') return embedTokenOf(gateway, embedKeyIds.tenant);
      return needsToken(call) ? gateway.token(role, rentId) : undefined;
    },
  };
}
