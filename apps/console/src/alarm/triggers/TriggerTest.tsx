import { type Alarm, alarmCalls, type SentTrigger, type TriggerTest as Tested } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { Button } from '@fireline/ui/Button';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Banner } from '@fireline/ui/Banner';
import { useFormat } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useFailureText } from '../../lib/page/failure.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { Holds } from './Triggers.styles.ts';
import { type TriggerKeys, useTriggerWords } from './triggerTexts.ts';
import type { Format, Translate } from '@fireline/ui/lib';

const alarmColumns = (t: Translate<TriggerKeys>, format: Format): readonly Column<Alarm>[] => [
  {
    id: 'level',
    header: t('alarmTriggers.test.level'),
    width: 110,
    text: ({ level }) => t(`alarm.level.${level}`),
    cell: ({ level }) => <AlarmLevelBadge level={level} />,
  },
  { id: 'kind', header: t('alarmTriggers.kinds'), width: 150, cell: ({ kind }) => t(`alarm.kind.${kind}`) },
  { id: 'device', header: t('alarmTriggers.test.device'), width: 190, cell: ({ deviceName }) => deviceName },
  {
    id: 'time',
    header: t('alarmTriggers.test.time'),
    ...shortTimeCell<Alarm>(({ alarmTime }) => alarmTime, format),
  },
];

/** Past alarms to choose one from, the newest first. */
function PickAlarm({ onPick }: { readonly onPick: (alarm: Alarm) => void }) {
  const t = useTriggerWords();
  const format = useFormat();
  const columns = useMemo(() => alarmColumns(t, format), [t, format]);
  return (
    <PartTable
      label={t('alarmTriggers.test.pick')}
      call={alarmCalls.list}
      of={{ list: 'history' }}
      columns={columns}
      getRowId={({ alarmId }) => alarmId}
      onOpen={onPick}
      empty={{ title: t('alarmTriggers.test.noAlarms') }}
    />
  );
}

type Condition = Tested['conditions'][number];

function Result({ holds }: Pick<Condition, 'holds'>) {
  const t = useTriggerWords();
  return (
    <Holds data-holds={holds ? 'yes' : 'no'}>
      {t(holds ? 'alarmTriggers.test.holds' : 'alarmTriggers.test.fails')}
    </Holds>
  );
}

const resultCell = ({ holds }: Condition) => <Result holds={holds} />;

function Conditions({ conditions }: Pick<Tested, 'conditions'>) {
  const t = useTriggerWords();
  const columns = useMemo(
    (): readonly Column<Condition>[] => [
      {
        id: 'condition',
        header: t('alarmTriggers.test.condition'),
        width: 260,
        cell: ({ condition }) => t(`alarm.trigger.condition.${condition}`),
      },
      {
        id: 'holds',
        header: t('alarmTriggers.test.result'),
        width: 140,
        text: ({ holds }) => t(holds ? 'alarmTriggers.test.holds' : 'alarmTriggers.test.fails'),
        cell: resultCell,
      },
    ],
    [t],
  );
  return (
    <DataTable
      label={t('alarmTriggers.test.conditions')}
      rows={conditions}
      columns={columns}
      getRowId={({ condition }) => condition}
      rowName={({ condition }) => t(`alarm.trigger.condition.${condition}`)}
    />
  );
}

/** What would be done, line by line; nothing is. */
function Deeds({ messages, hazard }: Pick<Tested, 'messages' | 'hazard'>) {
  const t = useTriggerWords();
  if (messages.length === 0 && hazard === 'none') return <p>{t('alarmTriggers.test.nobody')}</p>;
  return (
    <ul aria-label={t('alarmTriggers.test.deeds')}>
      {messages.map(({ channel, receiver, reason }) => (
        <li key={`${channel} ${receiver}`}>
          {[
            t(`alarm.trigger.action.${channel}`),
            receiver,
            ...(reason === null
              ? []
              : [t('alarmTriggers.test.notSent', { reason: t(`message.send.reason.${reason}`) })]),
          ].join(' · ')}
        </li>
      ))}
      {hazard !== 'none' && <li>{t(`alarmTriggers.test.hazard.${hazard}`)}</li>}
    </ul>
  );
}

function Outcome({ tested }: { readonly tested: Tested }) {
  const t = useTriggerWords();
  const { dateTime } = useFormat();
  const { acts, isOfPartner, lookedAt, conditions, messages, hazard } = tested;
  const title = acts ? 'acts' : isOfPartner ? 'missed' : 'notOfPartner';
  return (
    <Stack>
      <Banner tone={acts ? 'success' : 'info'}>{t(`alarmTriggers.test.${title}`, { time: dateTime(lookedAt) })}</Banner>
      <Conditions conditions={conditions} />
      {acts && <Deeds messages={messages} hazard={hazard} />}
    </Stack>
  );
}

interface TriedProps {
  readonly rule: SentTrigger;
  readonly alarm: Alarm;
  readonly onOther: () => void;
}
function Tried({ rule, alarm, onOther }: TriedProps) {
  const t = useTriggerWords();
  const { dateTime } = useFormat();
  const failureText = useFailureText();
  const call = useCall(alarmCalls.testTrigger, { ...rule, alarmId: alarm.alarmId });
  const { kind, deviceName, placeName, alarmTime } = alarm;
  return (
    <Stack>
      <p>{[t(`alarm.kind.${kind}`), deviceName, placeName, dateTime(alarmTime)].filter(Boolean).join(' · ')}</p>
      <div>
        <Button onClick={onOther}>{t('alarmTriggers.test.other')}</Button>
      </div>
      {call.error ? (
        <Banner tone="attention">{failureText('query', call.error)}</Banner>
      ) : (
        <Loaded call={call} action="query" lines={6}>
          {(tested) => <Outcome tested={tested} />}
        </Loaded>
      )}
    </Stack>
  );
}

/** Tests a rule, saved or still being written, on an alarm of the past: which conditions hold, and what would be done. Nothing is sent. @spec ALM-12 */
export function TriggerTest({ rule }: { readonly rule: SentTrigger }) {
  const t = useTriggerWords();
  const [isOpen, setOpen] = useState(false);
  const [alarm, setAlarm] = useState<Alarm>();
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('alarmTriggers.test.begin')}</Button>
      </div>
    );
  return alarm ? (
    <Tried rule={rule} alarm={alarm} onOther={() => setAlarm(undefined)} />
  ) : (
    <Stack>
      <p>{t('alarmTriggers.test.help')}</p>
      <PickAlarm onPick={setAlarm} />
    </Stack>
  );
}
