import {
  type HandoverEvent,
  type HandoverSheet as Sheet,
  type HandoverState,
  alarmDutyWords,
  alarmLevelNumbers,
  handoverMachine,
  handoverStep,
  remarkChars,
} from '@fireline/domain/alarm';
import { type Problem, eventsFrom, formWords } from '@fireline/domain/lib';
import { Printer } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { type Instant, useFormat, useWords } from '../lib/index.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { Actions, Head, Levels, Part, Remark, Root, Signatures } from './HandoverSheet.styles.ts';
import { OpenAlarms } from './OpenAlarms.tsx';
import type { HandoverLine, HandoverMute, HandoverPerson, HandoverSilence } from './handoverLine.ts';
import { handoverSheetWords } from './words.ts';

export interface HandoverSheetProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Of the domain's `handoverSheet`. */
  readonly sheet: Sheet<HandoverLine>;
  readonly shift: { readonly from: Instant; readonly to: Instant };
  /** When the station was silent in the shift. Leave it out where nobody notes that: the sheet then says nothing of it. */
  readonly mutes?: readonly HandoverMute[];
  /** What was kept quiet in the shift. Leave it out where nobody notes that. */
  readonly silences?: readonly HandoverSilence[] | undefined;
  readonly state: HandoverState;
  readonly outgoing: HandoverPerson;
  /** null: nobody has come yet. */
  readonly incoming: HandoverPerson | null;
  /** The account of the reader: it decides what may be signed. */
  readonly actor: number;
  readonly remark?: string;
  readonly defaultRemark?: string;
  readonly onRemarkChange?: (change: { readonly value: string }) => void;
  /** A step that the domain lets through. */
  readonly onStep?: (step: { readonly event: HandoverEvent; readonly remark: string }) => void;
  readonly isPending?: boolean;
  /** What the server refused. What was filled in stays. */
  readonly problems?: readonly Problem[];
  /** Default: the browser's dialog. */
  readonly onPrint?: () => void;
}

const none: readonly Problem[] = [];
/** A line breaks beside a moment, not in it. */
const unbroken = (moment: string): string => moment.replaceAll(' ', '\u00a0');
const printPage = (): void => globalThis.print();
type ProblemKey = keyof typeof alarmDutyWords | keyof typeof formWords;

/**
 * What one shift hands to the next: what happened in it, what is still open, when the station was silent, a remark, and two signatures. What
 * may be signed, by whom and with what is the domain's handover machine. It prints on paper as it stands, without its buttons.
 *
 * Use it at the change of shifts. Don't use it as a log of a shift: it tells what the next one takes over.
 * @spec N16 N15 N01
 * @example <HandoverSheet sheet={handoverSheet(alarms, checks, shift)} shift={shift} mutes={mutes} state={state} outgoing={me} incoming={null} actor={me.accountId} onStep={send} />
 */
