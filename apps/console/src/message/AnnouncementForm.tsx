import { type Announcement, messageCalls } from '@fireline/api/message';
import {
  announcementForm,
  type AnnouncementType,
  announcementTypes,
  classifications,
  descriptionChars,
  messageWords,
  type PushTarget,
  pushTargets,
  titleChars,
} from '@fireline/domain/message';
import { pathTo } from '@fireline/domain/shell';
import { useFormField } from '@fireline/ui/Form';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { Select } from '@fireline/ui/Select';
import { Switch } from '@fireline/ui/Switch';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../lib/form/DraftForm.tsx';
import { FormDrawer } from '../lib/form/FormDrawer.tsx';
import { useBegun } from '../lib/form/useBegun.ts';
import { useDraft } from '../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../lib/form/useFormSend.ts';
import { AnnouncementReach } from './AnnouncementReach.tsx';
import { AnnouncementText } from './AnnouncementText.tsx';
import { messageScreenWords } from './words.ts';

/** The draft of an announcement is kept under this name. */
export const announcementDraft = (announcementId: number | undefined): string =>
  `announcement.${announcementId ?? 'new'}`;

const problemWords = [messageWords];
const typeNames = Object.keys(announcementTypes) as AnnouncementType[];
const noTargets: readonly PushTarget[] = [];

function Kind() {
  const t = useWords(messageScreenWords, messageWords);
  const classification = useFormField<string | null>('classification', {
    label: t('announcements.classification'),
    initial: 'system',
  });
  const type = useFormField<string | null>('type', { label: t('announcements.type'), initial: 'notice' });
  const fit = typeNames.filter((name) => announcementTypes[name] === classification.value);
  return (
    <>
      <Select
        {...classification}
        options={classifications.map((value) => ({
          value: value as string,
          label: t(`message.classification.${value}`),
        }))}
        required
      />
      <Select
        {...type}
        options={fit.map((value) => ({ value: value as string, label: t(`message.type.${value}`) }))}
        required
      />
    </>
  );
}

function Pin() {
  const t = useWords(messageScreenWords);
  const {
    value: isPinned,
    onChange,
    ...pin
  } = useFormField('isPinned', { label: t('announcements.isPinned'), initial: false });
  const minutes = useFormField('pinMinutes', { label: t('announcements.pinMinutes'), initial: '' });
  return (
    <>
      <Switch {...pin} checked={isPinned} onChange={onChange} />
      {isPinned && (
        <TextField {...minutes} inputMode="numeric" description={t('announcements.pinMinutes.what')} required />
      )}
    </>
  );
}

function Fields({ announcementId }: { readonly announcementId: number | undefined }) {
  const t = useWords(messageScreenWords, messageWords);
  const text = (name: 'title' | 'description') => ({ label: t(`announcements.${name}`), initial: '' });
  const targets = useFormField('pushTargets', { label: t('announcements.pushTargets'), initial: noTargets });
  return (
    <>
      <Kind />
      <TextField {...useFormField('title', text('title'))} countMax={titleChars.max} required />
      <AnnouncementText />
      <MultiSelect<PushTarget>
        {...targets}
        options={pushTargets.map((value) => ({ value, label: t(`message.pushTarget.${value}`) }))}
        required
      />
      <AnnouncementReach pushTargets={targets.value} announcementId={announcementId} />
      <Pin />
      <TextField {...useFormField('description', text('description'))} countMax={descriptionChars.max} isOptional />
    </>
  );
}

export interface AnnouncementFormProps {
  /** The rejected one that is submitted again; undefined: a new one. */
  readonly announcement: Announcement | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** An announcement as it is submitted for review, or again after a rejection. @spec MSG-01 MSG-02 */
export function AnnouncementForm({ announcement: newest, onClose, onSaved }: AnnouncementFormProps) {
  const t = useWords(messageScreenWords);
  const { row: announcement } = useBegun(newest);
  const draft = useDraft<Entered>(announcementDraft(announcement?.announcementId));
  const submit = useFormSend<FormValue<typeof announcementForm>, Announcement>({
    send: ({ templateId, pinMinutes, pushTargets: to, ...entered }, client) => {
      const sent = {
        ...entered,
        pushTargets: [...to],
        ...(templateId !== undefined && { templateId }),
        ...(pinMinutes !== undefined && { pinMinutes }),
      };
      if (!announcement) return client.send(messageCalls.createAnnouncement, sent);
      const { announcementId, revision } = announcement;
      return client.send(messageCalls.resubmitAnnouncement, { ...sent, announcementId, revision });
    },
    saved: ({ title }) => t('announcements.submitted', { name: title }),
    opens: (made) => shownAt(pathTo('announcementAudit'), made.announcementId, made.title),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t(announcement ? 'announcements.resubmit' : 'announcements.create')}
      submitLabel={t('announcements.submit')}
      onClose={onClose}
      draft={draft}
      schema={announcementForm}
      words={problemWords}
      {...(announcement && {
        defaultValues: {
          ...announcement,
          templateId: announcement.templateId === null ? '' : String(announcement.templateId),
          pinMinutes: announcement.pinMinutes === null ? '' : String(announcement.pinMinutes),
        },
      })}
      onSubmit={submit}
    >
      <Fields announcementId={announcement?.announcementId} />
    </FormDrawer>
  );
}
