import { type InspectionPlanDetail, inspectionCalls } from '@fireline/api/inspection';
import { useWords } from '@fireline/ui/lib';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { recordPageWords } from '../../lib/record/words.ts';
import type { PlanAct } from './PlanDrawer.tsx';
import { planWords } from './words.ts';

export interface ConfirmPlanProps {
  readonly plan: InspectionPlanDetail;
  readonly act: Exclude<PlanAct, 'modify'>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a plan is enabled, disabled or deleted, and says what becomes of its tasks. @spec INS-04 INS-05 */
export function ConfirmPlan({ plan, act, onDone, onClose }: ConfirmPlanProps) {
  const t = useWords(planWords, recordPageWords);
  const { planId, revision, name, withdraws, stays } = plan;
  const named = { planId, revision, isConfirmed: true };
  const common = { outdates: [inspectionCalls.plans, inspectionCalls.plan], onDone, onClose };
  const takesBack = t('plans.takesBack', { withdraws, stays });
  if (act === 'delete')
    return (
      <ConfirmSend
        {...common}
        call={inspectionCalls.deletePlan}
        send={named}
        action="delete"
        tone="danger"
        title={t('record.delete.title', { name })}
        confirmLabel={t('record.delete')}
        done={t('record.deleted', { name })}
      >
        <p>{takesBack}</p>
        <p>{t('plans.delete.what')}</p>
      </ConfirmSend>
    );
  return (
    <ConfirmSend
      {...common}
      call={inspectionCalls.switchPlan}
      send={{ ...named, event: act }}
      action="save"
      title={t(`plans.${act}.title`, { name })}
      confirmLabel={t(`plans.${act}`)}
      done={t(`plans.${act}d`, { name })}
    >
      {act === 'disable' ? takesBack : t('plans.enable.what')}
    </ConfirmSend>
  );
}
