import type { AlarmLevel } from '@fireline/domain/alarm';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { type NumberStyle, useFormat } from '../lib/index.ts';
import { Root } from './Stat.styles.ts';

export interface StatProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly label: string;
  /** null: not known (yet); drawn as a dash, never as zero. */
  readonly value: number | null;
  readonly unit?: string;
  readonly digits?: number;
  /** Colours the figure by an alarm level while it is above zero. The label has to say so too. */
  readonly level?: AlarmLevel;
  /** A line below: what it is compared with, a link to what it counts. */
  readonly note?: ReactNode;
}

/**
 * One figure that stands for itself, with its label.
 * @example <Stat label="在线" value={9_812} unit="台" note="共 10 000 台" />
 */
export function Stat({ label, value, unit, digits, level, note, ...rest }: StatProps) {
  const format = useFormat();
  const labelId = useId();
  const style: NumberStyle = digits === undefined ? {} : { digits };
  return (
    <Root role="group" aria-labelledby={labelId} {...rest} data-level={value ? level : undefined}>
      <span id={labelId} data-part="label">
        {label}
      </span>
      <span data-part="figure">
        {value === null ? '—' : format.number(value, style)}
        {unit === undefined ? null : <small>{unit}</small>}
      </span>
      {note === undefined ? null : <span data-part="note">{note}</span>}
    </Root>
  );
}
