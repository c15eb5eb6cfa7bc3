import { SignalGauge } from '@fireline/ui/SignalGauge';
import { FirelineProvider } from '@fireline/ui/lib';
import { register, thousand } from './harness.ts';

register({
  around: (content) => <FirelineProvider>{content}</FirelineProvider>,
  draw: (turn) => thousand.map((index) => <SignalGauge key={index} signals={(index + turn) % 32} />),
  isDrawn: (host) => host.querySelectorAll('[data-look]').length >= thousand.length,
});
