import { LayoutList } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { Popover } from '../Popover/index.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { useWords } from '../lib/format/useWords.ts';
import { needs } from '../lib/needs.ts';
import { Current, Mark, Panel, Root } from './SavedViews.styles.ts';
import { ViewPanel } from './ViewPanel.tsx';
import { type TableState, type TableView, goneColumns, isSameState, plainState } from './views.ts';
import { savedViewsWords } from './words.ts';

export interface SavedViewsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The owner keeps them. */
  readonly views: readonly TableView[];
  /** What the table shows now. */
  readonly state: TableState;
  /** What it shows without a view. Default: every column, no sort. */
  readonly standard?: TableState;
  /** The table's: views may name columns that have gone since. */
  readonly columns: readonly { readonly id: string }[];
  /** The view that was opened; null: none. */
  readonly viewId?: string | null;
  /** Default: `defaultViewId`; the owner starts the table with its state. */
  readonly defaultOpenViewId?: string | null;
  /** The view to begin with at the next visit. */
  readonly defaultViewId?: string | undefined;
  readonly onDefaultViewChange?: (change: { readonly value: string | undefined }) => void;
  /** The table takes over the state. View undefined: the standard. */
  readonly onOpenView: (opened: { readonly view: TableView | undefined; readonly state: TableState }) => void;
  /** Without an id it is a new view. A rejected promise is shown at the name, which stays. */
  readonly onSaveView: (save: {
    readonly id?: string;
    readonly name: string;
    readonly state: TableState;
  }) => void | Promise<void>;
  readonly onRemoveView: (removed: { readonly view: TableView }) => void;
}

/**
 * Named views of a table: its columns, their order and widths, sort, filter and group. The button names the view that is open and says when it
 * was changed; a view that names columns which have gone is opened all the same, and says which.
 * When to use: on lists that different shifts or roles read differently. When not: for one filter a link is enough.
 * @spec SHL-23
 * @example <SavedViews views={views} state={state} columns={columns} onOpenView={({ state }) => show(state)} onSaveView={save} onRemoveView={remove} />
 */
export function SavedViews(props: SavedViewsProps) {
  const { views, state, standard = plainState, columns, viewId, defaultOpenViewId, defaultViewId, ...others } = props;
  const { onDefaultViewChange, onOpenView, onSaveView, onRemoveView, ...rest } = others;
  needs('SavedViews', { onOpenView, onSaveView, onRemoveView });
  const t = useWords(savedViewsWords);
  const [openId, setOpenId] = useControlled(viewId, defaultOpenViewId ?? defaultViewId ?? null, undefined);
  const current = views.find(({ id }) => id === openId);
  const isChanged = !isSameState(state, current?.state ?? standard);
  const gone = current ? goneColumns(current.state, columns) : [];
  return (
    <Root {...rest}>
      <Popover
        label={t('SavedViews.views')}
        placement="bottom-end"
        renderTrigger={(trigger) => (
          <Button {...trigger} variant="quiet" icon={<LayoutList aria-hidden />}>
            <Current>{current?.name ?? t('SavedViews.views')}</Current>
            {isChanged && <Mark>{t('SavedViews.changed')}</Mark>}
          </Button>
        )}
      >
        {({ close }) => (
          <Panel>
            {gone.length > 0 && (
              <Banner tone="attention" live="polite">
                {t('SavedViews.gone', { columns: gone.join(', ') })}
              </Banner>
            )}
            <ViewPanel
              {...{ views, state, current, isChanged, defaultViewId, onSaveView, onRemoveView }}
              {...(onDefaultViewChange ? { onDefaultViewChange } : {})}
              onOpen={(view) => {
                setOpenId(view?.id ?? null);
                onOpenView({ view, state: view?.state ?? standard });
                // what has gone is told where the view was chosen
                if (!view || goneColumns(view.state, columns).length === 0) close();
              }}
            />
          </Panel>
        )}
      </Popover>
    </Root>
  );
}
