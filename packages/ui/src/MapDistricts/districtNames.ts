import { type Language, plainText } from '@fireline/domain/lib';
import { placeOf } from '../lib/control/assets.ts';
import type { DistrictOutlines } from './atlas.ts';

/** What a district is called in a language. */
export type NameOf = (district: { readonly code: string; readonly name: string }) => string;

const asOnRecord: NameOf = ({ name }) => name;
const files = {
  hk: () => placeOf('MapDistricts/namesHk.txt') ?? new URL('./namesHk.txt', import.meta.url),
  en: () => placeOf('MapDistricts/namesEn.txt') ?? new URL('./namesEn.txt', import.meta.url),
} as const;

type Other = keyof typeof files;
/** By code. */
type Names = ReadonlyMap<string, string>;

async function read(language: Other): Promise<Names> {
  const reply = await fetch(files[language]());
  if (!reply.ok) throw new Error(`names of districts: ${reply.status}`);
  const lines = (await reply.text()).split('\n').filter((line) => line.includes(' '));
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
}

const known = new Map<Other, Promise<Names>>();

/** Where the names cannot be had there are none, and the next question tries again. */
function namesIn(language: Other): Promise<Names> {
  const asked =
    known.get(language) ??
    read(language).catch(() => {
      known.delete(language);
      return new Map<string, string>();
    });
  known.set(language, asked);
  return asked;
}

/**
 * What districts are called for readers of a language: characters of Hong Kong, or letters. Fetched once, and not at all for readers of
 * simplified Chinese. Where the names cannot be had the official ones stand, and the next question tries again.
 * @spec SIT-09
 */
export async function districtNames(language: Language): Promise<NameOf> {
  if (language === 'cn') return asOnRecord;
  const names = await namesIn(language);
  return ({ code, name }) => names.get(code) ?? name;
}

/**
 * The codes of what is called so in characters of Hong Kong, or in letters; what begins so first, the wider first.
 * @spec SIT-09
 */
export async function codesCalled(text: string, most: number): Promise<readonly { code: string; name: string }[]> {
  const wanted = plainText(text);
  if (wanted === '') return [];
  const names = await namesIn(/^\p{Script=Latin}/u.test(wanted) ? 'en' : 'hk');
  const rank = ({ code, name }: { code: string; name: string }): number =>
    (plainText(name).startsWith(wanted) ? 0 : 10) + code.length;
  return [...names]
    .map(([code, name]) => ({ code, name }))
    .filter(({ name }) => plainText(name).includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, most);
}

/** The same outlines with the names of a language. */
export const renamed = (outlines: DistrictOutlines, nameOf: NameOf): DistrictOutlines => ({
  ...outlines,
  features: outlines.features.map((feature) => ({
    ...feature,
    properties: { ...feature.properties, name: nameOf(feature.properties) },
  })),
});
