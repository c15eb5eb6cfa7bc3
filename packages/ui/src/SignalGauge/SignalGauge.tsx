import { measurements, signalNone } from '@fireline/domain/device';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../lib/index.ts';
import { Gauge } from './SignalGauge.styles.ts';
import { type SignalLook, signalLook } from './bars.ts';
import { signalGaugeWords } from './words.ts';

export interface SignalGaugeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 0 to 31, 99 = no reading, null = never reported. */
  readonly signals: number | null;
  /** The figure beside the bars. Default true. */
  readonly isValueShown?: boolean;
}

/**
 * Signal strength on the scale 0 to 31 as four bars and the figure; 99 is a cross, a device that never reported shows a dash.
 * @spec DEV-10
 * @example <SignalGauge signals={18} />
 */
export function SignalGauge({ signals, isValueShown = true, ...rest }: SignalGaugeProps) {
  const t = useWords(signalGaugeWords);
  const look = signalLook(signals);
  const max = measurements.signals.max;
  const lit = look.kind === 'bars' ? look.bars : 0;
  const label =
    look.kind === 'bars'
      ? t(look.isTooWeak ? 'SignalGauge.tooWeak' : 'SignalGauge.value', { value: signals ?? 0, max })
      : t(`SignalGauge.${look.kind}`);
  return (
    <Gauge role="img" aria-label={label} {...rest} data-look={lookName(look)} data-bars={lit}>
      {isValueShown ? <span>{look.kind === 'never' ? '—' : look.kind === 'none' ? signalNone : signals}</span> : null}
    </Gauge>
  );
}

const lookName = (look: SignalLook): string => (look.kind === 'bars' ? (look.isTooWeak ? 'weak' : 'good') : look.kind);
