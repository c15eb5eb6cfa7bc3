/** What fire fighters can draw on; each has a list and a layer of the map, `/fireresource/{kind}`. @spec BLD-05 */
export const fireResourceKinds = ['building', 'floor', 'water', 'hydrant', 'fireteam', 'firesite'] as const;
export type FireResourceKind = (typeof fireResourceKinds)[number];

/** The kinds that stand at a point of the map; a floor is shown with its building. @spec BLD-05 */
export const mappedResources = [
  'building',
  'water',
  'hydrant',
  'fireteam',
  'firesite',
] as const satisfies readonly FireResourceKind[];