export function HandoverSheet(props: HandoverSheetProps) {
  const {
    sheet,
    shift,
    mutes,
    silences,
    state,
    outgoing,
    incoming,
    actor,
    remark: given,
    defaultRemark = '',
    ...others
  } = props;
  const { onRemarkChange, onStep, isPending = false, problems = none, onPrint = printPage, ...rest } = others;
  const t = useWords(handoverSheetWords, alarmDutyWords, formWords);
  const format = useFormat();
  const [remark, setRemark] = useControlled(given, defaultRemark, onRemarkChange);
  const [refused, setRefused] = useState<readonly Problem[]>(none);
  const context = { openAlarms: sheet.open.length, remark, outgoing: outgoing.accountId, actor };
  const shown = [...refused, ...problems];
  const textOf = (problem: Problem | undefined) => problem && t(problem.code as ProblemKey, problem.args);
  const whole = shown.find(({ field }) => field === undefined);
  const step = (event: HandoverEvent): void => {
    const judged = handoverStep(state, event, context);
    setRefused(judged.ok ? none : judged.problems);
    if (judged.ok) onStep?.({ event, remark });
  };
  const isOver = state === 'accepted';
  return (
    <Root aria-label={t('HandoverSheet.label')} {...rest}>
      <Head>
        <h3>{t('HandoverSheet.label')}</h3>
        <span>{t(`alarm.handover.state.${state}`)}</span>
        <Button variant="quiet" icon={<Printer aria-hidden />} onClick={onPrint}>
          {t('HandoverSheet.print')}
        </Button>
      </Head>
      <DescriptionList
        items={[
          {
            term: t('HandoverSheet.shift'),
            detail: t('HandoverSheet.span', {
              from: unbroken(format.dateTime(shift.from)),
              to: unbroken(format.dateTime(shift.to)),
            }),
          },
          { term: t('HandoverSheet.raised'), detail: format.number(sheet.raisedInShift) },
          {
            term: t('HandoverSheet.checks'),
            detail: t('HandoverSheet.checked', {
              present: format.number(sheet.checks.present),
              missed: format.number(sheet.checks.missed),
            }),
          },
          ...(mutes ? [{ term: t('HandoverSheet.mutes'), detail: <Mutes mutes={mutes} /> }] : []),
        ]}
      />
      {silences && (
        <Part>
          <h4>{t('HandoverSheet.silences')}</h4>
          <Silences silences={silences} />
        </Part>
      )}
      <Part>
        <h4>
          {t('HandoverSheet.open')}{' '}
          <small>
            {t('HandoverSheet.count', {
              count: format.number(sheet.open.length),
              open: format.number(sheet.unacknowledged),
            })}
          </small>
          <Levels>
            {alarmLevelNumbers
              .filter((level) => sheet.byLevel[level] > 0)
              .map((level) => (
                <span key={level}>
                  <AlarmLevelBadge level={level} variant="symbol" />
                  {format.number(sheet.byLevel[level])}
                </span>
              ))}
          </Levels>
        </h4>
        <OpenAlarms alarms={sheet.open} />
      </Part>
      {whole && <Banner tone="danger" live="assertive" title={textOf(whole)} />}
      {isOver ? (
        <Remark>
          <dt>{t('HandoverSheet.remark')}</dt>
          <dd>{remark === '' ? '—' : remark}</dd>
        </Remark>
      ) : (
        <TextArea
          label={t('HandoverSheet.remark')}
          value={remark}
          countMax={remarkChars.max}
          onChange={({ value }) => setRemark(value)}
          problem={textOf(shown.find(({ field }) => field === 'remark'))}
        />
      )}
      <Signatures>
        <Signature term={t('HandoverSheet.outgoing')} person={outgoing} />
        <Signature term={t('HandoverSheet.incoming')} person={incoming} />
      </Signatures>
      {onStep && !isOver && (
        <Actions>
          {eventsFrom(handoverMachine, state).map((event) => (
            <Button
              key={event}
              variant={event === 'sendBack' ? 'secondary' : 'primary'}
              isPending={isPending}
              onClick={() => step(event)}
            >
              {t(`alarm.handover.event.${event}`)}
            </Button>
          ))}
        </Actions>
      )}
    </Root>
  );
}

function Mutes({ mutes }: { readonly mutes: readonly HandoverMute[] }) {
  const t = useWords(handoverSheetWords);
  const format = useFormat();
  if (mutes.length === 0) return t('HandoverSheet.noMutes');
  return mutes.map(({ from, to, by }) => (
    <div key={`${String(from)} ${by}`}>
      {t('HandoverSheet.mute', {
        from: format.time(from),
        to: to === null ? t('HandoverSheet.still') : format.time(to),
        by,
      })}
    </div>
  ));
}

function Silences({ silences }: { readonly silences: readonly HandoverSilence[] }) {
  const t = useWords(handoverSheetWords);
  const { dateTime } = useFormat();
  if (silences.length === 0) return <div>{t('HandoverSheet.noSilences')}</div>;
  return silences.map(({ name, reason, from, to, by }) => (
    <div key={`${name} ${String(from)}`}>
      {t('HandoverSheet.silence', { name, reason, from: unbroken(dateTime(from)), to: unbroken(dateTime(to)), by })}
    </div>
  ));
}

function Signature({ term, person }: { readonly term: string; readonly person: HandoverPerson | null }) {
  const t = useWords(handoverSheetWords);
  const format = useFormat();
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <strong>{person?.name ?? '\u00a0'}</strong>
        <span data-signed={person?.signedAt != null || undefined}>
          {person?.signedAt == null ? t('HandoverSheet.unsigned') : format.dateTime(person.signedAt)}
        </span>
      </dd>
    </div>
  );
}
