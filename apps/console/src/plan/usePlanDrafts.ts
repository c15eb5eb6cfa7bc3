import type { Plan } from '@fireline/api/plan';
import type { PlanMode } from '@fireline/domain/plan';
import type { PlanDraft } from '@fireline/ui/PlanDevices';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraft } from '../lib/useDraft.ts';
import type { MarkDraft } from './planMarks.ts';
import type { PlanMarksEdit } from './usePlanMarks.ts';

/**
 * What is placed and marked on a plan and not saved: kept while it is edited, restored when editing goes on, dropped when the reader
 * leaves editing. Devices stand in the coordinates of a version, so that each version has a draft of its own.
 * @spec PLN-04
 */
export function usePlanDrafts({ layerId, versionId }: Plan, mode: PlanMode, marks: PlanMarksEdit) {
  const points = useDraft<PlanDraft>(`plan.${layerId}.${versionId ?? 'none'}.points`);
  const marked = useDraft<MarkDraft>(`plan.${layerId}.marks`);
  const isEditing = mode === 'edit';
  const [drops, setDrops] = useState(0);
  const [restoredAt, setRestoredAt] = useState<number>();
  const drop = (): void => {
    points.forget();
    marked.forget();
    marks.restore(undefined);
    setRestoredAt(undefined);
  };
  const wasEditing = useRef(false);
  const turn = useEffectEvent(() => {
    if (isEditing) {
      const kept = marked.read();
      if (kept) marks.restore(kept.value);
      setRestoredAt(kept?.at ?? points.read()?.at);
    } else if (wasEditing.current) drop();
    wasEditing.current = isEditing;
  });
  useEffect(() => turn(), [isEditing]);
  const { keep: keepMarks } = marked;
  const { draft } = marks;
  const isRestored = useRef(false);
  useEffect(() => {
    // before the restored marks are drawn there seem to be none
    if (isEditing && (draft || isRestored.current)) keepMarks(draft);
    isRestored.current = isEditing && draft !== undefined;
  }, [isEditing, draft, keepMarks]);
  const { keep: keepPoints } = points;
  const onDraftChange = useCallback(
    (change: { readonly draft: PlanDraft | undefined }) => keepPoints(change.draft),
    [keepPoints],
  );
  return {
    restoredAt,
    discard: () => {
      drop();
      setDrops((before) => before + 1);
    },
    /** The layer begins again with each turn to editing. */
    layerKey: isEditing ? `edit ${drops}` : 'look',
    layerProps: isEditing ? { defaultDraft: points.read()?.value, onDraftChange } : {},
  };
}
