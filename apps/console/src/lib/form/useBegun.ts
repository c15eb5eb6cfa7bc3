import { useState } from 'react';

interface Revised {
  readonly revision: number;
}

/** What `FormDrawer` needs of a record that others change, too. */
export interface Begun {
  readonly revision: number | undefined;
  /** Begins again with what is stored now. */
  readonly loadTheirs: () => void;
}

/**
 * A record as its form began with it. A newer one that a poll brings does not take its place, or its revision would let the save go over what
 * the reader has not seen.
 * @param reload reads the record again; the newer one comes back in as `newest`
 * @spec SHL-30
 */
export function useBegun<Row extends Revised | undefined>(newest: Row, reload?: () => void) {
  const [row, setRow] = useState(newest);
  const [isLoading, setLoading] = useState(false);
  if (isLoading && newest?.revision !== row?.revision) {
    setLoading(false);
    setRow(newest);
  }
  const loadTheirs = (): void => {
    setLoading(true);
    reload?.();
  };
  const begun: Begun = { revision: row?.revision, loadTheirs };
  return { row, begun };
}
