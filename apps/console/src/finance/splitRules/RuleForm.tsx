import { financeCalls, type Merchant, type SplitRuleDetail, type SplitRuleRow } from '@fireline/api/finance';
import { useCall } from '@fireline/api/react';
import {
  financeLimitWords,
  financeSplitWords,
  financeWords,
  type OrderType,
  returnRefusal,
  splitRuleForm,
  triggerTypes,
} from '@fireline/domain/finance';
import { pageSizeMax } from '@fireline/domain/shell';
import { nameChars } from '@fireline/domain/tariff';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { type SplitDraft, type SplitRecipient, SplitRatioEditor } from '@fireline/ui/SplitRatioEditor';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { splitPageWords } from '../splits/words.ts';

const problemWords = [financeSplitWords, financeWords, financeLimitWords];
const schema = splitRuleForm();
const none: readonly SplitDraft[] = [];

/** Those that may be given a part, and why one could not give it back. */
function useRecipientChoices(): readonly SplitRecipient[] | undefined {
  const { data } = useCall(financeCalls.recipients, { pageSize: pageSizeMax });
  return data?.rows.map(({ recipientId, name, account, type, isReturnAllowed }) => ({
    recipientId: String(recipientId),
    name,
    account,
    cannotReturn: returnRefusal({ type, isReturnAllowed, splitAtMs: 0, nowMs: 0, heldCents: 0 }),
  }));
}

interface FieldsProps {
  readonly rule: SplitRuleDetail | undefined;
  readonly merchants: readonly Merchant[];
  readonly recipients: readonly SplitRecipient[];
  readonly providerMaxPercent: number | undefined;
}

function Fields({ rule, merchants, recipients, providerMaxPercent }: FieldsProps) {
  const t = useWords(splitPageWords, financeWords);
  const name = useFormField('name', { label: t('splits.name'), initial: '' });
  const merchantId = useFormField<string | null>('merchantId', {
    label: t('rule.merchant'),
    initial: String(merchants.find(({ isDefault }) => isDefault)?.merchantId ?? ''),
  });
  const orderType = useFormField<OrderType | null>('orderType', { label: t('rule.orderType'), initial: 'smsTraffic' });
  const tasks = useFormField('tasks', { label: t('rule.tasks'), initial: none });
  const max = merchants.find((one) => String(one.merchantId) === merchantId.value)?.maxSplitRatio;
  const samples = rule?.sampleCents ?? [];
  return (
    <>
      <TextField {...name} countMax={nameChars.max} required />
      <Select
        {...merchantId}
        options={merchants.map((one) => ({ value: String(one.merchantId), label: one.name }))}
        required
      />
      <Select
        {...orderType}
        options={triggerTypes.map((value) => ({ value, label: t(`finance.order.type.${value}`) }))}
        required
      />
      <SplitRatioEditor
        label={tasks.label}
        description={samples.length > 0 ? t('rule.samples') : undefined}
        value={tasks.value}
        onChange={({ value }) => tasks.onChange({ value })}
        problem={tasks.problem}
        recipients={recipients}
        {...(rule && { saved: rule.tasks })}
        {...(max != null && { merchantMaxPercent: max })}
        {...(providerMaxPercent !== undefined && { providerMaxPercent })}
        {...(samples.length > 0 && { defaultSamples: samples })}
      />
    </>
  );
}

export interface RuleFormProps {
  /** Undefined: a new one. */
  readonly rule: SplitRuleDetail | undefined;
  readonly onClose: () => void;
  readonly onReload: () => void;
  readonly onSaved: () => void;
}

/** A split rule in its editor; each save is its next version. @spec FIN-04 FIN-05 N18 */
export function RuleForm({ rule, onClose, onReload, onSaved }: RuleFormProps) {
  const t = useWords(splitPageWords);
  const { row, begun } = useBegun(rule, onReload);
  const merchants = useCall(financeCalls.merchants, { pageSize: pageSizeMax });
  const access = useCall(financeCalls.payAccess, {});
  const recipients = useRecipientChoices();
  const draft = useDraft<Entered>(`finance.splitRule.${row?.ruleId ?? 'new'}`);
  const submit = useFormSend<FormValue<typeof schema>, SplitRuleRow>({
    send: ({ merchantId, ...value }, client) =>
      client.send(financeCalls.saveSplitRule, {
        ...value,
        tasks: value.tasks.map(({ recipientId, ratio }) => ({ recipientId, ratio })),
        merchantId: Number(merchantId),
        revision: row?.revision ?? 0,
        ...(row && { ruleId: row.ruleId }),
      }),
    saved: ({ name, version }) => t('rule.saved', { name, no: version }),
    draft,
    onSaved,
  });
  if (!merchants.data || !recipients) return null;
  return (
    <FormDrawer
      size="large"
      title={row ? row.name : t('rule.create')}
      submitLabel={t('splits.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={schema}
      words={problemWords}
      {...(row && {
        defaultValues: {
          name: row.name,
          merchantId: String(row.merchantId),
          orderType: row.orderType,
          tasks: row.tasks,
        },
      })}
      onSubmit={submit}
    >
      <Fields
        rule={row}
        merchants={merchants.data.rows.filter(({ isOwn }) => isOwn)}
        recipients={recipients}
        providerMaxPercent={access.data?.access?.providerMaxPercent}
      />
    </FormDrawer>
  );
}
