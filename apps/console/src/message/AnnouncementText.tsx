import { messageCalls } from '@fireline/api/message';
import { useCall } from '@fireline/api/react';
import { contentChars, messageGroups, messageWords } from '@fireline/domain/message';
import { pageSizeMax } from '@fireline/domain/shell';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { useWords } from '@fireline/ui/lib';
import { useMay } from '../lib/session/useMay.ts';
import { messageScreenWords } from './words.ts';

/** What was typed stays: the text of a template fills an empty field, replaces that of another template, and else stands below. */
export const withTemplate = (typed: string, before: string | undefined, text: string): string =>
  typed.trim() === '' || typed === before ? text : `${typed}\n${text}`;

/** The text of an announcement, which a template may begin. @spec MSG-01 MSG-03 */
export function AnnouncementText() {
  const t = useWords(messageScreenWords, messageWords);
  const mayPick = useMay()(messageCalls.templates);
  const { data } = useCall(
    messageCalls.templates,
    { group: ['announcement'], type: ['siteLetter'], pageSize: pageSizeMax },
    { isEnabled: mayPick },
  );
  const content = useFormField('content', { label: t('announcements.content'), initial: '' });
  const template = useFormField<string | null>('templateId', { label: t('announcements.template'), initial: '' });
  const rows = data?.rows ?? [];
  const textOf = (id: string | null) => rows.find(({ templateId }) => String(templateId) === id)?.content;
  return (
    <>
      {rows.length > 0 && (
        <Select
          {...template}
          description={t('announcements.template.what', {
            placeholders: messageGroups.announcement
              .map((name) => `{${name}} ${t(`message.placeholder.${name}`)}`)
              .join(' · '),
          })}
          options={[
            { value: '', label: t('announcements.template.none') },
            ...rows.map(({ templateId, name }) => ({ value: String(templateId), label: name })),
          ]}
          onChange={({ value }) => {
            const text = textOf(value);
            if (text !== undefined)
              content.onChange({ value: withTemplate(content.value, textOf(template.value), text) });
            template.onChange({ value });
          }}
        />
      )}
      <TextArea {...content} countMax={contentChars.max} required />
    </>
  );
}
