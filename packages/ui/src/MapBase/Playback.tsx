import { type Replay, type ReplayEvent, type ReplaySpeed, replaySpeeds, replayStep } from '@fireline/domain/plan';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { needs } from '../lib/needs.ts';
import { PlaybackBar, Speed, Track } from './Playback.styles.ts';
import { playbackWords } from './words.ts';

export interface PlaybackProps {
  /** What is played back: 'Spread', 'Trajectory'. */
  readonly label: string;
  /** The moments at which something happened, in order. */
  readonly steps: readonly { readonly atMs: number }[];
  /** How many times faster than it was the slowest speed is. Default 1. */
  readonly pace?: number;
  readonly atMs: number;
  readonly onChange: (change: { readonly value: number }) => void;
}

/** Below this nobody sees a step, and above it a map has time for others. */
const tickMs = 50;
/** What a page that was held up makes up for at once; of more, as of a tab that was hidden, it leaves out the rest. */
const mostMs = 250;

/** Time played back: play and pause, step by step, a slider over all of it, and how fast. @spec N08 DEV-25 */
export function Playback({ label, steps, pace = 1, atMs, onChange }: PlaybackProps) {
  needs('Playback', { onChange });
  const t = useWords(playbackWords);
  const format = useFormat();
  const [{ isPlaying, speed }, setOwn] = useState<Omit<Replay, 'atMs'>>({ isPlaying: false, speed: 10 });
  const take = (event: ReplayEvent): void => {
    const next = replayStep({ atMs, isPlaying, speed }, event, steps);
    setOwn({ isPlaying: next.isPlaying, speed: next.speed });
    if (next.atMs !== atMs) onChange({ value: next.atMs });
  };
  const tickedMs = useRef(0);
  useEffect(() => {
    // time goes on while a tick is being drawn: a slow machine shows fewer steps, and plays no slower
    tickedMs.current = performance.now();
  }, [isPlaying]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      const elapsedMs = Math.min(performance.now() - tickedMs.current, mostMs);
      tickedMs.current = performance.now();
      take({ type: 'tick', elapsedMs: elapsedMs * pace });
    }, tickMs);
    return () => clearTimeout(timer);
    // a tick is one step from where it stands
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPlaying, speed, atMs]);
  const [fromMs, toMs] = [steps[0]?.atMs ?? 0, steps.at(-1)?.atMs ?? 0];
  return (
    <PlaybackBar role="group" aria-label={label}>
      <IconButton
        label={t('Playback.previous')}
        icon={<SkipBack aria-hidden />}
        onClick={() => take({ type: 'previous' })}
      />
      <IconButton
        label={isPlaying ? t('Playback.pause') : t('Playback.play')}
        icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        onClick={() => take({ type: isPlaying ? 'pause' : 'play' })}
      />
      <IconButton
        label={t('Playback.next')}
        icon={<SkipForward aria-hidden />}
        onClick={() => take({ type: 'next' })}
      />
      <Track
        type="range"
        aria-label={t('Playback.time')}
        aria-valuetext={format.dateTime(atMs)}
        min={fromMs}
        max={toMs}
        step={1000}
        value={atMs}
        onChange={({ target }) => take({ type: 'seek', atMs: target.valueAsNumber })}
      />
      <time dateTime={new Date(atMs).toISOString()}>{format.time(atMs)}</time>
      <Speed
        aria-label={t('Playback.speed')}
        value={speed}
        onChange={({ target }) => take({ type: 'speed', speed: Number(target.value) as ReplaySpeed })}
      >
        {replaySpeeds.map((each) => (
          <option key={each} value={each}>
            {`${format.number(each * pace)}×`}
          </option>
        ))}
      </Speed>
    </PlaybackBar>
  );
}
