import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Topic } from '../lib/call.ts';
import type { LinkState } from '../lib/linkState.ts';
import type { TopicHandler } from '../lib/pushTypes.ts';
import { useApi } from './ApiProvider.tsx';

/** Listens to a topic for as long as the component is shown. The handler may change; it is not listened to anew for that. */
export function useTopic<Payload>(topic: Topic<Payload>, handler: TopicHandler<Payload>): void {
  const { push } = useApi();
  const onEvents = useEffectEvent<TopicHandler<Payload>['events']>((events) => handler.events(events));
  const onReload = useEffectEvent(() => handler.reload?.());
  useEffect(
    () => push?.listen(topic, { events: (events) => onEvents(events), reload: () => onReload() }),
    [push, topic],
  );
}

const closed: LinkState = { state: 'closed', sinceMs: 0, lastEventAtMs: null, lastReplay: null, attempts: 0 };
const nothingToWatch = () => () => {};

/** The truth about the push link. @spec N05 */
export function useLink(): LinkState {
  const { push } = useApi();
  return useSyncExternalStore(push?.subscribeLink ?? nothingToWatch, push?.link ?? (() => closed));
}
