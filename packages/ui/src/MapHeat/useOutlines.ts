import { useEffect, useState } from 'react';
import type { DistrictOutlines, Districts } from '../MapDistricts/index.ts';
import { useLanguage } from '../lib/index.ts';

export type Outlines = DistrictOutlines | 'loading' | 'failed';

export type HeatLevel = 'city' | 'district';

/** The outlines of a level, from the package unless others are given, with names in the reader's language; fetched when first asked for. */
export function useOutlines(
  given: Districts | undefined,
  level: HeatLevel,
  within: string,
): { readonly outlines: Outlines; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ readonly of: string; readonly outlines: Outlines }>();
  const language = useLanguage();
  const key = `${attempt} ${level} ${within} ${language}`;
  useEffect(() => {
    let isOver = false;
    const keep = (outlines: Outlines): void => {
      if (!isOver) setKnown({ of: key, outlines });
    };
    const fetched = async (): Promise<DistrictOutlines> => {
      if (given) return given.outlines(level, within);
      const { sharedDistricts, districtNames, renamed } = await import('../MapDistricts/index.ts');
      return renamed(await sharedDistricts().outlines(level, within), await districtNames(language));
    };
    fetched().then(keep, () => keep('failed'));
    return () => {
      isOver = true;
    };
  }, [given, level, within, language, key]);
  return { outlines: known?.of === key ? known.outlines : 'loading', retry: () => setAttempt(attempt + 1) };
}
