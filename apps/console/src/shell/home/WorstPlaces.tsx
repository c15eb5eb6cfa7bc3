import type { Overview } from '@fireline/api/shell';
import { pathTo } from '@fireline/domain/shell';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Card } from '@fireline/ui/Card';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { PlaceList, PlaceRow } from './MainScreen.styles.ts';
import { mainWords } from '../words.ts';

/** The places with the worst alarms; each opens its alarms. @spec ANA-05 */
export function WorstPlaces({ places }: { readonly places: Overview['worstPlaces'] }) {
  const t = useWords(mainWords);
  const format = useFormat();
  return (
    <Card title={t('shell.main.worst')} headingLevel={2}>
      {places.length === 0 ? (
        <EmptyState title={t('shell.main.worst.none')} />
      ) : (
        <PlaceList>
          {places.map(({ placeId, placeName, level, count }) => (
            <PlaceRow key={placeId}>
              <AlarmLevelBadge level={level} variant="symbol" />
              <Link href={`${pathTo('alarmList')}?search=${encodeURIComponent(placeName)}`} isQuiet>
                {placeName}
              </Link>
              <span>{t('shell.main.worst.count', { count: format.number(count) })}</span>
            </PlaceRow>
          ))}
        </PlaceList>
      )}
    </Card>
  );
}
