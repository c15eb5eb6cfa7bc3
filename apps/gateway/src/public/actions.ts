import { areaShapes } from '@fireline/api/shapes';
import { downsample } from '@fireline/domain/analysis';
import { deviceTypes, type Measurement } from '@fireline/domain/device';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { checkLink, type LinkClaim, linksMax } from '@fireline/domain/public';
import type { Scope } from '@fireline/domain/role';
import { currentOnDevice, findAlarm } from '../alarm/actions.ts';
import { findContact, findDevice, onWire, pointsOf } from '../device/actions.ts';
import { type SqlBool, sql } from 'kysely';
import { isoNow, type LinkAsks, type SignedInAsks } from '../lib/context.ts';
import { fullProblem } from '../lib/db/room.ts';
import { demandRight } from '../lib/http/handlers.ts';
import { HttpRefusal } from '../lib/http/refusal.ts';
import { transact } from '../lib/transact.ts';
import { logUse } from '../session/userLog.ts';
import { pagePathOf, signLink } from './links.ts';
import { linkIdOf } from './listed.ts';
import * as store from './store.ts';

/** How far back the curve of a public page goes, and with how many points at most. */
const curveMs = 7 * 24 * 3_600_000;
const curvePoints = 500;

type Wanted = Pick<LinkClaim, 'subject' | 'id'>;

/** A link to something the account itself may see; who gave it away is in the log. @spec PUB-05 SES-10 */
export async function createLink(
  { subject, id }: Wanted,
  asks: SignedInAsks,
): Promise<Result<{ path: string; token: string; expiresAt: string }>> {
  const { deps, scope, account } = asks;
  const { db } = deps.database;
  demandRight(asks, `${subject}Detail:share`);
  const device = subject === 'device' ? await findDevice(db, scope, id) : undefined;
  const alarm = subject === 'alarm' ? await findAlarm(db, scope, id) : undefined;
  if (!device && !alarm) return refuse({ code: `${subject}.notFound`, field: 'id' });
  const { token, expiresAt } = await signLink(deps, { rentId: scope.rentId, subject, id });
  const linkId = await linkIdOf(token);
  const createdAt = isoNow(deps.clock);
  return transact(
    deps.database,
    async ({ tx }): Promise<Result<{ path: string; token: string; expiresAt: string }>> => {
      const { rentId, userId } = account;
      const counts = sql<SqlBool>`expires_at > ${createdAt}`;
      const full = await fullProblem(tx, {
        table: 'publicLink',
        of: { rentId, userId, revokedAt: null },
        counts,
        max: linksMax,
      });
      if (full) return refuse(full);
      await store.insertLink(tx, { linkId, rentId, subject, subjectId: id, userId, createdAt, expiresAt });
      await logUse(tx, asks, { detail: `${subject} ${id}`, target: { kind: subject, id } });
      return ok({ path: pagePathOf({ subject, id, deviceType: device?.deviceType }, token), token, expiresAt });
    },
  );
}

/** A link opens what it was made for and nothing else. */
function insist({ claims, deps }: LinkAsks, wanted: Wanted): Scope {
  const { rentId } = claims;
  const problem = checkLink(claims, { ...wanted, rentId }, deps.clock());
  if (problem) throw new HttpRefusal(403, problem);
  // within the tenant; the id is what the link narrows it to
  return { rentId, role: 'platform' };
}

/** What anybody with a link may know, field by field: the shapes name them, and nothing else goes out. @spec PUB-05 */
const { device: shownDevice, alarm: shownAlarm } = areaShapes.public.alarm.reply.shape;
const gone: Problem = { code: 'device.notFound', field: 'deviceId' };

export async function publicDevice(deviceId: number, context: LinkAsks) {
  const scope = insist(context, { subject: 'device', id: deviceId });
  const { database, clock } = context.deps;
  const device = await findDevice(database.db, scope, deviceId);
  if (!device) return refuse(gone);
  const current = await currentOnDevice(database.db, scope, deviceId);
  const measurement: Measurement | null = deviceTypes[device.deviceType].readings[0] ?? null;
  const [from, to] = [new Date(clock() - curveMs).toISOString(), new Date(clock()).toISOString()];
  const points = measurement === null ? [] : await pointsOf(database.db, scope, { deviceId, measurement, from, to });
  const contact = await findContact(database.db, scope, deviceId);
  return ok({
    device: shownDevice.parse(device),
    current: current.map((alarm) => shownAlarm.parse(alarm)),
    measurement,
    points: downsample(points, curvePoints).map(onWire),
    contact,
  });
}

export async function publicAlarm(alarmId: number, context: LinkAsks) {
  const scope = insist(context, { subject: 'alarm', id: alarmId });
  const { db } = context.deps.database;
  const alarm = await findAlarm(db, scope, alarmId);
  const device = alarm && (await findDevice(db, scope, alarm.deviceId));
  if (!alarm || !device) return refuse({ code: 'alarm.notFound', field: 'alarmId' });
  return ok({
    alarm: shownAlarm.parse(alarm),
    device: shownDevice.parse(device),
    contact: await findContact(db, scope, device.deviceId),
  });
}
