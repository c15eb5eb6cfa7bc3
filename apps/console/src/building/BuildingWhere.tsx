import type { Building } from '@fireline/api/building';
import { pathTo } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { headWords } from '../lib/head/words.ts';
import { Belongs, Named } from '../lib/page/Whereabouts.tsx';
import { PersonalValue } from '../lib/personal/PersonalValue.tsx';
import { buildingFormWords, buildingScreenWords } from './words.ts';

/** Below the title: the place that a building belongs to, its address, its height in floors, and whom to call. @spec BLD-01 BLD-04 */
export function BuildingWhere({ building }: { readonly building: Building }) {
  const t = useWords(buildingScreenWords, buildingFormWords, headWords);
  const { buildingId, name, placeId, placeName, address, floorsAbove, floorsUnder, record } = building;
  return (
    <>
      <Belongs term={t('building.list.place')}>
        <Named name={placeName} href={pathTo('placeDetail', { placeId })} who={['placeDetail:view']} />
      </Belongs>
      <Belongs term={t('building.list.address')}>{address}</Belongs>
      <Belongs term={t('building.list.floors')}>
        {t('building.list.floorsOf', { above: floorsAbove, under: floorsUnder })}
      </Belongs>
      <Belongs term={t('head.call')}>
        {record?.phone && (
          <>
            {record.responsible}{' '}
            <PersonalValue
              subject="building"
              id={buildingId}
              fields={['phone']}
              values={[record.phone]}
              label={t('building.form.phone')}
              name={name}
            />
          </>
        )}
      </Belongs>
    </>
  );
}
