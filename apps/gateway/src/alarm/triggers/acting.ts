import { alarmWords, measuresFor, nameChars, sendingActions, usualDueDay } from '@fireline/domain/alarm';
import { dayAt } from '@fireline/domain/lib';
import type { AlarmMoment } from '@fireline/domain/message';
import { sql } from 'kysely';
import type { Work } from '../../lib/transact.ts';
import { sendAlarmNotice } from '../../message/sending/port.ts';
import { catalogueOf } from '../hazards/measures/store.ts';
import { insertTrack } from '../hazards/store.ts';
import type { LookedAt, TriggerRow } from './store.ts';

/** What the service centre calls the moment at which a rule acts. */
export const noticeMoment = (
  { moment }: Pick<TriggerRow, 'moment'>,
  { clearType }: Pick<LookedAt, 'clearType'>,
): AlarmMoment => (moment === 'closed' ? (clearType === 'AUTO' ? 'recovered' : 'handled') : moment);

/** Sends word of the alarm by the channels of the rule, besides what the service centre sends. @spec MSG-06 */
async function send(work: Work, rule: TriggerRow, alarm: LookedAt): Promise<void> {
  const channels = sendingActions.filter((action) => rule.settings.actions.includes(action));
  if (channels.length === 0) return;
  const extra = { step: `rule${rule.triggerId}`, channels, receivers: rule.settings.receivers };
  const notice = { alarmId: alarm.alarmId, moment: noticeMoment(rule, alarm), extra };
  await sendAlarmNotice(work, alarm.rentId, [notice]);
}

/** Makes a hazard of the alarm; one that has been made of it stays the only one. @spec ALM-13 */
async function makeHazard({ tx }: Work, rule: TriggerRow, alarm: LookedAt, now: string): Promise<void> {
  if (!rule.settings.actions.includes('hazard') || alarm.placeId === null) return;
  const { rentId, orgPath, partnerId, unitId, maintId, placeId, alarmId, kind, level } = alarm;
  const measures = measuresFor(await catalogueOf(tx, rentId), kind).slice(0, 1);
  const foundOn = dayAt(Date.parse(now));
  const by = rule.settings.name;
  const made = await tx
    .insertInto('hazard')
    .values({
      rentId,
      orgPath,
      partnerId,
      unitId,
      maintId,
      placeId,
      alarmId,
      level,
      foundOn,
      source: 'alarm',
      title: `${alarmWords[`alarm.kind.${kind}`].cn} ${alarm.deviceName}`.slice(0, nameChars.max),
      dueOn: usualDueDay(foundOn, measures),
      responsible: alarm.manager,
      measures: JSON.stringify(measures.map(({ measureId, code, name }) => ({ measureId, code, name }))),
      createdBy: by,
      createdAt: now,
      changedBy: by,
    })
    .onConflict((c) => c.column('alarmId').doNothing())
    .returning(['hazardId', sql<string>`due_on`.as('dueOn')])
    .executeTakeFirst();
  if (made) await insertTrack(tx, { hazardId: made.hazardId, at: now, event: 'found', by, dueOn: made.dueOn });
}

/** Does what the rule says, in the transaction that notes that it acted. @spec ALM-12 */
export async function act(work: Work, rule: TriggerRow, alarm: LookedAt, now: string): Promise<void> {
  await send(work, rule, alarm);
  await makeHazard(work, rule, alarm, now);
}
