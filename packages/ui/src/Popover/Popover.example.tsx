import { Button } from '@fireline/ui/Button';
import { FirelineProvider } from '@fireline/ui/lib';
import { Popover } from '@fireline/ui/Popover';

export function Example() {
  return (
    <FirelineProvider language="en">
      <Popover label="Why it is offline" renderTrigger={(props) => <Button {...props}>Offline</Button>}>
        It has not reported for two heartbeats, since 09:12.
      </Popover>
    </FirelineProvider>
  );
}
