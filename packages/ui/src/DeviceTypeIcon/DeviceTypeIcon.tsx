import { type DeviceType, deviceWords } from '@fireline/domain/device';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../lib/index.ts';
import { Icon } from './DeviceTypeIcon.styles.ts';
import { deviceTypeSymbols } from './symbols.ts';

export interface DeviceTypeIconProps extends Omit<ComponentPropsWithRef<'svg'>, 'type' | 'children'> {
  readonly type: DeviceType;
  /** The type's name stands beside it in words: screen readers skip the picture. */
  readonly isDecorative?: boolean;
}

/**
 * The device type as a line drawing in the text's colour.
 * @spec DEV-08
 * @example <DeviceTypeIcon type="smoke" />
 */
export function DeviceTypeIcon({ type, isDecorative = false, ...rest }: DeviceTypeIconProps) {
  const t = useWords(deviceWords);
  const name = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t(`device.type.${type}`) };
  return (
    <Icon viewBox="0 0 16 16" {...name} {...rest}>
      <path d={deviceTypeSymbols[type]} />
    </Icon>
  );
}
