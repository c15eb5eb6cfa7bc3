import { useMergeRefs } from '@floating-ui/react';
import { type ComponentPropsWithRef, Fragment, useMemo, useRef } from 'react';
import { AlarmVoice } from '../lib/alarm/AlarmVoice.tsx';
import { OverlayHost } from '../lib/overlay/OverlayHost.tsx';
import { TopLayer } from '../lib/overlay/TopLayer.tsx';
import { useFormat, useWords } from '../lib/index.ts';
import { useHeld } from '../lib/control/useHeld.ts';
import { List, More, Root } from './AlarmPopupQueue.styles.ts';
import { PopupHead } from './PopupHead.tsx';
import { PopupItem } from './PopupItem.tsx';
import { arrange } from './arrange.ts';
import type { PopupActions, PopupAlarm } from './popupAlarm.ts';
import { useFolded } from './useFolded.ts';
import { type FoldProps, useFoldedAway } from './useFoldedAway.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { usePlace } from './usePlace.ts';
import { alarmPopupQueueWords } from './words.ts';

export interface AlarmPopupQueueProps<A extends PopupAlarm>
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>, PopupActions<A>, FoldProps {
  /** Those to show of all that nobody has acknowledged; a new array whenever something changed. */
  readonly alarms: readonly A[];
  /**
   * All alarms of the console, as its other parts tell them: those that are not closed, and of these those that nobody has acknowledged.
   * Default: what is in `alarms`.
   */
  readonly totals?: { readonly standing: number; readonly unacknowledged: number };
  /** Silences the station for a while; the pop-ups stay. */
  readonly onSilence?: () => void;
  /** `floating`: over the page, in a corner where it covers nothing that `keepClearOfAlarms` marks, beside and never over a dialog or menu. Default. */
  readonly placement?: 'floating' | 'inline';
}

/**
 * New alarms, worst first; those of one place fold into one entry when they would be too many. It never takes the focus: F8 goes
 * to it, from an open dialog too, and back. Floating, it gives way to dialogs, and no dialog covers it. While a person is at it, by focus or by pointer, nothing changes its place. Folded it is one slim bar, until something
 * worse than all that waits comes.
 * @spec ALM-04 ALM-07 N23
 * @example <AlarmPopupQueue alarms={unacknowledged} onAcknowledge={acknowledge} onOpen={showAlarm} onHandle={handle} onSilence={silence} />
 */
export function AlarmPopupQueue<A extends PopupAlarm>(props: AlarmPopupQueueProps<A>) {
  const { alarms, totals, onAcknowledge, onOpen, onHandle, onSilence, placement = 'floating', ref, ...others } = props;
  const { isFolded: givenFolded, defaultFolded, onFoldedChange, onKeyDown, ...rest } = others;
  const t = useWords(alarmPopupQueueWords);
  const format = useFormat();
  const entries = useFolded(alarms);
  const { held, handlers } = useHeld<readonly string[]>();
  const { shown, hiddenCount } = arrange(entries, entries.length > 0 ? held : null);
  const worst = entries[0]?.level ?? null;
  const root = useRef<HTMLElement | null>(null);
  const [isFoldedAway, setFoldedAway] = useFoldedAway({ isFolded: givenFolded, defaultFolded, onFoldedChange }, worst);
  const place = usePlace(root, { isFolded: isFoldedAway, drawn: shown.length });
  const isFolded = isFoldedAway || place.isAside;
  const drawn = isFolded ? [] : shown;
  const setFolded = (to: boolean): void => {
    if (to) place.release();
    else place.ask();
    setFoldedAway(to);
  };
  const focus = useKeptFocus(
    root,
    drawn.map(({ key }) => key),
    { isFolded, setFolded },
  );
  const open: typeof onOpen = (choice) => {
    // the page that opens is what the person wants to see now
    place.release();
    onOpen(choice);
  };
  const ownRef = useMergeRefs([root, ref]);
  const Layer = placement === 'floating' ? TopLayer : Fragment;
  // as often as the queue is folded, not as often as alarms come
  const waiting = useMemo(() => entries.flatMap((entry) => entry.alarms), [entries]);
  // acknowledged ones leave at the pace of the queue, and the totals at theirs: the larger is not yet settled
  const unacknowledged = Math.max(totals?.unacknowledged ?? 0, waiting.length);
  return (
    <>
      <AlarmVoice as="queue" alarms={waiting} isBacklogSpoken />
      {worst !== null && (
        <Layer>
          <Root
            aria-label={t('AlarmPopupQueue.label')}
            {...rest}
            {...handlers(shown.map(({ key }) => key))}
            ref={ownRef}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              focus.onKeyDown(event);
            }}
            aria-keyshortcuts="F8"
            data-placement={placement}
            data-corner={isFolded ? undefined : place.corner}
            data-front={(place.isInFront && !isFolded) || undefined}
            data-folded={isFolded || undefined}
          >
            <OverlayHost>
              <PopupHead
                unacknowledged={unacknowledged}
                standing={totals?.standing}
                worst={worst}
                isFolded={isFolded}
                onFold={() => (isFolded ? setFolded(false) : focus.fold())}
                onSilence={onSilence}
              />
              {!isFolded && (
                <List>
                  {drawn.map((entry) => (
                    <PopupItem key={entry.key} entry={entry} {...{ onAcknowledge, onOpen: open, onHandle }} />
                  ))}
                </List>
              )}
              {!isFolded && hiddenCount > 0 && (
                <More>{t('AlarmPopupQueue.more', { count: format.number(hiddenCount) })}</More>
              )}
            </OverlayHost>
          </Root>
        </Layer>
      )}
    </>
  );
}
