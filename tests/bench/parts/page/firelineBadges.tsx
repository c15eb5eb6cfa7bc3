import { alarmLevelNumbers } from '@fireline/domain/alarm';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { FirelineProvider } from '@fireline/ui/lib';
import { register, thousand } from './harness.ts';

const level = (index: number) => alarmLevelNumbers[index % alarmLevelNumbers.length] ?? 5;

register({
  around: (content) => <FirelineProvider>{content}</FirelineProvider>,
  draw: (turn) => thousand.map((index) => <AlarmLevelBadge key={index} level={level(index + turn)} />),
  isDrawn: (host) => host.querySelectorAll('[data-level]').length >= thousand.length,
});
