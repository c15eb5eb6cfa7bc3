import { messageCalls, type MessageTemplate, type SendTriggerRow } from '@fireline/api/message';
import { useCall } from '@fireline/api/react';
import {
  messageSendingWords,
  messageWords,
  type PulledTrigger,
  type Receiver,
  receiversFor,
  type SentChannel,
  sentChannels,
  triggerForm,
  triggers,
} from '@fireline/domain/message';
import { routeWords, pageSizeMax } from '@fireline/domain/shell';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { useFormField } from '@fireline/ui/Form';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { Select } from '@fireline/ui/Select';
import { Switch } from '@fireline/ui/Switch';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { useFailureText } from '../../lib/page/failure.ts';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { Written } from '../Message.styles.ts';
import { sendingWords } from '../sending/words.ts';
import { TemplateText } from '../TemplateText.tsx';

type Keys = keyof typeof sendingWords | keyof typeof messageWords | keyof typeof messageSendingWords;
const problemWords = [messageWords, messageSendingWords];
const noChannels: readonly SentChannel[] = [];
const noReceivers: readonly Receiver[] = [];
const templateFields = {
  textTemplateId: ['textTemplate', ['siteLetter', 'app', 'email']],
  smsTemplateId: ['smsTemplate', ['sms']],
  voiceTemplateId: ['voiceTemplate', ['voice']],
} as const;

function triggerColumns(t: Translate<Keys>, { number }: Pick<Format, 'number'>): readonly Column<SendTriggerRow>[] {
  return [
    {
      id: 'trigger',
      header: t('triggers.trigger'),
      width: 180,
      cell: ({ trigger }) => t(`message.trigger.${trigger}`),
    },
    {
      id: 'isEnabled',
      header: t('triggers.isEnabled'),
      width: 80,
      ...stateCell<SendTriggerRow>(
        ({ isEnabled }) => (isEnabled ? 'on' : 'off'),
        ({ isEnabled }) => t(isEnabled ? 'sending.yes' : 'sending.no'),
      ),
    },
    {
      id: 'channels',
      header: t('triggers.channels'),
      width: 240,
      cell: ({ channels }) => channels.map((one) => t(`message.channel.${one}`)).join(' · '),
    },
    {
      id: 'receivers',
      header: t('triggers.receivers'),
      width: 260,
      cell: ({ receivers }) => receivers.map((one) => t(`message.receiver.${one}`)).join(' · '),
    },
    { id: 'from', header: t('triggers.from'), width: 120, cell: ({ from }) => t(`triggers.from.${from}`) },
    { id: 'sends', header: t('triggers.sends'), width: 100, align: 'end', cell: ({ sends }) => number(sends) },
  ];
}

interface TemplateFieldProps {
  readonly name: keyof typeof templateFields;
  readonly templates: readonly MessageTemplate[];
}
/** Chooses a template of the way, and shows its text. */
function TemplateField({ name, templates }: TemplateFieldProps) {
  const t = useWords(sendingWords);
  const [label, types] = templateFields[name];
  const field = useFormField<string | null>(name, { label: t(`triggers.${label}`), initial: null });
  const fit = templates.filter(({ type }) => (types as readonly string[]).includes(type));
  const chosen = fit.find(({ templateId }) => String(templateId) === field.value);
  return (
    <>
      <Select
        {...field}
        placeholder={t('triggers.startText')}
        options={fit.map(({ templateId, name: called }) => ({ value: String(templateId), label: called }))}
      />
      {chosen && (
        <Written>
          <TemplateText content={chosen.content} />
        </Written>
      )}
    </>
  );
}

