import { minuteMs } from '@fireline/domain/lib';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { saveFile, useNow, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Acts, Rows, StateLine } from './Patrol.styles.ts';
import type { Phone, PhoneState } from './phone.ts';
import type { QueuedRow } from './types.ts';
import { useProblem } from './useProblem.ts';
import { patrolWords } from './words.ts';

const oldMs = 24 * 60 * minuteMs;

export interface QueueStateProps {
  readonly phone: Phone;
  readonly state: PhoneState;
}

/** One line that is always true: network and what waits; under it what of it needs somebody. @spec N24 */
export function QueueState({ phone, state }: QueueStateProps) {
  const t = useWords(patrolWords);
  const now = useNow(minuteMs);
  const { rows, isOnline, isSending, ended, hasSession, lost, others, clockAheadMs } = state;
  const waiting = rows.filter((row) => row.state === 'waiting');
  const count = waiting.length;
  const line = isSending
    ? t('patrol.sending', { count })
    : t(
        isOnline
          ? count > 0
            ? 'patrol.online.some'
            : 'patrol.online.none'
          : count > 0
            ? 'patrol.offline.some'
            : 'patrol.offline.none',
        { count },
      );
  const why = hasSession ? (ended === 'later' && !isOnline ? undefined : ended) : 'login';
  return (
    <>
      <StateLine data-offline={isOnline ? undefined : ''}>
        <span role="status">{line}</span>
        {count > 0 && hasSession && isOnline && !isSending && <Button onClick={phone.sync}>{t('patrol.send')}</Button>}
      </StateLine>
      {lost > 0 && (
        <Banner
          tone="danger"
          live="assertive"
          actions={<Button onClick={phone.knowsOfLost}>{t('patrol.understood')}</Button>}
        >
          {t('patrol.lost', { count: lost })}
        </Banner>
      )}
      {why !== undefined && why !== 'done' && (count > 0 || why === 'login') && (
        <Banner tone="attention" live="polite">
          {t(`patrol.ended.${why}`)}
        </Banner>
      )}
      {waiting.some(({ madeAtMs }) => now - madeAtMs > oldMs) && <Banner tone="attention">{t('patrol.old')}</Banner>}
      {clockAheadMs !== undefined && (
        <Banner tone="attention">
          {t(clockAheadMs > 0 ? 'patrol.clock.ahead' : 'patrol.clock.behind', {
            minutes: Math.round(Math.abs(clockAheadMs) / minuteMs),
          })}
        </Banner>
      )}
      {[...others].map(([name, waits]) => (
        <Banner key={name} tone="info">
          {t('patrol.others', { name, count: waits })}
        </Banner>
      ))}
      <RefusedRows phone={phone} rows={rows.filter((row) => row.state === 'refused')} />
    </>
  );
}

/** What the gateway does not take: why, and out of here by its owner alone. */
function RefusedRows({ phone, rows }: { readonly phone: Phone; readonly rows: readonly QueuedRow[] }) {
  const t = useWords(patrolWords);
  const said = useProblem();
  const [asked, setAsked] = useState('');
  if (rows.length === 0) return null;
  const exported = (): void =>
    saveFile('patrol-refused.json', new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' }));
  return (
    <Banner
      tone="danger"
      title={t('patrol.refused.title', { count: rows.length })}
      actions={<Button onClick={exported}>{t('patrol.refused.export')}</Button>}
    >
      <Rows>
        {rows.map((row) => (
          <li key={row.key}>
            <p>{row.name}</p>
            <p>{t('patrol.refused.why', { why: row.problem ? said(row.problem) : '' })}</p>
            {asked === row.key ? (
              <>
                <p role="alert">{t('patrol.refused.discard.ask', { name: row.name })}</p>
                <Acts>
                  <Button variant="danger" onClick={() => void phone.discard(row.key)}>
                    {t('patrol.refused.discard')}
                  </Button>
                  <Button onClick={() => setAsked('')}>{t('patrol.cancel')}</Button>
                </Acts>
              </>
            ) : (
              <Acts>
                <Button onClick={() => void phone.tryAgain(row)}>{t('patrol.refused.again')}</Button>
                <Button onClick={() => setAsked(row.key)}>{t('patrol.refused.discard')}</Button>
              </Acts>
            )}
          </li>
        ))}
      </Rows>
    </Banner>
  );
}
