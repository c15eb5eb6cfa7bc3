import { floorText } from '../../lib/floor.ts';

interface Spot {
  readonly buildingName: string;
  readonly floor: number | null;
}

/** The building and the floor of a point; empty: outdoors. */
export const spotText = ({ buildingName, floor }: Spot, t: Parameters<typeof floorText>[1]): string =>
  [buildingName, floorText(floor, t)].filter(Boolean).join(' ');
