import { Button } from '@fireline/ui/Button';
import { FirelineProvider } from '@fireline/ui/lib';
import { Menu } from '@fireline/ui/Menu';
import { useState } from 'react';

export function Example() {
  const [state, setState] = useState('armed');
  return (
    <FirelineProvider language="en">
      <p>The zone is {state}.</p>
      <Menu
        items={[
          { id: 'arm', label: 'Arm', onSelect: () => setState('armed') },
          { id: 'disarm', label: 'Disarm', onSelect: () => setState('disarmed') },
          { id: 'remove', label: 'Remove', tone: 'danger', isFirstOfGroup: true, onSelect: () => setState('removed') },
        ]}
        renderTrigger={(props) => <Button {...props}>More</Button>}
      />
    </FirelineProvider>
  );
}
