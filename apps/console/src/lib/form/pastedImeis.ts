import { parseImeis } from '@fireline/domain/device';
import type { FormSchema } from '@fireline/ui/Form';

/** A form with the one field `imeis`: text in which IMEIs were pasted. One at fault is named with its place, and nothing is taken. @spec DEV-21 */
export const pastedImeis: FormSchema<{ readonly imeis: readonly string[] }> = {
  '~standard': {
    validate: (input) => {
      const { imeis, problems } = parseImeis((input as { readonly imeis?: unknown }).imeis);
      return problems.length === 0
        ? { value: { imeis } }
        : { issues: problems.map((problem) => ({ message: problem.code, ...problem })) };
    },
  },
};
