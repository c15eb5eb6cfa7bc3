import { deviceStatus } from '@fireline/domain/device';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCity } from '../city.ts';
import { createDice } from '../../lib/dice.ts';
import { createLife } from '../life/life.ts';
import type { SentReport } from '../device/reporting.ts';
import { runStorm, sendOverHttp } from './runStorm.ts';
import { checkStorm, createStorm, parseStorm, spreadOrder } from './storm.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const city = createCity({ seed: 'fireline', devices: 3000, now });
const order = spreadOrder(city);

describe('the order of a fire', () => {
  it('takes its building first, floor by floor away from where it began [ALM-07 N25]', () => {
    const [origin] = order;
    const own = order.filter((device) => device.buildingId === origin?.buildingId);
    expect(own.length).toBeGreaterThan(10);
    expect(order.slice(0, own.length)).toEqual(own);
    const floors = own.map((device) => device.floor);
    const runs = floors.filter((floor, i) => floor !== floors[i - 1]);
    expect(new Set(runs).size).toBe(runs.length);
    expect(runs[0]).toBe(origin?.floor);
  });

  it('reaches every healthy smoke detector of the first tenant once, and nothing else [ALM-07 ROL-06]', () => {
    const able = city.devices.filter(
      (d) => d.rentId === 'R001' && d.deviceType === 'smoke' && deviceStatus(d) === 'online',
    );
    expect(new Set(order)).toEqual(new Set(able));
    expect(order).toHaveLength(able.length);
  });

  it('begins where it is told, and not at all where there is no smoke detector [ALM-07]', () => {
    const wanted = order.at(-1)?.buildingId ?? 0;
    expect(spreadOrder(city, wanted)[0]?.buildingId).toBe(wanted);
    expect(spreadOrder(city, 999_999)).toEqual([]);
  });
});

describe('a storm', () => {
  it('has exactly as many alarms as it should, however often it is asked [ALM-07]', () => {
    const pauses = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 5 }),
        pauses,
        (perSecond, seconds, steps) => {
          const storm = createStorm(order, { perSecond, seconds }, now);
          let at = now;
          const taken = steps.flatMap((step) => storm.take((at += step)));
          taken.push(...storm.take(now + seconds * 1000), ...storm.take(now + seconds * 2000));
          expect(taken).toHaveLength(perSecond * seconds);
          expect(taken.map((alarm) => alarm.device.deviceId)).toEqual(
            taken.map((_, i) => order[i % order.length]?.deviceId),
          );
          const times = taken.map((alarm) => alarm.at);
          expect(times.toSorted((x, y) => x - y)).toEqual(times);
          expect(times[0]).toBe(now);
          expect(times.at(-1)).toBeLessThan(now + seconds * 1000);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('is refused beyond a thousand a second or ten minutes [ALM-07]', () => {
    expect(checkStorm({ perSecond: 1000, seconds: 600 })).toEqual([]);
    expect(checkStorm({ perSecond: 1001, seconds: 0 }).map((p) => p.field)).toEqual(['perSecond', 'seconds']);
  });

  it('reads from one word [ALM-07]', () => {
    expect(parseStorm('200x30')).toEqual({ ok: true, value: { perSecond: 200, seconds: 30 } });
    expect(parseStorm(' 5x10@17 ')).toEqual({ ok: true, value: { perSecond: 5, seconds: 10, buildingId: 17 } });
    expect(parseStorm('200')).toMatchObject({ ok: false, problems: [{ code: 'form.format' }] });
    expect(parseStorm('2000x30')).toMatchObject({ ok: false, problems: [{ code: 'form.range', field: 'perSecond' }] });
  });
});

describe('a storm on demand', () => {
  const alive = () => {
    const sent: SentReport[] = [];
    const life = createLife({
      city,
      clock: () => now,
      dice: createDice('storm'),
      alarmEveryS: 1e9,
      send: async (_, reports) => void sent.push(...reports),
    });
    return { life, smoky: () => sent.filter((report) => (report.readings?.smoke ?? 0) >= 100) };
  };

  it('cries a thousand times a second, in order, and calms down afterwards [ALM-07 N25]', async () => {
    const { life, smoky } = alive();
    expect(life.storm({ perSecond: 1000, seconds: 3 })).toMatchObject({
      ok: true,
      value: { total: 3000, buildingId: order[0]?.buildingId },
    });
    expect(life.isStormy()).toBe(true);
    for (let ms = 200; ms <= 3000; ms += 200) await life.tick(now + ms);
    expect(life.isStormy()).toBe(false);
    const cries = smoky().filter((report) => (report.at ?? '') >= new Date(now).toISOString());
    expect(cries.length).toBeGreaterThanOrEqual(3000);
    expect(new Set(cries.map((report) => report.imei)).size).toBeGreaterThanOrEqual(Math.min(3000, order.length));
    for (let s = 4; s <= 600; s++) await life.tick(now + s * 1000);
    const before = smoky().length;
    for (let s = 601; s <= 1200; s++) await life.tick(now + s * 1000);
    // only what stood before the storm may go on
    expect(smoky().length - before).toBeLessThan(10);
  });

  it('is refused for a building that has no smoke detector [ALM-07]', () => {
    expect(alive().life.storm({ perSecond: 10, seconds: 1, buildingId: 999_999 })).toMatchObject({
      ok: false,
      problems: [{ field: 'buildingId' }],
    });
  });

  it('goes over HTTP from outside with the same IMEIs, whole [ALM-07 N25]', async () => {
    let at = now;
    const posted: SentReport[] = [];
    const fetch = async (url: string | URL | Request, init?: RequestInit) => {
      expect(url).toBe('http://gateway/api/ingest/readings');
      expect(init?.headers).toMatchObject({ authorization: 'a key' });
      posted.push(...(JSON.parse(init?.body as string) as { reports: SentReport[] }).reports);
      return Response.json({ code: '0000', message: '', data: {} });
    };
    const timers = { after: (delayMs: number, run: () => void) => ((at += delayMs), queueMicrotask(run), () => {}) };
    const send = sendOverHttp({ baseUrl: 'http://gateway/api', key: 'a key', fetch });
    const sent = await runStorm({
      perSecond: 300,
      seconds: 2,
      send,
      seed: 'fireline',
      devices: 3000,
      clock: () => at,
      timers,
    });
    expect(sent).toBe(600);
    expect(posted.map((report) => report.imei)).toEqual(
      Array.from({ length: 600 }, (_, i) => order[i % order.length]?.imei),
    );
  });

  it("tells the gateway's words when it refuses [N25]", async () => {
    const send = sendOverHttp({
      baseUrl: '',
      key: '',
      fetch: async () => Response.json({ code: 'device.keyInvalid', message: 'no such key', data: {} }),
    });
    await expect(send('R001', [])).rejects.toThrow('no such key');
  });
});
