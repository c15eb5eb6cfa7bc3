import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TimeSpan, isBeforeRecord, isWholeRecord, silentDevices, spreadRecord, unheard } from './record.ts';

const minute = 60_000;
const hour = 60 * minute;
const period = { fromMs: 10 * hour, toMs: 20 * hour };
const recordOf = (hours: readonly number[], firstMs = hours[0] === undefined ? undefined : hours[0] * hour) =>
  spreadRecord(
    period,
    unheard(
      [period],
      hours.map((at) => at * hour),
      hour,
    ),
    firstMs,
    hour,
  );

describe('what the record of a replay leaves open', () => {
  it('is nothing while a report comes within each heartbeat [N08]', () => {
    const record = recordOf([9.5, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(record).toEqual({ ...period, firstMs: 9.5 * hour, gaps: [] });
    expect(isWholeRecord(record)).toBe(true);
  });

  it('is a silence, from the last report before it to the first after it, or to an end of the period [N08]', () => {
    const record = recordOf([8, 13, 14, 16.5, 17.5], 8 * hour);
    expect(record.gaps.map(({ fromMs, toMs }) => [fromMs / hour, toMs / hour])).toEqual([
      [10, 13],
      [14, 16.5],
      [17.5, 20],
    ]);
    expect(isWholeRecord(record)).toBe(false);
    // clocks are loose
    expect(recordOf([9.5, 10.5, 11.515, 12.5, 13.5, 14.5, 15.5, 16.5, 17.5, 18.5, 19.5], 0).gaps).toEqual([]);
  });

  it('is what was before the first report, told apart from the gaps [N08]', () => {
    for (const [hours, firstMs] of [
      [[15, 16, 17, 18, 19], 15 * hour],
      [[], undefined],
      [[], 25 * hour],
    ] as const) {
      const record = recordOf(hours, firstMs);
      expect(record).toEqual({ ...period, firstMs, gaps: [] });
      expect([isBeforeRecord(record), isWholeRecord(record)]).toEqual([true, false]);
    }
  });

  const reports = fc.array(fc.integer({ min: 0, max: 30 * 60 }).map((at) => at * minute));
  const isIn = (spans: readonly TimeSpan[], atMs: number) =>
    spans.some(({ fromMs, toMs }) => atMs > fromMs && atMs < toMs);

  it('holds no report, and every moment further from the last than a heartbeat [N08]', () => {
    fc.assert(
      fc.property(reports, fc.integer({ min: 10 * 60 + 1, max: 20 * 60 - 1 }), (all, at) => {
        const atMs = at * minute + 1;
        const open = unheard([period], all, hour);
        expect(all.some((report) => isIn(open, report))).toBe(false);
        const isSpokenFor = all.some((report) => report <= atMs && report + hour > atMs);
        const next = Math.min(period.toMs, ...all.filter((report) => report > atMs));
        // what is left out is shorter than clocks are loose
        const isLoose = !isSpokenFor && next - atMs <= minute;
        expect(isLoose || isIn(open, atMs) === !isSpokenFor).toBe(true);
      }),
    );
  });

  it('is the same whether devices are looked at together or in turn [N08]', () => {
    fc.assert(
      fc.property(reports, reports, (some, others) => {
        expect(unheard(unheard([period], some, hour), others, hour)).toEqual(
          unheard([period], [...some, ...others], hour),
        );
      }),
    );
  });

  it('is the silence of one device while others reported, the longest first, and not what all of them left open [N08]', () => {
    const record = { ...period, firstMs: 0, gaps: [{ fromMs: 17 * hour, toMs: 19 * hour }] };
    const device = (deviceId: number, hours: readonly number[]) => ({
      deviceId,
      quietMs: hour,
      reportsMs: hours.map((at) => at * hour),
    });
    const others = [10, 11, 12, 13, 14, 15, 16, 17, 19];
    const devices = [
      device(1, others),
      device(
        2,
        others.filter((at) => at !== 12),
      ),
      device(
        3,
        others.filter((at) => at < 13 || at > 15),
      ),
      device(4, []),
    ];
    const told = silentDevices(record, devices, 2);
    expect(told.total).toBe(3);
    expect(told.devices).toEqual([
      { deviceId: 4, gaps: [period] },
      { deviceId: 3, gaps: [{ fromMs: 12 * hour, toMs: 16 * hour }] },
    ]);
    expect(isWholeRecord({ ...record, gaps: [], silent: told })).toBe(false);
    expect(silentDevices({ ...record, firstMs: undefined }, devices, 2)).toEqual({ devices: [], total: 0 });
  });
});
