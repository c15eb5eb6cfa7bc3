import type { Device } from '@fireline/api/device';
import { commandButtons, type DeviceCommand, deviceTypes, directCommands } from '@fireline/domain/device';
import { mayShow } from '@fireline/domain/role';
import { usePermissions } from '../../lib/session/useMay.ts';

/** The commands of the device's type, and which of them the reader may send. @spec DEV-13 ROL-03 */
export function useCommands({ deviceType }: Pick<Device, 'deviceType'>) {
  const granted = usePermissions();
  const known = directCommands.filter((name) => deviceTypes[deviceType].commands.includes(name));
  const mayTo = (command: DeviceCommand): boolean => {
    const { page, ofType } = commandButtons(command);
    return mayShow(granted, [`deviceDetail:${page}`]) && mayShow(granted, [`device.${deviceType}:${ofType}`]);
  };
  return { known, allowed: known.filter(mayTo), mayTo };
}
