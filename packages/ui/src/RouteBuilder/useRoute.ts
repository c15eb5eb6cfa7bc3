import { lineForm, reorder, setToLine } from '@fireline/domain/inspection';
import type { Problem } from '@fireline/domain/lib';
import { type RefObject, useState } from 'react';
import { useFocusNext } from '../lib/control/useFocusNext.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { type FormControl, useFormValue } from '../lib/field/useFormReset.ts';
import { type UndoMemory, useUndo } from '../lib/overlay/useUndo.ts';
import { useWords } from '../lib/format/useWords.ts';
import { listWords } from '../lib/words.ts';
import type { RouteBuilderProps } from './RouteBuilder.tsx';
import type { RoutePoint } from './route.ts';
import { routeBuilderWords } from './words.ts';

const none: readonly never[] = [];

/** What is in the route although its point is gone: it must be seen to be taken out. */
export interface Stop extends RoutePoint {
  readonly isGone?: boolean;
}

export interface Route {
  readonly stops: readonly Stop[];
  readonly memory: UndoMemory<readonly number[]>;
  /** Why the last points were not taken. */
  readonly refused: readonly Problem[];
  /** From 1; undefined where the point is not in the route. */
  readonly positionOf: (id: number) => number | undefined;
  /** `next`: whose button the focus goes to, when there is one. */
  readonly add: (points: readonly RoutePoint[], next?: number) => void;
  readonly remove: (at: number) => void;
  readonly move: (from: number, to: number, focusOn: 'handle' | 'position' | 'up' | 'down') => void;
}

/** The points in their order, and what may be done with them. */
export function useRoute(props: RouteBuilderProps, root: RefObject<HTMLElement | null>, control: FormControl): Route {
  const { points, value, defaultValue = none, onChange } = props;
  const t = useWords(routeBuilderWords, listWords);
  const { number } = useFormat();
  const focusNext = useFocusNext(root);
  const [refused, setRefused] = useState<readonly Problem[]>(none);
  const [ids, set] = useFormValue<readonly number[]>({
    control,
    value,
    defaultValue,
    onChange: (change) => {
      const result = lineForm.fields.pointIds(change.value, 'pointIds');
      onChange?.({ value: change.value, problems: result.ok ? none : result.problems });
    },
  });
  const known = new Map(points.map((point) => [point.id, point]));
  const stops = ids.map(
    (id): Stop => known.get(id) ?? { id, name: t('RouteBuilder.gone', { id }), unitId: 0, isGone: true },
  );
  const memory = useUndo<readonly number[]>((before) => {
    set(before);
    focusNext('[data-act="undo"]', '[data-act="handle"]', '[type="search"]');
  });
  const change = (next: readonly number[], told: string): void => {
    memory.remember(ids, told);
    setRefused(none);
    set(next);
  };
  return {
    stops,
    memory,
    refused,
    positionOf: (id) => (ids.includes(id) ? ids.indexOf(id) + 1 : undefined),
    add: (more, next) => {
      const result = setToLine(
        stops.filter(({ isGone }) => !isGone),
        more,
      );
      if (!result.ok) return setRefused(result.problems);
      const fresh = result.value.filter((id) => !ids.includes(id));
      if (fresh.length === 0) return undefined;
      change([...ids, ...fresh], t('RouteBuilder.added', { count: number(fresh.length) }));
      return focusNext(`[data-add="${next}"]`, '[type="search"]');
    },
    remove: (at) => {
      change(ids.toSpliced(at, 1), t('List.removed', { name: stops[at]?.name ?? '' }));
      focusNext(`[data-at="${Math.min(at, ids.length - 2)}"] [data-act="remove"]`, '[type="search"]');
    },
    move: (from, to, focusOn) => {
      const next = reorder(ids, from, to);
      const id = ids[from];
      if (id === undefined || next.indexOf(id) === from) return;
      const args = { name: stops[from]?.name ?? '', position: next.indexOf(id) + 1, count: ids.length };
      change(next, t('List.moved', args));
      focusNext(`[data-point="${id}"] [data-act="${focusOn}"]`, `[data-point="${id}"] [data-act="handle"]`);
    },
  };
}
