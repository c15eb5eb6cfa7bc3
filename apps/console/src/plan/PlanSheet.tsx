import { type Plan, planCalls } from '@fireline/api/plan';
import { useCall } from '@fireline/api/react';
import { type PlanMode, spreadOf } from '@fireline/domain/plan';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { PlanCanvas, type PlanMeta } from '@fireline/ui/PlanCanvas';
import { type PlanDevice, PlanDevices } from '@fireline/ui/PlanDevices';
import { PlanReplay } from '@fireline/ui/PlanReplay';
import { PlanReport } from '@fireline/ui/PlanReport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useAcknowledgeAlarm } from './useAcknowledgeAlarm.ts';
import { Sheet } from './Plan.styles.ts';
import { usePlanPoints } from './usePlanPoints.ts';
import { usePublished } from './usePublished.ts';
import { useSavePoints } from './useSavePoints.ts';
import { planViewWords } from './words.ts';

export interface PlanSheetProps {
  readonly plan: Plan;
  readonly mode: PlanMode;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** Devices that may be placed at most at once; more are found by searching. */
const trayMax = 200;
const noTray: readonly PlanDevice[] = [];

function useTray({ layerId }: Plan, isEditing: boolean) {
  const { data, refetch } = useCall(planCalls.candidates, { layerId, pageSize: trayMax }, { isEnabled: isEditing });
  const tray = useMemo(
    (): readonly PlanDevice[] =>
      data?.rows.map(({ deviceId, name, deviceType, ...device }) => ({ deviceId, name, deviceType, device })) ?? noTray,
    [data],
  );
  return { tray, refetch };
}

/** The drawing with its devices, in the mode that was chosen. @spec PLN-04 N07 N08 N11 */
export function PlanSheet({ plan, mode, onDirtyChange }: PlanSheetProps) {
  const t = useWords(planViewWords);
  const { number } = useFormat();
  const [, navigate] = useLocation();
  const [meta, setMeta] = useState<PlanMeta>();
  const [isReportOpen, setReportOpen] = useState(false);
  const [replayAt, setReplayAt] = useState<number>();
  const source = usePublished(plan);
  const { points, orphans, revision, refetch } = usePlanPoints(plan.layerId, meta?.origin);
  const { tray, refetch: refetchTray } = useTray(plan, mode === 'edit');
  const save = useSavePoints(plan.layerId, meta?.origin, () => void Promise.all([refetch(), refetchTray()]));
  const acknowledge = useAcknowledgeAlarm();
  const steps = useMemo(
    () =>
      spreadOf(
        points.flatMap(({ deviceId, alarms = [] }) =>
          alarms.map(({ raisedAtMs, level }) => ({ deviceId, atMs: raisedAtMs, level })),
        ),
      ),
    [points],
  );
  const names = useMemo(() => new Map(points.map(({ deviceId, name }) => [deviceId, name])), [points]);
  const tellDirty = useCallback(
    ({ isDirty }: { readonly isDirty: boolean }) => onDirtyChange(isDirty),
    [onDirtyChange],
  );
  const isReplaying = mode === 'monitor' && replayAt !== undefined;
  return (
    <Sheet>
      <PlanCanvas
        label={plan.name}
        {...(source ? { source } : {})}
        defaultColours={mode === 'monitor' ? 'grey' : 'drawing'}
        key={mode === 'monitor' ? 'grey' : 'drawing'}
        onOpened={(opened) => setMeta(opened.meta)}
        emptyActions={
          plan.publishState === 'inProgress'
            ? t('plan.view.publishing', { percent: plan.progressPercent })
            : t('plan.view.unpublished')
        }
        actions={
          <>
            {mode === 'monitor' && (
              <Button
                variant="quiet"
                aria-pressed={isReplaying}
                disabled={steps.length === 0}
                onClick={() => setReplayAt(isReplaying ? undefined : (steps.at(-1)?.atMs ?? 0))}
              >
                {t('plan.view.replay')}
              </Button>
            )}
            <Button variant="quiet" disabled={!meta} onClick={() => setReportOpen(true)}>
              {t('plan.view.report')}
            </Button>
          </>
        }
      >
        <PlanDevices
          points={points}
          mode={mode}
          tray={tray}
          revision={revision}
          {...(isReplaying ? { spread: { steps, atMs: replayAt } } : {})}
          onOpenDevice={({ deviceId }) => navigate(pathTo('deviceDetail', { deviceId }))}
          onAcknowledge={({ alarmId }) => void acknowledge(alarmId)}
          {...(save && mode === 'edit' ? { onSave: save } : {})}
          onDirtyChange={tellDirty}
        />
      </PlanCanvas>
      {orphans.length > 0 && mode !== 'monitor' && (
        <Banner tone="attention">
          {t('plan.view.orphans', {
            count: number(orphans.length),
            names: orphans.map(({ device }) => device.name).join(' · '),
          })}
        </Banner>
      )}
      {isReplaying && (
        <PlanReplay steps={steps} names={names} value={replayAt} onChange={({ value }) => setReplayAt(value)} />
      )}
      <Drawer
        isOpen={isReportOpen}
        onClose={() => setReportOpen(false)}
        title={t('plan.view.report')}
        size="large"
        isDismissable
      >
        <PlanReport report={meta?.report} exportName={plan.name} />
      </Drawer>
    </Sheet>
  );
}
