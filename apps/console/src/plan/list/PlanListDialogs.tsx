import type { Plan } from '@fireline/api/plan';
import { PlanFormDrawer } from '../form/PlanFormDrawer.tsx';
import { PlanListVersions } from './PlanListVersions.tsx';
import { PlanUploadDialog } from '../publish/PlanUploadDialog.tsx';
import type { PlanShown } from './usePlanDeeds.ts';

export interface PlanListDialogsProps {
  readonly shown: PlanShown;
  readonly onShow: (next: PlanShown | undefined) => void;
  readonly onChanged: () => void;
}

/** The form or dialog over the list. A new plan is asked for its drawing at once. @spec PLN-01 PLN-02 */
export function PlanListDialogs({ shown, onShow, onChanged }: PlanListDialogsProps) {
  const { deed, plan } = shown;
  const close = (): void => onShow(undefined);
  const saved = (made: Plan): void => {
    onShow(plan ? undefined : { deed: 'upload', plan: made });
    onChanged();
  };
  if (deed === 'upload' && plan) return <PlanUploadDialog plan={plan} onClose={close} />;
  if (deed === 'versions' && plan) return <PlanListVersions plan={plan} onClose={close} onChanged={onChanged} />;
  return <PlanFormDrawer key={plan?.layerId} plan={plan} onClose={close} onSaved={(change) => saved(change.plan)} />;
}
