import { alarmStep, type ManualClosing } from '@fireline/domain/alarm';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { followsOnly } from '../lib/http/handlers.ts';
import { isoNow, type SignedInAsks } from '../lib/context.ts';
import type { Row } from '../lib/db/schema.ts';
import { transact } from '../lib/transact.ts';
import { nameOf } from '../lib/nameOf.ts';
import { logUse } from '../session/userLog.ts';
import { record } from './record.ts';
import { showLevels } from './shown.ts';
import * as store from './store.ts';
import { acknowledge as acknowledged, handle as handled, type LocatedChange } from './track.ts';

export const notFound: Problem = { code: 'alarm.notFound', field: 'alarmId' };

/** A locked alarm in the course of a change. */
export const changeOf = (alarm: Row<'alarm'>): LocatedChange => {
  const { rentId, orgPath, partnerId, unitId, maintId, placeId } = alarm;
  return {
    changing: { alarm, isNew: false, track: [] },
    where: { rentId, orgPath, partnerId, unitId, maintId, placeId },
  };
};
export const contextOf = ({ handledBy, acknowledgedBy, closesByItself }: Row<'alarm'>) => ({
  handledBy,
  acknowledgedBy,
  closesByItself,
});

export interface Refused {
  alarmId: number;
  code: string;
  args: Record<string, string | number>;
}
/** An alarm that was left out, with the first reason. */
export const refusedAs = (alarmId: number, problems: readonly Problem[]): Refused[] =>
  problems.slice(0, 1).map(({ code, args }) => ({ alarmId, code, args: { ...args } }));

/** Acknowledges what can be; each that cannot is told with its reason. @spec ALM-04 */
export async function acknowledge(alarmIds: readonly number[], asks: SignedInAsks) {
  const { deps, scope, account } = asks;
  const at = isoNow(deps.clock);
  return transact(deps.database, async (work) => {
    const found = new Map((await store.lockAlarms(work.tx, scope, alarmIds)).map((alarm) => [alarm.alarmId, alarm]));
    const changes: LocatedChange[] = [];
    const refused: Refused[] = [];
    for (const alarmId of new Set(alarmIds)) {
      const alarm = found.get(alarmId);
      const next = alarm ? alarmStep(alarm.state, 'acknowledge', contextOf(alarm)) : refuse(notFound);
      if (alarm && next.ok) {
        const change = changeOf(alarm);
        acknowledged(change.changing, next.value, nameOf(account), at);
        changes.push(change);
      } else if (!next.ok) {
        refused.push(...refusedAs(alarmId, next.problems));
      }
    }
    await record(work, scope.rentId, changes, at);
    const done = changes.map(({ changing }) => changing.alarm.alarmId);
    if (done.length > 0) await logUse(work.tx, asks, { detail: done.join(' ') });
    return ok({ done, refused });
  });
}

interface Handling {
  readonly alarmId: number;
  readonly closing: ManualClosing;
  readonly remark: string;
}

/**
 * Closes an alarm; a second time is refused with the name of who was first, also when two come at once.
 * @param mayTouch asked under the lock, for who leaves alone what others have taken
 * @spec ALM-03
 */
export async function handle(
  sent: Handling,
  asks: SignedInAsks,
  mayTouch: (alarm: Row<'alarm'>) => boolean = () => true,
): Promise<Result<store.AlarmRow>> {
  const { deps, scope, account } = asks;
  const { alarmId, closing, remark } = sent;
  const at = isoNow(deps.clock);
  return transact(deps.database, async (work): Promise<Result<store.AlarmRow>> => {
    const [alarm] = await store.lockAlarms(work.tx, scope, [alarmId]);
    if (!alarm && (await store.alarmById(work.tx, asks.sees, alarmId))) followsOnly();
    if (!alarm) return refuse(notFound);
    if (!mayTouch(alarm))
      return refuse({ code: 'alarm.alreadyAcknowledged', args: { name: alarm.acknowledgedBy ?? '' } });
    const next = alarmStep(alarm.state, 'handle', { ...contextOf(alarm), closing, remark });
    if (!next.ok) return next;
    const change = changeOf(alarm);
    handled(change.changing, next.value, { by: nameOf(account), at, closing, remark });
    await record(work, scope.rentId, [change], at);
    await showLevels(work, scope.rentId, [change]);
    await logUse(work.tx, asks, { detail: `${alarmId} ${closing}`, target: { kind: 'alarm', id: alarmId } });
    const row = await store.alarmById(work.tx, scope, alarmId);
    return row ? ok(row) : refuse(notFound);
  });
}
