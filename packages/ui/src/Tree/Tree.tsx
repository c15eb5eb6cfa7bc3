import {
  type CSSProperties,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { TextField } from '../TextField/index.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFireline } from '../lib/context.ts';
import { bodyHeight, rowHeightOf } from '../lib/table/rowWindow.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { NodeLine, NoteLine, type Selection } from './TreeRows.tsx';
import { Body, Message, Root, Scroller } from './Tree.styles.ts';
import type { TreeNode } from './nodes.ts';
import type { FindBranches } from './useFind.ts';
import { type TreeState, useTree } from './useTree.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import { treeWords } from './words.ts';

export type TreeSelection = Selection;

export interface TreeProps<Node extends TreeNode = TreeNode> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'role'
> {
  /** What the tree is of, for those who hear it. */
  readonly label: string;
  /** The top. Absent: it is asked for by `load` as well. */
  readonly nodes?: readonly Node[];
  /** Asks for what hangs under a branch with `hasChildren` when it opens, and for the top (null). Closing it again aborts the signal. */
  readonly load?: (request: { readonly node: Node | null; readonly signal: AbortSignal }) => Promise<readonly Node[]>;
  /**
   * With `load` and a search: asks for the ids of all branches on the way to what matches, so that what was never opened is found too.
   * Without it only branches that were opened are searched, and the tree says so.
   */
  readonly find?: FindBranches;
  /** Default `single`. */
  readonly selection?: TreeSelection;
  /**
   * Ids of what is chosen. Where several may be, a branch stands for all under it: the fewest ids that say it. Ids that are not in the
   * tree stay.
   */
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  readonly onChange?: (change: { readonly value: readonly string[] }) => void;
  /** Ids of the open branches. */
  readonly openIds?: readonly string[];
  readonly defaultOpenIds?: readonly string[];
  readonly onOpenChange?: (change: { readonly value: readonly string[] }) => void;
  /** With a field that finds nodes by their label and keywords. Default false. */
  readonly isSearchable?: boolean;
  /** At the end of a row: counts, badges. Nothing to press: a row is one thing. */
  readonly renderEnd?: (node: Node) => ReactNode;
  /** Pixels of the rows together at most. Default 480, and no more than 60 % of the window. */
  readonly height?: number;
  /** In place of the rows where there are none. */
  readonly empty?: ReactNode;
}

/** What stands under the search field while branches are asked for that are not loaded. */
const findingText = { idle: undefined, searching: 'Tree.searching', failed: 'Tree.findFailed' } as const;

/**
 * What hangs under what: organisations, buildings with floors and devices, menus. One or several can be chosen, branches are asked for when
 * they open, and 50 000 nodes are as quick as fifty, since only what is seen is drawn.
 *
 * Use it where the order of things is one of containing, and deeper than two levels. For a flat list take a `Select` or `MultiSelect`, for
 * things with several values a `DataTable`; in a form a `TreeSelect` takes less room. Give each node a short label: what else there is to
 * know (counts, levels) stands at its end, and is told in words or figures, never by colour alone.
 * @spec LIB-01
 * @example <Tree label="设备" nodes={buildings} selection="multiple" value={ids} onChange={({ value }) => setIds(value)} isSearchable />
 */
export function Tree<Node extends TreeNode = TreeNode>(props: TreeProps<Node>) {
  const {
    label,
    nodes: _n,
    load,
    find,
    selection = 'single',
    isSearchable = false,
    renderEnd,
    height,
    empty,
    ...others
  } = props;
  const {
    value: _v,
    defaultValue: _d,
    onChange: _c,
    openIds: _o,
    defaultOpenIds: _i,
    onOpenChange: _h,
    ...rest
  } = others;
  const t = useWords(treeWords);
  // what callbacks get is what the owner gave: nodes of its own kind
  const state = useTree(props as unknown as TreeProps);
  const { rows, found, query, setQuery } = state;
  const said = useSaid(state);
  const finding = find ? findingText[state.finding] : 'Tree.loadedOnly';
  // what is no height sets none
  const most = height !== undefined && height > 0 ? height : undefined;
  const rootStyle: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--fl-tree-height': most === undefined ? undefined : `${most}px`,
    ...rest.style,
  };
  const scroller = useRef<HTMLDivElement>(null);
  const toRows = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || rows.length === 0) return;
    event.preventDefault();
    scroller.current?.focus();
  };
  return (
    <Root {...rest} style={rootStyle}>
      {isSearchable && (
        <TextField
          label={`${t('Tree.search')} ${label}`}
          isLabelHidden
          placeholder={t('Tree.search')}
          type="search"
          value={query}
          onChange={(change) => setQuery(change.value)}
          onKeyDown={toRows}
          description={load && finding && query !== '' ? t(finding) : undefined}
        />
      )}
      {rows.length > 0 ? (
        <Lines
          {...{ label, state, selection }}
          height={most}
          renderEnd={renderEnd as ((node: TreeNode) => ReactNode) | undefined}
          scrollerRef={scroller}
        />
      ) : (
        <Message>
          {found ? t(state.finding === 'searching' ? 'Tree.searching' : 'Tree.notFound') : (empty ?? t('Tree.empty'))}
        </Message>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  );
}

/** Heard when it changes: how many match, or that a branch could not be loaded. */
function useSaid({ found, finding, rows }: TreeState): string {
  const t = useWords(treeWords);
  const { number } = useFormat();
  if (rows.some(({ kind }) => kind === 'failed')) return t('Tree.failed');
  if (!found || finding === 'searching') return '';
  return found.count > 0 ? t('Tree.found', { count: number(found.count) }) : t('Tree.notFound');
}

interface LinesProps {
  readonly label: string;
  readonly state: TreeState;
  readonly selection: TreeSelection;
  readonly height: number | undefined;
  readonly renderEnd: ((node: TreeNode) => ReactNode) | undefined;
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
}

/** The rows that are seen, in one scrolled element that has the focus for all of them. */
function Lines({ label, state, selection, height, renderEnd, scrollerRef }: LinesProps) {
  const { density } = useFireline();
  const { rows, chosen, checks, sought } = state;
  const rowHeight = rowHeightOf(density);
  const id = useId();
  const keys = useTreeKeys(state, selection, { rowHeight, height });
  const { first, last, shift } = keys.view.drawn;
  const { at } = keys;
  const idOf = (index: number): string => `${id}${index}`;
  return (
    <Scroller
      ref={mergeRefs(keys.view.scroller, scrollerRef)}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={selection === 'multiple' || undefined}
      aria-activedescendant={at >= first && at < last ? idOf(at) : undefined}
      onScroll={keys.view.onScroll}
      onKeyDown={keys.onKeyDown}
      onClick={keys.onClick}
    >
      <Body
        role="none"
        style={{ height: bodyHeight(keys.view.geometry), paddingBlockStart: first * rowHeight + shift }}
      >
        {rows.slice(first, last).map((row, place) => {
          const index = first + place;
          const line = { index, id: idOf(index), isActive: index === at };
          return row.kind === 'node' ? (
            <NodeLine
              key={row.key}
              row={row}
              {...line}
              {...{ selection, sought, renderEnd }}
              check={checks.get(row.node.id)}
              isChosen={chosen.has(row.node.id)}
            />
          ) : (
            <NoteLine key={row.key} row={row} {...line} />
          );
        })}
      </Body>
    </Scroller>
  );
}
