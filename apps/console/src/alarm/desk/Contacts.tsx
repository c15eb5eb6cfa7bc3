import type { Alarm, AlarmSurroundings } from '@fireline/api/alarm';
import { deviceTypes, deviceWords } from '@fireline/domain/device';
import { siteWords } from '@fireline/domain/site';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Reading } from '@fireline/ui/Reading';
import { useWords } from '@fireline/ui/lib';
import { PhoneLinks } from '../../lib/page/PhoneLinks.tsx';
import { buildingText } from '../list/columns.tsx';
import { alarmScreenWords } from '../words.ts';
import { deskWords } from './words.ts';

interface Person {
  readonly name: string;
  readonly phones: readonly string[];
}

/** Somebody with the numbers that a press calls. */
export function PersonLine({ person }: { readonly person: Person }) {
  return (
    <>
      {person.name !== '' && `${person.name} `}
      <PhoneLinks numbers={person.phones} />
    </>
  );
}

export const peopleOf = ({ place, building, unit }: Pick<AlarmSurroundings, 'place' | 'building' | 'unit'>) =>
  (
    [
      ['place', place],
      ['building', building],
      ['unit', unit],
    ] as const
  ).flatMap(([of, person]) => (person ? [{ of, person }] : []));

/** Where an alarm is and who answers there. @spec ALM-11 */
export function Contacts({ alarm, around }: { readonly alarm: Alarm; readonly around: AlarmSurroundings | undefined }) {
  const t = useWords(deskWords, alarmScreenWords, siteWords, deviceWords);
  const people = around ? peopleOf(around) : [];
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('alarm.column.address'), detail: alarm.address },
        {
          term: t('alarm.column.place'),
          detail: [alarm.placeName, buildingText(alarm, t), around?.device.spot].filter(Boolean).join(' · '),
        },
        { term: t('alarm.column.unit'), detail: alarm.unitName },
        ...people.map(({ of, person }) => ({ term: t(`desk.where.${of}`), detail: <PersonLine person={person} /> })),
        ...(around && people.length === 0 ? [{ term: t('desk.where.place'), detail: t('desk.where.nobody') }] : []),
      ]}
    />
  );
}

/** What the device measured last, each value with its age when it is late. @spec ALM-11 N05 */
export function LastReadings({ device }: Pick<AlarmSurroundings, 'device'>) {
  const t = useWords(deskWords, deviceWords);
  const measured = deviceTypes[device.deviceType].readings.filter(
    (name) => name !== 'signals' && name !== 'batteryRatio' && device.readings[name] !== undefined,
  );
  if (measured.length === 0) return null;
  return (
    <section aria-label={t('desk.readings')}>
      <h3>{t('desk.readings')}</h3>
      <DescriptionList
        layout="rows"
        items={measured.map((measurement) => ({
          term: t(`device.measurement.${measurement}`),
          detail: (
            <Reading
              measurement={measurement}
              value={device.readings[measurement] ?? null}
              seenAt={device.lastSeenAt}
              heartbeatS={device.heartbeatS}
            />
          ),
        }))}
      />
    </section>
  );
}
