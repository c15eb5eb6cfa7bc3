import { type AlarmOrder, type FloodPolicy, defaultFloodPolicy } from '@fireline/domain/alarm';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { useMergeRefs } from '@floating-ui/react';
import { EmptyState } from '../EmptyState/index.ts';
import { FailureState } from '../FailureState/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { AlarmVoice } from '../lib/alarm/AlarmVoice.tsx';
import { useWords } from '../lib/index.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { useHeld } from '../lib/control/useHeld.ts';
import { Loading, Root } from './AlarmList.styles.ts';
import { Head } from './Head.tsx';
import { Rows } from './Rows.tsx';
import type { AlarmListActions, ListAlarm } from './listAlarm.ts';
import { type AlarmSource, useAlarmStore, useLook } from './useLook.ts';
import type { Look } from './watch.ts';
import { alarmListWords } from './words.ts';

interface AlarmListOwnProps<A extends ListAlarm> extends AlarmListActions<A> {
  /** Default: 'Current alarms'. */
  readonly title?: string;
  /** Where the title stands in the page's outline. Default 3. */
  readonly headingLevel?: 2 | 3 | 4;
  readonly order?: AlarmOrder;
  /** Default `newest`. */
  readonly defaultOrder?: AlarmOrder;
  readonly onOrderChange?: (change: { readonly value: AlarmOrder }) => void;
  /** The alarm that is shown beside the list; null: none. */
  readonly selectedId?: number | null;
  readonly defaultSelectedId?: number | null;
  readonly onSelectedChange?: (change: { readonly value: A }) => void;
  /** When the list folds to units, buildings and floors, and when it unfolds. Default: the domain's. */
  readonly floodPolicy?: FloodPolicy;
  readonly isLoading?: boolean;
  /** Since when the list is no longer confirmed, in milliseconds since 1970: it says so in place of being live. null: it is. */
  readonly staleSinceMs?: number | null;
  /** Why there is nothing to show, in the reader's words. */
  readonly failure?: ReactNode;
  readonly onRetry?: () => void;
}

export type AlarmListProps<A extends ListAlarm> = AlarmListOwnProps<A> &
  AlarmSource<A> &
  Omit<ComponentPropsWithRef<'section'>, 'children' | keyof AlarmListOwnProps<A>>;

/**
 * Alarms that stand, live, for a side panel or a wall: level, kind, place, age and state, with what can be done about each. It is as high
 * as what holds it. In a flood it folds by unit, building and floor, what nobody has acknowledged on top, and unfolds by itself; the reader may unfold it before. What a person reads,
 * points at or has focused stays where it is; news waits behind a button. New alarms are announced by the domain's policy.
 *
 * Use it where people watch what happens now. To search, sort by columns, export or act on many, use `DataTable`; for what must be
 * seen whatever page is open, `AlarmPopupQueue`. Give it a `store` where storms are possible.
 * @spec N06 N23 ALM-01 ALM-02 ALM-04 ALM-07
 * @example <AlarmList store={alarms} onOpen={({ alarm }) => showAlarm(alarm)} onAcknowledge={acknowledge} onHandle={handle} />
 */
export function AlarmList<A extends ListAlarm>(props: AlarmListProps<A>) {
  const t = useWords(alarmListWords);
  const { alarms, store: given, title = t('AlarmList.label'), headingLevel = 3, ...others } = props;
  const {
    order: givenOrder,
    defaultOrder = 'newest',
    onOrderChange,
    floodPolicy = defaultFloodPolicy,
    ...more
  } = others;
  const { selectedId, defaultSelectedId = null, onSelectedChange, ...some } = more;
  const { isLoading = false, staleSinceMs = null, failure, onRetry, ...last } = some;
  const { onOpen, onAcknowledge, onHandle, ref, ...rest } = last;
  const store = useAlarmStore<A>(given ? { store: given } : { alarms: alarms ?? [] });
  const [order, setOrder] = useControlled(givenOrder, defaultOrder, onOrderChange);
  const [selected, setSelected] = useControlled(selectedId, defaultSelectedId, undefined);
  const latest = useLook(store, order, floodPolicy);
  const holding = useHeld<Look<A>>();
  const [isFlat, setFlat] = useState(false);
  // the wish ends with the flood it was made in
  if (isFlat && !latest.flood.isFlood) setFlat(false);
  const seen = holding.held ?? latest;
  const shown = isFlat ? { ...seen, places: null } : seen;
  const own = useRef<HTMLElement>(null);
  const root = useMergeRefs([own, ref]);
  const toTop = (): void => own.current?.querySelector('[data-scroller]')?.scrollTo({ top: 0 });
  const content = (): ReactNode => {
    if (failure) return <FailureState {...(onRetry && { onRetry })}>{failure}</FailureState>;
    if (isLoading)
      return (
        <Loading>
          <Skeleton lines={6} />
        </Loading>
      );
    if (shown.alarms.length === 0) return <EmptyState title={t('AlarmList.empty')} />;
    return (
      <Rows
        label={title}
        look={shown}
        store={store}
        holding={holding}
        selectedId={selected}
        onSelect={(alarm) => {
          setSelected(alarm.alarmId);
          onSelectedChange?.({ value: alarm });
        }}
        {...{ onOpen, onAcknowledge, onHandle }}
      />
    );
  };
  return (
    <Root aria-label={title} aria-busy={isLoading || undefined} {...rest} ref={root}>
      <AlarmVoice as="list" alarms={latest.alarms} />
      <Head
        title={title}
        headingLevel={headingLevel}
        latest={latest}
        shown={shown}
        isHeld={holding.held !== null}
        order={order}
        onOrder={(next) => {
          setOrder(next);
          toTop();
        }}
        onNews={() => {
          holding.show(latest);
          toTop();
        }}
        policy={floodPolicy}
        isKnown={!isLoading && !failure}
        staleSinceMs={staleSinceMs}
        isFlat={isFlat}
        onFlat={(next) => {
          setFlat(next);
          toTop();
        }}
      />
      {content()}
    </Root>
  );
}
