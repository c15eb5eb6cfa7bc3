import { routeWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { PlanTable } from './PlanTable.tsx';
import { planLayerColumns } from './planLayerColumns.tsx';

const facts = ['version', 'placed', 'unplaced', 'updatedAt'];
const hiddenByDefault = ['layerId', 'description', 'access', 'center', 'publisher', 'publishedAt', 'file'];

/**
 * The layers as records, with all that is kept of each. Decision: PLN-01 names the record of a plan a layer, so this is the same list as
 * the plans' seen from the side of whoever keeps it; layers inside a drawing are switched on its canvas.
 * @spec PLN-01 PLN-03
 */
export function PlanLayersScreen() {
  const t = useWords(routeWords);
  return (
    <PlanTable
      title={t('shell.route.planLayers')}
      name="plan.layers"
      facts={facts}
      hiddenByDefault={hiddenByDefault}
      columnsOf={planLayerColumns}
    />
  );
}
