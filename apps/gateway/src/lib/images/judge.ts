import type { UploadFile } from '@fireline/api/shapes';
import { checkFile, kindsText, type Problem } from '@fireline/domain/lib';
import { type ImageKind, imageHeadBytes, imageKindOf, imageKinds } from '@fireline/domain/shell';

/** Ends the writing of a picture that is refused on its way. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** What comes in, judged by its first and its real bytes: what a sender says of its kind and size counts for nothing. */
export function judging(file: UploadFile, bytesMax: number) {
  const head = new Uint8Array(imageHeadBytes);
  let sizeBytes = 0;
  let kind: ImageKind | undefined;
  const refuseSize = (): void => {
    const problem = checkFile('file', { name: file.name, type: '', sizeBytes }, { bytesMax });
    if (problem) throw new Refused(problem);
  };
  const look = (): void => {
    kind = imageKindOf(head.subarray(0, Math.min(sizeBytes, imageHeadBytes)));
    if (!kind) throw new Refused({ code: 'form.imagesOnly', field: 'file', args: { 0: kindsText(imageKinds) } });
  };
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>) {
      if (chunk.byteLength === 0) continue;
      if (sizeBytes < imageHeadBytes) head.set(chunk.subarray(0, imageHeadBytes - sizeBytes), sizeBytes);
      sizeBytes += chunk.byteLength;
      refuseSize();
      if (kind === undefined && sizeBytes >= imageHeadBytes) look();
      yield chunk;
    }
    refuseSize();
    if (kind === undefined) look();
  }
  return { chunks, kind: () => kind };
}
