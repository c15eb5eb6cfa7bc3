import { useEffect, useState } from 'react';

/** `ready`: the page opens without network; `none`: this browser or address has no way to. */
export type WorkerState = 'starting' | 'ready' | 'none';

const script = '/public/patrol-sw.js';
const scope = '/public/patrol';
let isTaking = false;

// in development the page is built again at each edit
const canKeep = (): boolean => 'serviceWorker' in navigator && !import.meta.env.DEV;

/** Keeps the page of rounds for a start without network. A new version waits until it is taken. @spec N24 */
export function useWorker() {
  const [state, setState] = useState<WorkerState>(() => (canKeep() ? 'starting' : 'none'));
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    if (!canKeep()) return undefined;
    const { serviceWorker } = navigator;
    let isOver = false;
    const look = (registered: ServiceWorkerRegistration): void => {
      if (isOver) return;
      if (registered.active) setState('ready');
      setWaiting(registered.active && registered.waiting ? registered.waiting : undefined);
    };
    const changed = (): void => {
      if (isTaking) location.reload();
    };
    serviceWorker.addEventListener('controllerchange', changed);
    serviceWorker.register(script, { scope, updateViaCache: 'none' }).then(
      (registered) => {
        look(registered);
        void serviceWorker.ready.then(look);
        registered.addEventListener('updatefound', () => {
          registered.installing?.addEventListener('statechange', () => look(registered));
        });
      },
      () => setState('none'),
    );
    return () => {
      isOver = true;
      serviceWorker.removeEventListener('controllerchange', changed);
    };
  }, []);
  return {
    state,
    newVersion: waiting !== undefined,
    take: (): void => {
      isTaking = true;
      waiting?.postMessage('take', []);
    },
  };
}
