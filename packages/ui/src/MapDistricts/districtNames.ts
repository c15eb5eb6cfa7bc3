import type { Language } from '@fireline/domain/lib';
import type { DistrictOutlines } from './atlas.ts';

/** What a district is called in a language. */
export type NameOf = (district: { readonly code: string; readonly name: string }) => string;

const asOnRecord: NameOf = ({ name }) => name;
const files = {
  hk: () => new URL('./namesHk.txt', import.meta.url),
  en: () => new URL('./namesEn.txt', import.meta.url),
} as const;

async function read(language: keyof typeof files): Promise<NameOf> {
  const reply = await fetch(files[language]());
  if (!reply.ok) throw new Error(`names of districts: ${reply.status}`);
  const names = new Map((await reply.text()).split('\n').map((line) => [line.split(' ', 1)[0] ?? '', line]));
  return ({ code, name }) => names.get(code)?.slice(code.length + 1) ?? name;
}

const known = new Map<Language, Promise<NameOf>>();

/**
 * What districts are called for readers of a language: characters of Hong Kong, or letters. Fetched once, and not at all for readers of
 * simplified Chinese. Where the names cannot be had the official ones stand, and the next question tries again.
 * @spec SIT-09
 */
export function districtNames(language: Language): Promise<NameOf> {
  if (language === 'cn') return Promise.resolve(asOnRecord);
  const asked =
    known.get(language) ??
    read(language).catch(() => {
      known.delete(language);
      return asOnRecord;
    });
  known.set(language, asked);
  return asked;
}

/** The same outlines with the names of a language. */
export const renamed = (outlines: DistrictOutlines, nameOf: NameOf): DistrictOutlines => ({
  ...outlines,
  features: outlines.features.map((feature) => ({
    ...feature,
    properties: { ...feature.properties, name: nameOf(feature.properties) },
  })),
});
