import type { FloorStack } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import { BuildingElevation } from '@fireline/ui/BuildingElevation';
import { Link } from '@fireline/ui/Link';
import { Frame, Stack } from './PlanExcerpt.styles.ts';

export interface FloorExcerptProps {
  readonly stack: FloorStack;
  /** The floor that the device hangs on; null: not known. */
  readonly floor: number | null;
}

/** The building of a device, with the floor it hangs on and what stands open on the others. @spec ALM-11 BLD-04 */
export function FloorExcerpt({ stack: { buildingId, name, floors }, floor }: FloorExcerptProps) {
  return (
    <Frame>
      <Stack>
        <BuildingElevation label={name} floors={floors} here={floor} />
      </Stack>
      <Link href={`${pathTo('buildingDetail', { buildingId })}${floor === null ? '' : `?floor=${floor}`}`}>{name}</Link>
    </Frame>
  );
}
