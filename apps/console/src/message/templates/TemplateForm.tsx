import { messageCalls, type MessageTemplate } from '@fireline/api/message';
import {
  carrierCodeChars,
  channels,
  contentChars,
  type MessageGroup,
  messageGroupNames,
  messageGroups,
  messageSendingWords,
  messageWords,
  placeholdersOf,
  smsSize,
  templateForm,
  templateNameChars,
} from '@fireline/domain/message';
import { pathTo } from '@fireline/domain/shell';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { Switch } from '@fireline/ui/Switch';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { Written } from '../Message.styles.ts';
import { sendingWords } from '../sending/words.ts';
import { TemplateText } from '../TemplateText.tsx';

const problemWords = [messageWords, messageSendingWords];

function Fields() {
  const t = useWords(sendingWords, messageWords);
  const { number } = useFormat();
  const name = useFormField('name', { label: t('sending.name'), initial: '' });
  const type = useFormField<string | null>('type', { label: t('template.type'), initial: 'sms' });
  const group = useFormField<string | null>('group', { label: t('template.group'), initial: 'alarm' });
  const content = useFormField('content', { label: t('template.content'), initial: '' });
  const code = useFormField('carrierCode', { label: t('template.carrierCode'), initial: '' });
  const { value: isPublic, ...open } = useFormField('isPublic', { label: t('template.isPublic'), initial: false });
  const allowed = messageGroups[(group.value ?? 'alarm') as MessageGroup];
  const names = allowed.map((one) => `{${one}} ${t(`message.placeholder.${one}`)}`).join(' · ');
  const { units, segments } = smsSize(content.value);
  return (
    <>
      <TextField {...name} countMax={templateNameChars.max} required />
      <Select
        {...type}
        options={channels.map((value) => ({ value: value as string, label: t(`message.channel.${value}`) }))}
        required
      />
      <Select
        {...group}
        options={messageGroupNames.map((value) => ({ value: value as string, label: t(`message.group.${value}`) }))}
        required
      />
      <TextArea {...content} description={t('template.placeholders', { names })} countMax={contentChars.max} required />
      {placeholdersOf(content.value).length > 0 && (
        <section aria-label={t('template.preview')}>
          <small>{t('template.preview')}</small>
          <Written>
            <TemplateText content={content.value} />
          </Written>
        </section>
      )}
      {type.value === 'sms' && (
        <>
          <small>{t('template.size', { units: number(units), segments: number(segments) })}</small>
          <TextField {...code} description={t('template.carrierCode.what')} countMax={carrierCodeChars.max} />
        </>
      )}
      <Switch {...open} checked={isPublic} description={t('template.isPublic.what')} />
    </>
  );
}

export interface TemplateFormProps {
  /** The one that is changed or copied; undefined: a new one. */
  readonly template: MessageTemplate | undefined;
  readonly isCopy: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A template as it is written, with its placeholders and what an SMS of it costs. @spec MSG-03 */
export function TemplateForm({ template, isCopy, onClose, onSaved }: TemplateFormProps) {
  const t = useWords(sendingWords);
  const changed = isCopy ? undefined : template;
  const draft = useDraft<Entered>(`messageTemplate.${changed?.templateId ?? (isCopy ? 'copy' : 'new')}`);
  const submit = useFormSend<FormValue<typeof templateForm>, MessageTemplate>({
    send: (value, client) =>
      changed
        ? client.send(messageCalls.changeTemplate, {
            ...value,
            templateId: changed.templateId,
            revision: changed.revision,
          })
        : client.send(messageCalls.createTemplate, value),
    saved: ({ name }) => t('template.saved', { name }),
    opens: ({ templateId, name }) => shownAt(pathTo('messageTemplates'), templateId, name),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={changed ? changed.name : t(isCopy ? 'template.copy' : 'template.create')}
      submitLabel={t('sending.save')}
      onClose={onClose}
      draft={draft}
      schema={templateForm}
      words={problemWords}
      {...(template && { defaultValues: { ...template, ...(isCopy && { isPublic: false }) } })}
      onSubmit={submit}
    >
      <Fields />
    </FormDrawer>
  );
}
