/** Place types A to J. @spec SIT-01 */
export const placeTypes = {
  A: 'residentialCommunity',
  B: 'officeBuilding',
  C: 'mall',
  D: 'hotel',
  E: 'factory',
  F: 'gasStation',
  G: 'warehouse',
  H: 'office',
  I: 'rentalHouse',
  J: 'school',
} as const;
export type PlaceType = keyof typeof placeTypes;
/** The letters in their order. @spec SIT-01 */
export const placeTypeLetters = Object.keys(placeTypes) as readonly PlaceType[];
