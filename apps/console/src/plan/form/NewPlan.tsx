import { type Plan, planCalls } from '@fireline/api/plan';
import { useMay } from '../../lib/session/useMay.ts';
import { useState } from 'react';
import { PlanUploadDialog } from '../publish/PlanUploadDialog.tsx';
import { PlanFormDrawer } from './PlanFormDrawer.tsx';
import type { PlanBinding } from './planFormSchema.ts';

export interface NewPlanProps {
  /** The floor of the building that it is of. */
  readonly of: PlanBinding;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A new plan of a floor, and then its drawing. @spec PLN-01 PLN-02 BLD-04 */
export function NewPlan({ of, onClose, onSaved }: NewPlanProps) {
  const mayUpload = useMay()(planCalls.upload);
  const [made, setMade] = useState<Plan>();
  if (made && mayUpload) return <PlanUploadDialog plan={made} onClose={onClose} />;
  return (
    <PlanFormDrawer
      plan={undefined}
      binding={of}
      onClose={onClose}
      onSaved={({ plan }) => {
        onSaved();
        if (mayUpload) setMade(plan);
        else onClose();
      }}
    />
  );
}
