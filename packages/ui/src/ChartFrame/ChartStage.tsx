import type { ComponentPropsWithRef } from 'react';
import { Stage } from './ChartFrame.styles.ts';

export interface ChartStageProps extends ComponentPropsWithRef<'div'> {
  readonly label: string;
  /** How many points the picture has. */
  readonly count: number;
  /** The point that is read. */
  readonly index: number | null;
  /** What is said of it, or of the picture while none is read. */
  readonly text: string;
}

/** What a picture is drawn in: one stop for the keyboard, a slider over its points for those who hear it. */
export function ChartStage({ label, count, index, text, ...rest }: ChartStageProps) {
  const last = Math.max(0, count - 1);
  return (
    <Stage
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index ?? last}
      aria-valuetext={text}
      {...rest}
    />
  );
}
