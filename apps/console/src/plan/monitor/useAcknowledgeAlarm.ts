import { alarmCalls } from '@fireline/api/alarm';
import { useApi } from '@fireline/api/react';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';

/** Acknowledges one alarm; that it could not be is told. @spec ALM-04 */
export function useAcknowledgeAlarm(): (alarmId: number) => Promise<void> {
  const { client } = useApi();
  const tellFailure = useTellFailure();
  const acknowledge = async (alarmId: number): Promise<void> => {
    try {
      await client.send(alarmCalls.acknowledge, { alarmIds: [alarmId] });
    } catch (error) {
      tellFailure('acknowledge', error, () => void acknowledge(alarmId));
    }
  };
  return acknowledge;
}
