import { type MarkedKind, nextResourceId } from '@fireline/domain/plan';
import { useState } from 'react';
import { usePlanMarks } from './usePlanMarks.ts';
import type { Origin } from './usePlanPoints.ts';

/** The marks of a plan with what is chosen among them: what their layer on the plan and their panel beside it need. @spec PLN-04 N07 */
export function useMarking(layerId: number, origin: Origin | undefined) {
  const edit = usePlanMarks(layerId, origin);
  const [selectedId, setSelectedId] = useState<number>();
  const [placing, setPlacing] = useState<MarkedKind>();
  const { onDrawing: marks, lost, place, move, remove } = edit;
  return {
    edit,
    panelProps: { edit, selectedId, placing, onSelect: setSelectedId, onPlacing: setPlacing },
    layerProps: (isEditing: boolean) =>
      isEditing
        ? {
            marks,
            selectedId,
            placing,
            onSelect: ({ resourceId }: { readonly resourceId: number }) => setSelectedId(resourceId),
            onPlacingCancel: () => setPlacing(undefined),
            // the kind stays chosen: where there is one way out there is another
            onPlace: ({ kind, x, y }: { readonly kind: MarkedKind; readonly x: number; readonly y: number }) => {
              place(kind, x, y);
              setSelectedId(nextResourceId(marks));
            },
            onMove: (moved: {
              readonly resourceId: number;
              readonly x: number;
              readonly y: number;
              readonly isRepeat: boolean;
            }) => {
              const { isRepeat, ...to } = moved;
              move(to, isRepeat ? `move ${to.resourceId}` : undefined);
            },
            onRemove: ({ resourceId }: { readonly resourceId: number }) => remove(resourceId),
          }
        : { marks: marks.filter(({ resourceId }) => !lost.has(resourceId)) },
  };
}
