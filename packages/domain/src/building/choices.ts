/**
 * The closed sets of a building. Decision: the source names the fields only; the choices are those of the mainland's codes for fire
 * protection of buildings (GB 50016) and for seismic fortification (GB 50223).
 * @spec BLD-01 BLD-02
 */
export const buildingChoices = {
  status: ['inUse', 'underConstruction', 'vacant', 'demolished'],
  category: ['highRiseClass1', 'highRiseClass2', 'multiStorey', 'singleStorey', 'underground'],
  usage: ['residential', 'public', 'commercial', 'office', 'industrial', 'storage', 'mixed'],
  structure: ['concrete', 'steel', 'masonry', 'steelConcrete', 'timber', 'other'],
  fireHazard: ['jia', 'yi', 'bing', 'ding', 'wu'],
  fireResistance: ['one', 'two', 'three', 'four'],
  seismic: ['special', 'key', 'standard', 'moderate'],
  ownership: ['stateOwned', 'collective', 'private', 'jointStock', 'other'],
} as const;

export type BuildingChoice = keyof typeof buildingChoices;
export type ChoiceOf<Name extends BuildingChoice> = (typeof buildingChoices)[Name][number];

/** The selections that a building cannot do without, besides its number. @spec BLD-02 */
export const requiredSelections = Object.keys(buildingChoices) as readonly BuildingChoice[];
