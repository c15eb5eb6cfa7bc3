import { linePointCount } from '@fireline/domain/inspection';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { EmptyState } from '../EmptyState/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { listWords } from '../lib/words.ts';
import { Handle, List, Name, Nudge, Pane, PaneTitle, Place, Position, Row, Scroll } from './RouteBuilder.styles.ts';
import { type DragOrder, useDragOrder } from './useDragOrder.ts';
import { usePlaceText } from './usePlaceText.ts';
import type { Route, Stop } from './useRoute.ts';
import { routeBuilderWords } from './words.ts';

interface PartProps {
  readonly route: Route;
  readonly disabled: boolean;
  readonly readOnly: boolean;
}

/** The route in the order in which it is walked. */
export function Stops({ route, disabled, readOnly }: PartProps) {
  const t = useWords(routeBuilderWords, listWords);
  const { number } = useFormat();
  const list = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const order = useDragOrder(list, ({ from, to }) => route.move(from, to, 'handle'));
  const { stops } = route;
  return (
    <Pane>
      <PaneTitle>
        {t('RouteBuilder.route')}
        <span>{t('List.count', { count: number(stops.length), max: number(linePointCount.max) })}</span>
      </PaneTitle>
      <VisuallyHidden id={hintId}>{t('RouteBuilder.handleHint')}</VisuallyHidden>
      {stops.length === 0 ? (
        <EmptyState title={t('RouteBuilder.empty')}>{!readOnly && t('RouteBuilder.emptyHint')}</EmptyState>
      ) : (
        <Scroll ref={list} tabIndex={0} role="group" aria-label={t('RouteBuilder.route')}>
          <List aria-label={t('RouteBuilder.route')}>
            {stops.map((stop, at) => (
              <StopRow key={stop.id} {...{ stop, at, route, order, hintId, disabled, readOnly }} />
            ))}
          </List>
        </Scroll>
      )}
    </Pane>
  );
}

interface StopProps extends PartProps {
  readonly stop: Stop;
  readonly at: number;
  readonly order: DragOrder;
  readonly hintId: string;
}

const dropOf = (order: DragOrder, at: number): 'before' | 'after' | undefined => {
  const { from, to } = order.drag ?? { from: at, to: at };
  if (to !== at || from === to) return undefined;
  return to < from ? 'before' : 'after';
};

function StopRow({ stop, at, route, order, hintId, disabled, readOnly }: StopProps) {
  const t = useWords(routeBuilderWords, listWords);
  const placeText = usePlaceText();
  const last = route.stops.length - 1;
  const steer = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && order.drag) {
      event.stopPropagation();
      order.cancel();
    }
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to <= last) route.move(at, to, 'handle');
  };
  return (
    <Row
      data-at={at}
      data-point={String(stop.id)}
      data-dragged={order.drag?.from === at || undefined}
      data-drop={dropOf(order, at)}
    >
      {!readOnly && (
        <Handle
          {...order.handleProps(at)}
          type="button"
          data-act="handle"
          disabled={disabled}
          aria-label={t('RouteBuilder.handle', { name: stop.name })}
          aria-describedby={hintId}
          onKeyDown={steer}
        >
          <GripVertical aria-hidden />
        </Handle>
      )}
      <PositionField {...{ stop, at, route, disabled, readOnly }} />
      <Name data-gone={stop.isGone || undefined}>{stop.name}</Name>
      {!stop.isGone && <Place>{placeText(stop)}</Place>}
      {!readOnly && <StopActs {...{ stop, at, route, disabled }} />}
    </Row>
  );
}

type ActsProps = Pick<StopProps, 'stop' | 'at' | 'route' | 'disabled'>;

function StopActs({ stop, at, route, disabled }: ActsProps) {
  const t = useWords(listWords);
  const { name } = stop;
  return (
    <>
      <Nudge>
        <IconButton
          label={t('List.up', { name })}
          icon={<ArrowUp aria-hidden />}
          data-act="up"
          disabled={disabled || at === 0}
          onClick={() => route.move(at, at - 1, 'up')}
        />
        <IconButton
          label={t('List.down', { name })}
          icon={<ArrowDown aria-hidden />}
          data-act="down"
          disabled={disabled || at === route.stops.length - 1}
          onClick={() => route.move(at, at + 1, 'down')}
        />
      </Nudge>
      <IconButton
        label={t('List.remove', { name })}
        icon={<X aria-hidden />}
        data-act="remove"
        disabled={disabled}
        onClick={() => route.remove(at)}
      />
    </>
  );
}

/** The place in the route, and the way to another: a number and Enter. */
function PositionField({ stop, at, route, disabled, readOnly }: ActsProps & { readonly readOnly: boolean }) {
  const t = useWords(routeBuilderWords);
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = Number((typed ?? '').normalize('NFKC').trim());
  const isWrong = typed !== null && typed !== '' && !(Number.isInteger(wanted) && wanted >= 1);
  const commit = (): void => {
    if (isWrong) return;
    if (typed !== null && typed !== '') route.move(at, wanted - 1, 'position');
    setTyped(null);
  };
  return (
    <Position
      aria-label={t('RouteBuilder.position', { name: stop.name })}
      aria-invalid={isWrong}
      inputMode="numeric"
      data-act="position"
      value={typed ?? String(at + 1)}
      readOnly={readOnly}
      disabled={disabled}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          commit();
        }
        if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation();
          setTyped(null);
        }
      }}
    />
  );
}
