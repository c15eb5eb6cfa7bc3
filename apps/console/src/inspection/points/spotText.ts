import type { siteWords } from '@fireline/domain/site';
import type { Translate } from '@fireline/ui/lib';
import { floorText } from '../../lib/floor.ts';
import type { PointKeys } from './words.ts';

interface Spot {
  readonly buildingName: string;
  readonly floor: number | null;
}

/** The building and the floor of a point, or that it is outdoors. */
export const spotText = ({ buildingName, floor }: Spot, t: Translate<PointKeys | keyof typeof siteWords>): string =>
  [buildingName, floorText(floor, t)].filter(Boolean).join(' ') || t('patrolPoints.outdoors');
