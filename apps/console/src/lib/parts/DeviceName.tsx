import { type DeviceType, deviceWords } from '@fireline/domain/device';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { useWords } from '@fireline/ui/lib';
import { styled } from 'styled-components';
import { TwoLines } from '../list/TwoLines.styles.ts';

const Cell = styled.span`
  display: flex;
  gap: var(--fl-space-2);
  align-items: center;
  min-width: 0;

  & > svg {
    flex: none;
    color: var(--fl-text-muted);
  }
`;

interface DeviceNameProps {
  readonly device: { readonly name: string; readonly imei: string; readonly deviceType?: DeviceType };
}

/** What a device is called, over its number, since many are called alike. @spec DEV-12 */
export function DeviceName({ device: { name, imei, deviceType } }: DeviceNameProps) {
  const t = useWords(deviceWords);
  return (
    <Cell>
      {deviceType && <DeviceTypeIcon type={deviceType} aria-label={t(`device.type.${deviceType}`)} />}
      <TwoLines>
        <span>{name}</span>
        <small data-part="number">{imei}</small>
      </TwoLines>
    </Cell>
  );
}
