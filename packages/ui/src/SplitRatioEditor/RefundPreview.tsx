import { financeRefundWords } from '@fireline/domain/finance';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Select } from '../Select/index.ts';
import { FigureField } from '../lib/field/FigureField.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import type { RemaindersProps } from './Remainders.tsx';
import { Taken, Trial, Why } from './SplitRatioEditor.styles.ts';
import { keysOf } from './drafts.ts';
import { type RefundTry, refundOf } from './refund.ts';
import type { SplitRecipient } from './sheet.ts';
import { splitRatioEditorWords } from './words.ts';

/** What a refund of an example order would take back from whom. */
export function RefundPreview({
  drafts,
  samples,
  recipients,
}: RemaindersProps & { readonly recipients: readonly SplitRecipient[] | undefined }) {
  const t = useWords(splitRatioEditorWords);
  const textOf = useProblemText(financeRefundWords);
  const { money, moneySign } = useFormat();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState('');
  const orders = samples.flatMap(({ number, cents, split }) =>
    cents === undefined || !split ? [] : [{ value: String(number), label: money(cents), split }],
  );
  // of an order that is there no more, the last one takes its place
  const order = orders.find(({ value }) => value === chosen) ?? orders.at(-1);
  if (!order) return null;
  const refund = refundOf(text, order.split, drafts, recipients);
  return (
    <Why>
      <h4 id={id}>{t('SplitRatioEditor.refund')}</h4>
      <p>{t('SplitRatioEditor.refundRule')}</p>
      <Trial>
        <Select
          label={t('SplitRatioEditor.refundOrder')}
          options={orders.map(({ value, label }) => ({ value, label }))}
          value={order.value}
          onChange={({ value }) => setChosen(value)}
        />
        <FigureField
          label={t('SplitRatioEditor.refundAmount')}
          prefix={moneySign()}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ value }) => setText(value)}
          problem={textOf(refund.problem)}
        />
      </Trial>
      {refund.totalCents > 0 && <TakenBack refund={refund} labelId={id} />}
    </Why>
  );
}

function TakenBack({ refund, labelId }: { readonly refund: RefundTry; readonly labelId: string }) {
  const t = useWords(splitRatioEditorWords);
  const textOf = useProblemText(financeRefundWords);
  const { money } = useFormat();
  const keys = keysOf(refund.lines);
  const rows = [
    ...refund.lines.map((line, at) => ({ key: keys[at], ...line })),
    { key: 'merchant', name: t('SplitRatioEditor.merchant'), reason: undefined, ...refund.merchant },
  ];
  return (
    <Taken aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{t('SplitRatioEditor.recipient')}</th>
          <th scope="col" data-figure>
            {t('SplitRatioEditor.takenBack')}
          </th>
          <th scope="col" data-figure>
            {t('SplitRatioEditor.keeps')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cents, leftCents, reason }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {reason && <small> {textOf(reason)}</small>}
            </th>
            <td data-figure>{money(-cents || 0)}</td>
            <td data-figure>{money(leftCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('SplitRatioEditor.total')}</th>
          <td data-figure>
            <Check aria-hidden />
            {money(-refund.totalCents)}
            <VisuallyHidden> {t('SplitRatioEditor.refundExact')}</VisuallyHidden>
          </td>
          <td data-figure>{money(rows.reduce((sum, { leftCents }) => sum + leftCents, 0))}</td>
        </tr>
      </tfoot>
    </Taken>
  );
}
