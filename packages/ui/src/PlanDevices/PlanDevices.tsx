import type { PlanMode, PlanResource, SpreadStep } from '@fireline/domain/plan';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useWords } from '../lib/index.ts';
import { usePlanStage } from '../PlanCanvas/index.ts';
import { Arrows } from './editing/Arrows.tsx';
import { ConflictDialog } from './editing/ConflictDialog.tsx';
import { CurrentPoint } from './CurrentPoint.tsx';
import { EditBar } from './editing/EditBar.tsx';
import { HoverTip } from './panel/HoverTip.tsx';
import { ListPanel } from './panel/ListPanel.tsx';
import { Root } from './PlanDevices.styles.ts';
import type { PlanDevice, PlanDevicePoint } from './points.ts';
import type { PlanDraft, PlanSave, PlanSaveAnswer } from './editing/saving.ts';
import { Tray } from './editing/Tray.tsx';
import { useCommands } from './editing/useCommands.ts';
import { useDevices } from './useDevices.ts';
import { usePlanSeen } from './picture/useFromStage.ts';
import { planDevicesWords } from './words.ts';

export interface PlanDevicesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The devices on the plan, with how they are now. A changed device is a new object. */
  readonly points: readonly PlanDevicePoint[];
  /** Default `view`. */
  readonly mode?: PlanMode;
  /** Devices that are not on the plan and may be placed, while it is edited. */
  readonly tray?: readonly PlanDevice[];
  /** Of the points; a newer one is taken over as soon as nothing waits to be saved. Default 0. */
  readonly revision?: number;
  /** Ways out, and what hydrants and cameras there are besides the devices. */
  readonly resources?: readonly PlanResource[];
  /** While a spread is replayed: the order, and the moment that is shown. */
  readonly spread?: { readonly steps: readonly SpreadStep[]; readonly atMs: number };
  readonly onOpenDevice?: (open: { readonly deviceId: number }) => void;
  /** Somebody has seen it. It is marked no more as soon as the points say so, or at once where it has closed by itself. */
  readonly onAcknowledge?: (acknowledged: { readonly alarmId: number; readonly deviceId: number }) => void;
  /** Saves all points; left out: nothing can be saved. Where somebody saved first it answers what they saved. */
  readonly onSave?: (save: PlanSave) => Promise<PlanSaveAnswer>;
  /** A placing that was not saved, to go on with. Read once. */
  readonly defaultDraft?: PlanDraft | undefined;
  /** How the placing stands; undefined: nothing waits to be saved. Keep the function the same between renders. */
  readonly onDraftChange?: (change: { readonly draft: PlanDraft | undefined }) => void;
  /** Whether something waits to be saved. Keep the function the same between renders. */
  readonly onDirtyChange?: (change: { readonly isDirty: boolean }) => void;
}

const noDevices: readonly PlanDevice[] = [];
const noResources: readonly PlanResource[] = [];

/**
 * Devices on a plan, as a layer in a `PlanCanvas`: how each is and what it alarms, in the mode of the plan. `view` shows them, `edit` places them,
 * `monitor` keeps every alarm in sight until it is acknowledged, points to those out of the picture, and tells the nearest way out, hydrant
 * and camera.
 *
 * Give it new objects for changed devices only: then five thousand of them may change a thousand times a second.
 * @spec PLN-04 N07 N08 N09 N12 N23
 * @example <PlanCanvas label="3 层" source={source}><PlanDevices points={points} mode="monitor" onOpenDevice={showDevice} /></PlanCanvas>
 */
export function PlanDevices(props: PlanDevicesProps) {
  const { points, mode = 'view', tray = noDevices, revision = 0, resources = noResources, spread, ...others } = props;
  const { onOpenDevice, onAcknowledge, onSave, defaultDraft, onDraftChange, onDirtyChange, ref, ...rest } = others;
  const t = useWords(planDevicesWords);
  const stage = usePlanStage();
  const root = useRef<HTMLDivElement>(null);
  const seen = usePlanSeen(stage);
  const isSeen = seen === 'yes';
  const unsaved = { defaultDraft, onDraftChange, onDirtyChange };
  const told = { points, mode, tray, revision, resources, spread, onSave, ...unsaved };
  const devices = useDevices({ ...told, stage, root, isSeen });
  const { placing, isEditing, scene, opened } = devices;
  const [isListOpen, setListOpen] = useState(seen === 'missing');
  const [before, setBefore] = useState(seen);
  if (seen !== before) {
    setBefore(seen);
    // where no picture comes the list is all there is
    if (seen === 'missing') setListOpen(true);
  }
  useCommands(root, isEditing ? placing : undefined);
  return (
    <Root
      {...rest}
      ref={mergeRefs(root, ref)}
      role="group"
      aria-label={t('PlanDevices.layer')}
      data-list={isListOpen || undefined}
    >
      <ListPanel
        points={scene.points}
        ranks={scene.ranks}
        markOf={devices.markOf}
        selected={scene.selected}
        isOpen={isListOpen}
        onOpenChange={setListOpen}
        onOpen={devices.goTo}
        onToggle={
          isEditing
            ? ({ deviceId }) => placing.act({ type: 'select', deviceIds: [deviceId], how: 'toggle' })
            : undefined
        }
        tray={
          isEditing
            ? { count: placing.tray.length, content: <Tray devices={placing.tray} onPlace={devices.place} /> }
            : undefined
        }
      />
      {mode === 'monitor' && isSeen && !spread && (
        <Arrows stage={stage} alarmed={devices.alarmed} onGo={(point) => devices.goTo(point)} />
      )}
      <CurrentPoint {...{ stage, devices, isSeen, onOpenDevice, onAcknowledge }} isMonitoring={mode === 'monitor'} />
      {isSeen && !opened && <HoverTip stage={stage} points={devices.hovered} markOf={devices.markOf} />}
      {isEditing && <EditBar placing={placing} scene={scene} canSave={onSave !== undefined} />}
      {isEditing && <ConflictDialog placing={placing} nameOf={devices.nameOf} />}
    </Root>
  );
}
