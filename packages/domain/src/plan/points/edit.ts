import { type Alignment, alignPoints } from './align.ts';
import { type PlacedPoint, isPlaced, isSamePoint, turned } from './point.ts';

type Points = readonly PlacedPoint[];

/** Steps that can be taken back. Decision: 200. @spec PLN-04 */
export const undoStepsMax = 200;

/** The placing of devices while somebody is at it. @spec PLN-04 */
export interface PlanEdit {
  /** As it is now. */
  readonly points: Points;
  /** What undo goes back to, the last one last. */
  readonly past: readonly Points[];
  /** What redo goes on to, the next one first. */
  readonly future: readonly Points[];
  /** As it was when it was last read or saved. */
  readonly saved: Points;
  /** Of what was last read or saved. */
  readonly revision: number;
  readonly selected: readonly number[];
  /** What a held key goes on with, as one step; undefined after anything else. */
  readonly run: string | undefined;
}

export type PlanEditAction =
  | { readonly type: 'place'; readonly point: PlacedPoint }
  /** All that are selected; `isRepeat`: a held key, one step with those before it. */
  | { readonly type: 'move'; readonly by: { readonly x: number; readonly y: number }; readonly isRepeat?: boolean }
  | { readonly type: 'rotate'; readonly deviceId: number; readonly rotationDeg: number; readonly isRepeat?: boolean }
  /** All that are selected, back to the tray. */
  | { readonly type: 'remove' }
  | { readonly type: 'align'; readonly alignment: Alignment }
  /** `add`: these too; `toggle`: each the other way round. Default: these alone. */
  | { readonly type: 'select'; readonly deviceIds: readonly number[]; readonly how?: 'add' | 'toggle' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** What was sent is saved now; what was done since stays to be saved. */
  | { readonly type: 'saved'; readonly points: Points; readonly revision: number }
  /** Somebody else's points and what comes of both: what is on the plan now can be taken back like any step. */
  | { readonly type: 'rebase'; readonly theirs: Points; readonly points: Points; readonly revision: number };

/** The placing as it begins; a device that stands twice is taken once, and one that stands nowhere not at all. @spec PLN-04 */
export const startEdit = (points: Points, revision: number): PlanEdit => {
  const clean = [...new Map(points.filter(isPlaced).map((point) => [point.deviceId, point])).values()];
  return { points: clean, past: [], future: [], saved: clean, revision, selected: [], run: undefined };
};

const done = (edit: PlanEdit, points: Points, run?: string): PlanEdit => {
  const isOn = run !== undefined && edit.run === run;
  const past = isOn ? edit.past : [...edit.past, edit.points].slice(-undoStepsMax);
  const there = new Set(points.map(({ deviceId }) => deviceId));
  return { ...edit, points, past, future: [], run, selected: edit.selected.filter((id) => there.has(id)) };
};

const changed = (edit: PlanEdit, change: (point: PlacedPoint) => PlacedPoint, run?: string): PlanEdit => {
  const points = edit.points.map(change);
  return points.some((point, at) => !isSamePoint(point, edit.points[at])) ? done(edit, points, run) : edit;
};

const place = (edit: PlanEdit, point: PlacedPoint): PlanEdit =>
  !isPlaced(point) || edit.points.some(({ deviceId }) => deviceId === point.deviceId)
    ? edit
    : { ...done(edit, [...edit.points, point]), selected: [point.deviceId] };

const move = (edit: PlanEdit, by: { readonly x: number; readonly y: number }, isRepeat = false): PlanEdit => {
  if (!isPlaced(by)) return edit;
  const chosen = new Set(edit.selected);
  const run = `move ${edit.selected.join()}`;
  return changed(
    isRepeat ? edit : { ...edit, run: undefined },
    (point) => {
      const moved = chosen.has(point.deviceId) ? { ...point, x: point.x + by.x, y: point.y + by.y } : point;
      return isPlaced(moved) ? moved : point;
    },
    run,
  );
};

const align = (edit: PlanEdit, alignment: Alignment): PlanEdit => {
  const chosen = new Set(edit.selected);
  const aligned = alignPoints(
    edit.points.filter(({ deviceId }) => chosen.has(deviceId)),
    alignment,
  );
  const byId = new Map(aligned.map((point) => [point.deviceId, point]));
  return changed(edit, (point) => byId.get(point.deviceId) ?? point);
};

const select = (edit: PlanEdit, deviceIds: readonly number[], how?: 'add' | 'toggle'): PlanEdit => {
  const there = new Set(edit.points.map(({ deviceId }) => deviceId));
  const named = [...new Set(deviceIds)].filter((id) => there.has(id));
  const before = new Set(how ? edit.selected : []);
  for (const id of named)
    if (how === 'toggle' && before.has(id)) before.delete(id);
    else before.add(id);
  return { ...edit, selected: [...before], run: undefined };
};

const goTo = (edit: PlanEdit, points: Points | undefined, past: readonly Points[], future: readonly Points[]) => {
  if (!points) return edit;
  const there = new Set(points.map(({ deviceId }) => deviceId));
  return { ...edit, points, past, future, run: undefined, selected: edit.selected.filter((id) => there.has(id)) };
};

const rebase = (edit: PlanEdit, action: Extract<PlanEditAction, { type: 'rebase' }>): PlanEdit => {
  const { points, theirs, revision } = action;
  return { ...done(edit, startEdit(points, revision).points), saved: startEdit(theirs, revision).points, revision };
};

/**
 * The placing after a step. A step that changes nothing is none: it cannot be undone.
 * @spec PLN-04
 */
export const planEdit = (edit: PlanEdit, action: PlanEditAction): PlanEdit => {
  switch (action.type) {
    case 'place':
      return place(edit, action.point);
    case 'move':
      return move(edit, action.by, action.isRepeat);
    case 'rotate': {
      const { deviceId, rotationDeg, isRepeat } = action;
      const turn = (point: PlacedPoint) =>
        point.deviceId === deviceId ? { ...point, rotationDeg: turned(rotationDeg) } : point;
      return changed(isRepeat ? edit : { ...edit, run: undefined }, turn, `rotate ${deviceId}`);
    }
    case 'remove': {
      const gone = new Set(edit.selected);
      return gone.size === 0
        ? edit
        : done(
            edit,
            edit.points.filter(({ deviceId }) => !gone.has(deviceId)),
          );
    }
    case 'align':
      return align(edit, action.alignment);
    case 'select':
      return select(edit, action.deviceIds, action.how);
    case 'undo':
      return goTo(edit, edit.past.at(-1), edit.past.slice(0, -1), [edit.points, ...edit.future]);
    case 'redo':
      return goTo(edit, edit.future[0], [...edit.past, edit.points], edit.future.slice(1));
    case 'saved':
      return { ...edit, saved: action.points, revision: action.revision, run: undefined };
    case 'rebase':
      return rebase(edit, action);
    default:
      return action satisfies never;
  }
};

/** The devices that came, went, and stand or look elsewhere, as against what is saved; none of each: nothing to save. @spec PLN-04 N12 */
export const editChanges = ({
  saved,
  points,
}: Pick<PlanEdit, 'saved' | 'points'>): {
  readonly added: readonly number[];
  readonly removed: readonly number[];
  readonly moved: readonly number[];
} => {
  const was = new Map(saved.map((point) => [point.deviceId, point]));
  const is = new Map(points.map((point) => [point.deviceId, point]));
  return {
    added: [...is.keys()].filter((id) => !was.has(id)),
    removed: [...was.keys()].filter((id) => !is.has(id)),
    moved: [...is].flatMap(([id, point]) => (was.has(id) && !isSamePoint(point, was.get(id)) ? [id] : [])),
  };
};

/** Whether there is something to save. @spec PLN-04 */
export const isEdited = (edit: Pick<PlanEdit, 'saved' | 'points'>): boolean =>
  Object.values(editChanges(edit)).some((ids) => ids.length > 0);
