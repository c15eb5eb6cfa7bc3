import type { Plan } from '@fireline/api/plan';
import { planWords } from '@fireline/domain/plan';
import { pathTo } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import type { PlanCanvasProps } from '@fireline/ui/PlanCanvas';
import { useWords } from '@fireline/ui/lib';
import { planViewWords } from './words.ts';

type Keys = keyof typeof planViewWords | keyof typeof planWords;

/** What a canvas says of a plan that has no drawing: that none was uploaded, or how its publishing stands and where more is told. @spec PLN-02 PLN-03 */
export function useNoDrawing(plan: Plan): Pick<PlanCanvasProps, 'emptyReason' | 'emptyActions'> {
  const t = useWords(planViewWords, planWords);
  const { publishState, progressPercent, problem, file, name } = plan;
  if (publishState === 'inProgress') return { emptyReason: t('plan.view.publishing', { percent: progressPercent }) };
  if (publishState === 'failed' && problem)
    return {
      // a problem's code is a key of the same words: the gateway answers with the domain's problems alone
      emptyReason: t('plan.view.failed', { reason: t(problem.code as Keys, { ...problem.args }) }),
      emptyActions: (
        <Link href={`${pathTo('planPublishRecords')}?${new URLSearchParams({ search: name }).toString()}`}>
          {t('plan.view.records')}
        </Link>
      ),
    };
  return file ? { emptyReason: t('plan.view.unpublished') } : {};
}
