import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Call } from '../lib/call.ts';
import type { CallError } from '../lib/callError.ts';
import type { UploadProgress } from '../lib/upload.ts';
import { useApi } from './ApiProvider.tsx';
import { callKey } from './useCall.ts';
import type { UseSendOptions } from './useSend.ts';

export interface Upload<Send, Reply> {
  readonly mutation: UseMutationResult<Reply, CallError, Send>;
  /** How much has left; undefined while nothing is on its way. */
  readonly progress: UploadProgress | undefined;
  /** Gives it up; nothing of it is kept. */
  readonly abort: () => void;
}

/**
 * A call with a large file, made when asked to, with progress. Leaving the screen gives it up.
 * @spec PLN-02
 * @example const { mutation, progress, abort } = useUpload(planCalls.upload); mutation.mutate({ layerId, file });
 */
export function useUpload<Send, Reply>(
  call: Call<Send, Reply>,
  { outdates = [], onDone, onFailed }: UseSendOptions<Send, Reply> = {},
): Upload<Send, Reply> {
  const { client } = useApi();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<UploadProgress>();
  const running = useRef<AbortController>(undefined);
  const abort = useCallback(() => running.current?.abort(), []);
  useEffect(() => abort, [abort]);
  const mutation: UseMutationResult<Reply, CallError, Send> = useMutation<Reply, CallError, Send>({
    mutationKey: callKey(call),
    mutationFn: (args) => {
      abort();
      const controller = new AbortController();
      running.current = controller;
      setProgress({ sentBytes: 0, totalBytes: 0 });
      return client.upload(call, args, { signal: controller.signal, onProgress: setProgress });
    },
    onSettled: () => {
      running.current = undefined;
      setProgress(undefined);
    },
    onSuccess: async (reply, args) => {
      onDone?.({ reply, args });
      await Promise.all(outdates.map((other) => queries.invalidateQueries({ queryKey: callKey(other) })));
    },
    onError: (error, args) => onFailed?.({ error, args, retry: () => mutation.mutate(args) }),
  });
  return { mutation, progress, abort };
}
