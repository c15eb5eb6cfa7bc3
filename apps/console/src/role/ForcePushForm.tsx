import { type ForcedPush, roleCalls } from '@fireline/api/role';
import {
  alarmLevelNumbers,
  alarmSendingWords,
  alarmWords,
  forcePushForm,
  mildestAlarmLevel,
  screenChannels,
} from '@fireline/domain/alarm';
import { permissionWords, roleWords } from '@fireline/domain/role';
import { Checkbox } from '@fireline/ui/Checkbox';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { Entered } from '../lib/form/DraftForm.tsx';
import { FormDrawer } from '../lib/form/FormDrawer.tsx';
import { StoredForm } from '../lib/form/StoredForm.tsx';
import { useBegun } from '../lib/form/useBegun.ts';
import { useDraft } from '../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../lib/form/useFormSend.ts';
import { forcePushWords, roleScreenWords } from './words.ts';

/** The draft is kept under this name. */
export const forcePushDraft = 'forcePush';
const problemWords = [roleWords, permissionWords];
const everyLevel: string | null = String(mildestAlarmLevel);

function ChannelBox({ channel }: { readonly channel: (typeof screenChannels)[number] }) {
  const t = useWords(alarmSendingWords);
  const { value, ...field } = useFormField(channel, { label: t(`alarm.channel.${channel}`), initial: false });
  return <Checkbox {...field} checked={value} />;
}

function LevelField() {
  const t = useWords(forcePushWords, alarmWords);
  const { name: _name, ...field } = useFormField('mildestLevel', {
    label: t('forcePush.mildest'),
    initial: everyLevel,
  });
  return (
    <Select
      {...field}
      description={t('forcePush.mildestWhat')}
      options={alarmLevelNumbers.map((value) => ({
        value: String(value),
        label: `${value} ${t(`alarm.level.${value}`)}`,
      }))}
    />
  );
}

interface EnteredProps {
  /** Null: never set. */
  readonly stored: ForcedPush | null;
  /** Reads it again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

function ForcePushFields({ stored: newest, onReload, onClose }: EnteredProps) {
  const t = useWords(forcePushWords, roleScreenWords);
  const { dateTime } = useFormat();
  const { row: stored, begun } = useBegun(newest ?? undefined, onReload);
  const draft = useDraft<Entered>(forcePushDraft);
  const submit = useFormSend<FormValue<typeof forcePushForm>, { readonly done: true }>({
    send: ({ mildestLevel, ...chosen }, client) =>
      client.send(roleCalls.saveForcePush, {
        channels: screenChannels.filter((channel) => chosen[channel]),
        mildestLevel,
        revision: stored?.revision ?? 0,
      }),
    saved: () => t('forcePush.saved'),
    draft,
    onSaved: onClose,
  });
  const has = (channel: (typeof screenChannels)[number]): boolean => stored?.channels.includes(channel) ?? false;
  return (
    <FormDrawer
      title={t('forcePush.title')}
      submitLabel={t('roles.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={forcePushForm}
      words={problemWords}
      defaultValues={{
        popup: has('popup'),
        sound: has('sound'),
        mildestLevel: stored ? String(stored.mildestLevel) : everyLevel,
      }}
      onSubmit={submit}
    >
      <p>{t('forcePush.what')}</p>
      {screenChannels.map((channel) => (
        <ChannelBox key={channel} channel={channel} />
      ))}
      <LevelField />
      {stored && <small>{t('forcePush.changed', { name: stored.changedBy, time: dateTime(stored.changedAt) })}</small>}
    </FormDrawer>
  );
}

/** Which alarms reach the people of the tenant whatever they chose. @spec ROL-05 */
export function ForcePushForm({ onClose }: Pick<EnteredProps, 'onClose'>) {
  const t = useWords(forcePushWords);
  return (
    <StoredForm call={roleCalls.forcePush} args={{}} title={t('forcePush.title')} onClose={onClose}>
      {(stored, reload) => <ForcePushFields stored={stored} onReload={reload} onClose={onClose} />}
    </StoredForm>
  );
}
