import { CallError } from '@fireline/api/lib';
import { type Plan, planCalls } from '@fireline/api/plan';
import { useApi } from '@fireline/api/react';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useReason } from '../../lib/page/failure.ts';
import { planFormWords } from '../centre/words.ts';
import type { PlanEntered } from './planFormSchema.ts';
import { toldPlan } from '../list/planListColumns.tsx';

/**
 * Saves what was entered of a plan. Where somebody saved first nothing of either is lost: what was typed stays, and people choose whether
 * the next save goes over theirs or the form begins anew with it.
 * @spec PLN-01 PLN-04
 */
export function useSavePlan(plan: Plan | undefined, onSaved: (saved: { readonly plan: Plan }) => void) {
  const t = useWords(planFormWords);
  const { client } = useApi();
  const toasts = useToast();
  const reason = useReason();
  /** What the form began with. */
  const [base, setBase] = useState(plan);
  const [revision, setRevision] = useState(plan?.revision);
  const [theirs, setTheirs] = useState<Plan>();
  const learnTheirs = async (layerId: number): Promise<void> => {
    setTheirs(toldPlan(await client.send(planCalls.detail, { layerId })));
  };
  const save = async ({ accessKey, ...entered }: PlanEntered) => {
    const form = { ...entered, center: base?.center ?? null, ...(accessKey === undefined ? {} : { accessKey }) };
    try {
      const saved =
        base && revision !== undefined
          ? await client.send(planCalls.change, { ...form, layerId: base.layerId, revision })
          : await client.send(planCalls.create, form);
      toasts.show({ tone: 'success', title: t('plan.form.saved', { name: saved.name }) });
      onSaved({ plan: saved });
      return undefined;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'plan.conflict' && base) {
        await learnTheirs(base.layerId);
        return error.problems.map((problem) => ({ ...problem, code: 'plan.form.conflict' }));
      }
      return error.problems.length > 0 ? error.problems : [{ message: reason(error) }];
    }
  };
  return {
    base,
    theirs,
    save,
    keepMine: () => {
      setRevision(theirs?.revision);
      setTheirs(undefined);
    },
    takeTheirs: () => {
      setBase(theirs);
      setRevision(theirs?.revision);
      setTheirs(undefined);
    },
  };
}
