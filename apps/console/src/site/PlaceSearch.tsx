import { useApi } from '@fireline/api/react';
import { siteCalls } from '@fireline/api/site';
import { type Wgs84, wgs84 } from '@fireline/domain/site';
import { ComboBox, type LoadOptions } from '@fireline/ui/ComboBox';
import { useWords } from '@fireline/ui/lib';
import { useRef } from 'react';
import { monitorMapWords } from './words.ts';

export interface PlaceSearchProps {
  readonly onChoose: (choice: { readonly at: Wgs84 }) => void;
  /** Takes the room that there is. Default false. */
  readonly isWide?: boolean;
}

/** Places, units and buildings on record, found by text; choosing one goes there. @spec SIT-09 SIT-11 */
export function PlaceSearch({ onChoose, isWide = false }: PlaceSearchProps) {
  const t = useWords(monitorMapWords);
  const { client } = useApi();
  const points = useRef(new Map<string, Wgs84>());
  const load: LoadOptions = async ({ text, signal }) => {
    if (text.trim() === '') return [];
    const { found } = await client.send(siteCalls.searchPlaces, { text }, { signal });
    return found.map(({ kind, id, name, address, lnglat }) => {
      const value = `${kind}/${id}`;
      points.current.set(value, wgs84(lnglat.lng, lnglat.lat));
      return { value, label: name, ...(address === '' || address === name ? {} : { description: address }) };
    });
  };
  return (
    <ComboBox
      label={t('site.map.search')}
      isLabelHidden
      placeholder={t('site.map.search')}
      load={load}
      messages={{ loading: t('site.map.searching'), empty: t('site.map.notFound') }}
      isClearable
      onChange={({ value }) => {
        const at = value === null ? undefined : points.current.get(value);
        if (at) onChoose({ at });
      }}
      style={{ width: isWide ? '100%' : 280 }}
    />
  );
}
