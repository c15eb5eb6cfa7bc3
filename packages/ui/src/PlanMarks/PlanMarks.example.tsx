import type { MarkedResource } from '@fireline/domain/plan';
import { FirelineProvider } from '@fireline/ui/lib';
import { PlanCanvas } from '@fireline/ui/PlanCanvas';
import { PlanMarks } from '@fireline/ui/PlanMarks';
import { useState } from 'react';

// a room as a DXF file, in millimetres around the middle of the plan; yours comes from your server
const room =
  '0 SECTION 2 ENTITIES 0 LWPOLYLINE 8 WALL 90 4 70 1 10 -4500 20 -2500 10 4500 20 -2500 10 4500 20 2500 10 -4500 20 2500 0 LINE 8 WALL 10 0 20 0 11 0 21 2500 0 ENDSEC 0 EOF';
const source = { kind: 'file', file: new File([room.replaceAll(' ', '\n')], '3F.dxf') } as const;
const marked: readonly MarkedResource[] = [
  { resourceId: 1, kind: 'exit', name: 'East door', layer: '', x: 4000, y: 0 },
  { resourceId: 2, kind: 'hydrant', name: 'Hydrant 3-01', layer: '', x: -3500, y: 2000 },
];

export function Example() {
  const [marks, setMarks] = useState(marked);
  const [selectedId, setSelectedId] = useState<number>();
  return (
    <FirelineProvider language="en">
      <PlanCanvas label="Floor 3" source={source} style={{ height: 480 }}>
        <PlanMarks
          marks={marks}
          selectedId={selectedId}
          onSelect={({ resourceId }) => setSelectedId(resourceId)}
          onRemove={({ resourceId }) => setMarks(marks.filter((mark) => mark.resourceId !== resourceId))}
        />
      </PlanCanvas>
    </FirelineProvider>
  );
}
