import { serviceCalls } from '@fireline/api/service';
import { useCall } from '@fireline/api/react';
import { useFormField } from '@fireline/ui/Form';
import { ComboBox } from '@fireline/ui/ComboBox';
import { useWords } from '@fireline/ui/lib';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { orderWords } from './words.ts';

const noAgent: string | null = null;

/** Who is to have an order: agents, and who keeps its place, each with what they have in hand. @spec SRV-02 SRV-04 */
export function AgentField({
  orderId,
  holderId = null,
}: {
  readonly orderId?: number;
  readonly holderId?: number | null;
}) {
  const t = useWords(orderWords);
  const { name: _name, ...field } = useFormField('agentId', { label: t('workOrder.agent'), initial: noAgent });
  const call = useCall(serviceCalls.orderAgents, orderId === undefined ? {} : { orderId });
  const agents = (call.data?.agents ?? []).filter(({ userId }) => userId !== holderId);
  return (
    <>
      {call.error && <CallFailed error={call.error} action="query" onRetry={() => void call.refetch()} />}
      <ComboBox
        {...field}
        options={agents.map(({ userId, name, jobNumber, open }) => ({
          value: String(userId),
          label:
            jobNumber === ''
              ? t('workOrder.agent.keeper', { name, open })
              : t('workOrder.agent.of', { name, number: jobNumber, open }),
        }))}
        messages={{ loading: t('workOrder.device.searching'), empty: t('workOrder.agent.none') }}
        required
      />
    </>
  );
}
