import {
  type PlacedPoint,
  type PlanEdit,
  type PlanEditAction,
  type PlanMode,
  editChanges,
  isEdited,
  planEdit,
  startEdit,
} from '@fireline/domain/plan';
import type { Problem } from '@fireline/domain/lib';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PlanDevice, PlanDevicePoint } from '../points.ts';
import type { PlanDraft, PlanSave, PlanSaveAnswer, TheirPoints } from './saving.ts';

export interface PlacingProps {
  readonly mode: PlanMode;
  readonly points: readonly PlanDevicePoint[];
  readonly tray: readonly PlanDevice[];
  readonly revision: number;
  readonly onSave: ((save: PlanSave) => Promise<PlanSaveAnswer>) | undefined;
  readonly defaultDraft: PlanDraft | undefined;
  readonly onDraftChange: ((change: { readonly draft: PlanDraft | undefined }) => void) | undefined;
  readonly onDirtyChange: ((change: { readonly isDirty: boolean }) => void) | undefined;
}

/** How saving stands. */
export type Saving =
  | { readonly name: 'idle' | 'pending' | 'saved' }
  /** Undefined: nothing came back. */
  | { readonly name: 'failed'; readonly problem: Problem | undefined };

/** The placing of devices as the layer shows it. */
export interface Placing {
  readonly edit: PlanEdit;
  readonly act: (action: PlanEditAction) => void;
  /** What is on the plan while it is edited, with what is known of each device now. */
  readonly shown: readonly PlanDevicePoint[];
  /** What is not on it. */
  readonly tray: readonly PlanDevice[];
  readonly unsaved: number;
  readonly saving: Saving;
  readonly theirs: TheirPoints | undefined;
  readonly save: () => void;
  /** Takes these points over theirs, and saves them when there is anything to save. */
  readonly settle: (points: readonly PlacedPoint[]) => void;
  /** Leaves it for now; nothing is lost, the next save asks again. */
  readonly postpone: () => void;
}

const placed = (points: readonly PlanDevicePoint[]): readonly PlacedPoint[] =>
  points.map(({ deviceId, x, y, rotationDeg, layer = '' }) => ({
    deviceId,
    layer,
    x,
    y,
    ...(rotationDeg === undefined ? {} : { rotationDeg }),
  }));

const withDevice = (point: PlacedPoint, known: ReadonlyMap<number, PlanDevice>): readonly PlanDevicePoint[] => {
  const device = known.get(point.deviceId);
  return device ? [{ ...device, x: point.x, y: point.y, rotationDeg: point.rotationDeg, layer: point.layer }] : [];
};

const noDevices: readonly PlanDevice[] = [];

/**
 * Begins again from the owner's points where nothing waits to be saved; a placing that is under way is never thrown away. Points may
 * come later than their revision, and change many times a second without a device having moved: then what is selected stays so.
 */
function useEdit({ mode, points, revision, defaultDraft }: PlacingProps) {
  const isEditing = mode === 'edit';
  const [edit, setEdit] = useState(() =>
    defaultDraft
      ? {
          ...startEdit(defaultDraft.saved, defaultDraft.revision),
          points: defaultDraft.points,
          past: [defaultDraft.saved],
        }
      : startEdit(placed(points), revision),
  );
  const [from, setFrom] = useState({ points, revision, isEditing });
  if (from.revision !== revision || from.isEditing !== isEditing || (isEditing && from.points !== points)) {
    setFrom({ points, revision, isEditing });
    const isAsTold = revision >= edit.revision && !isEdited(edit);
    const theirs = isAsTold ? placed(points) : edit.saved;
    if (isAsTold && (from.revision !== revision || isEdited({ saved: edit.saved, points: theirs })))
      setEdit(startEdit(theirs, revision));
  }
  return [edit, setEdit] as const;
}

export function usePlacing(props: PlacingProps): Placing {
  const { mode, points, tray, onSave, onDraftChange, onDirtyChange } = props;
  const isEditing = mode === 'edit';
  const [edit, setEdit] = useEdit(props);
  const [saving, setSaving] = useState<Saving>({ name: 'idle' });
  const [theirs, setTheirs] = useState<TheirPoints | undefined>();
  const act = useCallback(
    (action: PlanEditAction) => {
      setEdit((before) => planEdit(before, action));
      if (action.type !== 'select') setSaving((before) => (before.name === 'saved' ? { name: 'idle' } : before));
    },
    [setEdit],
  );
  // put together only while it is looked at: watched points change many times a second, and nothing of it with them
  const devices = isEditing ? points : noDevices;
  const known = useMemo(
    () => new Map<number, PlanDevice>((isEditing ? [...tray, ...devices] : []).map((one) => [one.deviceId, one])),
    [isEditing, tray, devices],
  );
  const shown = useMemo(
    () => (known.size === 0 ? [] : edit.points.flatMap((point) => withDevice(point, known))),
    [edit.points, known],
  );
  const left = useMemo(() => {
    const there = new Set(edit.points.map(({ deviceId }) => deviceId));
    return [...known.values()].filter(({ deviceId }) => !there.has(deviceId));
  }, [edit.points, known]);
  const unsaved = useMemo(
    () =>
      Object.values(editChanges({ saved: edit.saved, points: edit.points })).reduce((sum, ids) => sum + ids.length, 0),
    [edit.saved, edit.points],
  );
  const isDirty = unsaved > 0;
  useEffect(() => onDirtyChange?.({ isDirty }), [isDirty, onDirtyChange]);
  const { saved, points: now, revision } = edit;
  useEffect(
    () => onDraftChange?.({ draft: isDirty ? { saved, points: now, revision } : undefined }),
    [isDirty, saved, now, revision, onDraftChange],
  );

  const send = async (all: readonly PlacedPoint[], revision: number): Promise<void> => {
    if (!onSave || saving.name === 'pending') return;
    setSaving({ name: 'pending' });
    try {
      const answer = await onSave({ points: all, revision });
      if (answer.ok) {
        act({ type: 'saved', points: all, revision: answer.revision });
        setSaving({ name: 'saved' });
      } else {
        setTheirs(answer.theirs);
        setSaving(answer.theirs ? { name: 'idle' } : { name: 'failed', problem: answer.problems[0] });
      }
    } catch {
      setSaving({ name: 'failed', problem: undefined });
    }
  };
  return {
    edit,
    act,
    shown,
    tray: left,
    unsaved,
    saving,
    theirs,
    save: () => void send(edit.points, edit.revision),
    settle: (all) => {
      if (!theirs) return;
      act({ type: 'rebase', theirs: theirs.points, points: all, revision: theirs.revision });
      setTheirs(undefined);
      if (isEdited({ saved: theirs.points, points: all })) void send(all, theirs.revision);
    },
    postpone: () => setTheirs(undefined),
  };
}
