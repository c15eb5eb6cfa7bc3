import { inspectionCalls } from '@fireline/api/inspection';
import { CallError, type SendOf } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { inspectionRefusalWords, inspectionWords } from '@fireline/domain/inspection';
import { shellWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';

type Sent = SendOf<typeof inspectionCalls.sync>['rows'];
type Keys = keyof typeof inspectionWords | keyof typeof inspectionRefusalWords | keyof typeof shellWords;

/** Sends results by the call that phones use. @throws CallError with the problem of the first refused row, in the reader's words */
export function useSendResults(): (rows: Sent) => Promise<void> {
  const { client } = useApi();
  const t = useWords(inspectionWords, inspectionRefusalWords, shellWords);
  return async (rows) => {
    const reply = await client.send(inspectionCalls.sync, { sentAtMs: Date.now(), rows });
    const problem = reply.rows.find(({ outcome }) => outcome === 'refused')?.problem;
    if (!problem) return;
    const message = t(problem.code as Keys, { ...problem.args });
    throw new CallError({
      kind: 'refused',
      call: inspectionCalls.sync.name,
      message,
      requestId: '',
      problems: [problem],
    });
  };
}
