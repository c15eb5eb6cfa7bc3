import { handoverSheet, nextDutyCheckAtMs } from '@fireline/domain/alarm';
import type { SheetAlarm } from '../../alarm/duty/sheet.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dayMs, dayOf, dayStart, hourMs, minuteMs } from '../calendar.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import type { City, Incident, Ms } from '../model.ts';

const iso = (ms: Ms): string => new Date(ms).toISOString();
/** How far back checks and handovers go. */
const dutyDays = 14;
const plan = { everyMinutes: 120, answerMinutes: 3 } as const;
const shiftHours = 8;
/** Of a hundred checks so many are missed. */
const missedPercent = 4;
/** The last check is over, and the next one is not asked while the city opens. */
const quietMs = 15 * minuteMs;

type Check = Pick<BulkRow<'dutyCheck'>, 'rentId' | 'unitId'> & {
  readonly askedAtMs: Ms;
  readonly state: 'present' | 'missed';
};
interface Person {
  readonly userId: number;
  readonly name: string;
}
interface Station {
  readonly rentId: string;
  readonly unitId: number;
  readonly people: readonly Person[];
}

/** Jittered as the domain says; one in the middle is missed for sure, so that each city has one. */
function checksOf(station: Station, now: Ms, dice: Dice): Check[] {
  const checks: Check[] = [];
  let at = now - dutyDays * dayMs;
  while (at < now - quietMs) {
    const isMissed = checks.length === 40 || dice.chance(missedPercent / 100);
    checks.push({
      rentId: station.rentId,
      unitId: station.unitId,
      askedAtMs: at,
      state: isMissed ? 'missed' : 'present',
    });
    at = nextDutyCheckAtMs(plan, at, dice.next());
  }
  return checks;
}

/** Who is on duty in the n-th shift. */
const onDuty = ({ people }: Station, shift: number): Person => people[shift % people.length] as Person;

const checkRows = (station: Station, checks: readonly Check[], dice: Dice): BulkRow<'dutyCheck'>[] =>
  checks.map(({ rentId, unitId, askedAtMs, state }) => {
    const isPresent = state === 'present';
    const shift = Math.floor(askedAtMs / (shiftHours * hourMs));
    return {
      rentId,
      unitId,
      askedAt: iso(askedAtMs),
      answerMinutes: plan.answerMinutes,
      state,
      answeredAt: isPresent ? iso(askedAtMs + dice.int(4, 150) * 1000) : null,
      answeredBy: isPresent ? onDuty(station, shift).name : '',
    };
  });

interface UnitAlarm extends SheetAlarm {
  readonly closedAtMs: Ms | null;
  readonly acknowledgedAtMs: Ms | null;
}

/** What devices of the unit reported. */
function alarmsOf(city: City, unitId: number, incidents: readonly Incident[]): UnitAlarm[] {
  const devices = new Map(city.devices.filter((one) => one.unitId === unitId).map((one) => [one.deviceId, one]));
  const places = new Map(city.places.map((place) => [place.placeId, place.name]));
  const buildings = new Map(city.buildings.map((building) => [building.buildingId, building.name]));
  const unitName = city.units.find((unit) => unit.unitId === unitId)?.name ?? '';
  return incidents.flatMap(({ deviceId, kind, level, reportedAt, acknowledged, closed }, index) => {
    const device = devices.get(deviceId);
    if (!device) return [];
    return [
      {
        alarmId: index + 1,
        kind,
        level,
        state: 'open' as const,
        raisedAtMs: reportedAt[0],
        isDrill: false,
        unitName,
        placeName: places.get(device.placeId) ?? '',
        buildingName: buildings.get(device.buildingId) ?? '',
        floor: device.floor,
        acknowledgedAtMs: acknowledged?.at ?? null,
        closedAtMs: closed?.at ?? null,
      },
    ];
  });
}

