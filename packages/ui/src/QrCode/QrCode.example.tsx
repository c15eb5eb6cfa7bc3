import { FirelineProvider } from '@fireline/ui/lib';
import { QrCode } from '@fireline/ui/QrCode';

export function Example() {
  return (
    <FirelineProvider language="en">
      <figure>
        <QrCode
          title="Smoke detector, 3F corridor"
          text="https://fire.example/d/860406240001204"
          errorLevel="quartile"
        />
        <figcaption>Smoke detector, 3F corridor: 860406240001204</figcaption>
      </figure>
    </FirelineProvider>
  );
}
