import { FirelineProvider } from '@fireline/ui/lib';
import { PlanCanvas } from '@fireline/ui/PlanCanvas';
import { useState } from 'react';

// one room as a DXF file, in millimetres; readers choose theirs with `FileDrop`
const room =
  '0 SECTION 2 ENTITIES 0 LWPOLYLINE 8 WALL 90 4 70 1 10 -4500 20 -2500 10 4500 20 -2500 10 4500 20 2500 10 -4500 20 2500 0 LINE 8 WALL 10 0 20 0 11 0 21 2500 0 ENDSEC 0 EOF';
const source = { kind: 'file', file: new File([room.replaceAll(' ', '\n')], '3F.dxf') } as const;

export function Example() {
  const [layers, setLayers] = useState<number>();
  return (
    <FirelineProvider language="en">
      <PlanCanvas
        label="Floor 3"
        source={source}
        colours="grey"
        onOpened={({ meta }) => setLayers(meta.layers.length)}
        style={{ height: 480 }}
      />
      {layers !== undefined && <p role="status">Layers: {layers}</p>}
    </FirelineProvider>
  );
}
