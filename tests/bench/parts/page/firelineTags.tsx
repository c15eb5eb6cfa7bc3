import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { FirelineProvider } from '@fireline/ui/lib';
import { register, thousand } from './harness.ts';

const device = (index: number) => ({
  online: index % 5 !== 1,
  dStatus: 1,
  expired: false,
  open: false,
  lowPower: index % 5 === 4,
  signals: index % 5 === 3 ? 5 : 20,
});

register({
  around: (content) => <FirelineProvider>{content}</FirelineProvider>,
  draw: (turn) => thousand.map((index) => <DeviceStatusTag key={index} device={device(index + turn)} />),
  isDrawn: (host) => host.querySelectorAll('[data-status]').length >= thousand.length,
});
