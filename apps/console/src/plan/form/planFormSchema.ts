import type { Plan } from '@fireline/api/plan';
import { checkKeyOnChange, layerChangeForm, layerForm } from '@fireline/domain/plan';
import type { FormSchema } from '@fireline/ui/Form';

export type PlanEntered = Extract<ReturnType<typeof layerForm.check>, { ok: true }>['value'];

/** The floor that a new plan is of, as the page that it is made on knows it. */
export interface PlanBinding {
  readonly buildingId: number;
  readonly buildingName: string;
  readonly placeName: string;
  readonly floor: number;
}

const nothing = 'none';
/** What stands in the form for a plan bound to nothing. */
export const boundToNothing = nothing;

/** The values without those of fields that the other answers make pointless. */
function meant(input: unknown): Readonly<Record<string, unknown>> {
  const { boundKind, boundId, floor, accessKey, ...rest } = input as Readonly<Record<string, unknown>>;
  return {
    ...rest,
    ...(boundKind === nothing ? {} : { boundKind, boundId }),
    ...(boundKind === 'property' ? { floor } : {}),
    ...(rest.isPrivate === true ? { accessKey } : {}),
  };
}

/** The domain's form of a plan: of a new one, or of one that is changed and may keep its key. @spec PLN-01 PLN-05 */
export const planSchemaOf = (plan: Plan | undefined): FormSchema<PlanEntered> => ({
  '~standard': {
    validate: (input) => {
      const result = (plan ? layerChangeForm : layerForm).check(meant(input));
      if (!result.ok) return { issues: result.problems.map((problem) => ({ message: problem.code, ...problem })) };
      const { isPrivate, accessKey } = result.value;
      const problem = plan && checkKeyOnChange(plan, { isPrivate, accessKey });
      return problem ? { issues: [{ message: problem.code, ...problem }] } : { value: result.value };
    },
  },
});
