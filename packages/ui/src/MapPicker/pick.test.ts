import { type AddressResult, wgs84 } from '@fireline/domain/site';
import { describe, expect, it } from 'vitest';
import { type PickEvent, type Picking, addressOf, pickOf, picked, problemsOf, startWith } from './pick.ts';

const here = wgs84(113.9305, 22.5333);
const there = wgs84(114.0579, 22.5431);
const nanshan = { code: '440305', adminPath: '/44/4403/440305/', adminName: '广东省/深圳市/南山区' };
const found: AddressResult = { address: '南山大道 1 号', lnglat: here, ...nanshan };

const after = (...events: readonly PickEvent[]): Picking => events.reduce(picked, startWith(null));
const drop: PickEvent = { type: 'drop', point: here };

describe('picking a place', () => {
  it('a dropped point is asked for, and tells its address and districts [SIT-09]', () => {
    expect(after(drop).state).toBe('resolving');
    const done = after(drop, { type: 'resolved', turn: 1, found });
    expect(pickOf(done)).toEqual({ ...found, datum: 'WGS84' });
    expect(problemsOf(pickOf(done))).toEqual([]);
  });

  it('keeps six decimals of what a map tells [SIT-10]', () => {
    const far = wgs84(113.943620454841, 22.518462000123);
    const place = { id: '1', name: '', address: '', lnglat: far, extent: 'point' } as const;
    for (const event of [
      { type: 'drop', point: far },
      { type: 'move', point: far },
      { type: 'choose', place },
    ] as const)
      expect(after(event).point, event.type).toEqual(wgs84(113.94362, 22.518462));
  });

  it('an answer to an older question is dropped, found or failed [SIT-09]', () => {
    const moved = after(drop, { type: 'drop', point: there });
    expect(picked(moved, { type: 'resolved', turn: 1, found })).toBe(moved);
    expect(picked(moved, { type: 'failed', turn: 1 })).toBe(moved);
    expect(picked(moved, { type: 'failed', turn: 2 }).state).toBe('failed');
  });

  it('a typed address is never lost, whatever is found after it [SIT-09]', () => {
    const typed = after(drop, { type: 'type', address: 'A 座 3 层' });
    const place = { id: '1', name: '市民中心', address: '福中三路', lnglat: there, extent: 'point' } as const;
    const events: readonly PickEvent[] = [
      { type: 'resolved', turn: 1, found },
      { type: 'failed', turn: 1 },
      { type: 'drop', point: there },
      { type: 'move', point: there },
      { type: 'choose', place },
      { type: 'retry' },
    ];
    for (const event of events) expect(addressOf(picked(typed, event)), event.type).toBe('A 座 3 层');
    const both = picked(typed, { type: 'resolved', turn: 1, found });
    expect(both.offered).toBe('南山大道 1 号');
    expect(addressOf(picked(both, { type: 'useOffered' }))).toBe('南山大道 1 号');
  });

  it('what was chosen from the list keeps its address; the question only adds the districts [SIT-09]', () => {
    const place = { id: '1', name: '海岸城', address: '文心五路 33 号', lnglat: here, extent: 'point' } as const;
    const chosen = after({ type: 'choose', place });
    expect(chosen.state).toBe('resolving');
    const done = picked(chosen, { type: 'resolved', turn: 1, found });
    expect(pickOf(done)).toMatchObject({ address: '文心五路 33 号', ...nanshan });
    expect(after({ type: 'choose', place: { ...place, ...nanshan } }).state).toBe('found');
  });

  it('without an answer the coordinates hold, and what is missing is told [SIT-09]', () => {
    for (const event of [
      { type: 'failed', turn: 1 },
      { type: 'resolved', turn: 1, found: undefined },
    ] as const) {
      const left = after(drop, event);
      expect(pickOf(left)).toEqual({ lnglat: here, datum: 'WGS84', address: '' });
      expect(problemsOf(pickOf(left)).map(({ field }) => field)).toContain('code');
    }
    expect(after(drop, { type: 'failed', turn: 1 }, { type: 'retry' })).toMatchObject({ state: 'resolving', turn: 2 });
    expect(after({ type: 'retry' }).state).toBe('idle');
  });

  it('a new point forgets the districts of the old one while it is asked for [SIT-09]', () => {
    const next = after(drop, { type: 'resolved', turn: 1, found }, { type: 'drop', point: there });
    expect(pickOf(next)).toEqual({ lnglat: there, datum: 'WGS84', address: '' });
  });

  it('begins with what is on record, asks nothing, and can be cleared [SIT-09]', () => {
    const start = startWith({ ...found, datum: 'WGS84' });
    expect(start.state).toBe('found');
    expect(pickOf(start)).toEqual({ ...found, datum: 'WGS84' });
    expect(pickOf(picked(start, { type: 'clear' }))).toBeNull();
    expect(problemsOf(null).length).toBeGreaterThan(0);
  });
});
