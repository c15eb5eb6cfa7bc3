import type { BuildingFloor } from '@fireline/api/building';
import { pathTo } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { Lock } from 'lucide-react';
import { Plans, StateCell } from './Building.styles.ts';
import { buildingScreenWords } from './words.ts';

/** The plans of a floor, each with the way to it; of one that is not published it says so. @spec BLD-04 PLN-05 */
export function FloorPlans({ plans }: Pick<BuildingFloor, 'plans'>) {
  const t = useWords(buildingScreenWords);
  if (plans.length === 0) return null;
  return (
    <Plans title={t('building.floor.planHint')}>
      {plans.map(({ layerId, name, versionId, isPrivate }) => (
        <StateCell key={layerId}>
          {versionId === null ? (
            t('building.floor.unpublished', { name })
          ) : (
            <Link href={pathTo('planMonitorDetail', { layerId })}>{name}</Link>
          )}
          {isPrivate && <Lock role="img" aria-label={t('building.floor.private')} />}
        </StateCell>
      ))}
    </Plans>
  );
}
