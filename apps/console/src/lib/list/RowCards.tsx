import type { Column, EmptyContent, RowId, RowLevel } from '@fireline/ui/DataTable';
import { Button } from '@fireline/ui/Button';
import { EmptyState } from '@fireline/ui/EmptyState';
import { FailureState } from '@fireline/ui/FailureState';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { filterWords } from '../words.ts';
import { Card, Facts, List, Marks, Name } from './RowCards.styles.ts';

/** What of a list's columns a card shows beside the name, by their ids. */
export interface CardColumns {
  /** At the end of its first line, such as the state; without their headers. */
  readonly marks: readonly string[];
  /** Below, each after its header. */
  readonly facts: readonly string[];
}

export interface RowCardsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly card: CardColumns;
  readonly getRowId: (row: Row) => RowId;
  readonly rowName: (row: Row) => string;
  readonly rowLevel?: ((row: Row) => RowLevel | undefined) | undefined;
  readonly onOpen: (row: Row) => void;
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  readonly isFiltered: boolean;
  readonly onClearFilters: () => void;
  readonly empty: EmptyContent;
}

const named = <Row,>(columns: readonly Column<Row>[], ids: readonly string[]): readonly Column<Row>[] =>
  ids.flatMap((id) => columns.filter((column) => column.id === id));

/** The rows of a list on a phone, where a table would show two of its columns: a card for each, which opens it. @spec SHL-23 */
export function RowCards<Row>(props: RowCardsProps<Row>) {
  const { label, rows, columns, card, getRowId, rowName, rowLevel, onOpen, isLoading, failure, empty } = props;
  const t = useWords(filterWords);
  const [marks, facts] = [named(columns, card.marks), named(columns, card.facts)];
  if (rows.length === 0 && isLoading) return <Skeleton shape="block" lines={8} />;
  if (rows.length === 0 && failure !== undefined) return <FailureState onRetry={props.onRetry}>{failure}</FailureState>;
  if (rows.length === 0 && props.isFiltered)
    return (
      <EmptyState
        title={t('filter.nothing')}
        actions={<Button onClick={props.onClearFilters}>{t('filter.clear')}</Button>}
      />
    );
  if (rows.length === 0) return <EmptyState title={empty.title} actions={empty.action ?? empty.hint} />;
  return (
    <List aria-label={label} aria-busy={isLoading || undefined}>
      {rows.map((row) => (
        <Card key={getRowId(row)} data-level={rowLevel?.(row)}>
          <div>
            <Name onClick={() => onOpen(row)}>{rowName(row)}</Name>
            <Marks>
              {marks.map(({ id, cell }) => (
                <span key={id}>{cell(row)}</span>
              ))}
            </Marks>
          </div>
          <Facts>
            {facts.map(({ id, header, cell }) => {
              const value = cell(row);
              return value !== '' && value !== null && [<dt key={`${id} of`}>{header}</dt>, <dd key={id}>{value}</dd>];
            })}
          </Facts>
        </Card>
      ))}
    </List>
  );
}
