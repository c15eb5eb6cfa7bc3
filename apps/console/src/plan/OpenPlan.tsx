import type { Plan } from '@fireline/api/plan';
import { floorName } from '@fireline/domain/building';
import { type PlanMode, modesOf, planModes } from '@fireline/domain/plan';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { ConfirmDialog } from '@fireline/ui/ConfirmDialog';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { PageHead } from '../lib/Page.styles.ts';
import { useUrlQuery } from '../lib/useUrlQuery.ts';
import { useSession } from '../shell/useSession.ts';
import { BuildingFloors } from './BuildingFloors.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { Beside, PlanPage } from './Plan.styles.ts';
import { PlanSheet } from './PlanSheet.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { planViewWords } from './words.ts';

const isInBuilding = (plan: Plan): plan is Plan & { readonly boundId: number } =>
  plan.boundKind === 'property' && plan.boundId !== null;

/** The mode and the lock of the floors live in the address, so that they stay from floor to floor. */
function useMode() {
  const url = useUrlQuery();
  const role = useSession()?.account.role ?? 'org';
  const asked = planModes.find((mode) => mode === url.get('mode')) ?? 'monitor';
  const mode: PlanMode = modesOf(role).includes(asked) ? asked : 'monitor';
  return { url, role, mode };
}

export interface OpenPlanProps {
  readonly plan: Plan;
  /** Whether something waits to be saved. */
  readonly isDirty: boolean;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** A plan that may be seen, in its mode, beside the floors of its building. @spec PLN-04 N07 */
export function OpenPlan({ plan, isDirty, onDirtyChange: setDirty }: OpenPlanProps) {
  const t = useWords(planViewWords, siteWords);
  const { url, role, mode } = useMode();
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState<PlanMode>();
  // a floor without a plan is shown in words, on the page of the plan one came from
  const [bare, setBare] = useState<{ readonly layerId: number; readonly floor: number }>();
  const bareFloor = bare?.layerId === plan.layerId ? bare.floor : undefined;
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
      <PageHead>
        <Link href={pathTo('planMonitor')}>{t('plan.view.back')}</Link>
        <h1>{plan.name}</h1>
        <span>
          {[plan.placeName, plan.boundName].filter((name, at, all) => name && all.indexOf(name) === at).join(' · ')}
        </span>
        <div>
          <ModeSwitch
            role={role}
            mode={mode}
            onChange={(change) => (isDirty ? setWanted(change.mode) : turnTo(change.mode))}
          />
        </div>
      </PageHead>
      <Beside data-has-side={hasFloors || undefined}>
        {hasFloors && (
          <aside aria-label={t('plan.view.floors')}>
            <BuildingFloors
              plan={plan}
              floor={bareFloor ?? plan.floor ?? undefined}
              isLocked={url.get('locked') === '1'}
              onLockChange={({ isLocked }) => url.set({ locked: isLocked ? '1' : '' })}
              onShow={({ floor, layerId }) => {
                if (layerId === undefined) setBare({ layerId: plan.layerId, floor });
                else {
                  setBare(undefined);
                  navigate(`${pathTo('planMonitorDetail', { layerId })}?${url.text}`, { replace: true });
                }
              }}
            />
          </aside>
        )}
        {bareFloor === undefined ? (
          <PlanSheet key={plan.layerId} plan={plan} mode={mode} onDirtyChange={setDirty} />
        ) : (
          <EmptyState title={t('plan.view.noFloorPlan', { floor: nameOf(bareFloor) })} />
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
