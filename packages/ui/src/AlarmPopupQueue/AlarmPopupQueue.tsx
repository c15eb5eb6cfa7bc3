import type { PopupEntry } from '@fireline/domain/alarm';
import { useMergeRefs } from '@floating-ui/react';
import { type ComponentPropsWithRef, useEffect, useMemo, useRef, useState } from 'react';
import { useFormat, useWords } from '../lib/index.ts';
import { Arrivals } from './Arrivals.tsx';
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
 * @example <AlarmPopupQueue alarms={unacknowledged} onAcknowledge={acknowledge} onOpen={open} onHandle={handle} onSilence={silence} />
 */
export function AlarmPopupQueue<A extends PopupAlarm>(props: AlarmPopupQueueProps<A>) {
  const { alarms, onAcknowledge, onOpen, onHandle, onSilence, placement = 'floating', ref, ...others } = props;
  const { isFolded: givenFolded, defaultFolded, onFoldedChange, onKeyDown, ...rest } = others;
  const t = useWords(alarmPopupQueueWords);
  const format = useFormat();
  const entries = useFolded(alarms);
  const { held, holding } = useHeld(entries);
  const { shown, hiddenCount } = arrange(entries, held);
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
      <Arrivals alarms={waiting} />
      {worst !== null && (
        <Root
          aria-label={t('AlarmPopupQueue.label')}
          {...rest}
          {...holding(shown)}
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

/** A pointer that rests is parked, not aimed. */
const restsAfterMs = 3000;

/** What the person at the queue sees, for as long as the focus is in it or the pointer moves over it. */
function useHeld<A extends PopupAlarm>(entries: readonly PopupEntry<A>[]) {
  const [keys, setKeys] = useState<readonly string[] | null>(null);
  const inside = useRef({ pointer: false, focus: false });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const turn = (part: 'pointer' | 'focus', isIn: boolean, shown: readonly PopupEntry<A>[]): void => {
    inside.current[part] = isIn;
    const isHeld = inside.current.pointer || inside.current.focus;
    setKeys((held) => (isHeld ? (held ?? shown.map(({ key }) => key)) : null));
  };
  const holding = (shown: readonly PopupEntry<A>[]) => ({
    onPointerMove: () => {
      clearTimeout(rest.current);
      rest.current = setTimeout(() => turn('pointer', false, shown), restsAfterMs);
      if (!inside.current.pointer) turn('pointer', true, shown);
    },
    onPointerLeave: () => {
      clearTimeout(rest.current);
      turn('pointer', false, shown);
    },
    onFocus: () => turn('focus', true, shown),
    onBlur: (event: { readonly relatedTarget: EventTarget | null; readonly currentTarget: Element }) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
        turn('focus', false, shown);
    },
  });
  return { held: entries.length > 0 ? keys : null, holding };
}
