import { type CSSProperties, useRef, useState } from 'react';
import type { RowStore } from '../DataTable/index.ts';
import { useNow } from '../lib/index.ts';
import { AlarmRow } from './AlarmRow.tsx';
import { Body, Scroller } from './AlarmList.styles.ts';
import { PlaceRow } from './PlaceRow.tsx';
import { type Line, linesOf } from './lines.ts';
import type { AlarmListActions, ListAlarm } from './listAlarm.ts';
import { type RowCommandTarget, commandsOf } from './rowActions.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useRowViewport } from './useRowViewport.ts';
import type { Look } from './watch.ts';
import type { Holding } from '../lib/control/useHeld.ts';

interface RowsProps<A extends ListAlarm> extends AlarmListActions<A> {
  readonly label: string;
  readonly look: Look<A>;
  readonly store: RowStore<A>;
  readonly holding: Holding<Look<A>>;
  readonly selectedId: number | null;
  readonly onSelect: (alarm: A) => void;
}

/** Ages are told by the minute soon; this keeps those of the first minute honest. */
const ageEveryMs = 5000;

/** Indexes to draw: the window, and the row that has the tab stop, wherever it is. */
function indexesOf({ first, last }: { readonly first: number; readonly last: number }, active: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first) }, (_, place) => first + place);
  if (active >= first && active < last) return indexes;
  return active < first ? [active, ...indexes] : [...indexes, active];
}

/** The lines in view, each at its place. */
export function Rows<A extends ListAlarm>(props: RowsProps<A>) {
  const { label, look, store, holding, selectedId, onSelect, onOpen, onAcknowledge, onHandle } = props;
  const nowMs = useNow(ageEveryMs);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const lines = linesOf(look, opened);
  const viewport = useRowViewport(lines.count);
  const body = useRef<HTMLDivElement>(null);
  const fold = (key: string): void =>
    setOpened((all) => new Set(all.has(key) ? [...all].filter((one) => one !== key) : [...all, key]));
  const target: RowCommandTarget<A> = { store, fold, onSelect, onOpen, onAcknowledge, onHandle };
  const focus = useRowFocus({
    body,
    lines,
    rowsPerPage: viewport.rowsPerPage,
    reveal: viewport.reveal,
    onDeed: (deed, line) => commandsOf(target)[deed](line),
  });
  const { onFocus, onBlur, ...pointer } = holding.handlers(look);
  const isFlood = look.places !== null;
  const bodyStyle: CSSProperties & Record<'--lines', number> = {
    height: lines.count * viewport.rowHeight,
    '--lines': viewport.lines,
  };
  const draw = (index: number, line: Line<A>) => {
    const common = {
      index,
      depth: line.depth,
      isFlood,
      isActive: index === focus.active,
      rowHeight: viewport.rowHeight,
      room: viewport.room,
      onAcknowledge,
    };
    return line.place ? (
      <PlaceRow key={line.key} {...common} place={line.place} isOpen={line.isOpen} nowMs={nowMs} />
    ) : (
      <AlarmRow
        key={line.key}
        {...common}
        alarm={line.alarm}
        store={store}
        isSelected={line.alarm.alarmId === selectedId}
        nowMs={nowMs}
        onHandle={onHandle}
      />
    );
  };
  return (
    <Scroller
      data-scroller
      ref={viewport.scroller}
      onScroll={(event) => {
        viewport.onScroll(event);
        holding.turn('scroll', event.currentTarget.scrollTop > 0, look);
      }}
    >
      <Body
        ref={body}
        role={isFlood ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={lines.count}
        aria-keyshortcuts={[onAcknowledge && 'A', onHandle && 'H'].filter(Boolean).join(' ') || undefined}
        style={bodyStyle}
        {...pointer}
        onFocus={(event) => {
          onFocus();
          const row = event.target.closest<HTMLElement>('[data-index]');
          if (row) focus.note(Number(row.dataset.index));
        }}
        onBlur={(event) => {
          onBlur(event);
          if (!event.currentTarget.contains(event.relatedTarget)) focus.forget();
        }}
        onKeyDown={focus.onKeyDown}
        onClick={(event) => {
          const row = (event.target as Element).closest<HTMLElement>('[data-index]');
          const line = row && lines.at(Number(row.dataset.index));
          if (line) commandsOf(target)[line.place ? 'fold' : 'open'](line);
        }}
      >
        {lines.count > 0 &&
          indexesOf(viewport.drawn, focus.active).map((index) => {
            const line = lines.at(index);
            return line && draw(index, line);
          })}
      </Body>
    </Scroller>
  );
}
