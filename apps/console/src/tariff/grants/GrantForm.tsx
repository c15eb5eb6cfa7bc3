import { tariffCalls } from '@fireline/api/tariff';
import { addDays } from '@fireline/domain/lib';
import { freeMonths as monthsRange, giftUnits, grantChangeForm, tariffWords } from '@fireline/domain/tariff';
import { DateField } from '@fireline/ui/DateField';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import type { ShownGrants } from './grant.ts';
import { grantWords } from './words.ts';

const problemWords = [tariffWords];

/** What was set last, whether it has begun or not. */
const lastOf = ({ entries }: ShownGrants) => entries.find(({ state }) => state === 'coming' || state === 'current');

function Fields({ grants }: { readonly grants: ShownGrants }) {
  const t = useWords(grantWords);
  const last = lastOf(grants);
  const freeMonths = useFormField<number | null>('freeMonths', {
    label: t('grant.freeMonths'),
    initial: last?.freeMonths ?? 0,
  });
  const sms = useFormField<number | null>('sms', { label: t('grant.sms'), initial: last?.sms ?? 0 });
  const voice = useFormField<number | null>('voice', { label: t('grant.voice'), initial: last?.voice ?? 0 });
  const from = useFormField<string | null>('from', { label: t('grant.from'), initial: addDays(grants.today, 1) });
  return (
    <>
      <p>{t('grant.set.hint')}</p>
      <NumberField {...freeMonths} {...monthsRange} digits={0} description={t('grant.freeMonths.hint')} required />
      <NumberField {...sms} {...giftUnits} digits={0} required />
      <NumberField {...voice} {...giftUnits} digits={0} required />
      <DateField {...from} min={grants.today} required />
    </>
  );
}

export interface GrantFormProps {
  readonly grants: ShownGrants;
  /** Reads them again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What devices get that are registered from a day on. @spec TAR-04 TAR-08 */
export function GrantForm({ grants: newest, onReload, onClose, onSaved }: GrantFormProps) {
  const t = useWords(grantWords);
  const { row: grants, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>('tariff.grant');
  const submit = useFormSend<FormValue<typeof grantChangeForm>, object>({
    send: (entered, client) => client.send(tariffCalls.saveGrant, { ...entered, revision: grants.revision }),
    saved: () => t('grant.saved'),
    draft,
    onSaved: () => {
      onClose();
      onSaved();
    },
  });
  return (
    <FormDrawer
      title={t('grant.set')}
      submitLabel={t('grant.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={grantChangeForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Fields grants={grants} />
    </FormDrawer>
  );
}
