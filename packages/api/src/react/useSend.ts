import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Call } from '../lib/call.ts';
import type { CallError } from '../lib/callError.ts';
import { useApi } from './ApiProvider.tsx';
import { callKey } from './useCall.ts';

export interface UseSendOptions<Send, Reply> {
  /** Calls whose replies are out of date after this one: they are fetched again where they are shown. */
  readonly outdates?: readonly { readonly name: string }[];
  readonly onDone?: (done: { readonly reply: Reply; readonly args: Send }) => void;
  readonly onFailed?: (failed: { readonly error: CallError; readonly args: Send; readonly retry: () => void }) => void;
}

/**
 * A call that changes something, made when asked to.
 * @example const handle = useSend(alarmCalls.handle, { outdates: [alarmCalls.list] }); handle.mutate({ alarmId, closing });
 */
export function useSend<Send, Reply>(
  call: Call<Send, Reply>,
  { outdates = [], onDone, onFailed }: UseSendOptions<Send, Reply> = {},
): UseMutationResult<Reply, CallError, Send> {
  const { client } = useApi();
  const queries = useQueryClient();
  const mutation: UseMutationResult<Reply, CallError, Send> = useMutation<Reply, CallError, Send>({
    mutationKey: callKey(call),
    mutationFn: (args) => client.send(call, args),
    onSuccess: async (reply, args) => {
      onDone?.({ reply, args });
      await Promise.all(outdates.map((other) => queries.invalidateQueries({ queryKey: callKey(other) })));
    },
    onError: (error, args) => onFailed?.({ error, args, retry: () => mutation.mutate(args) }),
  });
  return mutation;
}
