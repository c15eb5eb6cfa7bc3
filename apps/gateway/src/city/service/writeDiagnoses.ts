import { diagnose, type DiagnosisOutcome, leftOut, type Question, worstResult } from '@fireline/domain/service';
import { sql, type SqlBool } from 'kysely';
import '../../service/diagnosis/tables.ts';
import { deviceFacts } from '../../service/diagnosis/facts.ts';
import { type DiagnosedDevice, diagnosedColumns } from '../../service/diagnosis/store.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice } from '../../lib/dice.ts';
import { minuteMs } from '../calendar.ts';
import type { City } from '../model.ts';
import { agentsOf } from './agents.ts';

/** Asked about in the last hours, for what was asked long ago is known of no device any more. */
const perTenant = 36;
const withinMin = 9 * 60;

const questionOf = ({ online, lowPower, signals }: DiagnosedDevice): Question => {
  if (!online) return 'deviceOffline';
  if (lowPower) return 'lowBattery';
  return (signals ?? 99) < 16 ? 'lowSignal' : 'falseAlarm';
};
const outcomes: readonly DiagnosisOutcome[] = ['solved', 'open', 'solved'];

/** Writes what agents were asked about devices with something amiss: the rows are what the checks say of the stored facts. @spec SRV-05 N25 */
export async function writeDiagnoses(tx: Tx, city: City): Promise<void> {
  const agents = agentsOf(city).filter(({ isGone }) => !isGone);
  const rows: BulkRow<'diagnosis'>[] = [];
  for (const { rentId } of city.tenants) {
    const dice = createDice(city.seed, rentId, 'diagnoses');
    const own = agents.filter((agent) => agent.rentId === rentId);
    const devices = await tx
      .selectFrom('device')
      .select(diagnosedColumns)
      .where('rentId', '=', rentId)
      .where('removedAt', 'is', null)
      .where(sql<SqlBool>`(not online or low_power or signals < 16 or alarm_level is not null)`)
      .orderBy(sql`md5(imei)`)
      .limit(perTenant)
      .execute();
    for (const device of devices) {
      const agent = own[dice.int(0, own.length - 1)];
      if (!agent) continue;
      const at = city.now - dice.int(5, withinMin) * minuteMs;
      const question = questionOf(device);
      const facts = { nowMs: at, device: await deviceFacts(tx, device, at) };
      // what came in since was not known then
      if ((facts.device.lastReportMs ?? 0) > at) continue;
      const result = diagnose(question, facts);
      const outcome = outcomes[dice.int(0, outcomes.length - 1)] ?? 'open';
      const settledAt = outcome === 'open' ? null : new Date(at + 3 * minuteMs).toISOString();
      const { orgPath, partnerId, unitId, maintId, placeId, deviceId, imei } = device;
      rows.push({
        diagnosisId: rows.length + 1,
        rentId,
        orgPath,
        partnerId,
        unitId,
        maintId,
        placeId,
        askerId: agent.userId,
        askedBy: agent.realName,
        at: new Date(at).toISOString(),
        question,
        imei,
        userName: '',
        phone: '',
        deviceId,
        facts,
        rows: result,
        leftOut: leftOut(question, facts),
        worst: worstResult(result),
        outcome,
        reason: '',
        orderId: null,
        settledBy: settledAt === null ? '' : agent.realName,
        settledAt,
      });
    }
  }
  await insertMany(tx, 'diagnosis', rows);
}
