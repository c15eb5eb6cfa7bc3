import type { PublicContact } from '@fireline/api/public';
import { siteWords } from '@fireline/domain/site';
import { Card } from '@fireline/ui/Card';
import { useWords } from '@fireline/ui/lib';
import { CallLink } from './CallLink.tsx';
import { Facts } from './Facts.tsx';
import { PlaceName } from './Screen.styles.ts';
import { publicWords } from './words.ts';

interface Whereabouts {
  readonly placeName: string;
  readonly buildingName: string;
  readonly floor: number | null;
  readonly address: string;
  readonly unitName: string;
}

export interface WhereProps {
  readonly whereabouts: Whereabouts;
  readonly contact: PublicContact | null;
}

/** Where to go: the place and the floor large, then what a stranger has to ask for, and whom to call. */
export function Where({ whereabouts, contact }: WhereProps) {
  const t = useWords(publicWords, siteWords);
  const { placeName, buildingName, floor, address, unitName } = whereabouts;
  const floorText =
    floor === null ? '' : floor < 0 ? t('site.basement', { floor: -floor }) : t('site.floor', { floor });
  return (
    <Card title={t('public.where')} headingLevel={2}>
      <PlaceName>{placeName || address}</PlaceName>
      {(buildingName !== '' || floorText !== '') && (
        <PlaceName>{[buildingName, floorText].filter((part) => part !== '').join(' · ')}</PlaceName>
      )}
      <Facts
        facts={[
          { name: t('public.address'), value: placeName === '' ? '' : address },
          { name: t('public.unit'), value: unitName },
          { name: t('public.contact'), value: contact?.name ?? '' },
        ]}
      />
      {contact !== null && <CallLink phone={contact.phone} />}
    </Card>
  );
}