/** The alarms as they stood at that moment. */
const asOf = (alarms: readonly UnitAlarm[], at: Ms): SheetAlarm[] =>
  alarms
    .filter(({ raisedAtMs }) => raisedAtMs <= at)
    .map(({ closedAtMs, acknowledgedAtMs, ...alarm }) => {
      const isClosed = closedAtMs !== null && closedAtMs <= at;
      const isSeen = acknowledgedAtMs !== null && acknowledgedAtMs <= at;
      return { ...alarm, state: isClosed ? 'closed' : isSeen ? 'acknowledged' : 'open' };
    });

/** Three shifts a day, each signed and accepted but the one that runs. */
function handoverRows(
  station: Station,
  alarms: readonly UnitAlarm[],
  checks: readonly Check[],
  now: Ms,
): BulkRow<'handover'>[] {
  const rows: BulkRow<'handover'>[] = [];
  const { rentId, unitId } = station;
  for (let from = dayStart(dayOf(now) - dutyDays + 1); from < now; from += shiftHours * hourMs) {
    const to = from + shiftHours * hourMs;
    const [shift, isOver] = [from / (shiftHours * hourMs), to <= now];
    const [outgoing, incoming] = [onDuty(station, shift), onDuty(station, shift + 1)];
    const states = checks.filter(({ askedAtMs }) => askedAtMs >= from && askedAtMs <= to).map(({ state }) => state);
    const sheet = handoverSheet(asOf(alarms, to), states, { fromMs: from, toMs: to });
    const remark = sheet.open.length > 0 ? '未关闭的报警已逐条交代' : '';
    rows.push({
      rentId,
      unitId,
      outgoingId: outgoing.userId,
      outgoingName: outgoing.name,
      fromAt: iso(from),
      ...(isOver
        ? {
            state: 'accepted',
            toAt: iso(to),
            sheet,
            remark,
            revision: 3,
            incomingId: incoming.userId,
            incomingName: incoming.name,
            acceptedAt: iso(Math.min(now, to + 4 * minuteMs)),
          }
        : {
            state: 'draft',
            toAt: null,
            sheet: null,
            remark: '',
            revision: 1,
            incomingId: null,
            incomingName: '',
            acceptedAt: null,
          }),
    });
  }
  return rows;
}

/** The people of the unit of the tenant's account: two at least make a handover. */
async function stationOf(tx: Tx, city: City, rentId: string): Promise<Station | undefined> {
  const unitId = city.accounts.find((one) => one.rentId === rentId && one.role === 'unit')?.unitId;
  if (unitId == null) return undefined;
  const rows = await tx
    .selectFrom('appUser')
    .select(['userId', 'realName'])
    .where('rentId', '=', rentId)
    .where('unitId', '=', unitId)
    .where('disabled', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('userId')
    .limit(3)
    .execute();
  const people = rows.map(({ userId, realName }) => ({ userId, name: realName }));
  return people.length > 1 ? { rentId, unitId, people } : undefined;
}

/** The station of one unit in each tenant: its checks of two weeks, some missed, and the handovers of its shifts. @spec N16 N25 */
export async function writeDuty(tx: Tx, city: City, incidents: readonly Incident[]): Promise<void> {
  for (const { rentId } of city.tenants) {
    const station = await stationOf(tx, city, rentId);
    if (!station) continue;
    const dice = createDice(city.seed, rentId, 'duty');
    const checks = checksOf(station, city.now, dice);
    const { unitId, people } = station;
    const nextAt = iso(nextDutyCheckAtMs(plan, city.now, dice.next()));
    const made = { changedBy: people[0]?.name ?? '', changedAt: iso(city.now - dutyDays * dayMs) };
    await insertMany(tx, 'dutyPlan', [{ rentId, unitId, ...plan, nextAt, ...made }]);
    await insertMany(tx, 'dutyCheck', checkRows(station, checks, dice));
    const alarms = alarmsOf(city, unitId, incidents);
    await insertMany(tx, 'handover', handoverRows(station, alarms, checks, city.now));
  }
}
