import { dayMs } from '@fireline/domain/lib';
import {
  type ElsewhereEvent,
  type ReplaySpeed,
  type SpreadRecord,
  type SpreadStep,
  isWholeRecord,
  replaySpeeds,
  spreadAt,
} from '@fireline/domain/plan';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { type CSSProperties, type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Select } from '../Select/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormat, useWords } from '../lib/index.ts';
import { LeftOut } from './LeftOut.tsx';
import { Buttons, Controls, Line, Now, Order, Root, Step, Ticks } from './PlanReplay.styles.ts';
import { useReplay } from './useReplay.ts';
import { planReplayWords } from './words.ts';

export interface PlanReplayProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** In the order in which they went: `spreadOf` of the domain. */
  readonly steps: readonly SpreadStep[];
  /** What the devices are called. */
  readonly names: ReadonlyMap<number, string>;
  /** What is on record of the period: what it cannot tell is said in words, and gaps are drawn on the line. */
  readonly record?: SpreadRecord;
  /** Detectors that went and are not on the plan: they have no step, and are told beside. */
  readonly elsewhere?: readonly ElsewhereEvent[];
  /** How many of them there are, where only the first are given. */
  readonly elsewhereTotal?: number;
  /** Devices among the steps that have no place on the shown version: the plan cannot show them, so the list says it. */
  readonly withoutPlace?: ReadonlySet<number>;
  /** The moment that is shown, milliseconds since 1970. Undefined: the replay keeps it itself. */
  readonly value?: number;
  /** Default: the end, where all that went is to be seen. */
  readonly defaultValue?: number;
  /** While it plays, once a frame. Give it to the plan and the map as the moment they show. */
  readonly onChange?: (change: { readonly value: number }) => void;
}

const nothingElsewhere: readonly ElsewhereEvent[] = [];
const noGaps: SpreadRecord['gaps'] = [];

/**
 * The order in which detectors went, to be played back: a line of time with a mark for each, and the same as a list with the times since the
 * first. It shows nothing on a plan by itself: hand its moment to `PlanDevices` as `spread`.
 *
 * Use it after a fire, or while it spreads. For what a person did about an alarm take an `AlarmTimeline`.
 * @spec N08
 * @example <PlanReplay steps={spreadOf(events)} names={names} value={atMs} onChange={({ value }) => setAtMs(value)} />
 */
export function PlanReplay({ steps, names, value, defaultValue, onChange, ...others }: PlanReplayProps) {
  const { record, elsewhere = nothingElsewhere, elsewhereTotal = elsewhere.length, withoutPlace, ...rest } = others;
  const t = useWords(planReplayWords);
  const { replay, act } = useReplay({ steps, value, defaultValue, onChange });
  const gone = useMemo(() => spreadAt(steps, replay.atMs).length, [steps, replay.atMs]);
  const isAllKnown = elsewhereTotal === 0 && (record === undefined || isWholeRecord(record));
  const nameOf = (deviceId: number): string => names.get(deviceId) ?? t('PlanReplay.unknown', { id: deviceId });
  return (
    <Root role="group" aria-label={t('PlanReplay.label')} {...rest}>
      <LeftOut {...{ record, elsewhere, elsewhereTotal, nameOf }} />
      {steps.length === 0 ? (
        <EmptyState title={t(isAllKnown ? 'PlanReplay.empty' : 'PlanReplay.emptyOnRecord')} />
      ) : (
        <>
          <Player {...{ steps, replay, act, gone }} gaps={record?.gaps ?? noGaps} />
          <Order aria-label={t('PlanReplay.order')}>
            {steps.map((step, index) => (
              <StepRow
                key={step.deviceId}
                step={step}
                name={nameOf(step.deviceId)}
                hasPlace={!withoutPlace?.has(step.deviceId)}
                isGone={index < gone}
                isNow={index === gone - 1}
                onGo={() => act({ type: 'seek', atMs: step.atMs })}
              />
            ))}
          </Order>
        </>
      )}
    </Root>
  );
}

interface PlayerProps extends ReturnType<typeof useReplay> {
  readonly steps: readonly SpreadStep[];
  readonly gone: number;
  readonly gaps: SpreadRecord['gaps'];
}

