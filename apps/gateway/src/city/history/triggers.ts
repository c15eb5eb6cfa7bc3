import { missedConditions, type TriggerRule } from '@fireline/domain/alarm';
import { tracesKept } from '../../alarm/triggers/store.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dayMs, hourMs, minuteMs } from '../calendar.ts';
import type { City, CityDevice, Incident, Ms } from '../model.ts';

const by = '平台管理员';
const common = {
  isEnabled: true,
  mildestLevel: 2,
  kinds: [],
  deviceTypes: [],
  afterMinutes: undefined,
  fromTime: undefined,
  toTime: undefined,
  partnerId: undefined,
} as const;

/** What a tenant has set up: at night more people, nobody answers, water, and one that it has switched off. */
const rules: readonly TriggerRule[] = [
  {
    ...common,
    name: '夜间火警加发语音',
    moment: 'raised',
    mildestLevel: 1,
    fromTime: '22:00',
    toTime: '06:00',
    actions: ['siteLetter', 'voice'],
    receivers: ['unitContacts', 'maintenanceCompany'],
  },
  {
    ...common,
    name: '10 分钟未确认通知合作商',
    moment: 'standing',
    afterMinutes: 10,
    actions: ['siteLetter', 'sms'],
    receivers: ['partner'],
  },
  {
    ...common,
    name: '水压水位报警登记隐患',
    moment: 'raised',
    mildestLevel: 3,
    kinds: ['pressureLow', 'levelLow'],
    actions: ['hazard'],
    receivers: [],
  },
  {
    ...common,
    name: '报警关闭告知场所',
    moment: 'closed',
    isEnabled: false,
    actions: ['siteLetter'],
    receivers: ['placeManager'],
  },
];

const countedDays = 7;
const iso = (ms: Ms): string => new Date(ms).toISOString();

/** When a rule looks at an incident; null: never. */
function lookedAt(rule: TriggerRule, { reportedAt, acknowledged, closed }: Incident, now: Ms): Ms | null {
  const [raisedAt] = reportedAt;
  if (rule.moment === 'raised') return raisedAt;
  if (rule.moment === 'closed') return closed?.at ?? null;
  const dueAt = raisedAt + (rule.afterMinutes ?? 0) * minuteMs;
  const seenAt = Math.min(acknowledged?.at ?? now, closed?.at ?? now);
  return dueAt < seenAt ? dueAt : null;
}

/**
 * The trigger rules of every tenant, with what they looked at in the last week: the same conditions as the gateway's, on the city's alarms.
 * @spec ALM-12 N25
 */
export async function writeTriggers(tx: Tx, city: City, incidents: readonly Incident[]): Promise<void> {
  const devices = new Map<number, CityDevice>(city.devices.map((device) => [device.deviceId, device]));
  const rows: BulkRow<'triggerRule'>[] = [];
  const firings: BulkRow<'triggerFiring'>[] = [];
  const traces: BulkRow<'triggerTrace'>[] = [];
  const recent = incidents
    .map((incident, index) => ({ incident, alarmId: index + 1 }))
    .filter(({ incident }) => incident.reportedAt[0] > city.now - countedDays * dayMs);
  for (const { rentId } of city.tenants) {
    for (const rule of rules) {
      const triggerId = rows.length + 1;
      const { partnerId: _partnerId, isEnabled, moment, ...settings } = rule;
      const changed = { changedBy: by, changedAt: iso(city.now - 60 * dayMs - triggerId * hourMs) };
      rows.push({ triggerId, rentId, partnerId: null, moment, isEnabled, settings, revision: 1, ...changed });
      const looked = recent
        .filter(({ incident }) => isEnabled && incident.rentId === rentId)
        .flatMap(({ incident, alarmId }) => {
          const at = lookedAt(rule, incident, city.now);
          const deviceType = devices.get(incident.deviceId)?.deviceType;
          if (at === null || at > city.now || !deviceType) return [];
          const { level, kind } = incident;
          const standing = { beforeMs: (rule.afterMinutes ?? 0) * minuteMs - 1, nowMs: at - incident.reportedAt[0] };
          const missed = missedConditions(rule, {
            moment,
            level,
            kind,
            deviceType,
            isDrill: false,
            atMs: at,
            standing,
          });
          return [{ alarmId, at, missed, seen: { level, kind, deviceType } }];
        })
        .toSorted((a, b) => a.at - b.at);
      for (const { alarmId, at, missed } of looked)
        if (missed.length === 0) firings.push({ triggerId, alarmId, moment, at: iso(at) });
      for (const { alarmId, at, missed, seen } of looked
        .filter((one) => moment !== 'standing' || one.missed.length === 0)
        .slice(-tracesKept)) {
        const outcome = missed.length === 0 ? 'fired' : 'missed';
        traces.push({ traceId: traces.length + 1, triggerId, alarmId, at: iso(at), moment, outcome, missed, seen });
      }
    }
  }
  await insertMany(tx, 'triggerRule', rows);
  await insertMany(tx, 'triggerFiring', firings);
  await insertMany(tx, 'triggerTrace', traces);
}
