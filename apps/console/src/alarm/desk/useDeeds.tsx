import { type LiveAlarm, alarmCalls } from '@fireline/api/alarm';
import { useSay, useWords } from '@fireline/ui/lib';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMay } from '../../lib/session/useMay.ts';
import { HandleDialog } from '../handling/HandleDialog.tsx';
import { useBulkAcknowledge } from '../handling/useBulkAcknowledge.tsx';
import type { PreviewActions } from './DeskPreview.tsx';
import { type Current, openOf } from './useCurrent.ts';
import { useTogether } from './useTogether.tsx';
import { deskWords } from './words.ts';

/** What the keys and the buttons of the preview do about where the reader is. The actions stay the same functions. */
export function useDeeds(current: Current) {
  const t = useWords(deskWords);
  const say = useSay();
  const may = useMay();
  const [handled, setHandled] = useState<LiveAlarm>();
  const bulk = useBulkAcknowledge();
  const together = useTogether();
  const now = {
    id: current.id,
    acknowledge: (): void => {
      const ids = openOf(current.alarms());
      // of a group its header stays where it is
      const next = current.groupKey === undefined ? current.nextOpen() : undefined;
      const goOn = (): void => {
        // the reader may have gone elsewhere meanwhile
        if (next && latest.current.id === current.id) current.moves.current?.to(next.alarmId);
      };
      if (ids.length > 0) bulk.acknowledge(ids, goOn);
      else if (current.id !== null) say(t('desk.already'));
    },
    handle: (): void => {
      const alarms = current.alarms();
      const { by, groupKey } = current;
      if (by && groupKey !== undefined) together.ask({ alarms, group: { by, key: groupKey } });
      else setHandled(alarms[0]);
    },
  };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const [mayAcknowledge, mayHandle] = [may(alarmCalls.acknowledge), may(alarmCalls.handle)];
  const actions = useMemo(
    (): PreviewActions => ({
      onAcknowledge: mayAcknowledge ? () => latest.current.acknowledge() : undefined,
      onHandle: mayHandle ? () => latest.current.handle() : undefined,
    }),
    [mayAcknowledge, mayHandle],
  );
  const dialogs = (
    <>
      {bulk.question}
      {together.dialogs}
      {handled && <HandleDialog alarm={handled} onClose={() => setHandled(undefined)} />}
    </>
  );
  return { actions, dialogs, bulk, together, setHandled };
}
