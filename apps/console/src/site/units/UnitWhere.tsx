import type { Unit } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { headWords } from '../../lib/head/words.ts';
import { Belongs, Named } from '../../lib/page/Whereabouts.tsx';
import { PersonalValue } from '../../lib/personal/PersonalValue.tsx';
import { unitWords } from './words.ts';

/** Below the title: where a unit hangs, where it is, and whom to call. @spec SIT-06 SIT-03 */
export function UnitWhere({ unit }: { readonly unit: Unit }) {
  const t = useWords(unitWords, headWords);
  const { unitId, name, orgName, partnerId, partnerName, address, contact, mobiles, landlines } = unit;
  const [first] = [...mobiles, ...landlines];
  return (
    <>
      <Belongs term={t('units.org')}>{orgName}</Belongs>
      <Belongs term={t('units.partner')}>
        {partnerName && (
          <Named
            name={partnerName}
            href={partnerId === null ? null : `${pathTo('systemAgent')}?open=${partnerId}`}
            who={['systemAgent:view']}
          />
        )}
      </Belongs>
      <Belongs term={t('units.address')}>{address}</Belongs>
      <Belongs term={t('head.call')}>
        {first && (
          <>
            {contact}{' '}
            <PersonalValue
              subject="unit"
              id={unitId}
              fields={[mobiles.length > 0 ? 'mobiles' : 'landlines']}
              values={[first]}
              label={t('units.phones')}
              name={name}
            />
          </>
        )}
      </Belongs>
    </>
  );
}
