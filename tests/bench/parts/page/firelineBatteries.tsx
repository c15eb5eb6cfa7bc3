import { BatteryGauge } from '@fireline/ui/BatteryGauge';
import { FirelineProvider } from '@fireline/ui/lib';
import { register, thousand } from './harness.ts';

register({
  around: (content) => <FirelineProvider>{content}</FirelineProvider>,
  draw: (turn) => thousand.map((index) => <BatteryGauge key={index} ratioPercent={(index + turn) % 101} />),
  isDrawn: (host) => host.querySelectorAll('[data-look]').length >= thousand.length,
});
