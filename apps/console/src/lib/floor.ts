import type { siteWords } from '@fireline/domain/site';
import type { Translate } from '@fireline/ui/lib';

/** A floor as people say it; below ground counts from -1. Empty where none is known. */
export const floorText = (floor: number | null, t: Translate<keyof typeof siteWords>): string => {
  if (floor === null) return '';
  return floor < 0 ? t('site.basement', { floor: -floor }) : t('site.floor', { floor });
};
