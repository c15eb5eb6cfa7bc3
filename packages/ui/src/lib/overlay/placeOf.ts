import type { Foldable, PopupEntry } from '@fireline/domain/alarm';
import { siteWords } from '@fireline/domain/site';
import type { Translate } from '../format/useWords.ts';

type SiteTranslate = Translate<keyof typeof siteWords>;

/** A floor as people say it; below ground counts from -1. Empty where none is known. */
export const floorText = (floor: number | null, t: SiteTranslate): string => {
  if (floor === null) return '';
  return floor < 0 ? t('site.basement', { floor: -floor }) : t('site.floor', { floor });
};

/** Where it is, as far as all of it shares it: unit, building, floor, and for a single alarm the spot itself. */
export function placeOf(
  { of, first }: Pick<PopupEntry<Foldable & { readonly placeName: string }>, 'of' | 'first'>,
  t: SiteTranslate,
): string {
  const floor = floorText(first.floor, t);
  const parts = {
    unit: [first.unitName],
    building: [first.unitName, first.buildingName],
    floor: [first.unitName, first.buildingName, floor],
    alarm: [first.unitName, first.buildingName, floor, first.placeName],
  };
  return parts[of].filter((part) => part !== '').join(' · ');
}
