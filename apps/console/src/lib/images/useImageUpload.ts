import { type Call, CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { type HeldImages, imageIdOf, noteImageId } from './useHeldImages.ts';

/** Takes a picture for records of one kind. */
export type UploadCall = Call<{ readonly file: Pick<File, 'name' | 'stream'> }, { readonly imageId: string }>;

/** A picture's refusal stands at the field that holds it. */
const atField = (error: unknown, field: string): unknown =>
  error instanceof CallError && error.problems.length > 0
    ? new CallError({
        kind: error.kind,
        call: error.call,
        message: error.message,
        requestId: error.requestId,
        problems: error.problems.map((problem) => ({ ...problem, field })),
      })
    : error;

/** Sends the pictures that have not been sent yet, one after the other. @returns what the gateway calls all of them, in their order @spec BLD-03 SIT-08 */
export function useImageUpload<Field extends string>(call: UploadCall, fields: readonly Field[]) {
  const { client } = useApi();
  async function idOf(file: File, field: Field): Promise<string> {
    const known = imageIdOf(file);
    if (known !== undefined) return known;
    try {
      const { imageId } = await client.upload(call, { file });
      // a form that is refused afterwards sends no picture twice
      noteImageId(file, imageId);
      return imageId;
    } catch (error) {
      throw atField(error, field);
    }
  }
  return async (held: HeldImages<Field>): Promise<Readonly<Record<Field, string[]>>> => {
    const sent: [Field, string[]][] = [];
    for (const field of fields) {
      const ids: string[] = [];
      for (const file of held[field]) ids.push(await idOf(file, field));
      sent.push([field, ids]);
    }
    return Object.fromEntries(sent) as Record<Field, string[]>;
  };
}
