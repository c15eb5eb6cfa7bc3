import type { Place } from '@fireline/api/site';
import { siteFormWords, siteWords } from '@fireline/domain/site';
import { pathTo } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { PersonalValue } from '../../lib/personal/PersonalValue.tsx';
import { smallKindText } from './placeColumns.tsx';
import { placeWords } from './words.ts';
import { alarmWords } from '@fireline/domain/alarm';

/** What is on record of a place: what it is, whom to call, whose it is. @spec SIT-01 SIT-02 SIT-03 */
export function PlaceFacts({ place }: { readonly place: Place }) {
  const t = useWords(placeWords, siteWords, siteFormWords, alarmWords);
  const { number } = useFormat();
  const { unitId, unitName } = place;
  const whose = { subject: 'place', id: place.placeId, name: place.name } as const;
  return (
    <Card title={t('places.facts')} headingLevel={2}>
      <DescriptionList
        items={[
          { term: t('places.type'), detail: t(`site.placeType.${place.type}`) },
          { term: t('places.smallKind'), detail: smallKindText(place, t) },
          { term: t('places.manager'), detail: place.manager },
          {
            term: t('places.phone'),
            detail: <PersonalValue {...whose} fields={['phone']} values={[place.phone]} label={t('places.phone')} />,
          },
          {
            term: t('places.phones'),
            detail: (
              <PersonalValue
                {...whose}
                fields={['mobiles', 'landlines']}
                values={[...place.mobiles, ...place.landlines]}
                label={t('places.phones')}
              />
            ),
          },
          { term: t('places.address'), detail: place.address },
          {
            term: t('places.unit'),
            detail: unitId === null ? '' : <Link href={pathTo('unitDetail', { unitId })}>{unitName}</Link>,
          },
          { term: t('places.org'), detail: place.orgName },
          { term: t('places.partner'), detail: place.partnerName },
          { term: t('places.maint'), detail: place.maintName },
          { term: t('places.number'), detail: place.number },
          { term: t('places.houseCode'), detail: place.houseCode },
          { term: t('places.devices'), detail: number(place.devices) },
        ]}
      />
    </Card>
  );
}
