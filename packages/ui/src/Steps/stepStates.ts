export type StepState = 'done' | 'now' | 'ahead' | 'failed';

interface StepPlace {
  readonly value: string;
  readonly problem?: unknown;
}

/**
 * How each step stands: those before the present one are done, those after it are ahead; one with a problem is failed wherever
 * it stands. Null for the present one: all are done. A name that is no step's: none has begun.
 * @example stepStates([{ value: 'choose' }, { value: 'pay' }], 'pay') // ['done', 'now']
 */
export function stepStates(steps: readonly StepPlace[], value: string | null): StepState[] {
  const present = value === null ? steps.length : steps.findIndex((step) => step.value === value);
  return steps.map(({ problem }, index) => {
    if (problem) return 'failed';
    if (index === present) return 'now';
    return index < present ? 'done' : 'ahead';
  });
}
