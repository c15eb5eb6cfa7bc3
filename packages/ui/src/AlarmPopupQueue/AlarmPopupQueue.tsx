import { useMergeRefs } from '@floating-ui/react';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { AlarmVoice } from '../lib/alarm/AlarmVoice.tsx';
import { OverlayHost } from '../lib/overlay/OverlayHost.tsx';
import { useControlled } from '../lib/control/useControlled.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { needs } from '../lib/needs.ts';
import { List, More, Reach, Root } from './AlarmPopupQueue.styles.ts';
import { PopupItem } from './PopupItem.tsx';
import { PopupStrip } from './PopupStrip.tsx';
import type { PopupActions, PopupAlarm } from './popupAlarm.ts';
import { useEdge } from './useEdge.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { usePaced } from './usePaced.ts';
import { useShown } from './useShown.ts';
import { useWholeRows } from './useWholeRows.ts';
import { alarmPopupQueueWords } from './words.ts';

export interface AlarmPopupQueueProps<A extends PopupAlarm>
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>, PopupActions<A> {
  /** Those to show of all that nobody has acknowledged; a new array whenever something changed. */
  readonly alarms: readonly A[];
  /** False: the page shows new alarms itself, and they are only announced here. Default true. */
  readonly hasStrip?: boolean;
  /** Only the strip is shown. Given: the owner holds it. */
  readonly isFolded?: boolean;
  /** Default true. */
  readonly defaultFolded?: boolean;
  readonly onFoldedChange?: (change: { readonly isFolded: boolean }) => void;
}

const noAlarms: readonly never[] = [];
/** An unfolded list that nobody is at, by pointer or focus. */
const foldsAfterMs = 10_000;

/**
 * New alarms as a strip of one line: the worst, what can be done about it, and how many others wait. Only a person unfolds these, worst first;
 * those of one place fold into one entry when they would be too many. It takes room in the page and covers nothing, and stays in reach
 * beside each dialog and drawer; ten seconds after a person left the list it folds. It never takes the focus: F8 goes to it, from an open dialog too, and back. While a person is at it, by
 * focus or by pointer, nothing changes its place.
 * @spec ALM-04 ALM-07 N23
 * @example <AlarmPopupQueue alarms={unacknowledged} onAcknowledge={acknowledge} onOpen={showAlarm} onHandle={handle} />
 */
export function AlarmPopupQueue<A extends PopupAlarm>(props: AlarmPopupQueueProps<A>) {
  const { alarms, onAcknowledge, onOpen, onHandle, ref, isFolded: given, defaultFolded = true, ...others } = props;
  needs('AlarmPopupQueue', { onOpen });
  const { onFoldedChange, onKeyDown, hasStrip = true, ...rest } = others;
  const t = useWords(alarmPopupQueueWords);
  const format = useFormat();
  const waiting = usePaced(alarms);
  const root = useRef<HTMLElement | null>(null);
  const reach = useRef<HTMLDivElement | null>(null);
  const [isFolded, setFolded] = useControlled(given, defaultFolded, ({ value }) =>
    onFoldedChange?.({ isFolded: value }),
  );
  const drawn = hasStrip ? waiting : noAlarms;
  const { worst, shown, hiddenCount, isHeld, handlers } = useShown<A>(drawn, isFolded);
  const list = useWholeRows();
  const ownKey = worst && `alarm/${worst.alarmId}`;
  const focus = useKeptFocus(reach, ownKey ? [ownKey, ...shown.map(({ key }) => key)] : [], { isFolded, setFolded });
  useEdge(root, worst !== undefined);
  const hasOthers = drawn.length > 1;
  useEffect(() => {
    // what comes next is unfolded by a person again
    if (!isFolded && !hasOthers) setFolded(true);
  }, [isFolded, hasOthers, setFolded]);
  useEffect(() => {
    // nobody is at it: the page has its room back
    if (isFolded || isHeld) return undefined;
    const timer = setTimeout(() => setFolded(true), foldsAfterMs);
    return () => clearTimeout(timer);
  }, [isFolded, isHeld, setFolded]);
  const open: typeof onOpen = (choice) => {
    // the page that opens is what the person wants to see now
    if (!isFolded) setFolded(true);
    onOpen(choice);
  };
  const ownRef = useMergeRefs([root, ref]);
  return (
    <>
      <AlarmVoice as="queue" alarms={waiting} isBacklogSpoken />
      {/* react-aria leaves what carries this attribute in reach while a dialog makes the rest of the page inert; without alarms, too, for those to come */}
      <Reach ref={reach} data-react-aria-top-layer="true">
        {worst && (
          <Root
            aria-label={t('AlarmPopupQueue.label')}
            {...rest}
            {...handlers}
            ref={ownRef}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              focus.onKeyDown(event);
            }}
            aria-keyshortcuts="F8"
            data-level={worst.level}
          >
            <OverlayHost>
              <PopupStrip
                key={worst.alarmId}
                alarm={worst}
                others={waiting.length - 1}
                {...{ isFolded, onAcknowledge, onOpen: open }}
                onFold={() => (isFolded ? setFolded(false) : focus.fold())}
              />
              {!isFolded && (
                <List ref={list}>
                  {shown.map((entry) => (
                    <PopupItem key={entry.key} entry={entry} {...{ onAcknowledge, onOpen: open, onHandle }} />
                  ))}
                </List>
              )}
              {hiddenCount > 0 && <More>{t('AlarmPopupQueue.more', { count: format.number(hiddenCount) })}</More>}
            </OverlayHost>
          </Root>
        )}
      </Reach>
    </>
  );
}
