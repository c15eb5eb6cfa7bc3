import { useApi } from '@fireline/api/react';
import { siteCalls } from '@fireline/api/site';
import { formWords } from '@fireline/domain/lib';
import { siteFormWords } from '@fireline/domain/site';
import { type Batch, useBatch } from '@fireline/ui/BatchReport';
import { useWords } from '@fireline/ui/lib';
import { useReason } from '../../../lib/page/failure.ts';

const problemWords = { ...formWords, ...siteFormWords };
/** Devices that go in one call. */
const perCall = 50;

/** Gives devices of a project a label by their IMEIs, some at a time; null takes theirs. @spec SIT-08 */
export function useLabelBatch(projectId: number, labelId: number | null): Batch {
  const { client } = useApi();
  const reason = useReason();
  const told = useWords(problemWords);
  return useBatch({
    size: perCall,
    // one after the other: each holds the project
    atOnce: 1,
    reasonOf: reason,
    run: async ({ ids, signal }) => {
      const { refused } = await client.send(
        siteCalls.labelProjectDevices,
        { projectId, labelId, imeis: ids.map(String) },
        { signal },
      );
      // a problem's code is a key of the words of its form
      return refused.map(({ imei, problem: { code, args } }) => ({
        id: imei,
        reason: told(code as keyof typeof problemWords, { ...args }),
      }));
    },
  });
}
