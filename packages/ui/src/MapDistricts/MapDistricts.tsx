import type { Wgs84 } from '@fireline/domain/site';
import { type ComponentPropsWithRef, useEffect, useMemo, useState } from 'react';
import { EmptyState } from '../EmptyState/index.ts';
import { FailureState } from '../FailureState/index.ts';
import { Spinner } from '../lib/Spinner.tsx';
import { useLanguage } from '../lib/index.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Picture, Root } from './MapDistricts.styles.ts';
import type { DistrictLevel, DistrictOutlines } from './atlas.ts';
import { type Districts, sharedDistricts } from './createDistricts.ts';
import { districtNames, renamed } from './districtNames.ts';
import { type DistrictPicture, pictureOf } from './picture.ts';
import { mapDistrictsWords } from './words.ts';

export interface MapDistrictsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where the outlines come from. Default: those that come with the package, fetched once a page. */
  readonly districts?: Districts;
  /** The code of the province or city whose parts are drawn. Default: the country and its provinces. */
  readonly within?: string;
  /** Marked in the picture. */
  readonly point?: Wgs84 | null;
  /** Names in the picture; leave them out where it is small. Default true. */
  readonly hasNames?: boolean;
}

const levelWithin = (within: string): DistrictLevel =>
  within === '' ? 'province' : within.length === 2 ? 'city' : 'district';

type Outlines = DistrictOutlines | 'loading' | 'failed';

/** The parts of a province or city; of one that has no cities, its districts. */
async function partsOf(districts: Districts, within: string): Promise<DistrictOutlines> {
  const parts = await districts.outlines(levelWithin(within), within);
  return parts.features.length > 0 ? parts : districts.outlines('district', within);
}

/** @param given those of a host have names of their own */
function useOutlines(given: Districts | undefined, within: string, attempt: number): Outlines {
  const language = useLanguage();
  const [known, setKnown] = useState<{ readonly of: string; readonly outlines: Outlines }>();
  const key = `${attempt}:${within}:${language}`;
  useEffect(() => {
    let isOver = false;
    const keep = (outlines: Outlines): void => {
      if (!isOver) setKnown({ of: key, outlines });
    };
    const named = async (): Promise<DistrictOutlines> => {
      const parts = await partsOf(given ?? sharedDistricts(), within);
      return given ? parts : renamed(parts, await districtNames(language));
    };
    named().then(keep, () => keep('failed'));
    return () => {
      isOver = true;
    };
  }, [given, within, language, key]);
  return known?.of === key ? known.outlines : 'loading';
}

/**
 * A picture of districts with a point in it: what can be shown of a map where none can be drawn. It neither moves nor zooms.
 * @spec SIT-09 N10
 * @example <MapDistricts within="4403" point={wgs84(114.0579, 22.5431)} />
 */
export function MapDistricts(props: MapDistrictsProps) {
  const { districts, within = '', point = null, hasNames = true, ...rest } = props;
  const t = useWords(mapDistrictsWords);
  const [attempt, setAttempt] = useState(0);
  const outlines = useOutlines(districts, within, attempt);
  const picture = useMemo(() => (typeof outlines === 'string' ? undefined : pictureOf(outlines)), [outlines]);
  return (
    <Root {...rest} aria-busy={outlines === 'loading' || undefined}>
      {outlines === 'loading' && <EmptyState icon={<Spinner />} title={t('MapDistricts.loading')} />}
      {outlines === 'failed' && (
        <FailureState title={t('MapDistricts.failed')} onRetry={() => setAttempt(attempt + 1)} />
      )}
      {typeof outlines !== 'string' && !picture && <EmptyState title={t('MapDistricts.empty')} />}
      {picture && <Drawn {...{ picture, point, hasNames }} />}
    </Root>
  );
}

/** Letters of a name, in units of the picture. */
const letter = 22;

interface DrawnProps {
  readonly picture: DistrictPicture;
  readonly point: Wgs84 | null;
  readonly hasNames: boolean;
}

function Drawn({ picture, point, hasNames }: DrawnProps) {
  const t = useWords(mapDistrictsWords);
  const { width, height, districts } = picture;
  const place = point && picture.placeOf(point);
  const names = districts.map(({ name }) => name).join(t('MapDistricts.comma'));
  return (
    <Picture viewBox={`-8 -8 ${width + 16} ${height + 16}`} role="img" aria-label={t('MapDistricts.shows', { names })}>
      {districts.map(({ code, path }) => (
        <path key={code} d={path} />
      ))}
      {districts
        .filter((district) => hasNames && district.width > district.name.length * letter)
        .map(({ code, name, x, y }) => (
          <text key={code} x={x} y={y}>
            {name}
          </text>
        ))}
      {place && <path data-point="" d={`M${place.x} ${place.y}h0.01`} />}
    </Picture>
  );
}
