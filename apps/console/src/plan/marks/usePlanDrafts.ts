import type { Plan } from '@fireline/api/plan';
import type { PlanMode } from '@fireline/domain/plan';
import type { PlanDraft } from '@fireline/ui/PlanDevices';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../lib/form/useDraft.ts';
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
  const [turn, setTurn] = useState<{ readonly isEditing: boolean; readonly restoredAt?: number | undefined }>({
    isEditing: false,
  });
  if (turn.isEditing !== isEditing) {
    const kept = isEditing ? marked.read() : undefined;
    marks.restore(kept?.value);
    setTurn({ isEditing, restoredAt: isEditing ? (kept?.at ?? points.read()?.at) : undefined });
  }
  const { forget: forgetMarks, keep: keepMarks } = marked;
  const { forget: forgetPoints } = points;
  const forget = useCallback(() => {
    forgetPoints();
    forgetMarks();
  }, [forgetPoints, forgetMarks]);
  const { draft } = marks;
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) keepMarks(draft);
    else if (wasEditing.current) forget();
    wasEditing.current = isEditing;
  }, [isEditing, draft, keepMarks, forget]);
  const { keep: keepPoints } = points;
  const onDraftChange = useCallback(
    (change: { readonly draft: PlanDraft | undefined }) => keepPoints(change.draft),
    [keepPoints],
  );
  return {
    restoredAt: turn.restoredAt,
    discard: () => {
      forget();
      marks.restore(undefined);
      setTurn({ isEditing });
      setDrops((before) => before + 1);
    },
    /** The layer begins again with each turn to editing. */
    layerKey: isEditing ? `edit ${drops}` : 'look',
    layerProps: isEditing ? { defaultDraft: points.read()?.value, onDraftChange } : {},
  };
}
