import { type AlarmLevel, alarmLevelNumbers, alarmWords } from '@fireline/domain/alarm';
import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { AlarmLevelBadge, alarmLevelSymbols } from '../AlarmLevelBadge/index.ts';
import { type Link, LinkState } from '../LinkState/index.ts';
import { ReplayNotice, type ReplayNoticeProps } from '../ReplayNotice/index.ts';
import { SoundControl, type SoundControlProps } from '../SoundControl/index.ts';
import { useFormat, useNow, useWords } from '../lib/index.ts';
import { Announcer } from './Announcer.tsx';
import { Count, CountButton, Counts, Root } from './StatusBar.styles.ts';
import type { StatusFacts } from './announce.ts';
import { statusBarWords } from './words.ts';

export interface StatusBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Current alarms by level. */
  readonly counts: Readonly<Record<AlarmLevel, number>>;
  /** Alarms that nobody has acknowledged. */
  readonly unhandled: number;
  /** Among them are some of level 1: their symbol blinks. */
  readonly isCriticalUnhandled?: boolean;
  readonly link: Link;
  /** What the last break in the link cost; gone when dismissed. */
  readonly replay?: Pick<ReplayNoticeProps, 'count' | 'gapMs' | 'onDismiss'> | null;
  readonly sound: Pick<
    SoundControlProps,
    'state' | 'isVoice' | 'muteMinutes' | 'onEnable' | 'onTest' | 'onMute' | 'onUnmute'
  >;
  /** Makes each count a button. */
  readonly onOpenLevel?: (choice: { readonly level: AlarmLevel }) => void;
  readonly onOpenUnhandled?: () => void;
}

/**
 * Always there: how many alarms of each level, what waits for a person, whether the link and the sound can be trusted, and the time.
 * What changes is spoken at the domain's pace, worst first; alarms only where nothing else on the page tells of them by name.
 * @spec N01 N04 N05 N23
 * @example
 * <StatusBar
 *   counts={{ 1: 2, 2: 0, 3: 0, 4: 1, 5: 0 }}
 *   unhandled={3}
 *   isCriticalUnhandled
 *   link={{ name: 'live' }}
 *   sound={sound}
 *   onOpenLevel={({ level }) => showLevel(level)}
 * />
 */
export function StatusBar(props: StatusBarProps) {
  const {
    counts,
    unhandled,
    isCriticalUnhandled = false,
    link,
    replay,
    sound,
    onOpenLevel,
    onOpenUnhandled,
    ...rest
  } = props;
  const t = useWords(statusBarWords);
  const facts = useFacts(counts, unhandled, link.name, sound.state.name);
  return (
    <Root aria-label={t('StatusBar.label')} {...rest}>
      <Counts aria-label={t('StatusBar.counts')}>
        {alarmLevelNumbers.map((level) => (
          <li key={level}>
            <LevelCount
              level={level}
              count={counts[level]}
              isBlinking={level === 1 && isCriticalUnhandled}
              onOpen={onOpenLevel && (() => onOpenLevel({ level }))}
            />
          </li>
        ))}
      </Counts>
      <Figure isEmpty={unhandled === 0} onOpen={onOpenUnhandled}>
        {unhandled === 0 ? t('StatusBar.allHandled') : t('StatusBar.unhandled', { count: unhandled })}
      </Figure>
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
function useFacts(
  counts: StatusFacts['counts'],
  unhandled: number,
  link: Link['name'],
  sound: StatusFacts['sound'],
): StatusFacts {
  const { 1: one, 2: two, 3: three, 4: four, 5: five } = counts;
  return useMemo(
    () => ({ counts: { 1: one, 2: two, 3: three, 4: four, 5: five }, unhandled, link, sound }),
    [one, two, three, four, five, unhandled, link, sound],
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
  readonly count: number;
  readonly isBlinking: boolean;
  readonly onOpen: (() => void) | undefined;
}

function LevelCount({ level, count, isBlinking, onOpen }: LevelCountProps) {
  const t = useWords(alarmWords, statusBarWords);
  const format = useFormat();
  return (
    <Figure
      isEmpty={count === 0}
      title={t('StatusBar.count', { level: t(`alarm.level.${level}`), count: format.number(count) })}
      onOpen={onOpen}
    >
      {count === 0 ? (
        <Outline level={level} />
      ) : (
        <AlarmLevelBadge level={level} variant="symbol" isBlinking={isBlinking} />
      )}
      {format.number(count)}
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
    <CountButton {...rest} data-empty={empty} onClick={onOpen} />
  ) : (
    <Count {...rest} data-empty={empty} />
  );
}

function Clock() {
  const format = useFormat();
  const now = useNow(1000);
  return <time dateTime={new Date(now).toISOString()}>{format.time(now)}</time>;
}
