import { financeCalls, type RefundDetail, type RefundPreview } from '@fireline/api/finance';
import { useCall } from '@fireline/api/react';
import {
  financeRefundWords,
  refundEvidenceImages,
  refundForm,
  refundImageBytesMax,
  refundLines,
  refundReasonChars,
  refundRemarkChars,
  rollbackQuantity,
} from '@fireline/domain/finance';
import { centsOf, yuanText } from '@fireline/domain/lib';
import { Banner } from '@fireline/ui/Banner';
import { Drawer } from '@fireline/ui/Drawer';
import { useFormField } from '@fireline/ui/Form';
import { ImagePicker } from '@fireline/ui/ImagePicker';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { imageSchema } from '../../lib/images/imageSchema.ts';
import type { HeldImages } from '../../lib/images/useHeldImages.ts';
import { useImageUpload } from '../../lib/images/useImageUpload.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { Figures } from './Refunds.styles.ts';
import { useRefundReason } from './useRefundReason.ts';
import { refundPageWords } from './words.ts';

type RefundEntered = Omit<FormValue<typeof refundForm>, 'evidence'> & HeldImages<'evidence'>;

const noFiles: readonly File[] = [];
const imageFields = ['evidence'] as const;
const problemWords = [financeRefundWords];
const schema = imageSchema(refundForm, 'evidence');

/** Units that a refund of so many cents takes back; undefined: it cannot be asked for. */
function takenBy({ sold }: RefundPreview, cents: number): number | undefined {
  const taken = rollbackQuantity(sold, cents);
  return taken.ok ? taken.value : undefined;
}

/** What the amount gives back and takes back, by lines, as it is typed. */
function Takes({ preview, amount }: { readonly preview: RefundPreview; readonly amount: string }) {
  const t = useWords(refundPageWords);
  const textOf = useRefundReason();
  const { money, number } = useFormat();
  const cents = centsOf(amount);
  const [first] = preview.lines;
  if (!cents.ok || cents.value === 0 || !first) return null;
  const taken = rollbackQuantity(preview.sold, cents.value);
  if (!taken.ok) return <p role="status">{taken.problems.map(textOf).join(' ')}</p>;
  const shares = refundLines(preview.lines, { cents: cents.value, units: taken.value });
  return (
    <>
      <p role="status">
        {t(`refund.amount.takes.${first.resource}`, {
          count: number(taken.value),
          left: number(preview.sold.unitsLeft),
        })}
      </p>
      <Figures aria-label={t('refund.lines')}>
        <thead>
          <tr>
            <th scope="col">{t('refund.line')}</th>
            <th scope="col" data-figure>
              {t('refund.line.paid')}
            </th>
            <th scope="col" data-figure>
              {t('refund.line.before')}
            </th>
            <th scope="col" data-figure>
              {t('refund.line.back')}
            </th>
            <th scope="col" data-figure>
              {t('refund.line.taken')}
            </th>
          </tr>
        </thead>
        <tbody>
          {preview.lines.map(({ lineId, resource, units, amountCents, refundedCents }, at) => (
            <tr key={lineId}>
              <th scope="row">{t(`refund.units.${resource}`, { count: number(units) })}</th>
              <td data-figure>{money(amountCents)}</td>
              <td data-figure>{money(refundedCents)}</td>
              <td data-figure>{money(shares[at]?.cents ?? 0)}</td>
              <td data-figure>{number(shares[at]?.units ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </>
  );
}

function Fields({ preview }: { readonly preview: RefundPreview }) {
  const t = useWords(refundPageWords);
  const { money, moneySign } = useFormat();
  const { sold, refundableCents } = preview;
  const amount = useFormField('amount', { label: t('refund.amount'), initial: yuanText(refundableCents) });
  const {
    name: _name,
    value,
    onChange,
    ...images
  } = useFormField('evidence', { label: t('refund.evidence'), initial: noFiles });
  return (
    <>
      <p>
        {t('refund.facts', {
          paid: money(sold.paidCents),
          before: money(sold.refundedCents),
          most: money(refundableCents),
        })}
      </p>
      <TextField {...amount} prefix={moneySign()} inputMode="decimal" autoComplete="off" required />
      <Takes preview={preview} amount={amount.value} />
      <TextArea
        {...useFormField('reason', { label: t('refund.reason'), initial: '' })}
        countMax={refundReasonChars.max}
        required
      />
      <TextField
        {...useFormField('contact', { label: t('refund.contact'), initial: '' })}
        description={t('refund.contact.hint')}
        required
      />
      <TextArea
        {...useFormField('remark', { label: t('refund.remark'), initial: '' })}
        countMax={refundRemarkChars.max}
        isOptional
      />
      <ImagePicker
        {...images}
        value={value}
        onChange={onChange}
        countMax={refundEvidenceImages.max}
        bytesMax={refundImageBytesMax}
        isOptional
      />
    </>
  );
}

interface RefundFormProps {
  readonly orderId: number;
  readonly onClose: () => void;
  readonly onSaved: (refund: RefundDetail) => void;
}

function Asking({ preview, onClose, onSaved }: Omit<RefundFormProps, 'orderId'> & { readonly preview: RefundPreview }) {
  const t = useWords(refundPageWords);
  const { orderId, orderNo, revision } = preview;
  const draft = useDraft<Entered>(`finance.refund.${orderId}`);
  const upload = useImageUpload(financeCalls.uploadEvidence, imageFields);
  const submit = useFormSend<RefundEntered, RefundDetail>({
    send: async ({ amount, evidence, ...entered }, client) =>
      client.send(financeCalls.applyRefund, {
        orderId,
        revision,
        ...entered,
        amount: yuanText(amount),
        seenUnits: takenBy(preview, amount) ?? 0,
        ...(await upload({ evidence })),
      }),
    saved: () => t('refund.asked'),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('refund.ask.title', { no: orderNo })}
      submitLabel={t('refund.submit')}
      onClose={onClose}
      draft={draft}
      schema={schema}
      words={problemWords}
      onSubmit={submit}
    >
      <Fields preview={preview} />
    </FormDrawer>
  );
}

/** Asks for a refund of an order; every reason against it comes before the form. @spec FIN-08 FIN-09 */
export function RefundForm({ orderId, onClose, onSaved }: RefundFormProps) {
  const t = useWords(refundPageWords);
  const textOf = useRefundReason();
  const call = useCall(financeCalls.refundPreview, { orderId });
  const preview = call.data;
  if (preview?.reasons.length === 0) return <Asking preview={preview} onClose={onClose} onSaved={onSaved} />;
  return (
    <Drawer isOpen title={t('refund.ask')} onClose={onClose}>
      <Loaded call={call} action="query" lines={5}>
        {({ reasons }) => (
          <Stack>
            <Banner tone="attention" title={t('refund.against')}>
              <ul>
                {reasons.map((reason) => (
                  <li key={reason.code}>{textOf(reason)}</li>
                ))}
              </ul>
            </Banner>
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}
