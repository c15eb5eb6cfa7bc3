import type { Nearest } from '@fireline/domain/plan';
import { type KeyboardEvent, useId } from 'react';
import { Popover } from '../Popover/index.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormat, useWords } from '../lib/index.ts';
import type { PlanStage } from '../PlanCanvas/index.ts';
import { DeviceCard } from './panel/DeviceCard.tsx';
import { foundPoints } from './panel/ListPanel.tsx';
import { usePointName } from './editing/naming.ts';
import { PointCursor } from './editing/PointCursor.tsx';
import { type PointKey, pointKey } from './editing/pointKeys.ts';
import { type PlanDevicePoint, isCamera } from './points.ts';
import { ways } from './picture/sight.ts';
import { StackList } from './panel/StackList.tsx';
import type { Devices } from './useDevices.ts';
import { planDevicesWords } from './words.ts';

/** Pixels that an arrow key moves a device on the screen: nearer to the plan it is finer. */
const nudgePx = { small: 1, large: 10 } as const;

export interface CurrentPointProps {
  readonly stage: PlanStage;
  readonly devices: Devices;
  /** There is a picture of the plan. */
  readonly isSeen: boolean;
  readonly isMonitoring: boolean;
  readonly onOpenDevice: ((open: { readonly deviceId: number }) => void) | undefined;
  readonly onAcknowledge: ((acknowledged: { readonly alarmId: number; readonly deviceId: number }) => void) | undefined;
}

/** The point that has the focus, what keys do to it, and what opens beside it. */
export function CurrentPoint(props: CurrentPointProps) {
  const { current, scene } = props.devices;
  const point = current ?? worstOf(scene.points, scene.ranks);
  return point ? <Point {...props} point={point} /> : null;
}

/** The first of those that matter most. */
const worstOf = (points: readonly PlanDevicePoint[], ranks: Uint8Array): PlanDevicePoint | undefined => {
  let worst = 0;
  for (let at = 1; at < points.length; at++) if ((ranks[at] ?? 0) < (ranks[worst] ?? 0)) worst = at;
  return points[worst];
};

interface PointProps extends CurrentPointProps {
  readonly point: PlanDevicePoint;
}

function Point({ stage, devices, isSeen, isMonitoring, onOpenDevice, onAcknowledge, point }: PointProps) {
  const t = useWords(planDevicesWords);
  const { number } = useFormat();
  const nameOf = usePointName();
  const keysId = useId();
  const { opened, setOpened, stack, isEditing, markOf } = devices;
  const isStack = opened === 'stack';
  const press = useKeys({ devices, stage, point });
  const showWay = ({ resource }: Nearest): void => {
    if (!resource) return;
    const { min, max } = Math;
    stage.fit({
      minX: min(point.x, resource.x),
      maxX: max(point.x, resource.x),
      minY: min(point.y, resource.y),
      maxY: max(point.y, resource.y),
    });
  };
  return (
    <>
      <Popover
        label={isStack ? t('PlanDevices.stack', { count: number(stack.length) }) : point.name}
        placement="right"
        isOpen={opened !== undefined}
        onOpenChange={({ isOpen }) => {
          devices.setCurrentId(point.deviceId);
          setOpened(isOpen ? 'card' : undefined);
        }}
        renderTrigger={({ ref, onKeyDown, ...trigger }) => (
          <PointCursor
            {...trigger}
            // another point is another button: what has the focus is read anew
            key={point.deviceId}
            triggerRef={ref}
            data-cursor=""
            stage={isSeen ? stage : undefined}
            point={point}
            aria-label={nameOf(point, markOf(point.deviceId))}
            aria-describedby={keysId}
            aria-pressed={isEditing ? devices.scene.selected.has(point.deviceId) : undefined}
            onFocus={() => {
              // it stays the current one, whatever begins to matter more meanwhile
              devices.setCurrentId(point.deviceId);
              devices.show(point);
            }}
            onKeyDown={(event) => {
              if (!press(event)) onKeyDown?.(event);
            }}
          />
        )}
      >
        {isStack ? (
          <StackList points={stack} markOf={markOf} onOpen={(chosen) => devices.open([chosen])} />
        ) : (
          <DeviceCard
            point={point}
            alarms={devices.alarmsOf(point.deviceId)}
            nearest={isMonitoring ? devices.nearest : undefined}
            onOpenDevice={onOpenDevice && (() => onOpenDevice({ deviceId: point.deviceId }))}
            onAcknowledge={
              onAcknowledge &&
              (({ alarmId }) => {
                devices.see(alarmId);
                onAcknowledge({ alarmId, deviceId: point.deviceId });
              })
            }
            onShow={showWay}
          />
        )}
      </Popover>
      <VisuallyHidden id={keysId}>{t(isEditing ? 'PlanDevices.editKeys' : 'PlanDevices.keys')}</VisuallyHidden>
    </>
  );
}

/** Does what a key asks for; whether it was one of ours. */
function useKeys({ devices, stage, point }: Pick<PointProps, 'devices' | 'stage' | 'point'>) {
  const { placing, isEditing, scene, setCurrentId, focusCursor } = devices;
  const { act, edit } = placing;
  const choose = (): void => {
    if (!edit.selected.includes(point.deviceId)) act({ type: 'select', deviceIds: [point.deviceId] });
  };
  const go = (to: PlanDevicePoint): void => {
    setCurrentId(to.deviceId);
    devices.setOpened(undefined);
    // the next point's button is drawn with the next render
    requestAnimationFrame(focusCursor);
  };
  const carryOut = (asked: PointKey, isRepeat: boolean): void => {
    if (asked.type === 'go') go(asked.point);
    else if (asked.type === 'nudge') {
      choose();
      const by = nudgePx[asked.isLarge ? 'large' : 'small'] / stage.frame().view.scale;
      const { x, y } = ways[asked.way];
      act({ type: 'move', by: { x: x * by, y: y * by }, isRepeat });
    } else if (asked.type === 'turn') {
      const rotationDeg = (point.rotationDeg ?? 0) + asked.byDeg;
      if (isCamera(point)) act({ type: 'rotate', deviceId: point.deviceId, rotationDeg, isRepeat });
    } else if (asked.type === 'toggle') act({ type: 'select', deviceIds: [point.deviceId], how: 'toggle' });
    else if (asked.type === 'all') act({ type: 'select', deviceIds: scene.points.map(({ deviceId }) => deviceId) });
    else if (asked.type === 'none') act({ type: 'select', deviceIds: [] });
    else {
      choose();
      act({ type: 'remove' });
      requestAnimationFrame(focusCursor);
    }
  };
  return (event: KeyboardEvent): boolean => {
    const points = foundPoints(scene.points, scene.ranks, '');
    const asked = pointKey(event, { current: point, points, isEditing });
    if (!asked || (asked.type === 'none' && (devices.opened || edit.selected.length === 0))) return false;
    event.preventDefault();
    event.stopPropagation();
    carryOut(asked, event.repeat);
    return true;
  };
}
