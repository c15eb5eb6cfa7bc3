import { alarmCalls } from '@fireline/api/alarm';
import { useApi } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useSay, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { alarmScreenWords } from '../words.ts';

/** More than this are sent in several calls. */
const batchMax = 200;

/** Acknowledges alarms; those refused are told with the reason, the rest goes through. @spec ALM-04 */
export function useAcknowledge() {
  const t = useWords(alarmScreenWords, alarmWords);
  const format = useFormat();
  const { client } = useApi();
  const toasts = useToast();
  const say = useSay();
  const tellFailure = useTellFailure();
  const [isPending, setPending] = useState(false);
  /** @returns whether all were answered: what was chosen is kept when the call failed */
  async function acknowledge(alarmIds: readonly number[]): Promise<boolean> {
    setPending(true);
    let from = 0;
    let done = 0;
    const refused: { code: string; args: Readonly<Record<string, string | number>> }[] = [];
    const tellAnswers = (): void => {
      const told = t('alarm.list.acknowledged', { count: format.number(done) });
      // of one alarm the screen shows it
      if (alarmIds.length > 1 && done > 0) toasts.show({ tone: 'success', title: told });
      else if (done > 0) say(told);
      const [first] = refused;
      if (!first) return;
      toasts.show({
        tone: 'attention',
        title: t('alarm.list.refused', { count: format.number(refused.length) }),
        detail: t(first.code as keyof typeof alarmWords, first.args),
      });
    };
    try {
      for (; from < alarmIds.length; from += batchMax) {
        const reply = await client.send(alarmCalls.acknowledge, { alarmIds: alarmIds.slice(from, from + batchMax) });
        done += reply.done.length;
        refused.push(...reply.refused);
      }
      return true;
    } catch (error) {
      // those before were answered: asked again they would all be refused as acknowledged
      const rest = alarmIds.slice(from);
      tellFailure('acknowledge', error, () => void acknowledge(rest));
      return false;
    } finally {
      tellAnswers();
      setPending(false);
    }
  }
  return { acknowledge, isPending };
}
