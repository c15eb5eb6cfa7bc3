import { type Plan, planCalls } from '@fireline/api/plan';
import { floorName } from '@fireline/domain/building';
import { type PlanMode, modesOf, planModes } from '@fireline/domain/plan';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { ConfirmDialog } from '@fireline/ui/ConfirmDialog';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useWords } from '@fireline/ui/lib';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { PageHeader } from '../lib/page/PageHeader.tsx';
import { type UrlQuery, useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { useMay } from '../lib/session/useMay.ts';
import { BuildingFloors } from './monitor/BuildingFloors.tsx';
import { ComingPlan } from './ComingPlan.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { Beside, PlanPage } from './Plan.styles.ts';
import { PlanSheet } from './PlanSheet.tsx';
import { useLeaveGuard } from './marks/useLeaveGuard.ts';
import { planViewWords } from './words.ts';

const isInBuilding = (plan: Plan): plan is Plan & { readonly boundId: number } =>
  plan.boundKind === 'property' && plan.boundId !== null;

/** The mode and the lock of the floors live in the address, so that they stay from floor to floor. */
function useMode() {
  const url = useUrlQuery();
  const modes = modesOf(useMay()(planCalls.savePoints));
  const asked = planModes.find((mode) => mode === url.get('mode')) ?? 'monitor';
  const mode: PlanMode = modes.includes(asked) ? asked : 'monitor';
  return { url, modes, mode };
}

interface FloorAddress {
  readonly layerId: number;
  readonly isLocked: boolean;
}

/** Changes floor and lock in the address. One hand may change both: the second change goes on from the first, not from what is drawn yet. */
function useFloorAddress(layerId: number, { text, get }: UrlQuery): (change: Partial<FloorAddress>) => void {
  const [, navigate] = useLocation();
  const at = useRef<FloorAddress>(undefined);
  useEffect(() => {
    at.current = { layerId, isLocked: get('locked') === '1' };
  }, [layerId, get]);
  return (change) => {
    if (!at.current) return;
    at.current = { ...at.current, ...change };
    const query = new URLSearchParams(text);
    if (at.current.isLocked) query.set('locked', '1');
    else query.delete('locked');
    navigate(`${pathTo('planMonitorDetail', { layerId: at.current.layerId })}?${query.toString()}`, { replace: true });
  };
}

/** The floor that was asked for, until its plan is here; one without a plan stays, beside the plan one came from. */
interface AskedFloor {
  readonly from: number;
  readonly floor: number;
  readonly hasPlan: boolean;
}

export interface OpenPlanProps {
  readonly plan: Plan;
  /** The plan of the address. Where it is another one, that is on its way: the floors stay in place meanwhile, and the drawing goes. */
  readonly layerId: number;
  /** Whether something waits to be saved. */
  readonly isDirty: boolean;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** A plan that may be seen, in its mode, beside the floors of its building. @spec PLN-04 N07 */
export function OpenPlan({ plan, layerId, isDirty, onDirtyChange: setDirty }: OpenPlanProps) {
  const t = useWords(planViewWords, siteWords, routeWords);
  const { url, modes, mode } = useMode();
  const isLeaving = plan.layerId !== layerId;
  const goTo = useFloorAddress(layerId, url);
  const [wanted, setWanted] = useState<PlanMode>();
  const [asked, setAsked] = useState<AskedFloor>();
  if (asked && asked.from !== plan.layerId) setAsked(undefined);
  const bareFloor = asked && !asked.hasPlan ? asked.floor : undefined;
  useLeaveGuard(isDirty);
  const turnTo = (next: PlanMode): void => {
    setDirty(false);
    setWanted(undefined);
    url.set({ mode: next });
  };
  const hasFloors = isInBuilding(plan) && mode !== 'edit';
  const nameOf = (floor: number): string => {
    const { key, args } = floorName(floor);
    return t(key, args);
  };
  return (
    <PlanPage>
      <PageHeader
        title={isLeaving ? t('shell.route.planMonitorDetail') : plan.name}
        back={pathTo('planMonitor')}
        state={[plan.placeName, plan.boundName].filter((name, at, all) => name && all.indexOf(name) === at).join(' · ')}
        actions={
          <ModeSwitch
            modes={modes}
            mode={mode}
            onChange={(change) => (isDirty ? setWanted(change.mode) : turnTo(change.mode))}
          />
        }
      />
      <Beside data-has-side={hasFloors || undefined}>
        {hasFloors && (
          <aside aria-label={t('plan.view.floors')}>
            <BuildingFloors
              // it stays from floor to floor, with what it told of them
              key={plan.boundId}
              plan={plan}
              floor={asked?.floor ?? plan.floor ?? undefined}
              isLocked={url.get('locked') === '1'}
              onLockChange={goTo}
              onShow={({ floor, layerId: next }) => {
                setAsked({ from: plan.layerId, floor, hasPlan: next !== undefined });
                if (next !== undefined) goTo({ layerId: next });
              }}
            />
          </aside>
        )}
        {isLeaving && <ComingPlan />}
        {!isLeaving && bareFloor !== undefined && (
          <EmptyState title={t('plan.view.noFloorPlan', { floor: nameOf(bareFloor) })} />
        )}
        {!isLeaving && bareFloor === undefined && (
          <PlanSheet key={plan.layerId} plan={plan} mode={mode} onDirtyChange={setDirty} />
        )}
      </Beside>
      <ConfirmDialog
        isOpen={wanted !== undefined}
        title={t('plan.view.leave')}
        confirmLabel={t('plan.view.drop')}
        onConfirm={() => wanted && turnTo(wanted)}
        onCancel={() => setWanted(undefined)}
      >
        {t('plan.view.unsaved')}
      </ConfirmDialog>
    </PlanPage>
  );
}
