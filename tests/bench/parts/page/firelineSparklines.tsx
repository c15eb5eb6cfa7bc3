import { Sparkline } from '@fireline/ui/Sparkline';
import { FirelineProvider } from '@fireline/ui/lib';
import { register, thousand } from './harness.ts';

const values = (index: number): number[] =>
  Array.from({ length: 24 }, (_, hour) => 0.32 + 0.04 * Math.sin((hour + index) / 3));

register({
  around: (content) => <FirelineProvider>{content}</FirelineProvider>,
  draw: (turn) =>
    thousand.map((index) => (
      <Sparkline key={index} label="水压" values={values(index + turn)} band={{ from: 0.14 }} unit="MPa" digits={2} />
    )),
  isDrawn: (host) => host.querySelectorAll('svg').length >= thousand.length,
});
