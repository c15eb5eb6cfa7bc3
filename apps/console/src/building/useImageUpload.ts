import { buildingCalls } from '@fireline/api/building';
import { CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { buildingImages } from '@fireline/domain/building';
import type { HeldImages, ImageField } from './buildingFormSchema.ts';
import { imageIdOf, noteImageId } from './useHeldImages.ts';

/** A picture's refusal stands at the field that holds it. */
const atField = (error: unknown, field: ImageField): unknown =>
  error instanceof CallError && error.problems.length > 0
    ? new CallError({
        kind: error.kind,
        call: error.call,
        message: error.message,
        requestId: error.requestId,
        problems: error.problems.map((problem) => ({ ...problem, field })),
      })
    : error;

/** Sends the pictures that have not been sent yet, one after the other. @returns what the gateway calls all of them, in their order @spec BLD-03 */
export function useImageUpload() {
  const { client } = useApi();
  async function idOf(file: File, field: ImageField): Promise<string> {
    const known = imageIdOf(file);
    if (known !== undefined) return known;
    try {
      const { imageId } = await client.upload(buildingCalls.uploadImage, { file });
      // a form that is refused afterwards sends no picture twice
      noteImageId(file, imageId);
      return imageId;
    } catch (error) {
      throw atField(error, field);
    }
  }
  return async (held: HeldImages): Promise<Readonly<Record<ImageField, string[]>>> => {
    const sent: Record<ImageField, string[]> = { images: [], evacuationDiagrams: [], exitPlans: [] };
    for (const field of buildingImages) for (const file of held[field]) sent[field].push(await idOf(file, field));
    return sent;
  };
}
