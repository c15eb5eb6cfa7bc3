import { useEffect, useState } from 'react';
import type { DistrictOutlines, Districts } from '../MapDistricts/index.ts';

export type Outlines = DistrictOutlines | 'loading' | 'failed';

export type HeatLevel = 'city' | 'district';

/** The outlines of a level, from the package unless others are given; fetched when first asked for. */
export function useOutlines(
  given: Districts | undefined,
  level: HeatLevel,
  within: string,
): { readonly outlines: Outlines; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ readonly of: string; readonly outlines: Outlines }>();
  const key = `${attempt} ${level} ${within}`;
  useEffect(() => {
    let isOver = false;
    const keep = (outlines: Outlines): void => {
      if (!isOver) setKnown({ of: key, outlines });
    };
    const fetched = async (): Promise<DistrictOutlines> => {
      const districts = given ?? (await import('../MapDistricts/index.ts')).sharedDistricts();
      return districts.outlines(level, within);
    };
    fetched().then(keep, () => keep('failed'));
    return () => {
      isOver = true;
    };
  }, [given, level, within, key]);
  return { outlines: known?.of === key ? known.outlines : 'loading', retry: () => setAttempt(attempt + 1) };
}
