import { Card } from '@fireline/ui/Card';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { Loaded, type LoadedProps } from '../../lib/page/Loaded.tsx';
import { Line, Lines, Quiet } from './Overview.styles.ts';
import { overviewWords } from './words.ts';

/** So many lines a part has; the rest is in its list. */
export const partLines = 5;

export interface PartProps<Row> {
  readonly title: string;
  readonly call: LoadedProps<{ readonly rows: readonly Row[]; readonly total: number }>['call'];
  /** The list of all. */
  readonly href: string;
  /** What is said where there is nothing to do. */
  readonly none: string;
  readonly children: (row: Row) => ReactNode;
}

/** The first rows of a list that wants somebody, the worst first, with the way to all of them. */
export function Part<Row>({ title, call, href, none, children }: PartProps<Row>) {
  const t = useWords(overviewWords);
  const { number } = useFormat();
  const total = call.data?.total ?? 0;
  return (
    <Card
      title={title}
      headingLevel={2}
      actions={total > 0 && <Link href={href}>{t('overview.all', { count: number(total) })}</Link>}
    >
      <Loaded call={call} action="query" lines={3}>
        {({ rows }) => (rows.length === 0 ? <Quiet>{none}</Quiet> : <Lines>{rows.map(children)}</Lines>)}
      </Loaded>
    </Card>
  );
}

interface NeedProps {
  readonly mark?: ReactNode;
  readonly href: string;
  readonly what: ReactNode;
  readonly where: string;
  readonly since: ReactNode;
  readonly note?: ReactNode;
}

/** One line: its mark, what it is with the way to it, where, and how long already. */
export function Need({ mark, href, what, where, since, note }: NeedProps) {
  return (
    <Line>
      <span>{mark}</span>
      <span data-part="what">
        <Link href={href}>{what}</Link>
        <small title={where}>{where}</small>
      </span>
      <span data-part="since">
        {since}
        {note && <small>{note}</small>}
      </span>
    </Line>
  );
}
