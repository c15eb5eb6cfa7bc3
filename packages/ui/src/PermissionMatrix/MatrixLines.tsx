import { permissionActions, permissionWords } from '@fireline/domain/role';
import { ChevronRight } from 'lucide-react';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useState } from 'react';
import { useWords } from '../lib/format/useWords.ts';
import { ButtonChoice, LineChoice } from './Choices.tsx';
import { Grid, Head, Turner } from './PermissionMatrix.styles.ts';
import { nextPlace, type Place } from './keyboard.ts';
import { type Line, cellsOf, stopsOf } from './lines.ts';
import type { MatrixState } from './useMatrix.ts';
import { permissionMatrixWords } from './words.ts';

interface LinesProps {
  readonly label: string;
  readonly state: MatrixState;
  readonly saved: ReadonlySet<string> | undefined;
  readonly isReadOnly: boolean;
}

const placeOf = (target: EventTarget): Place | undefined => {
  const [row, stop] = (target as Element).getAttribute('data-stop')?.split('.').map(Number) ?? [];
  return row === undefined || stop === undefined ? undefined : { row, stop };
};

/** The lines as a grid: one stop for Tab, arrows from box to box. */
export function Lines({ label, state, saved, isReadOnly }: LinesProps) {
  const t = useWords(permissionMatrixWords, permissionWords);
  const { lines, turn } = state;
  const [place, setPlace] = useState<Place>({ row: 0, stop: 0 });
  // a line that was there may be gone, as after a search
  const row = Math.min(place.row, lines.length - 1);
  const stops = lines.map(stopsOf);
  const active = { row, stop: Math.min(place.stop, (stops[row]?.length ?? 1) - 1) };
  const turnByKey = (event: KeyboardEvent<HTMLElement>, isRtl: boolean): boolean => {
    const line = lines[active.row];
    const opens = event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight');
    const closes = event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft');
    if (active.stop > 0 || !line?.isBranch || !(line.isOpen ? closes : opens)) return false;
    turn(line.node.id, opens);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.metaKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = turnByKey(event, isRtl)
      ? active
      : nextPlace(stops, active, { key: event.key, ctrlKey: event.ctrlKey, isRtl });
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-stop="${next.row}.${next.stop}"]`)?.focus();
  };
  const onFocus = (event: FocusEvent): void => setPlace(placeOf(event.target) ?? place);
  const onClick = (event: MouseEvent): void => {
    const id = (event.target as Element).closest('[data-turner]')?.getAttribute('data-turner');
    const line = lines.find(({ node }) => node.id === id);
    if (line) turn(line.node.id, !line.isOpen);
  };
  return (
    <Grid role="treegrid" aria-label={label} aria-rowcount={lines.length + 1} {...{ onKeyDown, onFocus, onClick }}>
      <div role="rowgroup">
        <div role="row" aria-rowindex={1}>
          <div role="columnheader">{t('PermissionMatrix.menu')}</div>
          {permissionActions.map((action) => (
            <div key={action} role="columnheader">
              {t(`role.action.${action}`)}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {lines.map((line, at) => (
          <LineRow
            key={line.node.id}
            {...{ line, at, saved, isReadOnly }}
            press={state.press}
            pressUnder={state.pressUnder}
            activeStop={at === active.row ? active.stop : -1}
          />
        ))}
      </div>
    </Grid>
  );
}

interface LineRowProps extends Omit<LinesProps, 'label' | 'state'>, Pick<MatrixState, 'press' | 'pressUnder'> {
  readonly line: Line;
  readonly at: number;
  /** -1: none of this line. */
  readonly activeStop: number;
}

/** Drawn anew only when something of its own has changed: a press changes few of a thousand lines. */
const LineRow = memo(({ line, at, activeStop, press, pressUnder, saved, isReadOnly }: LineRowProps) => {
  const t = useWords(permissionWords);
  const { node, depth, isBranch, isOpen } = line;
  const depthStyle: CSSProperties & Record<'--fl-matrix-depth', number> = { '--fl-matrix-depth': depth };
  const actions = permissionActions.map((action) => ({ action, cells: cellsOf(line, action) }));
  const stopOf = (stop: number) => ({ stop: `${at}.${stop}`, isActive: stop === activeStop, isReadOnly });
  const before = (place: number): number => actions.slice(0, place).reduce((sum, { cells }) => sum + cells.length, 1);
  return (
    <div role="row" aria-rowindex={at + 2} aria-level={depth + 1} aria-expanded={isBranch ? isOpen : undefined}>
      <Head role="rowheader" style={depthStyle}>
        <Turner aria-hidden data-turner={isBranch ? node.id : undefined}>
          {isBranch && <ChevronRight />}
        </Turner>
        <LineChoice line={line} {...stopOf(0)} onPress={() => pressUnder(node, line.state !== 'all')} />
      </Head>
      {actions.map(({ action, cells }, place) => (
        <div key={action} role="gridcell" data-action={t(`role.action.${action}`)}>
          {cells.map((cell, along) => (
            <ButtonChoice
              key={cell.button}
              {...{ line, cell, saved }}
              {...stopOf(before(place) + along)}
              onPress={() => press(node, cell.button)}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
