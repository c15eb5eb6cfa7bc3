import { type Partner, siteCalls } from '@fireline/api/site';
import { type PartnerPower, partnerPowers, partnerPowersForm } from '@fireline/domain/org';
import { siteWords } from '@fireline/domain/site';
import { useWords } from '@fireline/ui/lib';
import { PowerBoxes } from '../../lib/fields/PowerBoxes.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { partnerWords } from './words.ts';

/** The draft is kept under this name. */
export const powersDraft = (partnerId: number): string => `partnerPowers.${partnerId}`;
const problemWords = [siteWords];

export interface PowersFormProps {
  readonly partner: Partner;
  /** Reads the partner again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What a partner may do of what is handed down to it. @spec ORG-05 */
export function PowersForm({ partner: newest, onReload, onClose, onSaved }: PowersFormProps) {
  const t = useWords(partnerWords);
  const { row: partner, begun } = useBegun(newest, onReload);
  const { partnerId, revision, name, powers, kept } = partner;
  const draft = useDraft<Entered>(powersDraft(partnerId));
  const submit = useFormSend<FormValue<typeof partnerPowersForm>, Partner>({
    send: (chosen, client) =>
      client.send(siteCalls.savePowers, {
        partnerId,
        revision,
        powers: partnerPowers.filter((power) => chosen[power]),
      }),
    saved: () => t('partners.powers.saved', { name }),
    draft,
    onSaved,
  });
  const keptBy = (power: PartnerPower): string | undefined => {
    const keeper = kept.find((one) => one.power === power);
    return keeper && t('partners.powers.kept', { name: keeper.by });
  };
  return (
    <FormDrawer
      title={t('partners.powers.title', { name })}
      submitLabel={t('partners.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={partnerPowersForm}
      words={problemWords}
      defaultValues={Object.fromEntries(partnerPowers.map((power) => [power, powers?.includes(power) ?? true]))}
      onSubmit={submit}
    >
      <p>{t('partners.powers.what')}</p>
      <PowerBoxes keptBy={keptBy} />
    </FormDrawer>
  );
}
