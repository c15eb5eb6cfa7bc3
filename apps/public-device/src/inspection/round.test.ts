import type { PhoneTask } from '@fireline/api/inspection';
import { describe, expect, it } from 'vitest';
import { roundOf } from './round.ts';
import type { QueuedRow } from './types.ts';

type Result = PhoneTask['points'][number]['items'][number]['results'][number];
const result = (key: string, more: Partial<Result> = {}): Result => ({
  key,
  outcome: 'pass',
  description: '',
  at: '2026-11-21T02:00:00.000Z',
  inspectorName: '王芳',
  corrects: null,
  ...more,
});
const task = (...results: readonly (readonly Result[])[]): PhoneTask => ({
  taskId: 1,
  planName: '每日巡检',
  unitName: '单位1',
  lineName: '一号线',
  inspectorName: '王芳',
  fromDay: '2026-11-21',
  toDay: '2026-11-21',
  standing: 'running',
  points: [
    {
      pointId: 1,
      name: '大堂灭火器',
      location: '前台右侧',
      buildingName: '楼1',
      floor: 1,
      categoryName: '灭火器',
      edition: 1,
      tags: [],
      items: results.map((found, at) => ({
        itemId: at + 1,
        content: `项目${at + 1}`,
        requirement: '',
        guideUrl: null,
        results: [...found],
      })),
    },
  ],
});
const row = (key: string, more: object = {}, state: QueuedRow['state'] = 'waiting'): QueuedRow => ({
  kind: 'result',
  key,
  owner: 'R001.5',
  ownerName: '王芳',
  madeAtMs: 1,
  state,
  name: key,
  pictures: [],
  body: { key, taskId: 1, pointId: 1, itemId: 1, outcome: 'pass', description: '', atMs: 1, ...more },
});
const itemsOf = (of: PhoneTask, rows: readonly QueuedRow[]) => roundOf(of, rows).points[0]?.items ?? [];

describe('a round', () => {
  it('lets an inspector correct what waits on the phone and what was sent, and counts what corrects it [INS-05] [N24]', () => {
    const [waits] = itemsOf(task([], []), [row('a', { outcome: 'fail', description: '压力不足' })]);
    expect(waits).toMatchObject({ outcome: 'fail', own: { key: 'a', description: '压力不足' } });
    const [sent] = itemsOf(task([result('a', { outcome: 'fail', description: '压力不足' })], []), []);
    expect(sent?.own?.key).toBe('a');
    for (const [of, rows] of [
      [task([], []), [row('a', { outcome: 'fail', description: '压力不足' })]],
      [task([result('a', { outcome: 'fail', description: '压力不足' })], []), []],
    ] as const) {
      const [item] = itemsOf(of, [...rows, row('b', { corrects: 'a', description: '看错了' })]);
      expect(item).toMatchObject({ outcome: 'pass', description: '看错了', isWaiting: true, own: { key: 'b' } });
    }
  });

  it('offers nothing of another inspector, of what was refused, or of a task that is complete [INS-05] [N24]', () => {
    const [others] = itemsOf(task([result('a', { inspectorName: '李敏' })], []), []);
    expect([others?.outcome, others?.own]).toEqual(['pass', undefined]);
    const [refused] = itemsOf(task([], []), [row('a', {}, 'refused')]);
    expect([refused?.outcome, refused?.own]).toEqual([undefined, undefined]);
    const complete = roundOf(task([result('a')]), []);
    expect([complete.next, complete.points[0]?.items[0]?.own]).toEqual([undefined, undefined]);
  });
});
