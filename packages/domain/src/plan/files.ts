import { checkLength, type Problem, type Result, ok, refuse } from '../lib/index.ts';
import { planFileBelowBytes, planFileNameChars } from './limits.ts';

/** What a plan may be uploaded as. @spec PLN-02 */
export const planFileKinds = ['zip', 'dxf'] as const;
export type PlanFileKind = (typeof planFileKinds)[number];

const megabyte = 1024 * 1024;

/**
 * The kind of a file offered as a plan, or why it is refused: none was found, it is neither .zip nor .dxf, it is empty, or not under
 * 300 MB.
 * @spec PLN-02
 */
export const readPlanFile = (
  file: { readonly name: string; readonly sizeBytes: number } | undefined,
): Result<PlanFileKind> => {
  if (file === undefined || file.name === '') return refuse({ code: 'plan.file.none', field: 'file' });
  const long = checkLength('file', file.name, planFileNameChars);
  if (long) return refuse({ code: 'plan.file.name', field: 'file', args: { 0: planFileNameChars.max } });
  const ending = file.name.slice(-4).toLowerCase();
  const kind = planFileKinds.find((one) => ending === `.${one}`);
  if (!kind) return refuse({ code: 'plan.file.format', field: 'file' });
  // NaN is not under the limit either
  if (!(file.sizeBytes < planFileBelowBytes))
    return refuse({ code: 'plan.file.tooLarge', field: 'file', args: { 0: planFileBelowBytes / megabyte } });
  return file.sizeBytes > 0 ? ok(kind) : refuse({ code: 'plan.file.empty', field: 'file' });
};

/** So many first bytes tell what a file is. */
export const planHeadBytes = 4096;
/** The marks at the beginning of a zip with entries and without, of a binary drawing, and of what AutoCAD itself saves. */
const zipMarks = ['PK\u0003\u0004', 'PK\u0005\u0006'];
const binaryMark = 'AutoCAD Binary DXF';
const dwgMark = /^AC(?:1\.\d|2\.\d|10\d\d)/;
/** Whether a file begins as AutoCAD's own format does, whatever it is called. @spec PLN-02 */
export const isDwgHead = (head: string): boolean => dwgMark.test(head);
/** A text drawing opens with a section, perhaps after comments. */
const textMark = /^\uFEFF?(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\b/;
const looksLike: Readonly<Record<PlanFileKind, (head: string) => boolean>> = {
  zip: (head) => zipMarks.some((mark) => head.startsWith(mark)),
  dxf: (head) => head.startsWith(binaryMark) || textMark.test(head),
};

/** Its name is right, so that to ask for .zip/.dxf once more would tell nothing. */
const otherwise = { zip: 'plan.zip.damaged', dxf: 'plan.drawing.notDxf' } as const;

/**
 * Why a file does not begin as its name says: a picture renamed to .dxf is no plan, and a DWG has to be saved as DXF first.
 * @param head its first bytes, each as one character; four kilobytes are enough
 * @spec PLN-02
 */
export const checkPlanHead = (kind: PlanFileKind, head: string): Problem | undefined => {
  const start = head.slice(0, planHeadBytes);
  if (looksLike[kind](start)) return undefined;
  return { code: isDwgHead(start) ? 'plan.file.dwg' : otherwise[kind], field: 'file' };
};
