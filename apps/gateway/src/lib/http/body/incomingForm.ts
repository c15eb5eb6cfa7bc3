import type { UploadFile } from '@fireline/api/shapes';

/** A form with at most one file, read as far as the file begins. */
export interface IncomingForm {
  /** Names with their texts, in the order they came; what comes behind the file is not read. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly file: { readonly field: string; readonly file: UploadFile } | undefined;
  /** Reads past what is left: a caller who is still sending does not hear the answer. */
  end(): Promise<void>;
}

/**
 * Reads a form as it comes in.
 * @param admitted rejects for a caller who is not let in: they have little time to send what nobody wants
 * @throws CutOff when it ends before its time, or comes too slowly
 */
export type ReadForm = (request: Request, admitted: Promise<unknown>) => Promise<IncomingForm>;

/** What was being sent ended before its time. */
export class CutOff extends Error {
  constructor(cause?: unknown) {
    super('the request was cut off', { cause });
  }
}

/** By what the platform offers: all is in memory before it is read. For tests, and for a gateway inside a page. */
export const readFormWhole: ReadForm = async (request) => {
  let form: FormData;
  try {
    form = await request.formData();
  } catch (error) {
    throw new CutOff(error);
  }
  const fields: [string, string][] = [];
  let file: IncomingForm['file'];
  for (const [field, value] of form)
    if (typeof value === 'string') fields.push([field, value]);
    else file ??= { field, file: value };
  return { fields, file, end: async () => {} };
};
