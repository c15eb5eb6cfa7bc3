import { Breadcrumbs } from '@fireline/ui/Breadcrumbs';
import { FirelineProvider } from '@fireline/ui/lib';

export function Example() {
  return (
    <FirelineProvider language="en">
      <Breadcrumbs
        items={[
          { label: 'Devices', href: '#/devices' },
          { label: 'Galaxy Plaza', href: '#/devices/galaxy-plaza' },
          { label: 'Smoke detector, 3F corridor' },
        ]}
      />
    </FirelineProvider>
  );
}
