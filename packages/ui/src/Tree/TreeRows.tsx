import { Check, ChevronRight, CircleAlert, Minus } from 'lucide-react';
import { type CSSProperties, type ReactNode, memo } from 'react';
import { Spinner } from '../lib/Spinner.tsx';
import { Tick } from '../lib/choice/Tick.styles.ts';
import { useWords } from '../lib/format/useWords.ts';
import { End, RowLabel, TreeRow, Turner } from './Tree.styles.ts';
import type { TreeNode } from './nodes.ts';
import type { NodeRow, NoteRow, Row } from './rows.ts';
import { pieces } from './search.ts';
import { treeWords } from './words.ts';

export type Selection = 'none' | 'single' | 'multiple';

interface Drawn<Kind extends Row> {
  readonly row: Kind;
  readonly index: number;
  readonly id: string;
  readonly isActive: boolean;
}

const depthStyle = (depth: number): CSSProperties => ({ '--fl-tree-depth': depth }) as CSSProperties;

const lineProps = ({ row, index, id, isActive }: Drawn<Row>) => ({
  id,
  role: 'treeitem',
  'aria-level': row.depth + 1,
  'data-index': index,
  'data-active': isActive ? '' : undefined,
  style: depthStyle(row.depth),
});

interface NodeLineProps extends Drawn<NodeRow> {
  readonly selection: Selection;
  readonly check: 'on' | 'mixed' | undefined;
  readonly isChosen: boolean;
  readonly sought: string;
  readonly renderEnd: ((node: TreeNode) => ReactNode) | undefined;
}

/** The attributes that say whether a node is chosen: a tick in a tree for several, a selection in one for one. */
const chosenAria = ({ selection, check, isChosen, row }: NodeLineProps) => ({
  'aria-selected': selection === 'single' && !row.node.isGroup ? isChosen : undefined,
  'aria-checked': selection === 'multiple' ? (check === 'mixed' ? check : check === 'on') : undefined,
  'aria-disabled': (selection !== 'none' && row.node.disabled) || undefined,
});

export const NodeLine = memo(function NodeLine(props: NodeLineProps) {
  const { row, selection, check, sought, renderEnd } = props;
  const { node, place, count, isBranch, isOpen } = row;
  const end = renderEnd?.(node);
  return (
    <TreeRow
      {...lineProps(props)}
      {...chosenAria(props)}
      aria-posinset={place}
      aria-setsize={count}
      aria-expanded={isBranch ? isOpen : undefined}
      title={node.label}
    >
      <Turner aria-hidden data-turner={isBranch ? '' : undefined}>
        {isBranch && <ChevronRight />}
      </Turner>
      {selection === 'multiple' && (
        <Tick data-on={check === 'on' ? '' : undefined} data-mixed={check === 'mixed' ? '' : undefined}>
          {check === 'on' && <Check aria-hidden />}
          {check === 'mixed' && <Minus aria-hidden />}
        </Tick>
      )}
      {node.icon}
      <RowLabel>{sought === '' ? node.label : <Marked label={node.label} sought={sought} />}</RowLabel>
      {end !== undefined && end !== null && <End>{end}</End>}
    </TreeRow>
  );
});

function Marked({ label, sought }: { readonly label: string; readonly sought: string }) {
  return pieces(label, sought).map(({ at, text, isMatch }) => (isMatch ? <mark key={at}>{text}</mark> : text));
}

/** Under an open branch: that it loads, or that it could not be loaded and can be asked for again. */
export function NoteLine(props: Drawn<NoteRow>) {
  const t = useWords(treeWords);
  const { kind } = props.row;
  return (
    <TreeRow {...lineProps(props)} data-note={kind}>
      <Turner aria-hidden />
      {kind === 'loading' ? <Spinner /> : <CircleAlert aria-hidden />}
      <RowLabel>
        {t(`Tree.${kind}`)} {kind === 'failed' && <u>{t('Tree.retry')}</u>}
      </RowLabel>
    </TreeRow>
  );
}
