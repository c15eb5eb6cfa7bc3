import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useFormat } from '../lib/format/useFormat.ts';
import { Fill, Note, Root, Track, Value } from './ProgressBar.styles.ts';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly label: ReactNode;
  /** From 0 to `max`; undefined: how much is left is not known. */
  readonly value?: number;
  /** Default 100. */
  readonly max?: number;
  /** Instead of the percentage: "3 of 12 files". */
  readonly valueText?: string;
  readonly note?: ReactNode;
  /** It stopped; `note` says why. */
  readonly isFailed?: boolean;
}

/**
 * How far a piece of work is.
 * @spec LIB-01
 * @example <ProgressBar label="上传平面图" value={12} max={40} valueText="12 / 40 MB" />
 */
export function ProgressBar({ label, value, max = 100, valueText, note, isFailed = false, ...rest }: ProgressBarProps) {
  const id = useId();
  const format = useFormat();
  const ratio = value === undefined ? undefined : Math.max(0, Math.min(1, max > 0 ? value / max : 0));
  const text = valueText ?? (ratio === undefined ? undefined : format.ratio(ratio, 0));
  return (
    <Root {...rest} data-problem={isFailed || undefined}>
      <span id={id}>{label}</span>
      <Value>{text}</Value>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <Fill
          data-unknown={ratio === undefined || undefined}
          style={ratio === undefined ? undefined : { width: `${ratio * 100}%` }}
        />
      </Track>
      {note && <Note>{note}</Note>}
    </Root>
  );
}
