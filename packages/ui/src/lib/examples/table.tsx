import { BatchReport, useBatch } from '../../BatchReport/index.ts';
import type { Examples, RootProps } from './types.ts';

function BatchExample({ root }: { readonly root: RootProps }) {
  return <BatchReport {...root} title="批量静音" batch={useBatch({ run: async () => [] })} />;
}

/** Examples of what stands around a table. */
export const tableExamples: Examples = {
  BatchReport: (root) => <BatchExample root={root} />,
};
