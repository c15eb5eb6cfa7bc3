const foot = 0.3048;
const surveyFoot = 1200 / 3937;
/** By the number the header has them (`$INSUNITS`); 0 is none. */
const metres: readonly number[] = [
  0,
  0.0254,
  foot,
  1609.344,
  0.001,
  0.01,
  1,
  1000,
  2.54e-8,
  2.54e-5,
  3 * foot,
  1e-10,
  1e-9,
  1e-6,
  0.1,
  10,
  100,
  1e9,
  149_597_870_700,
  9.460_730_472_580_8e15,
  3.085_677_581_491_367e16,
  surveyFoot,
  surveyFoot / 12,
  3 * surveyFoot,
  5280 * surveyFoot,
];

/** Metres in one drawing unit by the number in the header; undefined when it does not say. */
export const metresPerUnitOf = (unit: number): number | undefined => metres[unit] || undefined;
