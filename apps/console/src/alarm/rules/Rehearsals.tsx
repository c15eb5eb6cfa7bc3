import { alarmCalls, type AlarmRehearsal } from '@fireline/api/alarm';
import { useCall, useSend } from '@fireline/api/react';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { ProgressBar } from '@fireline/ui/ProgressBar';
import { useFormat } from '@fireline/ui/lib';
import { useCallback, useEffect } from 'react';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useRuleWords } from './ruleTexts.ts';

const secondMs = 1000;
const isUnderWay = ({ state }: AlarmRehearsal): boolean => state === 'waiting' || state === 'running';

/** Looks again every second while something is under way. */
function Looking({ onLook }: { readonly onLook: () => void }) {
  useEffect(() => {
    const timer = setInterval(onLook, secondMs);
    return () => clearInterval(timer);
  }, [onLook]);
  return null;
}

function Result({ rehearsal }: { readonly rehearsal: AlarmRehearsal }) {
  const t = useRuleWords();
  const { number, money } = useFormat();
  const { draft, current } = rehearsal;
  const beside = (value: (part: NonNullable<typeof draft>) => string): string =>
    [draft, current].map((part) => (part ? value(part) : '—')).join(' / ');
  const hasCurrent = current !== null;
  return (
    <DescriptionList
      items={[
        {
          term: t('rules.rehearsal.compared'),
          detail: hasCurrent ? t('rules.rehearsal.both') : t('rules.rehearsal.alone'),
        },
        { term: t('rules.rehearsal.alarms'), detail: beside((part) => number(part.alarms)) },
        { term: t('rules.rehearsal.devices'), detail: beside((part) => number(part.devices)) },
        { term: t('rules.rehearsal.repeated'), detail: beside((part) => number(part.repeated)) },
        { term: t('rules.rehearsal.standing'), detail: beside((part) => number(part.standing)) },
        {
          term: t('rules.rehearsal.messages'),
          detail: beside((part) => `${number(part.sms)} + ${number(part.voice)}`),
        },
        { term: t('rules.rehearsal.cost'), detail: beside((part) => money(part.cents)) },
      ]}
    />
  );
}

function One({ rehearsal, onChanged }: { readonly rehearsal: AlarmRehearsal; readonly onChanged: () => void }) {
  const t = useRuleWords();
  const { dateTime, number } = useFormat();
  const tellFailure = useTellFailure();
  const cancel = useSend(alarmCalls.cancelRehearsal, { onFailed: ({ error }) => tellFailure('submit', error) });
  const { rehearsalId, devicesDone, devicesAll, state, askedAt, days, kind, draft } = rehearsal;
  const label = `${t(`alarm.kind.${kind}`)} · ${t('rules.rehearsal.days', { 0: days })} · ${dateTime(askedAt)}`;
  return (
    <Stack>
      <ProgressBar
        label={label}
        value={devicesDone}
        max={Math.max(1, devicesAll)}
        valueText={`${t(`alarm.rehearsal.state.${state}`)} · ${number(devicesDone)} / ${number(devicesAll)}`}
        isFailed={state === 'failed'}
      />
      {draft && <Result rehearsal={rehearsal} />}
      {isUnderWay(rehearsal) && (
        <Tools>
          <Button
            isPending={cancel.isPending}
            onClick={() => void cancel.mutateAsync({ rehearsalId }).then(onChanged, onChanged)}
          >
            {t('rules.rehearsal.cancel')}
          </Button>
        </Tools>
      )}
    </Stack>
  );
}

/** The reader's rehearsals of a rule, the newest first, with what each counted so far. @spec N14 */
export function Rehearsals({ ruleId }: { readonly ruleId: number }) {
  const t = useRuleWords();
  const call = useCall(alarmCalls.rehearsals, {}, { isPolling: true });
  const { refetch } = call;
  const look = useCallback((): void => void refetch(), [refetch]);
  const rows = (call.data?.rows ?? []).filter((one) => one.ruleId === ruleId).slice(0, 3);
  if (rows.length === 0) return <p>{t('rules.rehearsal.none')}</p>;
  return (
    <Stack>
      {rows.some(isUnderWay) && <Looking onLook={look} />}
      {rows.map((rehearsal) => (
        <One key={rehearsal.rehearsalId} rehearsal={rehearsal} onChanged={look} />
      ))}
    </Stack>
  );
}
