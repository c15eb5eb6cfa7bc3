import { defineTopic } from '../../lib/call.ts';

/** A roll-out went on. @spec DEV-18 */
export interface RolloutChange {
  readonly rolloutId: number;
}

/** Work that goes on in the background: which roll-outs went on, gathered over a short while. Nothing is replayed. @spec DEV-18 ALM-06 */
export const workTopic = defineTopic<readonly RolloutChange[]>('work', 'volatile', ['upgradePackages:view']);
