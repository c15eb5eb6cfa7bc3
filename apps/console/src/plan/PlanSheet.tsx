import type { Plan } from '@fireline/api/plan';
import type { PlanMode } from '@fireline/domain/plan';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { PlanCanvas, type PlanMeta } from '@fireline/ui/PlanCanvas';
import { PlanDevices } from '@fireline/ui/PlanDevices';
import { PlanMarks } from '@fireline/ui/PlanMarks';
import { PlanReport } from '@fireline/ui/PlanReport';
import { useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { CallFailed } from '../lib/page/CallFailed.tsx';
import { DraftNotice } from '../lib/form/DraftNotice.tsx';
import { useMedia } from '../lib/useMedia.ts';
import { useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { Beside, Sheet, narrowPlan } from './Plan.styles.ts';
import { PlanMarksPanel } from './marks/PlanMarksPanel.tsx';
import { PlanOrphans } from './marks/PlanOrphans.tsx';
import { PlanReplayPanel } from './monitor/PlanReplayPanel.tsx';
import { useAcknowledgeAlarm } from './monitor/useAcknowledgeAlarm.ts';
import { useBothDirty } from './form/useBothDirty.ts';
import { useMarking } from './marks/useMarking.ts';
import { useNoDrawing } from './useNoDrawing.tsx';
import { usePlanDrafts } from './marks/usePlanDrafts.ts';
import { usePlanPoints } from './marks/usePlanPoints.ts';
import { usePublished } from './publish/usePublished.ts';
import { useSavePoints } from './marks/useSavePoints.ts';
import { useSpread } from './marks/useSpread.ts';
import { useTray } from './marks/useTray.ts';
import { planViewWords } from './words.ts';

export interface PlanSheetProps {
  readonly plan: Plan;
  readonly mode: PlanMode;
  /** Whether something waits to be saved. Keep the function the same between renders. */
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** The drawing with its devices and what is marked on it, in the mode that was chosen. @spec PLN-04 N07 N08 N11 */
export function PlanSheet({ plan, mode, onDirtyChange }: PlanSheetProps) {
  const t = useWords(planViewWords);
  const isNarrow = useMedia(narrowPlan);
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  const [meta, setMeta] = useState<PlanMeta>();
  const [isReportOpen, setReportOpen] = useState(false);
  const [replayAt, setReplayAt] = useState<number>();
  const source = usePublished(plan);
  const noDrawing = useNoDrawing(plan);
  const placed = usePlanPoints(plan.layerId, meta?.origin);
  const { points, orphans, names, revision, refetch } = placed;
  const { tray, refetch: refetchTray } = useTray(plan, mode === 'edit');
  const save = useSavePoints(plan.layerId, meta?.origin, () => void Promise.all([refetch(), refetchTray()]));
  const marking = useMarking(plan.layerId, meta?.origin);
  const acknowledge = useAcknowledgeAlarm();
  const spread = useSpread(plan.layerId, url);
  const withoutPlace = useMemo(() => new Set(orphans.map(({ deviceId }) => deviceId)), [orphans]);
  const tellDirty = useBothDirty(marking.edit.isDirty, onDirtyChange);
  const drafts = usePlanDrafts(plan, mode, marking.edit);
  const isReplaying = mode === 'monitor' && spread.period !== undefined;
  const atMs = replayAt ?? spread.steps.at(-1)?.atMs;
  const marks = mode === 'edit' && (
    <aside>
      <PlanMarksPanel {...marking.panelProps} />
    </aside>
  );
  const canvas = (
    <PlanCanvas
      label={plan.name}
      {...(source ? { source } : {})}
      defaultColours={mode === 'monitor' ? 'grey' : 'drawing'}
      key={mode === 'monitor' ? 'grey' : 'drawing'}
      onOpened={(opened) => setMeta(opened.meta)}
      {...noDrawing}
      actions={
        <>
          {mode === 'monitor' && (
            <Button
              variant="quiet"
              aria-pressed={isReplaying}
              disabled={!source}
              onClick={() => {
                setReplayAt(undefined);
                spread.choose(isReplaying ? undefined : 'day');
              }}
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
      <PlanMarks {...marking.layerProps(mode === 'edit')} />
      <PlanDevices
        key={drafts.layerKey}
        {...drafts.layerProps}
        points={points}
        mode={mode}
        tray={tray}
        revision={revision}
        resources={marking.edit.resources}
        {...(isReplaying && atMs !== undefined ? { spread: { steps: spread.steps, atMs } } : {})}
        onOpenDevice={({ deviceId }) => navigate(pathTo('deviceDetail', { deviceId }))}
        onAcknowledge={({ alarmId }) => void acknowledge(alarmId)}
        {...(save && mode === 'edit' ? { onSave: save } : {})}
        onDirtyChange={tellDirty}
      />
    </PlanCanvas>
  );
  return (
    <Sheet>
      {mode === 'edit' && <DraftNotice at={drafts.restoredAt} onDiscard={drafts.discard} />}
      <Beside data-has-side={mode === 'edit' ? 'after' : undefined}>
        {!isNarrow && marks}
        {canvas}
        {isNarrow && marks}
      </Beside>
      {placed.error && !placed.data && (
        <CallFailed error={placed.error} action="query" onRetry={() => void refetch()} />
      )}
      <PlanOrphans {...{ orphans, mode }} onAcknowledge={({ alarmId }) => void acknowledge(alarmId)} />
      {isReplaying && (
        <PlanReplayPanel {...{ spread, url, names, withoutPlace, atMs }} onSeek={({ value }) => setReplayAt(value)} />
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
