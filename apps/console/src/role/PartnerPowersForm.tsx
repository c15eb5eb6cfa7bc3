import { type PartnerPowersSet, roleCalls } from '@fireline/api/role';
import { type PartnerPower, partnerPowers, partnerPowersForm } from '@fireline/domain/org';
import { permissionWords, roleWords } from '@fireline/domain/role';
import { useFormat, useWords } from '@fireline/ui/lib';
import { PowerBoxes } from '../lib/fields/PowerBoxes.tsx';
import type { Entered } from '../lib/form/DraftForm.tsx';
import { FormDrawer } from '../lib/form/FormDrawer.tsx';
import { StoredForm } from '../lib/form/StoredForm.tsx';
import { useBegun } from '../lib/form/useBegun.ts';
import { useDraft } from '../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../lib/form/useFormSend.ts';
import { partnerPowersWords, roleScreenWords } from './words.ts';

/** The draft is kept under this name. */
export const partnerPowersDraft = 'partnerPowers';
const problemWords = [roleWords, permissionWords];

interface EnteredProps {
  /** Null: never set. */
  readonly stored: PartnerPowersSet | null;
  /** Reads them again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

function PartnerPowersFields({ stored: newest, onReload, onClose }: EnteredProps) {
  const t = useWords(partnerPowersWords, roleScreenWords);
  const { dateTime } = useFormat();
  const { row: stored, begun } = useBegun(newest ?? undefined, onReload);
  const draft = useDraft<Entered>(partnerPowersDraft);
  const submit = useFormSend<FormValue<typeof partnerPowersForm>, { readonly done: true }>({
    send: (chosen, client) =>
      client.send(roleCalls.savePartnerPowers, {
        powers: partnerPowers.filter((power) => chosen[power]),
        revision: stored?.revision ?? 0,
      }),
    saved: () => t('partnerPowers.saved'),
    draft,
    onSaved: onClose,
  });
  const given = (power: PartnerPower): boolean => stored?.powers.includes(power) ?? true;
  return (
    <FormDrawer
      title={t('partnerPowers.title')}
      submitLabel={t('roles.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={partnerPowersForm}
      words={problemWords}
      defaultValues={Object.fromEntries(partnerPowers.map((power) => [power, given(power)]))}
      onSubmit={submit}
    >
      <p>{t('partnerPowers.what')}</p>
      <PowerBoxes />
      {stored && (
        <small>{t('partnerPowers.changed', { name: stored.changedBy, time: dateTime(stored.changedAt) })}</small>
      )}
    </FormDrawer>
  );
}

/** What the tenant lets its partners do, whatever their roles hold. @spec ORG-05 */
export function PartnerPowersForm({ onClose }: Pick<EnteredProps, 'onClose'>) {
  const t = useWords(partnerPowersWords);
  return (
    <StoredForm call={roleCalls.partnerPowers} args={{}} title={t('partnerPowers.title')} onClose={onClose}>
      {(stored, reload) => <PartnerPowersFields stored={stored} onReload={reload} onClose={onClose} />}
    </StoredForm>
  );
}
