import type { Rollout, RolloutDevice } from '@fireline/api/device';
import {
  deviceCommandWords,
  deviceLifeWords,
  deviceUpgradeWords,
  deviceWords,
  type RolloutDeviceState,
  rolloutMachine,
  type RolloutStep,
  rolloutSteps,
} from '@fireline/domain/device';
import { formWords, step } from '@fireline/domain/lib';
import type { Translate } from '@fireline/ui/lib';
import { upgradeWords } from './words.ts';

/** All that upgrades are told in, also why a device failed. */
export const everyUpgradeWord = [
  upgradeWords,
  deviceUpgradeWords,
  deviceCommandWords,
  deviceLifeWords,
  deviceWords,
  formWords,
] as const;
export type UpgradeKeys = keyof (typeof upgradeWords &
  typeof deviceUpgradeWords &
  typeof deviceCommandWords &
  typeof deviceLifeWords &
  typeof deviceWords &
  typeof formWords);

/** Why a device failed, in words. */
export const reasonOf = ({ problem }: Pick<RolloutDevice, 'problem'>, t: Translate<UpgradeKeys>): string =>
  problem === null ? '' : t(problem.code as UpgradeKeys, { ...problem.args });

const ended: readonly RolloutDeviceState[] = ['applied', 'failed', 'timedOut', 'cancelled'];
/** How many devices are through, whatever became of them. */
export const doneOf = (counts: Readonly<Partial<Record<RolloutDeviceState, number>>>): number =>
  ended.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
export const failedOf = (counts: Readonly<Partial<Record<RolloutDeviceState, number>>>): number =>
  (counts.failed ?? 0) + (counts.timedOut ?? 0);

/** What may be done with a roll-out as it stands. */
export const stepsOf = ({ state, counts }: Pick<Rollout, 'state' | 'counts'>): RolloutStep[] => {
  const failed = failedOf(counts) + (counts.cancelled ?? 0);
  const left = (counts.waiting ?? 0) + (counts.sent ?? 0) + (counts.downloading ?? 0);
  return rolloutSteps.filter((one) => step(rolloutMachine, state, one, { failed, left }).ok);
};
