import type { Problem } from '@fireline/domain/lib';
import { isFolder } from './taken.ts';

export interface OfferRules {
  /** What the domain has against the file. */
  readonly check: (file: File) => Problem | undefined;
  /** The most files, those that are there among them. */
  readonly countMax: number | undefined;
}

export interface OfferedFileProblem {
  readonly file: File;
  /** Why it is refused. */
  readonly problem: Problem | undefined;
}

interface Known {
  readonly name: string;
  readonly sizeBytes?: number;
}

const mark = (name: string, sizeBytes: number | undefined): string => `${name} ${sizeBytes}`;

/** Which of the files are taken beside those that are there, in their order; each of the others has its problem. */
export function offersOf(
  files: readonly File[],
  there: readonly Known[],
  { check, countMax }: OfferRules,
): readonly OfferedFileProblem[] {
  const known = new Set(there.map((one) => mark(one.name, one.sizeBytes)));
  let count = there.length;
  return files.map((file) => {
    const { name, size } = file;
    if (isFolder(file)) return { file, problem: { code: 'form.fileFolder' } };
    const found = check(file);
    if (found) return { file, problem: found };
    if (known.has(mark(name, size))) return { file, problem: { code: 'form.fileTwice' } };
    if (countMax !== undefined && count >= countMax)
      return { file, problem: { code: 'form.fileCount', args: { 0: countMax } } };
    known.add(mark(name, size));
    count += 1;
    return { file, problem: undefined };
  });
}
