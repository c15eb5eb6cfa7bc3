import { useMergeRefs } from '@floating-ui/react';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { AlarmVoice } from '../lib/AlarmVoice.tsx';
import { useFormat, useWords } from '../lib/index.ts';
import { useHeld } from '../lib/useHeld.ts';
import { List, More, Root } from './AlarmPopupQueue.styles.ts';
import { PopupHead } from './PopupHead.tsx';
import { PopupItem } from './PopupItem.tsx';
import { arrange } from './arrange.ts';
import type { PopupActions, PopupAlarm } from './popupAlarm.ts';
import { useFolded } from './useFolded.ts';
import { type FoldProps, useFoldedAway } from './useFoldedAway.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { alarmPopupQueueWords } from './words.ts';

export interface AlarmPopupQueueProps<A extends PopupAlarm>
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>, PopupActions<A>, FoldProps {
  /** All that wait for acknowledgement; a new array whenever something changed. */
  readonly alarms: readonly A[];
  /** Silences the station for a while; the pop-ups stay. */
  readonly onSilence?: () => void;
  /** `floating`: over the page at its upper end. Default. */
  readonly placement?: 'floating' | 'inline';
}

/**
 * New alarms, worst first; those of one place fold into one entry when they would be too many. It never takes the focus: F8 goes
 * to it. While a person is at it, by focus or by pointer, nothing changes its place. Folded it is one slim bar, until something
 * worse than all that waits comes.
 * @spec ALM-04 ALM-07 N23
 * @example <AlarmPopupQueue alarms={unacknowledged} onAcknowledge={acknowledge} onOpen={showAlarm} onHandle={handle} onSilence={silence} />
 */
export function AlarmPopupQueue<A extends PopupAlarm>(props: AlarmPopupQueueProps<A>) {
  const { alarms, onAcknowledge, onOpen, onHandle, onSilence, placement = 'floating', ref, ...others } = props;
  const { isFolded: givenFolded, defaultFolded, onFoldedChange, onKeyDown, ...rest } = others;
  const t = useWords(alarmPopupQueueWords);
  const format = useFormat();
  const entries = useFolded(alarms);
  const { held, handlers } = useHeld<readonly string[]>();
  const { shown, hiddenCount } = arrange(entries, entries.length > 0 ? held : null);
  const worst = entries[0]?.level ?? null;
  const [isFolded, setFolded] = useFoldedAway({ isFolded: givenFolded, defaultFolded, onFoldedChange }, worst);
  const drawn = isFolded ? [] : shown;
  const focus = useKeptFocus(
    drawn.map(({ key }) => key),
    { isFolded, setFolded },
  );
  const ownRef = useMergeRefs([focus.root, ref]);
  // as often as the queue is folded, not as often as alarms come
  const waiting = useMemo(() => entries.flatMap((entry) => entry.alarms), [entries]);
  return (
    <>
      <AlarmVoice as="queue" alarms={waiting} isBacklogSpoken />
      {worst !== null && (
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
          data-folded={isFolded || undefined}
        >
          <PopupHead
            count={waiting.length}
            worst={worst}
            isFolded={isFolded}
            onFold={() => (isFolded ? setFolded(false) : focus.fold())}
            onSilence={onSilence}
          />
          {!isFolded && (
            <List>
              {drawn.map((entry) => (
                <PopupItem key={entry.key} entry={entry} {...{ onAcknowledge, onOpen, onHandle }} />
              ))}
            </List>
          )}
          {!isFolded && hiddenCount > 0 && (
            <More>{t('AlarmPopupQueue.more', { count: format.number(hiddenCount) })}</More>
          )}
        </Root>
      )}
    </>
  );
}
