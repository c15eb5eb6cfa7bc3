/** The cell's window is 15 units wide and filled in halves of them: finer is no pixel of any screen. */
export const chargeSteps = 30;

/**
 * How many of {@link chargeSteps} are filled. The last one only when the battery is full, the first one as long as anything is left.
 * @param ratioPercent 0 to 100
 * @spec DEV-10
 */
export function chargeStep(ratioPercent: number): number {
  const steps = (ratioPercent / 100) * chargeSteps;
  return steps >= chargeSteps ? chargeSteps : Math.min(chargeSteps - 1, Math.ceil(steps));
}
