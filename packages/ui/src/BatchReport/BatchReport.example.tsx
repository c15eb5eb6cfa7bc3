import { BatchReport, useBatch } from '@fireline/ui/BatchReport';
import { Button } from '@fireline/ui/Button';
import { FirelineProvider } from '@fireline/ui/lib';

const devices = [
  { id: 1, name: 'Smoke detector, 1F corridor' },
  { id: 2, name: 'Smoke detector, 2F corridor' },
  { id: 3, name: 'Smoke detector, boiler room' },
];
const offline = new Set<string | number>([3]);

function Mute() {
  // a call of your server stands here: it returns those it refused, and why
  const batch = useBatch({
    run: async ({ ids }) => ids.filter((id) => offline.has(id)).map((id) => ({ id, reason: 'The device is offline.' })),
  });
  return (
    <>
      <Button variant="primary" onClick={() => batch.start(devices)} isPending={batch.isRunning}>
        Mute three detectors
      </Button>
      <BatchReport title="Mute" batch={batch} exportName="mute" />
    </>
  );
}

export function Example() {
  return (
    <FirelineProvider language="en">
      <Mute />
    </FirelineProvider>
  );
}
