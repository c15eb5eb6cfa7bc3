import { type AlarmState, alarmWords } from '@fireline/domain/alarm';
import { CircleAlert, CircleCheck, CircleSlash } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../lib/index.ts';
import { Mark } from './AlarmStateMark.styles.ts';

const icons = { open: CircleAlert, acknowledged: CircleCheck, closed: CircleSlash } as const;

export interface AlarmStateMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  readonly state: AlarmState;
}

/**
 * Whether somebody has acknowledged or closed an alarm: symbol and word; what nobody has acknowledged stands out.
 * @spec ALM-01
 * @example <AlarmStateMark state="open" />
 */
export function AlarmStateMark({ state, ...rest }: AlarmStateMarkProps) {
  const t = useWords(alarmWords);
  const Icon = icons[state];
  return (
    <Mark {...rest} data-state={state}>
      <Icon aria-hidden />
      {t(`alarm.state.${state}`)}
    </Mark>
  );
}
