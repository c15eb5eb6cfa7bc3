import {
  type Figures,
  type Imbalance,
  type StatementTerm,
  differenceOf,
  isBalanced,
  tariffWords,
} from '@fireline/domain/tariff';
import { CircleCheck, Download, Printer, TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Button } from '../Button/index.ts';
import { ProblemNote } from '../lib/field/ProblemNote.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Reasons } from './Reasons.tsx';
import { Caption, Flag, Frame, Root, Sum, Tools } from './ReconciliationSheet.styles.ts';
import { Term } from './Term.tsx';
import { figureOf, formula } from './sums.ts';
import { useExport } from './useExport.ts';
import { type LoadRows, useTerms } from './useTerms.ts';
import { reconciliationSheetWords } from './words.ts';

export interface ReconciliationSheetProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Whose statement it is, of what, and of which time. Another statement gets another `key`. */
  readonly label: string;
  readonly description?: ReactNode;
  readonly figures: Figures;
  /** Where the balance moved without a record, as the domain's statement says it. */
  readonly reasons?: readonly Imbalance[];
  /** Gets the rows behind a term when it is first opened. Absent: the terms cannot be opened, nor exported. */
  readonly load?: LoadRows | undefined;
  /** Terms that are open at first. Default: none. */
  readonly defaultOpen?: readonly StatementTerm[];
  /** The exported file is named so, without ending. Default: the label. */
  readonly fileName?: string;
}

const noReasons: readonly Imbalance[] = [];
const noTerms: readonly StatementTerm[] = [];

/**
 * A statement that explains itself: opening + purchased + gifted - closing = used, beside what was consumed. Each term opens the rows
 * it is made of; where the sum does not hold, the difference says its reason, and the reason stands on its row too. Where it holds and
 * rows contradict each other all the same, it says so. Exports every row, prints what is open.
 * @spec TAR-06 TAR-07 N20
 * @example <ReconciliationSheet label="短信 2026-11" figures={statement.figures} reasons={statement.reasons} load={({ term, signal }) => client.rows({ term, signal })} />
 */
export function ReconciliationSheet(props: ReconciliationSheetProps) {
  const { label, description, figures, reasons = noReasons, load, defaultOpen = noTerms, ...others } = props;
  const { fileName = label, ...rest } = others;
  const t = useWords(reconciliationSheetWords, tariffWords);
  const id = useId();
  const terms = useTerms(load, load ? defaultOpen : noTerms);
  const file = useExport({ terms, figures, reasons, fileName });
  const isFine = isBalanced(figures, reasons);
  const misfits = differenceOf(figures) === 0 ? reasons.length : 0;
  return (
    <Root {...rest} aria-labelledby={id}>
      <Caption>
        <div>
          <strong id={id}>{label}</strong>
          <Flag data-balanced={isFine || undefined}>
            {isFine ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />}
            {misfits > 0
              ? t('ReconciliationSheet.misfits', { rows: misfits })
              : t(isFine ? 'ReconciliationSheet.balanced' : 'ReconciliationSheet.unbalanced')}
          </Flag>
          {description && <p>{description}</p>}
        </div>
        <Tools>
          {load && (
            <Button icon={<Download aria-hidden />} isPending={file.isPending} onClick={file.export}>
              {t('ReconciliationSheet.export')}
            </Button>
          )}
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {t('ReconciliationSheet.print')}
          </Button>
        </Tools>
      </Caption>
      <ProblemNote>{file.hasFailed && t('ReconciliationSheet.notExported')}</ProblemNote>
      <Frame>
        <Sum aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('ReconciliationSheet.term')}</th>
              <th scope="col" data-figure>
                {t('ReconciliationSheet.units')}
              </th>
            </tr>
          </thead>
          {formula.map(({ term, sign }) => (
            <Term
              key={term}
              name={t(`tariff.statement.term.${term}`)}
              {...{ term, sign, terms, reasons }}
              figure={figureOf(figures, term)}
              canOpen={load !== undefined}
            />
          ))}
          <Difference difference={differenceOf(figures)} />
        </Sum>
      </Frame>
      {!isFine && <Reasons reasons={reasons} canOpen={load !== undefined} />}
    </Root>
  );
}

function Difference({ difference }: { readonly difference: number }) {
  const t = useWords(reconciliationSheetWords);
  const { number } = useFormat();
  const kind = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less';
  return (
    <tbody data-part="difference" data-balanced={difference === 0 || undefined}>
      <tr>
        <th scope="row">
          <span data-sign />
          {t('ReconciliationSheet.difference')}
          <small>{t(`ReconciliationSheet.${kind}`)}</small>
        </th>
        <td data-figure>
          {difference > 0 && '+'}
          {number(difference)}
        </td>
      </tr>
    </tbody>
  );
}
