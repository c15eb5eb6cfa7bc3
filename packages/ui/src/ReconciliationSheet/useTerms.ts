import { type ResourceRecord, type StatementTerm, statementTerms } from '@fireline/domain/tariff';
import { useEffect, useRef, useState } from 'react';

type Rows = readonly ResourceRecord[];
export type LoadRows = (request: { readonly term: StatementTerm; readonly signal: AbortSignal }) => Promise<Rows>;

/** How the rows of a term stand. */
export type TermRows =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly rows: Rows };

export interface Terms {
  readonly parts: Readonly<Partial<Record<StatementTerm, TermRows>>>;
  readonly isOpen: (term: StatementTerm) => boolean;
  /** Opens a term, loading its rows if they are not there, or closes it. */
  readonly toggle: (term: StatementTerm) => void;
  readonly retry: (term: StatementTerm) => void;
  /** The rows of every term, loading what is missing. Rejects when one cannot be had. */
  readonly all: () => Promise<Readonly<Record<StatementTerm, Rows>>>;
}

/** The rows behind each term, loaded when they are first asked for and kept. */
export function useTerms(load: LoadRows | undefined, defaultOpen: readonly StatementTerm[]): Terms {
  const [open, setOpen] = useState<ReadonlySet<StatementTerm>>(() => new Set(defaultOpen));
  const [parts, setParts] = useState<Terms['parts']>({});
  // one request for each term, whoever asks: opening it and exporting share the answer
  const asked = useRef(new Map<StatementTerm, Promise<Rows>>());
  const leaving = useRef(new AbortController());
  const rowsOf = async (term: StatementTerm): Promise<Rows> => {
    const known = asked.current.get(term);
    if (known) return known;
    const { signal } = leaving.current;
    const put = (part: TermRows): void => {
      if (!signal.aborted) setParts((before) => ({ ...before, [term]: part }));
    };
    // a load that throws at once fails like one that rejects
    const answer = Promise.resolve().then(() => load?.({ term, signal }) ?? []);
    asked.current.set(term, answer);
    put({ state: 'loading' });
    try {
      const rows = await answer;
      put({ state: 'ready', rows });
      return rows;
    } catch (failure) {
      // asked again, it is loaded again
      asked.current.delete(term);
      put({ state: 'failed' });
      throw failure;
    }
  };
  const show = (term: StatementTerm): void => {
    // what failed is told in its place
    rowsOf(term).catch(() => {});
  };
  useEffect(() => {
    leaving.current = new AbortController();
    for (const term of open) show(term);
    const { current: requests } = asked;
    const { current: controller } = leaving;
    return () => {
      controller.abort();
      requests.clear();
    };
    // once: what is open later is loaded when it is opened
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    parts,
    isOpen: (term) => open.has(term),
    toggle: (term) => {
      const next = new Set(open);
      if (!next.delete(term)) {
        next.add(term);
        show(term);
      }
      setOpen(next);
    },
    retry: show,
    all: async () => {
      const rows = await Promise.all(statementTerms.map(rowsOf));
      const of = (term: StatementTerm): Rows => rows[statementTerms.indexOf(term)] ?? [];
      return { purchased: of('purchased'), gifted: of('gifted'), consumed: of('consumed') };
    },
  };
}
