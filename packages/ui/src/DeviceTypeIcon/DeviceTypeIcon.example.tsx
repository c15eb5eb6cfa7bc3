import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { FirelineProvider } from '@fireline/ui/lib';

export function Example() {
  return (
    <FirelineProvider language="en" style={{ display: 'flex', gap: 8 }}>
      <DeviceTypeIcon type="smoke" />
      <DeviceTypeIcon type="gas" />
      <span>
        <DeviceTypeIcon type="hydrant" isDecorative /> Hydrant
      </span>
    </FirelineProvider>
  );
}
