import type { AlarmLevel } from '@fireline/domain/alarm';
import { shellWords } from '@fireline/domain/shell';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { type NumberStyle, useFormat, useWords } from '../lib/index.ts';
import { Root } from './Stat.styles.ts';

export interface StatProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly label: string;
  /** null: not known (yet); drawn as a dash, never as zero. */
  readonly value: number | null;
  /** The value in words where one unit does not say it, such as '2 h 28 min'; then without `unit` and `digits`. */
  readonly text?: string;
  readonly unit?: string;
  readonly digits?: number;
  /** Colours the figure by an alarm level while it is above zero. The label has to say so too. */
  readonly level?: AlarmLevel;
  /** Since when the figure is no longer confirmed, in milliseconds since 1970: it is dimmed, with that time. null: it is the present one. */
  readonly staleSinceMs?: number | null;
  /** A line below: what it is compared with, a link to what it counts. */
  readonly note?: ReactNode;
}

/**
 * One figure that stands for itself, with its label.
 * @example <Stat label="在线" value={9_812} unit="台" note="共 10 000 台" />
 */
export function Stat({ label, value, text, unit, digits, level, staleSinceMs = null, note, ...rest }: StatProps) {
  const format = useFormat();
  const t = useWords(shellWords);
  const labelId = useId();
  const style: NumberStyle = digits === undefined ? {} : { digits };
  return (
    <Root
      role="group"
      aria-labelledby={labelId}
      {...rest}
      data-level={value ? level : undefined}
      data-stale={staleSinceMs === null ? undefined : ''}
    >
      <span id={labelId} data-part="label">
        {label}
      </span>
      <span data-part="figure">
        {value === null ? '—' : (text ?? format.number(value, style))}
        {unit === undefined || value === null ? null : <small>{unit}</small>}
      </span>
      {note === undefined ? null : <span data-part="note">{note}</span>}
      {staleSinceMs === null ? null : (
        <span data-part="stale">{t('shell.link.stale', { time: format.time(staleSinceMs) })}</span>
      )}
    </Root>
  );
}
