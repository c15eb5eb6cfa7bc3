import {
  type AlarmKind,
  type AlarmLevel,
  dueHazardReminder,
  hazardReminderFromHour,
  type HazardMeasureName,
  measuresFor,
  usualDueDay,
} from '@fireline/domain/alarm';
import { defaultMeasureRows } from '../../alarm/hazards/measures/defaults.ts';
import type { GivenMeasure } from '../../alarm/hazards/tables.ts';
import { addDays, type Day, daysBetween, startOfDay } from '@fireline/domain/lib';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dateText, dayMs, dayOf, hourMs } from '../calendar.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import type { City, CityDevice, Incident, Place } from '../model.ts';

/** What people find on their rounds. */
const seen: readonly (readonly [title: string, level: AlarmLevel, measure: HazardMeasureName])[] = [
  ['疏散楼梯间堆放纸箱', 2, 'clearExit'],
  ['安全出口上锁', 1, 'clearExit'],
  ['消火栓箱被货架遮挡', 3, 'uncoverHydrant'],
  ['楼道内停放电动自行车充电', 1, 'removeEbikes'],
  ['配电箱内线路老化', 2, 'repairWiring'],
  ['私拉电线为空调供电', 2, 'repairWiring'],
  ['厨房燃气软管超期未换', 2, 'repairGas'],
  ['喷淋管网压力偏低', 3, 'repairWater'],
  ['消控室值班人员不会切换手动自动', 3, 'trainStaff'],
];
const fromAlarms: Partial<Record<Incident['kind'], string>> = {
  smoke: '烟感反复误报',
  gasLeak: '燃气管路渗漏',
  overTemperature: '探测器靠近热源误报',
  pressureLow: '消防水压不足',
  levelLow: '消防水箱水位偏低',
  leakage: '回路剩余电流超标',
  cableTemperature: '电缆接头温度偏高',
  overCurrent: '回路过载',
  lowBattery: '设备电池电量不足',
  signalLost: '设备信号不稳定',
  removed: '探测器被拆下',
  offline: '设备长时间离线',
  temperatureSensorFault: '温度传感器故障',
  leakageSensorFault: '剩余电流传感器故障',
};
const remarks = ['已现场复查', '更换后测试正常', '已清理并张贴告示', '复测合格', ''];
const receivers = ['街道消防安全办公室', '燃气公司抢修中心', '供电局客户服务中心'];
/** Of each kind in the first tenant; the others have so many times fewer. */
const perTenant = 48;
const fewer = 5;
const foundWithinDays = 60;

/** A measure of the catalogue of a tenant of the city. */
interface CityMeasure extends GivenMeasure {
  readonly kinds: readonly AlarmKind[];
  readonly days: number;
  readonly isEnabled: boolean;
}

/** What the first tenant added to the catalogue that it began with. */
const own = [
  {
    name: '联系物业加装电动车阻车系统',
    kinds: [],
    basis: '《深圳市电动自行车管理若干规定》',
    days: 30,
    isEnabled: true,
  },
  { name: '委托第三方电气检测', kinds: ['arcFault', 'overCurrent'], basis: '', days: 10, isEnabled: true },
  { name: '张贴禁烟告示', kinds: ['smoke'], basis: '', days: 2, isEnabled: false },
] as const;

/** The catalogues of all tenants, written, by tenant. */
async function writeCatalogues(tx: Tx, city: City): Promise<ReadonlyMap<string, readonly CityMeasure[]>> {
  const at = iso(city.now - 420 * dayMs);
  const catalogues = new Map<string, readonly CityMeasure[]>();
  const rows: BulkRow<'hazardMeasure'>[] = [];
  for (const [tenant, { rentId }] of city.tenants.entries()) {
    const begun = defaultMeasureRows(rentId, at).map((row) => ({ name: '', basis: '', isEnabled: true, ...row }));
    const added = (tenant === 0 ? own : []).map((row, index) => ({
      ...row,
      rentId,
      code: null,
      basisCode: null,
      rank: begun.length + index + 1,
      changedBy: '平台管理员',
      changedAt: iso(city.now - (60 - index * 20) * dayMs),
    }));
    const first = rows.length + 1;
    const all = [...begun, ...added].map((row, index) => ({ measureId: first + index, ...row }));
    rows.push(...all);
    catalogues.set(rentId, all as unknown as readonly CityMeasure[]);
  }
  await insertMany(tx, 'hazardMeasure', rows);
  return catalogues;
}

