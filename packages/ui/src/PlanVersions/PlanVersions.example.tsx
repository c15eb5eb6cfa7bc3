import { FirelineProvider } from '@fireline/ui/lib';
import { PlanVersions, type PublishedVersion } from '@fireline/ui/PlanVersions';
import { useState } from 'react';

const extent = { minX: 0, minY: 0, maxX: 60_000, maxY: 30_000 };
const published: readonly PublishedVersion[] = [
  {
    versionId: 8,
    publishedAtMs: Date.UTC(2026, 10, 20),
    by: 'Site engineer',
    extent,
    layers: { WALL: 1240, DOOR: 18 },
  },
  { versionId: 7, publishedAtMs: Date.UTC(2026, 8, 2), by: 'Site engineer', extent, layers: { WALL: 1212, FIRE: 60 } },
];
const points = [
  { deviceId: 1, layer: '', x: 3000, y: 6000 },
  { deviceId: 31, layer: 'FIRE', x: 5000, y: 6000 },
];
const names = new Map([
  [1, 'Smoke detector 3F-01'],
  [31, 'Hydrant 3F-31'],
]);

export function Example() {
  const [versions, setVersions] = useState(published);
  return (
    <FirelineProvider language="en">
      <PlanVersions
        versions={versions}
        points={points}
        names={names}
        onRollBack={async ({ versionId }) => {
          const old = versions.find((version) => version.versionId === versionId);
          if (old)
            setVersions([{ ...old, versionId: Math.max(...versions.map((each) => each.versionId)) + 1 }, ...versions]);
          return { ok: true };
        }}
      />
    </FirelineProvider>
  );
}
