import type { SeenPlan } from '@fireline/api/plan';
import { IconButton } from '@fireline/ui/IconButton';
import { Menu, type MenuItem } from '@fireline/ui/Menu';
import { useWords } from '@fireline/ui/lib';
import { Ellipsis } from 'lucide-react';
import { planListWords } from '../centre/words.ts';
import { planTitle } from './planListColumns.tsx';

/** What can be done to a plan from the list. */
export const planDeeds = ['open', 'change', 'upload', 'publish', 'versions', 'download', 'delete'] as const;
export type PlanDeed = (typeof planDeeds)[number];

export interface PlanDone {
  readonly deed: PlanDeed;
  readonly plan: SeenPlan;
}

export interface PlanListMenuProps {
  readonly plan: SeenPlan;
  /** Which of them are offered at all. */
  readonly deeds: readonly PlanDeed[];
  readonly onDo: (done: PlanDone) => void;
}

/** Whether it can be done now: nothing but opening and taking away of a plan whose key was not given. @spec PLN-03 PLN-05 */
function isPossible(deed: PlanDeed, plan: SeenPlan): boolean {
  if (deed === 'open' || deed === 'delete') return true;
  if (!('name' in plan)) return false;
  if (deed === 'publish') return plan.file !== null && plan.publishState !== 'inProgress';
  if (deed === 'versions') return plan.versionId !== null;
  return deed !== 'download' || plan.file !== null;
}

/** The actions of one row. @spec PLN-01 PLN-03 */
export function PlanListMenu({ plan, deeds, onDo }: PlanListMenuProps) {
  const t = useWords(planListWords);
  const items = deeds.map((deed): MenuItem => ({
    id: deed,
    label: t(`plan.list.${deed}`),
    disabled: !isPossible(deed, plan),
    ...(deed === 'delete' ? { tone: 'danger', isFirstOfGroup: true } : {}),
    onSelect: () => onDo({ deed, plan }),
  }));
  return (
    <Menu
      items={items}
      placement="bottom-end"
      renderTrigger={(props) => (
        <IconButton
          {...props}
          label={t('plan.list.actionsOf', { name: planTitle(plan, t) })}
          icon={<Ellipsis aria-hidden />}
        />
      )}
    />
  );
}
