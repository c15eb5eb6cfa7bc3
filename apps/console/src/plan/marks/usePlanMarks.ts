import { CallError } from '@fireline/api/lib';
import { planCalls, planTopic } from '@fireline/api/plan';
import { useApi, useCall, useTopic } from '@fireline/api/react';
import {
  type MarkedKind,
  type MarkedResource,
  nextResourceId,
  planPointWords,
  resourcesMarked,
} from '@fireline/domain/plan';
import { useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { type MarkDraft, type Marks, afterStep, stepBack } from './planMarks.ts';
import type { Origin } from './usePlanPoints.ts';

const moved = (mark: MarkedResource, by: Origin, sign: 1 | -1): MarkedResource => ({
  ...mark,
  x: mark.x + sign * by.x,
  y: mark.y + sign * by.y,
});
const nothing: Marks = [];

/** What is marked on a plan as it is saved, in the file's own coordinates; those without a place on it are told apart. */
function useSavedMarks(layerId: number) {
  const call = useCall(planCalls.resources, { layerId });
  useTopic(planTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.some((change) => change.layerId === layerId))) void call.refetch();
    },
    reload: () => void call.refetch(),
  });
  const all = call.data?.resources;
  const saved = useMemo(() => all?.map(({ orphan: _orphan, ...mark }) => mark) ?? nothing, [all]);
  const lost = useMemo(() => new Set(all?.flatMap(({ resourceId, orphan }) => (orphan ? resourceId : []))), [all]);
  return { saved, lost, call };
}

/**
 * Marks on a plan, looked at and edited: each step can be taken back, and nothing is lost when somebody saves first. While the drawing is
 * not open they can be named and removed, and none has a place.
 * @spec PLN-04 N07
 */
export function usePlanMarks(layerId: number, origin: Origin | undefined) {
  const { client } = useApi();
  const t = useWords(planPointWords);
  const tellFailure = useTellFailure();
  const { saved, lost, call } = useSavedMarks(layerId);
  const [draft, setDraft] = useState<MarkDraft>();
  const [savedFirst, setSavedFirst] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const revision = call.data?.revision ?? 0;
  const marks = draft?.marks ?? saved;
  const step = (change: (marks: Marks) => Marks, run?: string): void =>
    setDraft((before) => afterStep(before, { marks: saved, revision }, change, run));
  const save = async (at = draft?.revision): Promise<void> => {
    if (!draft || at === undefined) return;
    setSaving(true);
    try {
      await client.send(planCalls.saveResources, { layerId, revision: at, resources: [...draft.marks] });
      await call.refetch();
      setDraft(undefined);
      setSavedFirst(undefined);
    } catch (error) {
      if (error instanceof CallError && error.code === 'plan.conflict') {
        const { data } = await call.refetch();
        setSavedFirst(data?.savedBy ?? '');
      } else tellFailure('save', error, () => void save(at));
    } finally {
      setSaving(false);
    }
  };
  const onDrawing = useMemo(() => (origin ? marks.map((mark) => moved(mark, origin, -1)) : nothing), [marks, origin]);
  const resources = useMemo(
    () =>
      resourcesMarked(
        onDrawing.filter(({ resourceId }) => !lost.has(resourceId)),
        (kind) => t(`plan.resource.${kind}`),
      ),
    [onDrawing, lost, t],
  );
  return {
    marks,
    /** The same, relative to the drawing's origin. */
    onDrawing,
    lost,
    resources,
    /** What was marked is known. */
    isLoaded: call.data !== undefined,
    error: call.error,
    reload: () => void call.refetch(),
    canPlace: origin !== undefined,
    isDirty: draft !== undefined,
    /** What is marked and not saved. */
    draft,
    /** Goes on with a draft, or from what is saved. */
    restore: setDraft,
    isSaving,
    /** Who saved other marks meanwhile; undefined: nobody. */
    savedFirst,
    place: (kind: MarkedKind, x: number, y: number) =>
      step((before) => {
        const mark = { resourceId: nextResourceId(before), kind, name: '', layer: '', x, y };
        return origin ? [...before, moved(mark, origin, 1)] : before;
      }),
    rename: (resourceId: number, name: string) =>
      step(
        (before) => before.map((one) => (one.resourceId === resourceId ? { ...one, name } : one)),
        `name ${resourceId}`,
      ),
    move: ({ resourceId, x, y }: Pick<MarkedResource, 'resourceId' | 'x' | 'y'>, run?: string) =>
      step(
        (before) =>
          before.map((one) => (origin && one.resourceId === resourceId ? moved({ ...one, x, y }, origin, 1) : one)),
        run,
      ),
    remove: (resourceId: number) => step((before) => before.filter((one) => one.resourceId !== resourceId)),
    undo: () => setDraft((before) => before && stepBack(before)),
    save: () => void save(),
    keepMine: () => void save(revision),
    takeTheirs: () => {
      setDraft(undefined);
      setSavedFirst(undefined);
    },
  };
}
export type PlanMarksEdit = ReturnType<typeof usePlanMarks>;
