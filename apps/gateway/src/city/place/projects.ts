import { addDays, type Day, daysBetween, startOfDay } from '@fireline/domain/lib';
import { labelColours, labelShapes } from '@fireline/domain/site';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dateText, dayMs, dayOf } from '../calendar.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import type { City, CityDevice } from '../model.ts';
import { dutyName, phone } from '../names.ts';

const works = ['智慧消防改造', '独立烟感加装', '电气火灾监测', '消防物联网接入'] as const;
const notStarted = 3;
/** Days until running ones end; the rest end much later. */
const endingSoon = [2, 6, 13, 26] as const;
const running = 14;
/** Running ones that follow one that is over. */
const second = 7;
/** A tenant beside the first has so many times fewer. */
const fewer = 4;
const devicesMax = 300;
/** Projects of the unit that the demo's own account belongs to. */
const ofDemoUnit = 3;

/** A building that a partner fits out for a unit. */
interface Site {
  readonly partnerId: number;
  readonly unitId: number;
  readonly title: string;
  readonly address: string;
  readonly devices: readonly CityDevice[];
}

interface Planned {
  readonly name: string;
  readonly site: Site;
  /** For every unit of the partner. */
  readonly isWide: boolean;
  readonly start: Day;
  readonly end: Day;
  readonly devices: readonly CityDevice[];
}

/** The label that an installer gives by where a device hangs. */
function labelOf({ floor, spot }: CityDevice): string {
  if (/配电|强电/.test(spot)) return '配电间';
  if (floor < 0) return '地下层';
  if (/室外|门$|侧$/.test(spot)) return '室外';
  if (floor === 1) return '首层';
  return floor <= 6 ? '低区 2–6 层' : '高区 7 层以上';
}

const named = (dice: Dice, { title }: Site, phase = '') => `${title}${dice.pick(works)}${phase}`;

/** What is planned for one site: a running project, and for some the one before it. */
function ofSite(dice: Dice, index: number, today: Day, site: Site): Planned[] {
  const start = addDays(today, -dice.int(25, 400));
  const end = addDays(today, endingSoon[index] ?? dice.int(40, 420));
  const devices = site.devices.slice(0, devicesMax);
  const isSecond = index < second;
  const now = { site, isWide: false, devices, name: named(dice, site, isSecond ? '二期' : ''), start, end };
  if (!isSecond) return [now];
  const over = addDays(start, -dice.int(10, 80));
  const earlier = devices.slice(0, Math.ceil(devices.length / 2));
  const from = addDays(over, -dice.int(120, 300));
  return [now, { ...now, devices: earlier, name: named(dice, site, '一期'), start: from, end: over }];
}

/** The sites of a tenant with most devices; those of the demo's own unit come first. */
function sitesOf(city: City, rentId: string): Site[] {
  const places = new Map(city.places.map((place) => [place.placeId, place]));
  const partners = new Map(city.units.map(({ unitId, partnerId }) => [unitId, partnerId]));
  const byBuilding = Map.groupBy(city.devices, ({ buildingId }) => buildingId);
  const known = new Set(city.accounts.filter((one) => one.rentId === rentId).map(({ unitId }) => unitId));
  const sites = city.buildings
    .filter((building) => building.rentId === rentId)
    .flatMap(({ buildingId, placeId, name }): Site[] => {
      const place = places.get(placeId);
      const devices = byBuilding.get(buildingId) ?? [];
      if (!place || devices.length === 0 || partners.get(place.unitId) !== place.partnerId) return [];
      const { partnerId, unitId, address } = place;
      const own = devices.filter((device) => device.partnerId === partnerId && device.unitId === unitId);
      return [
        {
          partnerId,
          unitId,
          address,
          title: name.startsWith(place.name) ? name : `${place.name}${name}`,
          devices: own,
        },
      ];
    })
    .toSorted((a, b) => b.devices.length - a.devices.length);
  const first = sites.filter(({ unitId }) => known.has(unitId)).slice(0, ofDemoUnit);
  return [...first, ...sites.filter((site) => !first.includes(site))];
}

/** The projects of a tenant; a device is in one at a time. */
function plannedFor(city: City, rentId: string, share: number): Planned[] {
  const dice = createDice(city.seed, rentId, 'projects');
  const today = dateText(dayOf(city.now));
  const some = (count: number) => Math.max(1, Math.round(count / share));
  const sites = sitesOf(city, rentId);
  const going = sites.slice(0, some(running)).flatMap((site, index) => ofSite(dice, index, today, site));
  const coming = sites.slice(some(running), some(running) + some(notStarted)).map((site): Planned => {
    const start = addDays(today, dice.int(4, 60));
    const end = addDays(start, dice.int(180, 365));
    return { site, isWide: dice.chance(0.4), devices: [], name: named(dice, site), start, end };
  });
  return [...going, ...coming];
}

/** A label; most have their stickers on the wall since the first days of the contract. */
const labelRow = (dice: Dice, labelId: number, projectId: number, name: string, startMs: number) => ({
  labelId,
  projectId,
  name,
  colour: dice.pick(labelColours),
  shape: dice.pick(labelShapes),
  printedAt: dice.chance(0.8) ? new Date(startMs + Math.floor(dice.between(0.4, 2) * dayMs)).toISOString() : null,
});

function deviceRows(
  dice: Dice,
  city: City,
  planned: Planned,
  projectId: number,
  labelIds: ReadonlyMap<string, number>,
) {
  const from = startOfDay(planned.start);
  const days = Math.min(30, daysBetween(planned.start, dateText(dayOf(city.now))));
  return planned.devices.map((device) => ({
    projectId,
    deviceId: device.deviceId,
    labelId: dice.chance(0.9) ? (labelIds.get(labelOf(device)) ?? null) : null,
    addedAt: new Date(from + Math.floor(dice.between(0, days) * dayMs)).toISOString(),
  }));
}

/** Installation contracts: some not begun, most running, a few of them ending soon, some over, with their devices by label. @spec SIT-08 N25 */
export async function writeProjects(tx: Tx, city: City): Promise<void> {
  const projects: BulkRow<'project'>[] = [];
  const labels: BulkRow<'projectLabel'>[] = [];
  const devices: BulkRow<'projectDevice'>[] = [];
  for (const [at, { rentId }] of city.tenants.entries()) {
    for (const planned of plannedFor(city, rentId, at === 0 ? 1 : fewer)) {
      const projectId = projects.length + 1;
      const { site, isWide, name, start, end } = planned;
      const dice = createDice(city.seed, projectId, 'project');
      projects.push({
        projectId,
        rentId,
        partnerId: site.partnerId,
        unitId: isWide ? null : site.unitId,
        name,
        startOn: start,
        endOn: end,
        contact: dutyName(dice, ['工', '经理', '队长']),
        phone: phone(dice),
        address: site.address,
        remarks: dice.pick(['', '', '夜间施工须提前报备', '业主要求每周报进度', '含一年免费巡检']),
        photos: [],
      });
      const marks = createDice(city.seed, projectId, 'labels');
      const ids = new Map<string, number>();
      for (const label of new Set(planned.devices.map(labelOf))) {
        ids.set(label, labels.length + 1);
        labels.push(labelRow(marks, labels.length + 1, projectId, label, startOfDay(start)));
      }
      devices.push(...deviceRows(dice, city, planned, projectId, ids));
    }
  }
  await insertMany(tx, 'project', projects);
  await insertMany(tx, 'projectLabel', labels);
  await insertMany(tx, 'projectDevice', devices);
}
