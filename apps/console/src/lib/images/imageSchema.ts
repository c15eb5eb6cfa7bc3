import type { Problem, Result } from '@fireline/domain/lib';
import type { FormSchema } from '@fireline/ui/Form';
import type { HeldImages } from './useHeldImages.ts';

/**
 * A form of the domain whose pictures are files here: they are judged by their number, and named when the gateway has them.
 * @param field that holds the pictures
 * @spec SHL-25 SHL-26
 */
export const imageSchema = <Value extends object, Field extends string>(
  form: { readonly check: (input: unknown) => Result<Value> },
  field: Field,
): FormSchema<Omit<Value, Field> & HeldImages<Field>> => ({
  '~standard': {
    validate: (input) => {
      const values = input as Readonly<Record<string, unknown>> & HeldImages<Field>;
      const files = values[field];
      const result = form.check({ ...values, [field]: files.map(({ name }) => name) });
      if (!result.ok)
        return { issues: result.problems.map((problem: Problem) => ({ message: problem.code, ...problem })) };
      return { value: { ...result.value, [field]: files } as Omit<Value, Field> & HeldImages<Field> };
    },
  },
});
