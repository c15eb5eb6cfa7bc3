import type { Place } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { headWords } from '../../lib/head/words.ts';
import { Belongs, Named } from '../../lib/page/Whereabouts.tsx';
import { PersonalValue } from '../../lib/personal/PersonalValue.tsx';
import { placeWords } from './words.ts';

/** Below the title: whose a place is, where it is, and whom to call. @spec SIT-02 SIT-03 */
export function PlaceWhere({ place }: { readonly place: Place }) {
  const t = useWords(placeWords, headWords);
  const { placeId, name, unitId, unitName, partnerId, partnerName, address, manager, phone } = place;
  return (
    <>
      <Belongs term={t('places.unit')}>
        {unitName && (
          <Named
            name={unitName}
            href={unitId === null ? null : pathTo('unitDetail', { unitId })}
            who={['unitDetail:view']}
          />
        )}
      </Belongs>
      <Belongs term={t('places.partner')}>
        {partnerName && (
          <Named
            name={partnerName}
            href={partnerId === null ? null : `${pathTo('systemAgent')}?open=${partnerId}`}
            who={['systemAgent:view']}
          />
        )}
      </Belongs>
      <Belongs term={t('places.address')}>{address}</Belongs>
      <Belongs term={t('head.call')}>
        {phone && (
          <>
            {manager}{' '}
            <PersonalValue
              subject="place"
              id={placeId}
              fields={['phone']}
              values={[phone]}
              label={t('places.phone')}
              name={name}
            />
          </>
        )}
      </Belongs>
    </>
  );
}
