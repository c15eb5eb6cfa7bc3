import { expect, it } from 'vitest';
import { signalBand, signalBandMax } from './statistics.ts';

it('a signal is none, lost, weak or good [DEV-10] [DEV-14]', () => {
  const { lost, weak, good } = signalBandMax;
  expect([null, 99, 0, lost, lost + 1, weak, weak + 1, good].map(signalBand)).toEqual([
    'none',
    'none',
    'lost',
    'lost',
    'weak',
    'weak',
    'good',
    'good',
  ]);
});