interface Found {
  readonly place: Place;
  readonly title: string;
  readonly level: AlarmLevel;
  readonly measures: readonly CityMeasure[];
  readonly atMs: number;
  readonly alarmId: number | null;
  readonly by: string;
}
interface Written {
  readonly hazards: BulkRow<'hazard'>[];
  readonly tracks: BulkRow<'hazardTrack'>[];
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** How it went: of those whose due day has passed most are done, of the rest about half are. */
function endOf(dice: Dice, dueDay: Day, foundDay: Day, today: Day) {
  const isPast = dueDay < today;
  const state = dice.weighted(['completed', 'handedOver', 'inProgress'] as const, (one) =>
    one === 'completed' ? (isPast ? 7 : 3) : one === 'handedOver' ? 1 : isPast ? 2 : 5,
  );
  if (state === 'inProgress') return { state, endedDay: null };
  const latest = Math.max(0, Math.min(daysBetween(foundDay, today), daysBetween(foundDay, dueDay) + 4));
  return { state, endedDay: addDays(foundDay, dice.int(Math.min(1, latest), latest)) };
}

const remindedAt = (day: Day): number => startOfDay(day) + hazardReminderFromHour * hourMs;

/** The days on which a hazard in progress was reminded of, as the domain says. */
function remindersOf({ now }: City, foundMs: number, dueDay: Day): Day[] {
  const days: Day[] = [];
  for (let day = addDays(dueDay, -1); remindedAt(day) <= now; day = addDays(day, 1)) {
    if (remindedAt(day) < foundMs) continue;
    const remindedDay = days.at(-1) ?? null;
    if (dueHazardReminder({ state: 'inProgress', dueDay, remindedDay }, day)) days.push(day);
  }
  return days;
}

function write(city: City, dice: Dice, { place, ...found }: Found, to: Written): void {
  const hazardId = to.hazards.length + 1;
  const today = dateText(dayOf(city.now));
  const foundDay = dateText(dayOf(found.atMs));
  const dueDay = addDays(usualDueDay(foundDay, found.measures), dice.int(0, 4));
  const { state, endedDay } = endOf(dice, dueDay, foundDay, today);
  const receiver = state === 'handedOver' ? dice.pick(receivers) : '';
  const endedBy = dice.chance(0.5) ? place.manager : found.by;
  const reminded = state === 'inProgress' ? remindersOf(city, found.atMs, dueDay) : [];
  const { rentId, orgPath, partnerId, unitId, maintId, placeId } = place;
  to.hazards.push({
    hazardId,
    rentId,
    orgPath,
    partnerId,
    unitId,
    maintId,
    placeId,
    alarmId: found.alarmId,
    source: found.alarmId === null ? 'manual' : 'alarm',
    title: found.title,
    description: '',
    level: found.level,
    foundOn: foundDay,
    dueOn: dueDay,
    responsible: place.manager,
    measures: found.measures.map(({ measureId, code, name }): GivenMeasure => ({ measureId, code, name })),
    photos: [],
    donePhotos: [],
    state,
    receiver,
    endedOn: endedDay,
    remindedOn: reminded.at(-1) ?? null,
    createdBy: found.by,
    createdAt: iso(found.atMs),
    revision: endedDay === null ? 1 : 2,
    changedBy: endedDay === null ? found.by : endedBy,
  });
  const entry = { hazardId, receiver: '', remark: '', dueOn: null };
  to.tracks.push({ ...entry, at: iso(found.atMs), event: 'found', by: found.by, dueOn: dueDay });
  for (const day of reminded)
    to.tracks.push({ ...entry, at: iso(remindedAt(day)), event: 'reminded', by: '', receiver: place.manager });
  if (endedDay === null) return;
  const endedAt = Math.min(city.now, Math.max(found.atMs + hourMs, startOfDay(endedDay) + dice.int(9, 17) * hourMs));
  const event = state === 'completed' ? 'complete' : 'handOver';
  to.tracks.push({ ...entry, at: iso(endedAt), event, by: endedBy, receiver, remark: dice.pick(remarks) });
}

/** Hazards that people found in the places of a tenant. */
function* foundByHand(
  city: City,
  rentId: string,
  catalogue: readonly CityMeasure[],
  dice: Dice,
  count: number,
): Generator<Found> {
  const places = city.places.filter((place) => place.rentId === rentId);
  for (let at = 0; at < count && places.length > 0; at += 1) {
    const place = dice.pick(places);
    const [title, level, measure] = dice.pick(seen);
    const atMs = city.now - Math.floor(dice.between(0.2, foundWithinDays) * 24 * hourMs);
    const measures = catalogue.filter(({ code }) => code === measure);
    yield { place, title, level, measures, atMs, alarmId: null, by: place.manager };
  }
}

/** Hazards that were made from alarms of a tenant: those that a person closed, and those that stand. */
function* fromAlarmsOf(
  city: City,
  incidents: readonly Incident[],
  rentId: string,
  catalogue: readonly CityMeasure[],
  dice: Dice,
  count: number,
): Generator<Found> {
  const devices = new Map<number, CityDevice>(city.devices.map((device) => [device.deviceId, device]));
  const places = new Map(city.places.map((place) => [place.placeId, place]));
  const fit = incidents
    .map((incident, index) => ({ incident, alarmId: index + 1 }))
    .filter(
      ({ incident: { rentId: of, kind, closed, reportedAt } }) =>
        of === rentId &&
        reportedAt[0] > city.now - foundWithinDays * dayMs &&
        fromAlarms[kind] !== undefined &&
        (closed === null || closed.by !== null),
    );
  const each = Math.max(1, Math.floor(fit.length / count));
  for (let at = dice.int(0, each - 1); at < fit.length && at < each * count; at += each) {
    const { incident, alarmId } = fit[at] ?? {};
    const place = incident && places.get(devices.get(incident.deviceId)?.placeId ?? -1);
    if (!incident || alarmId === undefined || !place) continue;
    const { kind, level, reportedAt, closed, acknowledged } = incident;
    const atMs = Math.min(city.now, (closed?.at ?? acknowledged?.at ?? reportedAt[0]) + dice.int(1, 40) * 60_000);
    const by = closed?.by ?? acknowledged?.by ?? place.manager;
    const measures = measuresFor(catalogue, kind).slice(0, 1);
    yield { place, title: fromAlarms[kind] ?? '', level, measures, atMs, alarmId, by };
  }
}

/** Hazards of two months with their tracks: rectified, handed over, in progress and overdue. @spec ALM-13 N25 */
export async function writeHazards(tx: Tx, city: City, incidents: readonly Incident[]): Promise<void> {
  const catalogues = await writeCatalogues(tx, city);
  const written: Written = { hazards: [], tracks: [] };
  for (const [at, { rentId }] of city.tenants.entries()) {
    const dice = createDice(city.seed, rentId, 'hazards');
    const catalogue = catalogues.get(rentId) ?? [];
    const count = at === 0 ? perTenant : Math.ceil(perTenant / fewer);
    const all = [
      ...foundByHand(city, rentId, catalogue, dice, count),
      ...fromAlarmsOf(city, incidents, rentId, catalogue, dice, count),
    ].toSorted((a, b) => a.atMs - b.atMs);
    for (const found of all) write(city, dice, found, written);
  }
  await insertMany(tx, 'hazard', written.hazards);
  await insertMany(tx, 'hazardTrack', written.tracks);
}
