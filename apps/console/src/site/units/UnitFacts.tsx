import type { Unit } from '@fireline/api/site';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormat, useWords } from '@fireline/ui/lib';
import { PhoneLinks } from '../../lib/page/PhoneLinks.tsx';
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
          { term: t('units.phones'), detail: <PhoneLinks numbers={[...unit.mobiles, ...unit.landlines]} /> },
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
