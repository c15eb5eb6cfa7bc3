import type { Step } from './steps.ts';

/** What a step takes together with the longest chain of steps that wait for it, in seconds. */
function chainS(step: Step, steps: readonly Step[]): number {
  const next = steps.filter(({ after }) => after?.includes(step.name)).map((one) => chainS(one, steps));
  return step.costS + Math.max(0, ...next);
}

/**
 * The step that a free lane takes: of those that may start now the one with the longest way to the end, so that all lanes end together.
 * @param waiting the steps that have not started
 * @param running those of the other lanes
 * @param isMine which steps the lane takes; default: all
 * @returns nothing while all that wait need a step that runs
 */
export function nextStep(
  waiting: readonly Step[],
  running: readonly Step[],
  isMine: (step: Step) => boolean = () => true,
): Step | undefined {
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  const mayStart = ({ after = [], draws }: Step): boolean =>
    !after.some((name) => unfinished.has(name)) && !(draws && running.some((step) => step.draws));
  const ready = waiting.filter((step) => isMine(step) && mayStart(step));
  const rank = (step: Step) => (step.isFirst ? Infinity : chainS(step, waiting));
  return ready.toSorted((a, b) => rank(b) - rank(a))[0];
}
