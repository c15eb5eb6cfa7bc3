import type { Imbalance } from '@fireline/domain/tariff';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../lib/format/useFormat.ts';
import { Opener } from './ReconciliationSheet.styles.ts';
import { TermRowsPart } from './TermRows.tsx';
import { type FormulaTerm, termOf } from './sums.ts';
import type { Terms } from './useTerms.ts';

export interface TermProps {
  readonly term: FormulaTerm;
  readonly name: string;
  /** How it goes into the sum. */
  readonly sign: string;
  readonly figure: number;
  readonly terms: Terms;
  readonly reasons: readonly Imbalance[];
  readonly canOpen: boolean;
}

/** A line of the sum; under it, once opened, the rows that it is made of. */
export function Term({ term, name, sign, figure, terms, reasons, canOpen }: TermProps) {
  const { number } = useFormat();
  const id = useId();
  const made = canOpen ? termOf(term) : undefined;
  const isOpen = made !== undefined && terms.isOpen(made);
  return (
    <tbody data-part={term}>
      <tr>
        <th scope="row">
          <span data-sign>{sign}</span>
          {made ? (
            <Opener
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => terms.toggle(made)}
            >
              <ChevronRight aria-hidden />
              {name}
            </Opener>
          ) : (
            name
          )}
        </th>
        <td data-figure>{number(figure)}</td>
      </tr>
      {made && isOpen && (
        <tr>
          <td colSpan={2} id={id} data-part="rows">
            <TermRowsPart
              term={made}
              name={name}
              figure={figure}
              part={terms.parts[made] ?? { state: 'loading' }}
              reasons={reasons}
              onRetry={() => terms.retry(made)}
            />
          </td>
        </tr>
      )}
    </tbody>
  );
}
