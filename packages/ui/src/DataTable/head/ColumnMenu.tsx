import { type ToggleEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../Button/index.ts';
import { canHide, toggleHidden } from './columns.ts';
import { MenuPanel } from '../Parts.styles.ts';
import { Icon } from '../icons.tsx';
import type { Column } from '../types.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface ColumnMenuProps<Row extends object> {
  readonly all: readonly Column<Row>[];
  readonly model: DataTableModel<Row>;
}

/** Puts the panel under its button, inside the window. */
function alignUnder(panel: HTMLElement, button: HTMLElement): void {
  const edge = button.getBoundingClientRect();
  const left = Math.min(edge.right, innerWidth - 8) - panel.offsetWidth;
  const below = edge.bottom + 4;
  panel.style.left = `${Math.max(8, left)}px`;
  panel.style.top = `${Math.max(8, Math.min(below, innerHeight - panel.offsetHeight - 8))}px`;
}

/** Which columns show. The browser's own popover closes it by Escape or a press elsewhere and gives focus back. @spec SHL-23 */
export function ColumnMenu<Row extends object>({ all, model: { t, columns } }: ColumnMenuProps<Row>) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { hidden, visible, setHidden, reset } = columns;
  const isShown = (column: Column<Row>): boolean => visible.includes(column);
  const onToggle = (event: ToggleEvent<HTMLDivElement>): void => {
    const isOpening = event.newState === 'open';
    // its content is drawn before it is measured
    flushSync(() => setOpen(isOpening));
    if (!isOpening || !button.current) return;
    alignUnder(event.currentTarget, button.current);
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        icon={<Icon name="columns" />}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        {t('DataTable.columns')}
      </Button>
      <MenuPanel id={id} popover="auto" role="dialog" aria-label={t('DataTable.columns')} onToggle={onToggle}>
        {isOpen && (
          <>
            {all.map((column) => (
              <label key={column.id}>
                <input
                  type="checkbox"
                  checked={isShown(column)}
                  disabled={isShown(column) && !canHide(column, visible.length)}
                  onChange={() => setHidden(toggleHidden(hidden, column.id))}
                />
                {column.header}
              </label>
            ))}
            <Button variant="quiet" isWide onClick={reset}>
              {t('DataTable.resetColumns')}
            </Button>
          </>
        )}
      </MenuPanel>
    </>
  );
}
