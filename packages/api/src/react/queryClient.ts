import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../lib/callError.ts';

const retriesMax = 1;

/** The cache of a page. What a second try can mend is tried once more; what the server refused is not. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retriesMax && error instanceof CallError && error.kind === 'network',
        refetchOnWindowFocus: false,
        // what the browser says of the network is not believed: a call that cannot be made fails and says so, instead of waiting in silence
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 0,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
