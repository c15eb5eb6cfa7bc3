import { closedAtOf, conditionsOf, factOfPast, sendingActions, triggerRuleForm } from '@fireline/domain/alarm';
import { ok, refuse } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { previewAlarmNotice } from '../../message/sending/previewing.ts';
import { partnerFor } from '../rules/owning.ts';
import { ofAlarm } from '../hazards/store.ts';
import { noticeMoment } from './acting.ts';

const testedAlarm = (tx: Tx, { sees }: Pick<SignedInAsks, 'sees'>, alarmId: number) =>
  tx
    .selectFrom('alarm')
    .innerJoin('device', 'device.deviceId', 'alarm.deviceId')
    .leftJoin('place', 'place.placeId', 'alarm.placeId')
    .select(['alarm.alarmId', 'alarm.kind', 'alarm.level', 'alarm.deviceType', 'alarm.alarmTime', 'alarm.receivedAt'])
    .select(['alarm.acknowledgedAt', 'alarm.handledAt', 'alarm.recoveredAt', 'alarm.state', 'alarm.clearType'])
    .select(['alarm.drillId', 'alarm.placeId', 'alarm.partnerId', 'device.name as deviceName'])
    .select((eb) => eb.fn.coalesce('place.name', sql.lit('')).as('placeName'))
    .where(scopeFilter(sees, 'alarm'))
    .where('alarm.alarmId', '=', alarmId)
    .executeTakeFirst();

const msOrNull = (at: string | null): number | null => (at === null ? null : Date.parse(at));

interface Tested {
  readonly alarmId: number;
  /** A rule that names no partner looks at all alarms, not at those of the partner of the caller. */
  readonly isForAll: boolean;
}

/**
 * Looks at an alarm of the past as a rule would that is saved or still being written: which conditions hold, and what would be done.
 * Nothing is done, sent or kept.
 * @spec ALM-12
 */
export async function test({ alarmId, isForAll, ...sent }: Tested, asks: SignedInAsks) {
  const form = triggerRuleForm.check(sent);
  if (!form.ok) return form;
  const rule = form.value;
  const { deps, scope } = asks;
  const nowMs = deps.clock();
  return deps.database.db.transaction().execute(async (tx) => {
    const alarm = await testedAlarm(tx, asks, alarmId);
    if (!alarm) return refuse({ code: 'alarm.notFound', field: 'alarmId' });
    const { kind, level, deviceType, alarmTime, deviceName, placeName, placeId, drillId } = alarm;
    const past = {
      kind,
      level,
      deviceType,
      isDrill: drillId !== null,
      raisedAtMs: Date.parse(alarm.receivedAt),
      acknowledgedAtMs: msOrNull(alarm.acknowledgedAt),
      closedAtMs: msOrNull(closedAtOf(alarm)),
    };
    const fact = factOfPast(rule, past, nowMs);
    const conditions = conditionsOf(rule, fact);
    const partnerId = isForAll ? (rule.partnerId ?? null) : partnerFor(scope, rule.partnerId);
    const isOfPartner = partnerId === null || partnerId === alarm.partnerId;
    const acts = isOfPartner && conditions.every(({ holds }) => holds);
    const channels = acts ? sendingActions.filter((action) => rule.actions.includes(action)) : [];
    const extra = { step: 'test', channels, receivers: rule.receivers };
    const notice = { alarmId, moment: noticeMoment(rule, alarm), extra };
    const messages = channels.length > 0 ? await previewAlarmNotice(tx, scope.rentId, notice, isoNow(deps.clock)) : [];
    const makes = acts && rule.actions.includes('hazard');
    const hazard = !makes
      ? ('none' as const)
      : placeId === null
        ? ('noPlace' as const)
        : (await ofAlarm(tx, alarmId))
          ? ('exists' as const)
          : ('made' as const);
    return ok({
      alarm: { alarmId, kind, level, deviceType, alarmTime, deviceName, placeName, isDrill: drillId !== null },
      lookedAt: new Date(fact.atMs).toISOString(),
      isOfPartner,
      conditions,
      acts,
      messages,
      hazard,
    });
  });
}
