import { buildingCalls } from '@fireline/api/building';
import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { useWords } from '@fireline/ui/lib';
import { fieldWords } from '../fields/words.ts';
import { useMay } from '../session/useMay.ts';
import { idIn } from '../page/idIn.ts';
import { type UrlQuery, useUrlQuery } from '../page/useUrlQuery.ts';

/** The id that a parameter of the address names; of several the first one; zero: none. */
export function namedId(url: Pick<UrlQuery, 'list'>, param: string): number {
  const [text = ''] = url.list(param);
  return idIn(text) ?? 0;
}

interface Named<Key extends string> {
  readonly key: Key;
  readonly param: string;
  readonly label: string;
  /** Shown once it is taken away. */
  readonly any: string;
}

/**
 * What a figure narrows a list to and no field offers: it stands beside the filters while the address names one, and can be taken away there.
 * @param id zero: the address names none
 * @param name what the one is called
 * @spec SHL-23
 */
export const namedFilter = <Key extends string>(id: number, named: Named<Key>, name: string) =>
  id === 0 ? [] : [{ ...named, choices: [{ value: id, label: name }] }];

/** The one device that a figure narrows a list to. @param numbered what it is called until its name is known @spec SHL-23 */
export function useNamedDevice(words: Pick<Named<'deviceId'>, 'label' | 'any'>, numbered: (id: number) => string) {
  const deviceId = namedId(useUrlQuery(), 'device');
  const mayName = useMay()(deviceCalls.detail);
  const { data } = useCall(deviceCalls.detail, { deviceId }, { isEnabled: deviceId > 0 && mayName });
  return namedFilter(
    deviceId,
    { key: 'deviceId' as const, param: 'device', ...words },
    data?.name ?? numbered(deviceId),
  );
}

/** The one building that a figure narrows a list to. @spec SHL-23 */
export function useNamedBuilding() {
  const t = useWords(fieldWords);
  const buildingId = namedId(useUrlQuery(), 'building');
  const mayName = useMay()(buildingCalls.detail);
  const { data } = useCall(buildingCalls.detail, { buildingId }, { isEnabled: buildingId > 0 && mayName });
  const { building } = data ?? {};
  const name = building
    ? t('field.buildingOf', { place: building.placeName, building: building.name })
    : t('field.buildingNo', { id: buildingId });
  const named = {
    key: 'buildingId' as const,
    param: 'building',
    label: t('field.building'),
    any: t('field.anyBuilding'),
  };
  return namedFilter(buildingId, named, name).map((filter) => ({ ...filter, isList: true as const }));
}
