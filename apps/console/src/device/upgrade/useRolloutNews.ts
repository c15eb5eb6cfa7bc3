import { workTopic } from '@fireline/api/device';
import { useTopic } from '@fireline/api/react';

/** Calls again when roll-outs went on. @param rolloutId of this one alone; undefined: of any */
export function useRolloutNews(reload: () => void, rolloutId?: number): void {
  useTopic(workTopic, {
    events: (events) => {
      const isNews = ({ data }: (typeof events)[number]): boolean =>
        data.some((change) => rolloutId === undefined || change.rolloutId === rolloutId);
      if (events.some(isNews)) reload();
    },
    reload,
  });
}
