import { routeWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { PlanTable } from './PlanTable.tsx';
import { planListColumns } from './planListColumns.tsx';

const facts = ['place', 'floor', 'devices'];
const hiddenByDefault = ['updatedBy', 'publishedAt'];

/** The plans as they are used: what each shows, how far its publishing is, how many devices stand on it. @spec PLN-01 PLN-03 */
export function PlanListScreen() {
  const t = useWords(routeWords);
  return (
    <PlanTable
      title={t('shell.route.planList')}
      name="plan.list"
      facts={facts}
      hiddenByDefault={hiddenByDefault}
      columnsOf={planListColumns}
    />
  );
}
