import { messageCalls, type SendRuleReply } from '@fireline/api/message';
import { useCall } from '@fireline/api/react';
import {
  alarmLevelNumbers,
  alarmWords,
  frequencyHours,
  frequencyMessages,
  pushIntervalMinutes,
} from '@fireline/domain/alarm';
import {
  messageSendingWords,
  messageWords,
  sendRuleForm,
  type SentChannel,
  sentChannels,
  standingMinutes,
} from '@fireline/domain/message';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { FormSubmit, useFormField } from '@fireline/ui/Form';
import { Link } from '@fireline/ui/Link';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { NumberField } from '@fireline/ui/NumberField';
import { Select } from '@fireline/ui/Select';
import { useFormat, useWords } from '@fireline/ui/lib';
import { type ReactNode, useId } from 'react';
import { DraftForm, type Entered } from '../../lib/form/DraftForm.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { FieldGrid, Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { PartTabs } from '../../lib/page/PartTabs.tsx';
import { SaveBar } from '../../lib/page/SaveBar.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { Counts, FormPlace, Group, Stack } from '../Message.styles.ts';
import { sendingWords } from '../sending/words.ts';
import { DeviceBlocks, PhoneBlocks } from './Blocks.tsx';

const problemWords = [messageWords, messageSendingWords];
const limits = {
  smsMessages: frequencyMessages,
  smsHours: frequencyHours,
  voiceMessages: frequencyMessages,
  voiceHours: frequencyHours,
  appMinutes: pushIntervalMinutes,
  emailMinutes: pushIntervalMinutes,
  standingMinutes,
} as const;
/** The rules of limits, each with its fields in the order of its sentence. */
const groups = [
  { name: 'sms', fields: ['smsMessages', 'smsHours'] },
  { name: 'voice', fields: ['voiceMessages', 'voiceHours'] },
  { name: 'intervals', fields: ['appMinutes', 'emailMinutes'] },
  { name: 'standing', fields: ['standingMinutes'] },
] as const satisfies readonly { readonly name: string; readonly fields: readonly (keyof typeof limits)[] }[];
type RuleName = (typeof groups)[number]['name'] | 'forced';
const noChannels: readonly SentChannel[] = [];

function Limit({ name }: { readonly name: keyof typeof limits }) {
  const t = useWords(sendingWords);
  const field = useFormField<number | null>(name, { label: t(`rules.${name}`), initial: null });
  return <NumberField {...field} {...limits[name]} digits={0} required />;
}

/** One rule: what it is called, a sentence of what it does, and its fields. */
function Rule({ name, children }: { readonly name: RuleName; readonly children: ReactNode }) {
  const t = useWords(sendingWords);
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <h3 id={id}>{t(`rules.group.${name}`)}</h3>
      <p>{t(`rules.group.${name}.what`)}</p>
      <FieldGrid>{children}</FieldGrid>
    </Group>
  );
}

function Forced() {
  const t = useWords(sendingWords, messageWords, alarmWords);
  const channels = useFormField('forcedChannels', { label: t('rules.forcedChannels'), initial: noChannels });
  const { name: _name, ...level } = useFormField<string | null>('forcedLevel', {
    label: t('rules.forcedLevel'),
    initial: '1',
  });
  return (
    <>
      <MultiSelect<SentChannel>
        {...channels}
        options={sentChannels.map((value) => ({ value, label: t(`message.channel.${value}`) }))}
      />
      <Select
        {...level}
        options={alarmLevelNumbers.map((value) => ({
          value: String(value),
          label: `${value} ${t(`alarm.level.${value}`)}`,
        }))}
      />
    </>
  );
}

function Limits({ rule, onSaved }: { readonly rule: SendRuleReply; readonly onSaved: () => void }) {
  const t = useWords(sendingWords);
  const may = useMay();
  const draft = useDraft<Entered>('sendRule');
  const submit = useFormSend<FormValue<typeof sendRuleForm>, { readonly done: true }>({
    send: (value, client) =>
      client.send(messageCalls.saveSendRule, {
        ...value,
        forcedChannels: [...value.forcedChannels],
        revision: rule.revision,
      }),
    saved: () => t('sending.saved'),
    draft,
    onSaved,
  });
  return (
    <Card title={t('rules.limits')} headingLevel={2}>
      <DraftForm
        draft={draft}
        schema={sendRuleForm}
        words={problemWords}
        defaultValues={{ ...rule.settings, forcedLevel: String(rule.settings.forcedLevel) }}
        onSubmit={submit}
      >
        <Stack>
          {!rule.isOwn && <p>{t('rules.inherited')}</p>}
          {groups.map(({ name, fields }) => (
            <Rule key={name} name={name}>
              {fields.map((field) => (
                <Limit key={field} name={field} />
              ))}
            </Rule>
          ))}
          <Rule name="forced">
            <Forced />
          </Rule>
          {may(messageCalls.saveSendRule) && (
            <SaveBar>
              <FormSubmit>{t('sending.save')}</FormSubmit>
            </SaveBar>
          )}
        </Stack>
      </DraftForm>
    </Card>
  );
}

/** What was not sent, each count leading to its rows. */
function Held({ held }: Pick<SendRuleReply, 'held'>) {
  const t = useWords(sendingWords, messageSendingWords);
  const { number } = useFormat();
  return (
    <Card title={t('rules.held')} headingLevel={2}>
      {held.length === 0 && <p>{t('rules.heldNone')}</p>}
      <Counts>
        {held.map(({ reason, count }) => (
          <li key={reason}>
            <span>{t(`message.send.reason.${reason}`)}</span>
            <strong>{number(count)}</strong>
            <Link href={`${pathTo('messageNotices')}?state=notSent,held&reason=${reason}`}>{t('rules.show')}</Link>
          </li>
        ))}
      </Counts>
    </Card>
  );
}

/** The limits of sending, what they held back, and whom nothing is sent to. @spec MSG-06 ALM-09 DEV-27 ROL-05 */
export function RulesScreen() {
  const t = useWords(sendingWords, routeWords);
  const call = useCall(messageCalls.sendRule, {});
  return (
    <Page>
      <PageHeader title={t('shell.route.serviceRules')} />
      <Loaded call={call} action="query">
        {(rule) => (
          <FormPlace>
            <Limits key={rule.revision} rule={rule} onSaved={() => void call.refetch()} />
            <Held held={rule.held} />
          </FormPlace>
        )}
      </Loaded>
      <PartTabs
        label={t('blocks.lists')}
        parts={[
          { value: 'phones', label: t('blocks.phones'), isShown: true, content: <PhoneBlocks /> },
          { value: 'devices', label: t('blocks.devices'), isShown: true, content: <DeviceBlocks /> },
        ]}
      />
    </Page>
  );
}
