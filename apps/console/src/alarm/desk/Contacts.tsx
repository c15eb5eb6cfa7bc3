import type { Alarm, AlarmSurroundings } from '@fireline/api/alarm';
import { deviceTypes, deviceWords } from '@fireline/domain/device';
import { dialAddress, siteWords } from '@fireline/domain/site';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Reading } from '@fireline/ui/Reading';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Phone } from 'lucide-react';
import { PhoneLinks } from '../../lib/page/PhoneLinks.tsx';
import { whereText } from '../list/columns.tsx';
import { alarmScreenWords } from '../words.ts';
import { CallFirst } from './Desk.styles.ts';
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

interface WhereProps {
  readonly alarm: Alarm;
  readonly around: AlarmSurroundings | undefined;
}

function Where({ alarm, around }: WhereProps) {
  const t = useWords(deskWords, alarmScreenWords, siteWords, deviceWords);
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('alarm.column.address'), detail: alarm.address },
        {
          term: t('alarm.column.place'),
          detail: [whereText(alarm, t), around?.device.spot].filter(Boolean).join(' · '),
        },
        { term: t('alarm.column.unit'), detail: alarm.unitName },
      ]}
    />
  );
}

/** The number to call first, and behind it all others, so that nobody has to choose. @spec ALM-11 SIT-03 */
function Calls({ around }: { readonly around: AlarmSurroundings }) {
  const t = useWords(deskWords);
  const format = useFormat();
  const people = peopleOf(around);
  const first = people.find(({ person }) => person.phones.some(dialAddress));
  const number = first?.person.phones.find(dialAddress);
  const address = number && dialAddress(number);
  if (!first || !address) return <p>{t('desk.where.nobody')}</p>;
  const others = people.reduce((sum, { person }) => sum + person.phones.length, -1);
  return (
    <CallFirst>
      <Link href={address}>
        <Phone aria-hidden />
        {t('desk.call')} {first.person.name} {number}
      </Link>
      <span>{t(`desk.where.${first.of}`)}</span>
      {others > 0 && (
        <details>
          <summary>{t('desk.call.others', { count: format.number(others) })}</summary>
          <DescriptionList
            layout="rows"
            items={people.map(({ of, person }) => ({
              term: t(`desk.where.${of}`),
              detail: <PersonLine person={person} />,
            }))}
          />
        </details>
      )}
    </CallFirst>
  );
}

/** Whom to call about an alarm, and where it is. @spec ALM-11 */
export function Contacts({ alarm, around }: WhereProps) {
  return (
    <div>
      {around && <Calls key={alarm.alarmId} around={around} />}
      <Where alarm={alarm} around={around} />
    </div>
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
