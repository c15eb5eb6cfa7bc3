import type { Unit } from '@fireline/api/site';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormat, useWords } from '@fireline/ui/lib';
import { PersonalValue } from '../../lib/personal/PersonalValue.tsx';
import { unitWords } from './words.ts';

/** Whom to call of a unit, where it hangs, and how much hangs on it. @spec SIT-06 SIT-03 */
export function UnitFacts({ unit }: { readonly unit: Unit }) {
  const t = useWords(unitWords);
  const { number } = useFormat();
  const { online, devices } = unit;
  return (
    <Card title={t('units.facts')} headingLevel={2}>
      <DescriptionList
        items={[
          { term: t('units.contact'), detail: unit.contact },
          {
            term: t('units.phones'),
            detail: (
              <PersonalValue
                subject="unit"
                id={unit.unitId}
                fields={['mobiles', 'landlines']}
                values={[...unit.mobiles, ...unit.landlines]}
                label={t('units.phones')}
                name={unit.name}
              />
            ),
          },
          { term: t('units.address'), detail: unit.address },
          { term: t('units.org'), detail: unit.orgName },
          { term: t('units.partner'), detail: unit.partnerName },
          { term: t('units.places'), detail: number(unit.places) },
          { term: t('units.buildings'), detail: number(unit.buildings) },
          {
            term: t('units.online'),
            detail: t('units.onlineOf', { online: number(online), devices: number(devices) }),
          },
          { term: t('units.users'), detail: number(unit.users) },
        ]}
      />
    </Card>
  );
}
