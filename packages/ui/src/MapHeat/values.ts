import type { DistrictOutlines } from '../MapDistricts/index.ts';
import { shadeOf } from '../HeatMap/index.ts';

/** How much fell on a district; null: nobody knows. */
export interface DistrictValue {
  /** `440305`, or `4403` for a city. */
  readonly code: string;
  readonly value: number | null;
}

/** A district with what is known of it. */
export interface HeatDistrict {
  readonly code: string;
  readonly name: string;
  readonly value: number | null;
}

export const mostOf = (values: readonly DistrictValue[]): number =>
  values.reduce((most, { value }) => (value !== null && Number.isFinite(value) ? Math.max(most, value) : most), 0);

/** Codes come with trailing zeros from some sources: `440300` is the city `4403`. */
export const plainCode = (code: string): string => code.replace(/^(\d{4})00$/, '$1');

/** Every district that is drawn, with its value; nothing known of it is null. What is valued and not drawn comes last, by its code. */
export function districtsOf(outlines: DistrictOutlines, values: readonly DistrictValue[]): readonly HeatDistrict[] {
  const byCode = new Map(values.map(({ code, value }) => [plainCode(code), value]));
  const drawn = outlines.features.map(({ properties: { code, name } }) => ({
    code,
    name,
    value: byCode.get(plainCode(code)) ?? null,
  }));
  const codes = new Set(drawn.map(({ code }) => plainCode(code)));
  const rest = values
    .filter(({ code }) => !codes.has(plainCode(code)))
    .map(({ code, value }) => ({ code, name: code, value }));
  return [...drawn, ...rest];
}

/** The outlines with the shade of each, and the words of each once, where its name stands. */
export function shaded(
  outlines: DistrictOutlines,
  values: readonly DistrictValue[],
  words: (value: number | null) => string,
) {
  const most = mostOf(values);
  const byCode = new Map(districtsOf(outlines, values).map(({ code, value }) => [code, value]));
  const properties = outlines.features.map((feature) => {
    const { code, name } = feature.properties;
    const value = byCode.get(code) ?? null;
    return { ...feature.properties, shade: String(shadeOf(value, most)), text: `${name}\n${words(value)}` };
  });
  return {
    areas: {
      type: 'FeatureCollection' as const,
      features: outlines.features.map((feature, at) => ({ ...feature, properties: properties[at] ?? {} })),
    },
    texts: properties.map(({ text, shade, lng, lat }) => ({ text, shade, lng, lat })),
  };
}