interface FieldsProps extends Pick<TemplateFieldProps, 'templates'> {
  readonly trigger: PulledTrigger;
}
function Fields({ trigger, templates }: FieldsProps) {
  const t = useWords(sendingWords, messageWords, messageSendingWords);
  const channels = useFormField('channels', { label: t('triggers.channels'), initial: noChannels });
  const receivers = useFormField('receivers', { label: t('triggers.receivers'), initial: noReceivers });
  const { value: isEnabled, ...enabled } = useFormField('isEnabled', { label: t('triggers.isEnabled'), initial: true });
  const has = (...some: readonly SentChannel[]): boolean => some.some((one) => channels.value.includes(one));
  return (
    <>
      <Switch {...enabled} checked={isEnabled} />
      <MultiSelect<SentChannel>
        {...channels}
        options={sentChannels.map((value) => ({ value, label: t(`message.channel.${value}`) }))}
        required
      />
      <MultiSelect<Receiver>
        {...receivers}
        options={receiversFor(trigger).map((value) => ({ value, label: t(`message.receiver.${value}`) }))}
        required
      />
      {has('siteLetter', 'app', 'email') && <TemplateField name="textTemplateId" templates={templates} />}
      {has('sms') && <TemplateField name="smsTemplateId" templates={templates} />}
      {has('voice') && <TemplateField name="voiceTemplateId" templates={templates} />}
    </>
  );
}

interface TriggerFormProps {
  readonly row: SendTriggerRow;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}
function TriggerForm({ row, onClose, onSaved }: TriggerFormProps) {
  const t = useWords(sendingWords, messageSendingWords);
  const { trigger, revision } = row;
  const templates = useCall(messageCalls.templates, { group: [triggers[trigger].group], pageSize: pageSizeMax });
  const draft = useDraft<Entered>(`sendTrigger.${trigger}`);
  const text = (id: number | null): string | null => (id === null ? null : String(id));
  const submit = useFormSend<FormValue<typeof triggerForm>, { readonly done: true }>({
    send: ({ channels, receivers, ...value }, client) =>
      client.send(messageCalls.saveSendTrigger, {
        ...value,
        trigger,
        channels: [...channels],
        receivers: [...receivers],
        revision,
      }),
    saved: () => t('triggers.saved', { name: t(`message.trigger.${trigger}`) }),
    draft,
    onSaved,
  });
  const { channels, receivers, isEnabled, textTemplateId, smsTemplateId, voiceTemplateId } = row;
  const schema = useMemo(
    () => ({ ...triggerForm, check: (sent: object) => triggerForm.check({ ...sent, trigger }) }),
    [trigger],
  );
  return (
    <FormDrawer
      title={t(`message.trigger.${trigger}`)}
      submitLabel={t('sending.save')}
      onClose={onClose}
      draft={draft}
      schema={schema}
      words={problemWords}
      defaultValues={{
        channels,
        receivers,
        isEnabled,
        textTemplateId: text(textTemplateId),
        smsTemplateId: text(smsTemplateId),
        voiceTemplateId: text(voiceTemplateId),
      }}
      onSubmit={submit}
    >
      <Fields trigger={trigger as PulledTrigger} templates={templates.data?.rows ?? []} />
    </FormDrawer>
  );
}

/** What makes the service centre send, which way and to whom. @spec MSG-06 MSG-03 */
export function TriggersScreen() {
  const t = useWords(sendingWords, messageWords, messageSendingWords, routeWords);
  const format = useFormat();
  const failureText = useFailureText();
  const maySave = useMay()(messageCalls.saveSendTrigger);
  const call = useCall(messageCalls.sendTriggers, {}, { isPolling: true });
  const [open, setOpen] = useState<SendTriggerRow>();
  const columns = useMemo(() => triggerColumns(t, format), [t, format]);
  const title = t('shell.route.serviceTriggers');
  return (
    <Page>
      <PageHeader title={title} staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null} />
      <DataTable
        label={title}
        rows={call.data?.rows ?? []}
        columns={columns}
        getRowId={({ trigger }) => trigger}
        rowName={({ trigger }) => t(`message.trigger.${trigger}`)}
        {...(maySave && { onRowOpen: ({ row }: { readonly row: SendTriggerRow }) => setOpen(row) })}
        isLoading={call.isPending}
        failure={call.error ? failureText('query', call.error) : undefined}
        onRetry={() => void call.refetch()}
        empty={{ title }}
      />
      {open && (
        <TriggerForm
          row={open}
          onClose={() => setOpen(undefined)}
          onSaved={() => {
            setOpen(undefined);
            void call.refetch();
          }}
        />
      )}
    </Page>
  );
}
