import { allCalls } from '@fireline/api/calls';
import type { Call } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { categoriesMax, itemsMax, linesMax, pointsMax } from '@fireline/domain/inspection';
import { accessesMax, phoneBlocksMax, templatesMax } from '@fireline/domain/message';
import { embedKeysKeptMax, linksMax } from '@fireline/domain/public';
import { rolesMax } from '@fireline/domain/role';
import { sessionsMax } from '@fireline/domain/session';
import { projectsMax } from '@fireline/domain/site';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertMany } from '../../apps/gateway/src/lib/db/bulk.ts';
import { refusalOf } from '../fixtures/gateway.ts';
import { fixturePassword } from '../fixtures/tenant.ts';
import { callWorld, named } from './everyCall/world.ts';

/** How a list is filled: its limit, and what a row of it takes from the number `n`. */
interface List {
  readonly max: number;
  readonly fill: string;
}
const by = `'x', timestamptz '2026-11-21', 'x', timestamptz '2026-11-21'`;
const lists: Readonly<Record<string, List>> = {
  'role.create': {
    max: rolesMax,
    fill: `role (rent_id, kind, role_name, changed_by, changed_at) select 'R001', 'unit', 'r' || n, 'x', timestamptz '2026-11-21'`,
  },
  'message.createAccess': {
    max: accessesMax,
    fill: `send_access (rent_id, channel, carrier, name, account, secret) select 'R001', 'app', 'sandbox', 'a' || n, 'a', ''`,
  },
  'message.createTemplate': {
    max: templatesMax,
    fill: `message_template (rent_id, name, type, message_group, content, changed_at)
      select 'R001', 't' || n, 'sms', 'alarm', 'x', timestamptz '2026-11-21'`,
  },
  'message.addPhoneBlock': {
    max: phoneBlocksMax,
    fill: `phone_block (rent_id, number, digits, sms_flag, voice_flag, at, by) select 'R001', n, 'b' || n, true, true, timestamptz '2026-11-21', 'x'`,
  },
  'public.createEmbedKey': {
    max: embedKeysKeptMax,
    fill: `embed_key (key_id, rent_id, name, secret_hash, origins, pieces, minutes, disabled, created_at, created_by, changed_by, changed_at)
      select 'k' || n, 'R001', 'k' || n, 'x', '[]', '[]', 5, true, timestamptz '2026-11-21', 'x', 'x', timestamptz '2026-11-21'`,
  },
  'public.createLink': {
    max: linksMax,
    fill: `public_link (link_id, rent_id, subject, subject_id, user_id, created_at, expires_at)
      select 'l' || n, 'R001', 'device', 1, 1, timestamptz '2026-11-21', timestamptz '2027-11-21'`,
  },
  'inspection.createCategory': {
    max: categoriesMax,
    fill: `inspection_category (rent_id, industry, name, created_by, created_at, changed_by, changed_at) select 'R001', 'security', 'c' || n, ${by}`,
  },
  'inspection.createItem': {
    max: itemsMax,
    fill: `inspection_item (rent_id, category_id, content, requirement, created_by, created_at, changed_by, changed_at)
      select 'R001', 1, 'i' || n, '', ${by}`,
  },
  'inspection.createPoint': {
    max: pointsMax,
    fill: `inspection_point (unit_id, category_id, name, location, created_by, created_at, changed_by, changed_at) select 1, 1, 'p' || n, 'x', ${by}`,
  },
  'inspection.createLine': {
    max: linesMax,
    fill: `inspection_line (unit_id, name, created_by, created_at, changed_by, changed_at) select 1, 'l' || n, ${by}`,
  },
  'site.createProject': {
    max: projectsMax,
    fill: `project (rent_id, partner_id, unit_id, name, start_on, end_on) select 'R001', 1, 1, 'p' || n, date '2026-11-21', date '2027-11-21'`,
  },
};

/** Calls that create or add something else, and what keeps it small. */
const otherwise: Readonly<Record<string, string>> = {
  'device.create': 'devicesMax of the edition',
  'device.createKey': 'deviceKeysMax',
  'device.createTask': 'tasksPerDevice',
  'device.addPackage': 'upgradePackagesMax',
  'alarm.createRule': 'rulesMax',
  'alarm.createTrigger': 'rulesMax',
  'alarm.createSilence': 'silencesMax',
  'alarm.createHazardMeasure': 'hazardMeasuresMax',
  'site.createInspector': 'unitInspectorsMax',
  'site.createProjectLabel': 'projectLabelsMax',
  'site.addMember': 'placeMembersMax',
  'site.addProjectDevices': 'devices that there are',
  'message.addDeviceBlock': 'devices that there are, by kind of sending',
  'org.addDistricts': 'districtsMax of an organisation',
};
/** The records that the product is for: as many as there are of them in the world. */
const grows = ['session.createUser', 'alarm.createHazard', 'alarm.createDrill', 'site.createUnit', 'site.createMaint']
  .concat(['site.createPartner', 'site.createPlace', 'building.create', 'building.createResource', 'plan.create'])
  .concat(['org.create', 'message.createAnnouncement']);

const world = callWorld();
const filled = allCalls.filter(({ name }) => name in lists);

describe('lists that are filled by calls', () => {
  it('are full at a limit, or are records of the world', () => {
    const creating = allCalls.map(({ name }) => name).filter((name) => /\.(?:create|add)(?:[A-Z]|$)/.test(name));
    const known = [...Object.keys(lists), ...Object.keys(otherwise), ...grows];
    expect(creating.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !creating.includes(name))).toEqual([]);
  });

  it.each(named(filled))('%s is refused with the limit when its list is full [SHL-25]', async (name, call: Call) => {
    const { db } = world.gateway.database;
    const { max, fill } = lists[name]!;
    await sql.raw(`insert into ${fill} from generate_series(1, ${max}) n`).execute(db);
    const reply = await world.ask(call, world.sampleOf(call), await world.authorizationFor(call));
    expect(reply.data).toMatchObject({ problems: [{ code: 'form.full', args: { 0: max } }] });
  });

  it('a session more than an account may have ends its oldest one, and nobody is kept out [SES-11]', async () => {
    const { gateway } = world;
    const token = await gateway.token('org');
    const { userId, username, rentId } = await gateway.client(token).send(sessionCalls.me, {});
    const session = {
      userId,
      rentId,
      clientType: 'web',
      hasDemoPassword: false,
      expiresAt: '2027-01-01T00:00:00.000Z',
    };
    const later = new Date(gateway.time.clock() + 1000).toISOString();
    const rows = Array.from({ length: sessionsMax - 1 }, (_, n) => ({
      ...session,
      tokenHash: `t${n}`,
      sessionId: `s${n}`,
      ip: '',
      createdAt: later,
    }));
    await gateway.database.db.transaction().execute((tx) => insertMany(tx, 'session', rows));
    expect(await gateway.client(token).send(sessionCalls.me, {})).toMatchObject({ userId });
    gateway.time.advance(2000);
    const opened = await gateway.client().send(sessionCalls.login, { rentId, username, password: fixturePassword });
    expect((await refusalOf(gateway.client(token).send(sessionCalls.me, {}))).status).toBe(401);
    const { rows: open } = await gateway.client(opened.token).send(sessionCalls.sessions, {});
    expect(open).toHaveLength(sessionsMax);
  });
});