function Player({ steps, replay, act, gone, gaps }: PlayerProps) {
  const t = useWords(planReplayWords);
  const { number } = useFormat();
  const { isPlaying, speed } = replay;
  const tool = (key: 'next' | 'previous', icon: ReactNode) => (
    <Tooltip text={t(`PlanReplay.${key}`)}>
      <IconButton label={t(`PlanReplay.${key}`)} icon={icon} onClick={() => act({ type: key })} />
    </Tooltip>
  );
  const speeds = replaySpeeds.map((each) => ({
    value: String(each),
    label: t('PlanReplay.times', { speed: number(each) }),
  }));
  return (
    <Controls>
      <Buttons>
        {tool('previous', <SkipBack aria-hidden />)}
        <IconButton
          variant="primary"
          label={t(isPlaying ? 'PlanReplay.pause' : 'PlanReplay.play')}
          icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
          onClick={() => act({ type: isPlaying ? 'pause' : 'play' })}
        />
        {tool('next', <SkipForward aria-hidden />)}
      </Buttons>
      <TimeLine {...{ steps, replay, act, gone, gaps }} />
      <Select
        label={t('PlanReplay.speed')}
        isLabelHidden
        options={speeds}
        value={String(speed)}
        onChange={(change) => {
          const chosen = replaySpeeds.find((each) => String(each) === change.value);
          if (chosen) act({ type: 'speed', speed: chosen satisfies ReplaySpeed });
        }}
        style={{ width: 116 }}
      />
    </Controls>
  );
}

/** An arrow key goes on by a hundredth of the whole, and by a second at least. */
const stepOf = (lengthMs: number): number => Math.max(1000, Math.round(lengthMs / 100_000) * 1000);

function TimeLine({ steps, replay, act, gone, gaps }: PlayerProps) {
  const t = useWords(planReplayWords);
  const { duration, number, time, dateTime } = useFormat();
  const startMs = steps[0]?.atMs ?? 0;
  const lengthMs = Math.max(1, (steps.at(-1)?.atMs ?? 0) - startMs);
  const sinceMs = replay.atMs - startMs;
  const counts = { count: number(gone), total: number(steps.length) };
  return (
    <div data-line="">
      <Line>
        <Ticks aria-hidden>
          {gaps.map(({ fromMs, toMs }) => {
            const from = Math.max(0, fromMs - startMs) / lengthMs;
            const to = Math.min(lengthMs, toMs - startMs) / lengthMs;
            return to > from ? (
              <b
                key={fromMs}
                style={{ '--fl-at': `${from * 100}%`, '--fl-long': `${(to - from) * 100}%` } as CSSProperties}
              />
            ) : null;
          })}
          {steps.map(({ deviceId, sinceFirstMs, level }, index) => (
            <i
              key={deviceId}
              data-level={level}
              data-gone={index < gone || undefined}
              style={{ '--fl-at': `${(sinceFirstMs / lengthMs) * 100}%` } as CSSProperties}
            />
          ))}
        </Ticks>
        <input
          type="range"
          aria-label={t('PlanReplay.time')}
          aria-valuetext={t('PlanReplay.at', { since: duration(sinceMs), ...counts })}
          min={0}
          max={lengthMs}
          step="any"
          value={sinceMs}
          onChange={(event) => act({ type: 'seek', atMs: startMs + Number(event.currentTarget.value) })}
          onKeyDown={(event) => {
            const forward = event.key === 'ArrowRight' || event.key === 'ArrowUp';
            if (!forward && event.key !== 'ArrowLeft' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            act({ type: 'seek', atMs: replay.atMs + (forward ? 1 : -1) * stepOf(lengthMs) });
          }}
        />
      </Line>
      <Now>
        <span>
          +{duration(sinceMs)} · {lengthMs < dayMs ? time(replay.atMs) : dateTime(replay.atMs)}
        </span>
        <span>{t('PlanReplay.gone', counts)}</span>
      </Now>
    </div>
  );
}

interface StepRowProps {
  readonly step: SpreadStep;
  readonly name: string;
  readonly hasPlace: boolean;
  readonly isGone: boolean;
  readonly isNow: boolean;
  readonly onGo: () => void;
}

function StepRow({ step, name, hasPlace, isGone, isNow, onGo }: StepRowProps) {
  const t = useWords(planReplayWords);
  const { duration, number } = useFormat();
  return (
    <li>
      <Step aria-current={isNow ? 'step' : undefined} data-gone={isGone || undefined} onClick={onGo}>
        <small>{number(step.order)}</small>
        <span>
          {name}
          {!hasPlace && <small>{t('PlanReplay.noPlace')}</small>}
        </span>
        <AlarmLevelBadge level={step.level} variant="symbol" />
        <small>
          <VisuallyHidden>{t('PlanReplay.after')} </VisuallyHidden>+{duration(step.sinceFirstMs)}
        </small>
      </Step>
    </li>
  );
}
