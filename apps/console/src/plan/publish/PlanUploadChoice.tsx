import { type Problem, sizeText } from '@fireline/domain/lib';
import { checkPlanHead, planFileBelowBytes, planHeadBytes, planWords, readPlanFile } from '@fireline/domain/plan';
import { FileDrop } from '@fireline/ui/FileDrop';
import { useSparePlanWorker } from '@fireline/ui/PlanCanvas';
import { useWords } from '@fireline/ui/lib';
import { planUploadWords } from '../centre/words.ts';

/** Why a file is no plan, to be told in words. */
class NoPlan extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

const latin1 = new TextDecoder('latin1');

/** Reads the first bytes; rejects where they are not what the name says. @spec PLN-02 */
async function checkFile(file: File): Promise<void> {
  const read = readPlanFile({ name: file.name, sizeBytes: file.size });
  const head = latin1.decode(await file.slice(0, planHeadBytes).arrayBuffer());
  const problem = read.ok ? checkPlanHead(read.value, head) : read.problems[0];
  if (problem) throw new NoPlan(problem);
}

export interface PlanUploadChoiceProps {
  readonly onChoose: (chosen: { readonly file: File }) => void;
}

/** Takes one .dxf or .zip from the reader's disk; what is none is told before anything is sent. @spec PLN-02 */
export function PlanUploadChoice({ onChoose }: PlanUploadChoiceProps) {
  const t = useWords(planUploadWords, planWords);
  useSparePlanWorker();
  // a problem's code is a key of the words of plans
  const textOf = ({ code, args }: Problem): string => t(code as keyof typeof planWords, { ...args });
  return (
    <FileDrop
      label={t('plan.upload.file')}
      description={t('plan.upload.kinds', { size: sizeText(planFileBelowBytes) })}
      check={({ file }) => {
        const read = readPlanFile({ name: file.name, sizeBytes: file.size });
        const [problem] = read.ok ? [] : read.problems;
        return problem && textOf(problem);
      }}
      failureText={({ error }) => (error instanceof NoPlan ? textOf(error.problem) : undefined)}
      upload={async ({ file }) => {
        await checkFile(file);
        onChoose({ file });
        return { id: file.name, name: file.name, sizeBytes: file.size };
      }}
    />
  );
}
