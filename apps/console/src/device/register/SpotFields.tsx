import { buildingCalls } from '@fireline/api/building';
import { useCall } from '@fireline/api/react';
import { pageSizeMax } from '@fireline/domain/shell';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { registerWords } from './words.ts';

const noId: string | null = null;
const noFloor: number | null = null;

/** Where devices hang: a place, one of its buildings, a floor of it. @spec DEV-12 BLD-04 */
export function SpotFields({ required = false }: { readonly required?: boolean }) {
  const t = useWords(registerWords);
  const may = useMay();
  const place = useFormField('placeId', { label: t('register.place'), initial: noId });
  const building = useFormField('buildingId', { label: t('register.building'), initial: noId });
  const floor = useFormField('floor', { label: t('register.floor'), initial: noFloor });
  const placeId = Number(place.value);
  const known = useCall(
    buildingCalls.list,
    { placeId: [placeId], pageSize: pageSizeMax },
    { isEnabled: placeId > 0 && may(buildingCalls.list) },
  );
  const options = (placeId > 0 ? (known.data?.rows ?? []) : []).map(({ buildingId, name }) => ({
    value: String(buildingId),
    label: name,
  }));
  return (
    <>
      <NodeField kind="place" label={t('register.place')} required={required} />
      <Select {...building} options={options} disabled={options.length === 0} isClearable isOptional />
      <NumberField {...floor} description={t('register.floor.what')} disabled={building.value === null} isOptional />
    </>
  );
}
