import { type AlarmLevel, alarmLevelNumbers, alarmWords } from '@fireline/domain/alarm';
import type { Freshness } from '@fireline/domain/shell';
import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { AlarmLevelBadge, alarmLevelSymbols } from '../AlarmLevelBadge/index.ts';
import { type Link, LinkState } from '../LinkState/index.ts';
import { ReplayNotice, type ReplayNoticeProps } from '../ReplayNotice/index.ts';
import { SoundControl, type SoundControlProps } from '../SoundControl/index.ts';
import { useFormat, useNow, useWords } from '../lib/index.ts';
import { Announcer } from './Announcer.tsx';
import { Count, CountButton, Counts, Root, SumRow } from './StatusBar.styles.ts';
import type { StatusFacts } from './announce.ts';
import { statusBarWords } from './words.ts';

export interface StatusBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Alarms that are not closed, by level. */
  readonly counts: Readonly<Record<AlarmLevel, number>>;
  /** How many of them nobody has acknowledged. */
  readonly unacknowledged: number;
  /** Among these are some of level 1: their symbol blinks. */
  readonly isCriticalUnacknowledged?: boolean;
  /** How far the counts can be trusted; ask the domain's `freshness`. While nothing is known no number is shown. */
  readonly freshness: Freshness;
  readonly link: Link;
  /** What the last break in the link cost; `onDismiss` is called by its button, and after half a minute. */
  readonly replay?: Pick<ReplayNoticeProps, 'count' | 'gapMs' | 'onDismiss'> | null;
  readonly sound: Pick<
    SoundControlProps,
    'state' | 'isVoice' | 'muteMinutes' | 'hasBanner' | 'onEnable' | 'onTest' | 'onMute' | 'onUnmute'
  >;
  /** Makes each count a button. */
  readonly onOpenLevel?: (choice: { readonly level: AlarmLevel }) => void;
  readonly onOpenStanding?: () => void;
  readonly onOpenUnacknowledged?: () => void;
}

/**
 * Always there: how many alarms of each level, what waits for a person, whether the numbers, the link and the sound can be trusted, and
 * the time. In the width of a phone of the levels the worst one is left. Before an answer it shows dashes, never zeros; numbers that are no longer confirmed are dimmed, with the time they were true.
 * What changes is spoken at the domain's pace, worst first; alarms only where nothing else on the page tells of them by name.
 * @spec N01 N04 N05 N23
 * @example
 * <StatusBar
 *   counts={{ 1: 2, 2: 0, 3: 0, 4: 1, 5: 0 }}
 *   unacknowledged={3}
 *   isCriticalUnacknowledged
 *   freshness={{ name: 'live' }}
 *   link={{ name: 'live' }}
 *   sound={sound}
 *   onOpenLevel={({ level }) => showLevel(level)}
 * />
 */
export function StatusBar(props: StatusBarProps) {
  const { counts, unacknowledged, isCriticalUnacknowledged = false, freshness, link: given, ...others } = props;
  const { replay, sound, onOpenLevel, onOpenStanding, onOpenUnacknowledged, ...rest } = others;
  const t = useWords(statusBarWords);
  const isKnown = freshness.name !== 'unknown';
  // the link may still count as live while nothing has been heard for too long
  const link: Link = freshness.name === 'stale' ? freshness : given;
  const worst = isKnown ? alarmLevelNumbers.find((level) => counts[level] > 0) : undefined;
  const facts = useFacts({ counts, unacknowledged, isKnown, link: link.name, sound: sound.state.name });
  return (
    <Root
      aria-label={t('StatusBar.label')}
      {...rest}
      data-freshness={freshness.name}
      aria-busy={isKnown ? undefined : true}
    >
      <Counts aria-label={t('StatusBar.counts')}>
        {alarmLevelNumbers.map((level) => (
          <li key={level} data-worst={level === worst || undefined}>
            <LevelCount
              level={level}
              count={isKnown ? counts[level] : null}
              isBlinking={level === 1 && isCriticalUnacknowledged}
              onOpen={onOpenLevel && (() => onOpenLevel({ level }))}
            />
          </li>
        ))}
      </Counts>
      <Sums {...{ counts, unacknowledged, isKnown, onOpenStanding, onOpenUnacknowledged }} />
      <div data-part="end">
        {replay && <ReplayNotice {...replay} />}
        <LinkState link={link} />
        <SoundControl {...sound} />
        <Clock />
      </div>
      <Announcer facts={facts} />
    </Root>
  );
}

