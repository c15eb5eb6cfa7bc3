import { wgs84 } from '@fireline/domain/site';
import { describe, expect, it } from 'vitest';
import { clusterServer } from './clusterServer.ts';
import { createFeed } from './feed.ts';
import type { Ask, Told } from './messages.ts';
import type { MapAlarm, MapContent, MapDevice } from './model.ts';
import { createSpots } from './points.ts';

const all = { alarms: true, devices: true, places: true, resources: true };
const device = (id: number): MapDevice => ({ id, name: `D${id}`, at: wgs84(114 + id / 100, 22.5), type: 'smoke' });
const alarm = (alarmId: number, rest: Partial<MapAlarm> = {}): MapAlarm => ({
  alarmId,
  level: 2,
  state: 'open',
  name: 'smoke',
  raisedAtMs: alarmId,
  ...rest,
});
const devices = [device(0), device(1), device(2)];

/** A feed, and what it asked of its worker. */
function started() {
  const asked: Ask[] = [];
  const [feed, tableOf] = [createFeed((ask) => asked.push(ask)), createSpots()];
  const update = (content: MapContent, shown = all) => {
    const table = tableOf(content, shown);
    feed.update(table, content.alarms, 'WGS84');
    return table;
  };
  return { asked, feed, update };
}

describe('what the worker is told', () => {
  it('an alarm at a known device is a change of kind, never new points [SIT-11]', () => {
    const { asked, update } = started();
    update({ devices, alarms: [] });
    update({ devices, alarms: [alarm(1, { deviceId: 1, level: 3 })] });
    update({
      devices: devices.map((one) => ({ ...one, isOnline: false })),
      alarms: [alarm(1, { deviceId: 1, level: 3 })],
    });
    expect(asked.map(({ type }) => type)).toEqual(['points', 'kinds']);
    expect(asked[1]).toMatchObject({ points: Int32Array.of(1), kinds: Uint8Array.of(3), isNews: Uint8Array.of(1) });
  });

  it('a device that came, went or moved is new points, and so is an alarm with a point of its own [SIT-11]', () => {
    const { asked, update } = started();
    update({ devices, alarms: [] });
    update({ devices: devices.slice(1), alarms: [] });
    update({ devices: devices.slice(1), alarms: [alarm(1, { at: wgs84(114, 22) })] });
    expect(asked.map(({ type }) => type)).toEqual(['points', 'points', 'points']);
  });

  it('an answer speaks of the points it was made of, with the alarms of now [SIT-11]', () => {
    const { feed, update } = started();
    const before = update({ devices, alarms: [] });
    const alarmed = update({ devices, alarms: [alarm(1, { deviceId: 0 })] });
    expect(alarmed.spots).toBe(before.spots);
    const after = update({ devices: devices.slice(1), alarms: [] });
    // the worker has not read the new points yet
    expect(feed.tableOf(1)).toBe(alarmed);
    expect([feed.tableOf(2), feed.tableOf(1)]).toEqual([after, undefined]);
  });

  it('the worst of several alarms counts, and an acknowledged or old one is no news [N09] [N23]', () => {
    const { asked, update } = started();
    const old = alarm(1, { deviceId: 0, level: 4 });
    update({ devices, alarms: [old] });
    const came = alarm(2, { deviceId: 0, level: 1 });
    update({ devices, alarms: [old, came] });
    update({ devices, alarms: [old, { ...came, state: 'acknowledged' }] });
    update({
      devices,
      alarms: [
        { ...old, state: 'closed' },
        { ...came, state: 'closed' },
      ],
    });
    const told = asked.map((ask) =>
      ask.type === 'points' || ask.type === 'kinds' ? [ask.kinds[0], ask.isNews[0]] : [],
    );
    expect(told).toEqual([
      [4, 0],
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  it('a hidden layer still shows what is in alarm; hidden alarms leave it calm [SIT-11] [N09]', () => {
    const { update } = started();
    const content = { devices, alarms: [alarm(1, { deviceId: 2 })] };
    const hidden = update(content, { ...all, devices: false });
    expect([hidden.spots.size, hidden.pointAt(0)?.item.name, hidden.spots.indexOf('devices', 2)]).toEqual([1, 'D2', 0]);
    expect(update(content, { ...all, alarms: false }).pointAt(2)?.alarms).toEqual([]);
  });

  it('no alarm is lost: what stands nowhere is told apart [SIT-11]', () => {
    const { update } = started();
    const { standing, spots } = update({
      devices,
      places: [{ id: 7, name: 'P', at: wgs84(114, 22.6) }],
      alarms: [
        alarm(1, { deviceId: 99 }),
        alarm(2, { deviceId: 99, placeId: 7 }),
        alarm(3, { placeId: 8, at: wgs84(114.2, 22.6) }),
        alarm(4, { deviceId: 0 }),
      ],
    });
    expect(standing.nowhere.map(({ alarmId }) => alarmId)).toEqual([1]);
    expect([...standing.byPlace.keys(), ...standing.byDevice.keys()]).toEqual([7, 0]);
    expect([standing.loose.length, spots.size]).toEqual([1, 5]);
  });
});

describe('what the worker answers', () => {
  it('counts a thousand changes in one answer, with nothing lost [SIT-11] [N09]', () => {
    const told: Told[] = [];
    const waiting: (() => void)[] = [];
    const take = clusterServer({
      tell: (message) => void told.push(message),
      later: (work) => void waiting.push(work),
    });
    const settle = (): void => {
      for (const work of waiting.splice(0)) work();
    };
    const [feed, tableOf] = [createFeed(take), createSpots()];
    const update = (alarms: readonly MapAlarm[]) => feed.update(tableOf({ devices, alarms }, all), alarms, 'WGS84');
    update([]);
    take({ type: 'view', box: [0, 0, 1, 1], zoom: 2, hasList: true });
    settle();
    told.length = 0;
    for (let turn = 0; turn < 1000; turn += 1) update([alarm(turn, { deviceId: turn % 3, level: 5 })]);
    settle();
    expect(told).toHaveLength(1);
    const [answer] = told;
    expect(answer?.type === 'drawn' && [...answer.drawn.tally]).toEqual([2, 0, 0, 0, 0, 1, 1]);
    expect(answer?.type === 'drawn' && answer.inView).toEqual(Int32Array.of(0, 1, 2));
  });

  it('does not say what a symbol held that is no longer there [SIT-11]', () => {
    const told: Told[] = [];
    const take = clusterServer({ tell: (message) => void told.push(message), later: () => {} });
    const [feed, tableOf] = [createFeed(take), createSpots()];
    feed.update(tableOf({ devices }, all), undefined, 'WGS84');
    take({ type: 'members', ask: 1, round: 1, zoom: 0, node: 0 });
    feed.update(tableOf({ devices: devices.slice(1) }, all), undefined, 'WGS84');
    take({ type: 'members', ask: 2, round: 1, zoom: 0, node: 0 });
    expect(told.map((answer) => answer.type === 'members' && answer.points.length)).toEqual([3, 0]);
  });

  it('puts points where a map of another datum has them [N10]', () => {
    const told: Told[] = [];
    const waiting: (() => void)[] = [];
    const take = clusterServer({
      tell: (message) => void told.push(message),
      later: (work) => void waiting.push(work),
    });
    const columns = { kinds: new Uint8Array(1), isNews: new Uint8Array(1) };
    const xIn = (datum: 'WGS84' | 'GCJ02'): number => {
      take({
        type: 'points',
        round: 1,
        lng: Float64Array.of(114.0579),
        lat: Float64Array.of(22.5431),
        ...columns,
        datum,
      });
      take({ type: 'view', box: [0, 0, 1, 1], zoom: 20, hasList: false });
      for (const work of waiting.splice(0)) work();
      const answer = told.at(-1);
      return answer?.type === 'drawn' ? (answer.drawn.x[0] ?? NaN) : NaN;
    };
    const eastMetres = (xIn('GCJ02') - xIn('WGS84')) * 40_075_016 * Math.cos((22.5431 * Math.PI) / 180);
    expect(eastMetres).toBeGreaterThan(400);
    expect(eastMetres).toBeLessThan(700);
  });
});
