import { pollIntervalMs } from '@fireline/domain/shell';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Call } from '../lib/call.ts';
import type { CallError } from '../lib/callError.ts';
import { useApi } from './ApiProvider.tsx';

export interface UseCallOptions {
  /** False: not now, such as while an argument is missing. @defaultValue true */
  readonly isEnabled?: boolean;
  /** Asks again every 15 s, as long as the tab is seen. @spec SHL-24 @defaultValue false */
  readonly isPolling?: boolean;
  /** Keeps showing the reply to the former arguments until the next has come, as pages of a table want. @defaultValue false */
  readonly keepsPrevious?: boolean;
}

/** The key of a call's reply in the cache; without arguments, of all its replies. */
export const callKey = (call: { readonly name: string }, args?: unknown): readonly unknown[] =>
  args === undefined ? [call.name] : [call.name, args];

/**
 * What a call answers, kept fresh in the cache. Leaving the screen aborts it.
 * @example const { data, error, isPending } = useCall(deviceCalls.list, { pageNo });
 */
export function useCall<Send, Reply>(
  call: Call<Send, Reply>,
  args: Send,
  { isEnabled = true, isPolling = false, keepsPrevious = false }: UseCallOptions = {},
): UseQueryResult<Reply, CallError> {
  const { client } = useApi();
  return useQuery<Reply, CallError>({
    queryKey: callKey(call, args),
    queryFn: ({ signal }) => client.send(call, args, { signal }),
    enabled: isEnabled,
    // react-query lets its interval rest while the tab is hidden
    // a page that could not be loaded comes by itself when the server is back
    refetchInterval: ({ state: { error } }) => (isPolling || error?.isPassing === true ? pollIntervalMs : false),
    refetchIntervalInBackground: false,
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}
