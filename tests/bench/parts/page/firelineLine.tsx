import { LineChart } from '@fireline/ui/LineChart';
import { FirelineProvider } from '@fireline/ui/lib';
import { readings, size } from './data.ts';
import { register } from './harness.ts';

register({
  around: (content) => <FirelineProvider>{content}</FirelineProvider>,
  draw: (turn) => (
    <div style={{ width: size.width }}>
      <LineChart label="温度" unit="°C" digits={1} points={readings(turn)} height={size.height} />
    </div>
  ),
  isDrawn: (host) => Boolean(host.querySelector('[data-part="lines"][d]')),
});
