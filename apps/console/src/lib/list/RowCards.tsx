import { Button } from '@fireline/ui/Button';
import { type Column, type EmptyContent, type RowId, type RowLevel, textOf } from '@fireline/ui/DataTable';
import { EmptyState } from '@fireline/ui/EmptyState';
import { FailureState } from '@fireline/ui/FailureState';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { Square, SquareCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { filterWords } from '../words.ts';
import { Acts, Card, Facts, List, Marks, Name, ReadName } from './RowCards.styles.ts';

/** What of a list's columns a card shows beside the name, by their ids. */
export interface CardColumns {
  /** At the end of its first line, such as the state; without their headers. */
  readonly marks: readonly string[];
  /** Below, each after its header. */
  readonly facts: readonly string[];
  /** What can be done with it, at its end. */
  readonly acts?: readonly string[];
}

/** Columns that say how a row is, by the ids that lists give them. */
const stateIds: ReadonlySet<string> = new Set(['level', 'alarmLevel', 'state', 'status', 'enabled', 'publishState']);
const factsOfCard = 5;

/** The card of a list that names none: the states as marks, then what its table shows first, and what can be done with a row. */
export const cardOf = <Row,>(columns: readonly Column<Row>[]): CardColumns => {
  // a column that no file has holds buttons and no data
  const [acts, data] = [false, true].map((isData) =>
    columns.filter(({ isExportable = true }) => isExportable === isData),
  );
  const idsOf = (some: readonly Column<Row>[] = []): readonly string[] => some.map(({ id }) => id);
  const marks = idsOf(data).filter((id) => stateIds.has(id));
  const others = idsOf(data).filter((id) => !stateIds.has(id));
  return { marks: marks.slice(0, 2), facts: [...others.slice(0, factsOfCard), ...marks.slice(2)], acts: idsOf(acts) };
};

/** Rows that are chosen, while rows are. */
export interface CardChoice {
  readonly isChosen: (id: RowId) => boolean;
  readonly toggle: (id: RowId) => void;
}

export interface RowCardsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly card: CardColumns;
  readonly getRowId: (row: Row) => RowId;
  /** Default: what the first fact shows. */
  readonly rowName?: ((row: Row) => string) | undefined;
  readonly rowLevel?: ((row: Row) => RowLevel | undefined) | undefined;
  /** Without it a card is read only. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** A card that is pressed is chosen instead of opened. */
  readonly choice?: CardChoice | undefined;
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  readonly isFiltered?: boolean;
  readonly onClearFilters?: () => void;
  readonly empty: EmptyContent;
}

const named = <Row,>(columns: readonly Column<Row>[], ids: readonly string[]): readonly Column<Row>[] =>
  ids.flatMap((id) => columns.filter((column) => column.id === id));

interface OneProps<Row> extends Pick<RowCardsProps<Row>, 'rowName' | 'choice' | 'onOpen'> {
  readonly row: Row;
  readonly id: RowId;
  readonly marks: readonly Column<Row>[];
  readonly facts: readonly Column<Row>[];
  readonly acts: readonly Column<Row>[];
}

/** What a card shows: its name, how it is, and what else is known of it; a fact that says the name again is left out. */
function Content<Row>({ row, id, rowName, choice, marks, facts, acts, onOpen }: OneProps<Row>) {
  const name = rowName?.(row);
  const title: ReactNode = name ?? facts[0]?.cell(row);
  const rest = name === undefined ? facts.slice(1) : facts.filter((column) => textOf(column, row) !== name);
  const isChosen = choice?.isChosen(id);
  return (
    <>
      <div>
        {choice || onOpen ? (
          <Name
            {...(choice && { role: 'checkbox', 'aria-checked': isChosen })}
            onClick={() => (choice ? choice.toggle(id) : onOpen?.(row))}
          >
            {choice && (isChosen ? <SquareCheck aria-hidden /> : <Square aria-hidden />)}
            {title}
          </Name>
        ) : (
          <ReadName>{title}</ReadName>
        )}
        <Marks>
          {marks.map(({ id: mark, cell }) => (
            <span key={mark}>{cell(row)}</span>
          ))}
        </Marks>
      </div>
      <Facts>
        {rest.map(({ id: fact, header, cell, text }) => {
          const value = text?.(row) === '' ? '' : cell(row);
          return value !== '' && value !== null && [<dt key={`${fact} of`}>{header}</dt>, <dd key={fact}>{value}</dd>];
        })}
      </Facts>
      {acts.length > 0 && (
        <Acts>
          {acts.map(({ id: act, cell }) => (
            <span key={act}>{cell(row)}</span>
          ))}
        </Acts>
      )}
    </>
  );
}

/** The rows of a list on a phone, where a table would show two of its columns: a card for each, which opens it. @spec SHL-23 */
export function RowCards<Row>(props: RowCardsProps<Row>) {
  const { label, rows, columns, card, getRowId, rowName, rowLevel, choice, onOpen } = props;
  const { isLoading, failure, empty } = props;
  const t = useWords(filterWords);
  const [marks, facts] = [named(columns, card.marks), named(columns, card.facts)];
  const acts = named(columns, card.acts ?? []);
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
          <Content {...{ row, rowName, marks, facts, acts, choice, onOpen }} id={getRowId(row)} />
        </Card>
      ))}
    </List>
  );
}
