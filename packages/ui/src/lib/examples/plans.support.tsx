import { PlanCanvas } from '../../PlanCanvas/index.ts';
import { makePlan } from '../../PlanCanvas/planMaker.stories.support.ts';
import { BareStage } from '../../PlanDevices/BareStage.stories.support.tsx';
import { alarmedPoints, exits } from '../../PlanDevices/floor.stories.support.ts';
import { PlanDevices } from '../../PlanDevices/index.ts';
import { PlanFloors } from '../../PlanFloors/index.ts';
import { PlanMarks } from '../../PlanMarks/index.ts';
import { PlanReplay } from '../../PlanReplay/index.ts';
import { PlanVersions } from '../../PlanVersions/index.ts';
import type { Examples } from './types.ts';

const drawing = makePlan({ rooms: 2 });

const version = {
  publishedAtMs: 0,
  by: 'agent',
  extent: { minX: 0, minY: 0, maxX: 60_000, maxY: 30_000 },
};

/** Examples of what shows floor plans. */
export const planExamples: Examples = {
  PlanCanvas: (root) => (
    <PlanCanvas {...root} label="3层平面图" source={{ kind: 'drawing', drawing }} style={{ height: 320 }} />
  ),
  PlanDevices: (root) => (
    <BareStage>
      <PlanDevices {...root} points={alarmedPoints} mode="monitor" resources={exits} />
    </BareStage>
  ),
  PlanFloors: (root) => (
    <PlanFloors
      {...root}
      building={{ floorsAbove: 4, floorsUnder: 1 }}
      plans={[{ floor: 3, layerId: 403 }]}
      alarms={[
        { alarmId: 1, level: 1, state: 'open', floor: 3 },
        { alarmId: 2, level: 4, state: 'acknowledged', floor: -1 },
        { alarmId: 3, level: 5, state: 'open', floor: 9 },
      ]}
    />
  ),
  PlanMarks: (root) => (
    <BareStage>
      <PlanMarks {...root} marks={[{ resourceId: 1, kind: 'exit', name: '东门', layer: '', x: 6000, y: 22_000 }]} />
    </BareStage>
  ),
  PlanReplay: (root) => (
    <PlanReplay
      {...root}
      steps={[
        { deviceId: 4, atMs: 0, level: 1, order: 1, sinceFirstMs: 0 },
        { deviceId: 3, atMs: 42_000, level: 2, order: 2, sinceFirstMs: 42_000 },
      ]}
      names={new Map([[4, '烟感 3F-04']])}
    />
  ),
  PlanVersions: (root) => (
    <PlanVersions
      {...root}
      versions={[
        { ...version, versionId: 8, layers: { WALL: 1240, 隔断: 18 } },
        { ...version, versionId: 7, layers: { WALL: 1212, 消防: 60 } },
      ]}
      points={[
        { deviceId: 1, layer: '', x: 3000, y: 6000 },
        { deviceId: 31, layer: '消防', x: 5000, y: 6000 },
      ]}
      names={new Map([[31, '消火栓 3F-31']])}
      onPlaceAnew={() => {}}
      onRollBack={async () => ({ ok: true })}
    />
  ),
};
