import type { PhoneTask } from '@fireline/api/inspection';
import {
  correctable,
  type ItemOutcome,
  type QueuedResult,
  standingResults,
  worstOf,
} from '@fireline/domain/inspection';
import type { QueuedRow } from './types.ts';

type Point = PhoneTask['points'][number];
type Item = Point['items'][number];

/** An item as this phone knows it: what the gateway has, and what waits here. */
export interface RoundItem extends Omit<Item, 'results'> {
  readonly outcome: ItemOutcome | undefined;
  /** Not with the gateway yet. */
  readonly isWaiting: boolean;
  readonly description: string;
  /** What the inspector of the task entered and may correct; undefined: nothing. */
  readonly own: OwnResult | undefined;
}
export type OwnResult = Pick<QueuedResult, 'key' | 'outcome' | 'description'>;
export interface RoundPoint extends Omit<Point, 'items'> {
  readonly items: readonly RoundItem[];
  readonly isDone: boolean;
  readonly hasFailed: boolean;
  readonly isWaiting: boolean;
}
export interface Round {
  readonly points: readonly RoundPoint[];
  readonly done: number;
  /** The first that is not done, in the order of the line; undefined: all are. */
  readonly next: RoundPoint | undefined;
  readonly waiting: number;
  readonly refused: number;
}

/** A task with what waits on the phone: what was refused counts for nothing. @spec N24 INS-05 */
export function roundOf(task: PhoneTask, rows: readonly QueuedRow[]): Round {
  const own = rows.filter((row) => row.body.taskId === task.taskId);
  const found = new Map<RoundItem, readonly QueuedResult[]>();
  const looked = task.points.map((point): RoundPoint => {
    const items = point.items.map(({ results, ...item }): RoundItem => {
      const here = own.flatMap((row) =>
        row.kind === 'result' &&
        row.state === 'waiting' &&
        row.body.pointId === point.pointId &&
        row.body.itemId === item.itemId
          ? [row.body]
          : [],
      );
      const all: QueuedResult[] = [
        ...results.map(({ key, outcome, description, corrects, inspectorName }) => ({
          key,
          outcome,
          description,
          inspectorName,
          corrects: corrects ?? undefined,
        })),
        ...here.map(({ key, outcome, description = '', corrects }) => ({
          key,
          outcome: outcome === 'fail' ? ('fail' as const) : ('pass' as const),
          description,
          corrects,
          inspectorName: task.inspectorName,
        })),
      ].map((one) => ({
        ...one,
        taskId: task.taskId,
        pointId: point.pointId,
        itemId: item.itemId,
        images: [],
        atMs: 0,
      }));
      const standing = standingResults(all);
      const outcome = worstOf(standing);
      const looking: RoundItem = {
        ...item,
        outcome,
        isWaiting: here.length > 0,
        description: standing.findLast((one) => one.outcome === outcome)?.description ?? '',
        own: undefined,
      };
      found.set(looking, all);
      return looking;
    });
    return {
      ...point,
      items,
      isDone: items.every(({ outcome }) => outcome !== undefined),
      hasFailed: items.some(({ outcome }) => outcome === 'fail'),
      isWaiting: items.some(({ isWaiting }) => isWaiting),
    };
  });
  const isComplete = looked.every(({ isDone }) => isDone);
  const points = looked.map((point) => ({
    ...point,
    items: point.items.map((item) => ({
      ...item,
      own: correctable(found.get(item) ?? [], task.inspectorName, isComplete),
    })),
  }));
  return {
    points,
    done: points.filter(({ isDone }) => isDone).length,
    next: points.find(({ isDone }) => !isDone),
    waiting: own.filter(({ state }) => state === 'waiting').length,
    refused: own.filter(({ state }) => state === 'refused').length,
  };
}
