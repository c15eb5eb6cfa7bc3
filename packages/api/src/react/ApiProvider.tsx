import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Client } from '../lib/client.ts';
import type { PushClient } from '../lib/pushTypes.ts';

interface Api {
  readonly client: Client;
  /** Absent on pages without a session, such as public ones. */
  readonly push: PushClient | undefined;
}

const ApiContext = createContext<Api | null>(null);

export interface ApiProviderProps {
  readonly client: Client;
  readonly push?: PushClient | undefined;
  /** See `createQueryClient`. */
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** Gives the hooks their client, their push and their cache. */
export function ApiProvider({ client, push, queryClient, children }: ApiProviderProps) {
  const api = useMemo(() => ({ client, push }), [client, push]);
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>{children}</ApiContext>
    </QueryClientProvider>
  );
}

/** @throws Error outside an ApiProvider */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('ApiProvider is missing above this component');
  return api;
}
