import type { Alarm } from '@fireline/api/alarm';
import { Card } from '@fireline/ui/Card';
import { useWords } from '@fireline/ui/lib';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Contacts } from './Contacts.tsx';
import { Around } from './Desk.styles.ts';
import { Excerpt, Nearby, Resources } from './Surroundings.tsx';
import { useSurroundings } from './useSurroundings.ts';
import { deskWords } from './words.ts';

/** The first thing on the page of an alarm: where it is, whom to call, the plan or the map, and what is around. @spec ALM-11 */
export function AlarmPlace({ alarm }: { readonly alarm: Alarm }) {
  const t = useWords(deskWords);
  const call = useSurroundings(alarm.alarmId);
  return (
    <Card title={t('desk.where')} headingLevel={2}>
      <Around data-wide="">
        <Contacts alarm={alarm} around={call.data} />
        <Loaded call={call} shape="block" lines={8}>
          {(around) => (
            <>
              <Excerpt {...around} />
              <Nearby {...around} />
              <Resources {...around} />
            </>
          )}
        </Loaded>
      </Around>
    </Card>
  );
}
