import { type AlarmLevel, alarmWords } from '@fireline/domain/alarm';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../lib/index.ts';
import { Badge, Light } from './AlarmLevelBadge.styles.ts';
import { inStep } from './blink.ts';

export interface AlarmLevelBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  readonly level: AlarmLevel;
  /** `symbol`: shape and number alone, its word for screen readers. Default `full`. */
  readonly variant?: 'full' | 'symbol';
  /** `large`: 24 px, for pop-ups and headings. */
  readonly size?: 'normal' | 'large';
  /** For unacknowledged level 1: blinks once a second, in step with everything that blinks on the page. */
  readonly isBlinking?: boolean;
}

/**
 * An alarm level by shape, number, colour and word.
 * @spec ALM-02
 * @example <AlarmLevelBadge level={1} />
 */
export function AlarmLevelBadge({
  level,
  variant = 'full',
  size = 'normal',
  isBlinking = false,
  ...rest
}: AlarmLevelBadgeProps) {
  const t = useWords(alarmWords);
  const number = t('alarm.levelNumber', { 0: level });
  const word = t(`alarm.level.${level}`);
  const isFull = variant === 'full';
  const name = isFull ? number : `${number} ${word}`;
  return (
    <Badge {...rest} data-level={level} data-size={size} data-blinking={isBlinking ? '' : undefined}>
      {isBlinking ? <Light role="img" aria-label={name} ref={inStep} /> : <i role="img" aria-label={name} />}
      {isFull ? word : null}
    </Badge>
  );
}
