import { fillWords } from '@fireline/domain/lib';
import { type Drawing, packTexts } from '@fireline/domain/plan/drawing';
import { PlanCanvas } from '@fireline/ui/PlanCanvas';
import { PlanDevices, type PlanDevicePoint } from '@fireline/ui/PlanDevices';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import words from 'virtual:words/cn';
import { extent, register } from './harness.ts';

const { maxX, maxY } = extent;
const frame = [0, 0, maxX, 0, maxX, 0, maxX, maxY, maxX, maxY, 0, maxY, 0, maxY, 0, 0];

/** An empty hall: what is measured are the points. */
const drawing: Drawing = {
  origin: { x: 0, y: 0 },
  extent,
  metresPerUnit: 0.001,
  layers: [{ name: 'WALL', isShown: true }],
  styles: [{ layer: 0, color: 0x808080 }],
  segments: Float32Array.from(frame),
  segmentStyles: new Uint16Array(4),
  arcs: new Float32Array(),
  arcStyles: new Uint16Array(),
  triangles: new Float32Array(),
  triangleStyles: new Uint16Array(),
  texts: packTexts([]),
  report: {
    version: '',
    isBinary: false,
    declaredEncoding: '',
    encoding: 'utf-8',
    entities: { LINE: 4 },
    rows: [],
    isTruncated: false,
    sizeBytes: 0,
  },
};
const source = { kind: 'drawing', drawing } as const;

register({
  mount(host, points) {
    let tell: (points: readonly PlanDevicePoint[]) => void = () => {};
    function Live() {
      const [shown, setShown] = useState(points);
      tell = setShown;
      return <PlanDevices points={shown} mode="monitor" />;
    }
    createRoot(host).render(
      <FirelineProvider translate={(key, args) => fillWords(words[key] ?? key, args)}>
        <PlanCanvas label="3 层" source={source} style={{ width: 1100, height: 640 }}>
          <Live />
        </PlanCanvas>
      </FirelineProvider>,
    );
    return (next) => tell(next);
  },
});
