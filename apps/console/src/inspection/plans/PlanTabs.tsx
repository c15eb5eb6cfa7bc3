import { pathTo } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { Link } from 'wouter';
import { Tab, Tabs } from '../../lib/page/PageTabs.styles.ts';
import { planWords } from './words.ts';

const parts = ['plans', 'deleted'] as const;
export type PlanPart = (typeof parts)[number];

/** The ways between plans and deleted plans. @spec INS-04 SHL-30 */
export function PlanTabs({ current }: { readonly current: PlanPart }) {
  const t = useWords(planWords);
  return (
    <Tabs aria-label={t('plans.parts')}>
      {parts.map((part) => (
        <Tab
          as={Link}
          key={part}
          href={part === 'plans' ? pathTo('inspectionPlans') : `${pathTo('inspectionPlans')}?part=${part}`}
          aria-current={part === current ? 'page' : undefined}
        >
          {t(`plans.part.${part}`)}
        </Tab>
      ))}
    </Tabs>
  );
}