/** The facts as one object that stays the same while they do. */
function useFacts({ counts, unacknowledged, isKnown, link, sound }: StatusFacts): StatusFacts {
  const { 1: one, 2: two, 3: three, 4: four, 5: five } = counts;
  return useMemo(
    () => ({ counts: { 1: one, 2: two, 3: three, 4: four, 5: five }, unacknowledged, isKnown, link, sound }),
    [one, two, three, four, five, unacknowledged, isKnown, link, sound],
  );
}

type SumsProps = Pick<StatusBarProps, 'counts' | 'unacknowledged' | 'onOpenStanding' | 'onOpenUnacknowledged'> & {
  readonly isKnown: boolean;
};

/** The two numbers that all of the console tells: not closed, and of these unacknowledged. */
function Sums({ counts, unacknowledged, isKnown, onOpenStanding, onOpenUnacknowledged }: SumsProps) {
  const t = useWords(alarmWords);
  const format = useFormat();
  const standing = alarmLevelNumbers.reduce((sum, level) => sum + counts[level], 0);
  if (!isKnown) return <Count data-empty="">{t('alarm.count.reading')}</Count>;
  if (standing === 0) return <Count data-empty="">{t('alarm.count.none')}</Count>;
  return (
    <SumRow data-part="sums">
      <Figure isEmpty={false} onOpen={onOpenStanding}>
        {t('alarm.count.standing', { count: format.number(standing) })}
      </Figure>
      <Figure isEmpty={unacknowledged === 0} onOpen={onOpenUnacknowledged}>
        {unacknowledged === 0
          ? t('alarm.count.allAcknowledged')
          : t('alarm.count.unacknowledged', { count: format.number(unacknowledged) })}
      </Figure>
    </SumRow>
  );
}

/** Calm: the symbol of a level where there is nothing. */
function Outline({ level }: { readonly level: AlarmLevel }) {
  const t = useWords(alarmWords);
  const { shape, digit } = alarmLevelSymbols[level];
  return (
    <svg
      viewBox="0 0 16 16"
      role="img"
      aria-label={`${t('alarm.levelNumber', { 0: level })} ${t(`alarm.level.${level}`)}`}
    >
      <path d={shape} />
      <path d={digit} />
    </svg>
  );
}

interface LevelCountProps {
  readonly level: AlarmLevel;
  /** null: not known. */
  readonly count: number | null;
  readonly isBlinking: boolean;
  readonly onOpen: (() => void) | undefined;
}

function LevelCount({ level, count, isBlinking, onOpen }: LevelCountProps) {
  const t = useWords(alarmWords, statusBarWords);
  const format = useFormat();
  const text = count === null ? '—' : format.number(count);
  return (
    <Figure
      isEmpty={!count}
      title={t('StatusBar.count', { level: t(`alarm.level.${level}`), count: text })}
      onOpen={onOpen}
    >
      {!count ? <Outline level={level} /> : <AlarmLevelBadge level={level} variant="symbol" isBlinking={isBlinking} />}
      {text}
    </Figure>
  );
}

interface FigureProps {
  readonly isEmpty: boolean;
  readonly title?: string;
  readonly onOpen: (() => void) | undefined;
  readonly children: ReactNode;
}

function Figure({ isEmpty, onOpen, ...rest }: FigureProps) {
  const empty = isEmpty ? '' : undefined;
  return onOpen ? (
    <CountButton {...rest} data-figure="" data-empty={empty} onClick={onOpen} />
  ) : (
    <Count {...rest} data-figure="" data-empty={empty} />
  );
}

function Clock() {
  const format = useFormat();
  const now = useNow(1000);
  const text = format.time(now);
  // the seconds go first where there is little room
  return (
    <time dateTime={new Date(now).toISOString()}>
      {text.slice(0, -3)}
      <span data-part="seconds">{text.slice(-3)}</span>
    </time>
  );
}
