import { alarmCalls, type TriggerDetail, type TriggerRow } from '@fireline/api/alarm';
import { alarmRuleWords, triggerRuleForm } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { TriggerFields } from './TriggerFields.tsx';
import { useTriggerWords } from './triggerTexts.ts';

/** The draft of a trigger rule is kept under this name. */
export const triggerDraft = (triggerId: number | undefined): string => `triggerRule.${triggerId ?? 'new'}`;

const problemWords = [alarmRuleWords];

const valuesOf = (row: TriggerRow) => {
  const { name, isEnabled, moment, afterMinutes, kinds, deviceTypes, fromTime, toTime, actions, receivers } = row;
  const said = { name, isEnabled, moment, afterMinutes, kinds, deviceTypes, fromTime, toTime, actions, receivers };
  return { ...said, mildestLevel: String(row.mildestLevel) };
};

export interface TriggerFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly trigger: TriggerRow | undefined;
  readonly onReload: () => void;
  readonly onClose: () => void;
  readonly onSaved: (detail: TriggerDetail) => void;
}

/** A trigger rule as it is added or changed. @spec ALM-12 */
export function TriggerForm({ trigger: newest, onReload, onClose, onSaved }: TriggerFormProps) {
  const t = useTriggerWords();
  const { row: trigger, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(triggerDraft(trigger?.triggerId));
  const submit = useFormSend<FormValue<typeof triggerRuleForm>, TriggerDetail>({
    send: ({ kinds, deviceTypes, actions, receivers, ...said }, client) => {
      const lists = {
        kinds: [...kinds],
        deviceTypes: [...deviceTypes],
        actions: [...actions],
        receivers: [...receivers],
      };
      const sent = { ...said, ...lists };
      return trigger
        ? client.send(alarmCalls.changeTrigger, { ...sent, triggerId: trigger.triggerId, revision: trigger.revision })
        : client.send(alarmCalls.createTrigger, sent);
    },
    saved: (detail) => t('alarmTriggers.saved', { name: detail.trigger.name }),
    opens: (made) => shownAt(pathTo('triggerRule'), made.trigger.triggerId, made.trigger.name),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={trigger ? t('alarmTriggers.change', { name: trigger.name }) : t('alarmTriggers.add')}
      submitLabel={t('alarmTriggers.save')}
      size="large"
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={triggerRuleForm}
      words={problemWords}
      {...(trigger && { defaultValues: valuesOf(trigger) })}
      onSubmit={submit}
    >
      <TriggerFields isNew={trigger === undefined} partnerId={trigger?.partnerId ?? null} />
    </FormDrawer>
  );
}
