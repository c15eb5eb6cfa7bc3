import type { UploadFile } from '@fireline/api/shapes';
import { checkPackageSize } from '@fireline/domain/device';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { createSHA256 } from 'hash-wasm';
import type { Deps } from '../../lib/context.ts';
import { CutOff } from '../../lib/http/body/incomingForm.ts';

/** Ends the writing of a file that is refused on its way. */
class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

export interface Received {
  readonly sizeBytes: number;
  readonly sha256: string;
}

/**
 * Keeps a file as it comes in, and reads its size and its SHA-256 from the bytes that came: what a sender says of them counts for nothing. One
 * that is empty, too large or cut off leaves nothing, and is refused at the first byte too many.
 * @spec DEV-18
 */
export async function receivePackage(
  { files }: Pick<Deps, 'files'>,
  key: string,
  file: UploadFile,
): Promise<Result<Received>> {
  const hash = await createSHA256();
  let sizeBytes = 0;
  async function* read(): AsyncGenerator<Uint8Array> {
    for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>) {
      if (chunk.byteLength === 0) continue;
      sizeBytes += chunk.byteLength;
      const problem = checkPackageSize(sizeBytes);
      if (problem) throw new Refused(problem);
      hash.update(chunk);
      yield chunk;
    }
    const problem = checkPackageSize(sizeBytes);
    if (problem) throw new Refused(problem);
  }
  try {
    await files.write(key, read());
    return ok({ sizeBytes, sha256: hash.digest('hex') });
  } catch (error) {
    if (error instanceof Refused) return refuse(error.problem);
    if (error instanceof CutOff) return refuse({ code: 'device.upgrade.cut', field: 'file' });
    throw error;
  }
}
