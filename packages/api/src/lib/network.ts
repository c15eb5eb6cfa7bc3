/** What the browser knows of its network. It errs: a server on the same machine answers without one. */
export interface Network {
  /** Told after every change. */
  subscribe(listener: (change: { readonly isOnline: boolean }) => void): () => void;
}

/** What never tells of a change: servers and tests. */
export const silentNetwork: Network = { subscribe: () => () => {} };

/** @spec N05 */
export function browserNetwork(page: Window): Network {
  return {
    subscribe: (listener) => {
      const online = () => listener({ isOnline: true });
      const offline = () => listener({ isOnline: false });
      page.addEventListener('online', online);
      page.addEventListener('offline', offline);
      return () => {
        page.removeEventListener('online', online);
        page.removeEventListener('offline', offline);
      };
    },
  };
}

export const ownNetwork = (): Network => (typeof window === 'undefined' ? silentNetwork : browserNetwork(window));
