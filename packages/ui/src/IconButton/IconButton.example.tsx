import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { IconButton } from '@fireline/ui/IconButton';
import { FirelineProvider } from '@fireline/ui/lib';
import { Tooltip } from '@fireline/ui/Tooltip';
import { useState } from 'react';

export function Example() {
  const [isShown, setShown] = useState(false);
  const label = isShown ? 'Hide hydrants' : 'Show hydrants';
  return (
    <FirelineProvider language="en">
      <Tooltip text={label}>
        <IconButton
          label={label}
          icon={<DeviceTypeIcon type="hydrant" isDecorative />}
          onClick={() => setShown(!isShown)}
        />
      </Tooltip>
      {isShown && <p>Hydrants: east gate, pump room</p>}
    </FirelineProvider>
  );
}
