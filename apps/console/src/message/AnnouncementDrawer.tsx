import { type Announcement, messageCalls } from '@fireline/api/message';
import { auditMachine, messageWords, rejectionChars, rejectionForm } from '@fireline/domain/message';
import { eventsFrom } from '@fireline/domain/lib';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormField } from '@fireline/ui/Form';
import { TextArea } from '@fireline/ui/TextArea';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { Entered } from '../lib/form/DraftForm.tsx';
import { FormDrawer } from '../lib/form/FormDrawer.tsx';
import { useDraft } from '../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../lib/form/useFormSend.ts';
import { ActsDrawer } from '../lib/page/ActsDrawer.tsx';
import { AnnouncementReach } from './AnnouncementReach.tsx';
import { Stack, Written } from './Message.styles.ts';
import { TemplateText } from './TemplateText.tsx';
import { messageScreenWords } from './words.ts';

/** What is done to an announcement from its drawer. */
export type AnnouncementAct = 'approve' | 'reject' | 'resubmit';

const calls = {
  approve: messageCalls.approveAnnouncement,
  reject: messageCalls.rejectAnnouncement,
  resubmit: messageCalls.resubmitAnnouncement,
} as const;

export interface AnnouncementDrawerProps {
  readonly announcement: Announcement;
  readonly onAct: (act: AnnouncementAct) => void;
  readonly onClose: () => void;
}

/** One announcement: what it says to whom, how its review stands, who read it. @spec MSG-01 MSG-02 */
export function AnnouncementDrawer({ announcement, onAct, onClose }: AnnouncementDrawerProps) {
  const t = useWords(messageScreenWords, messageWords);
  const { dateTime, number } = useFormat();
  const { state, rejectionReason, auditedBy, recipients, readers, pinEndsAt, description } = announcement;
  return (
    <ActsDrawer
      title={announcement.title}
      acts={eventsFrom(auditMachine, state)}
      calls={calls}
      labelOf={(act) => t(`announcements.${act}`)}
      variantOf={(act) => (act === 'approve' ? 'primary' : 'secondary')}
      barredOf={(act) =>
        act === 'approve' && announcement.needsAnother ? t('message.audit.ownAnnouncement') : undefined
      }
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        <Written>
          {announcement.templateId === null ? announcement.content : <TemplateText content={announcement.content} />}
        </Written>
        <DescriptionList
          items={[
            { term: t('announcements.state'), detail: t(`message.audit.state.${state}`) },
            ...(rejectionReason ? [{ term: t('announcements.rejectionReason'), detail: rejectionReason }] : []),
            { term: t('announcements.auditedBy'), detail: auditedBy },
            {
              term: t('announcements.classification'),
              detail: t(`message.classification.${announcement.classification}`),
            },
            { term: t('announcements.type'), detail: t(`message.type.${announcement.type}`) },
            {
              term: t('announcements.pushTargets'),
              detail: announcement.pushTargets.map((target) => t(`message.pushTarget.${target}`)).join(' · '),
            },
            ...(state === 'approved'
              ? []
              : [
                  {
                    term: t('announcements.reach.label'),
                    detail: (
                      <AnnouncementReach
                        pushTargets={announcement.pushTargets}
                        announcementId={announcement.announcementId}
                      />
                    ),
                  },
                ]),
            ...(pinEndsAt === null
              ? []
              : [
                  {
                    term: t('announcements.isPinned'),
                    detail: t('letters.pinnedUntil', { time: dateTime(pinEndsAt) }),
                  },
                ]),
            { term: t('announcements.description'), detail: description },
            { term: t('announcements.author'), detail: announcement.author },
            { term: t('announcements.submittedAt'), detail: dateTime(announcement.submittedAt) },
            {
              term: t('announcements.readers'),
              detail: t('announcements.readersOf', { readers: number(readers), recipients: number(recipients) }),
            },
          ]}
        />
      </Stack>
    </ActsDrawer>
  );
}

const problemWords = [messageWords];

function Reason() {
  const t = useWords(messageScreenWords);
  const field = useFormField('rejectionReason', { label: t('announcements.rejectionReason'), initial: '' });
  return <TextArea {...field} countMax={rejectionChars.max} required />;
}

interface RejectFormProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Rejects an announcement; its author reads why. @spec MSG-02 */
export function RejectForm({ announcement: { announcementId, title }, onClose, onSaved }: RejectFormProps) {
  const t = useWords(messageScreenWords);
  const draft = useDraft<Entered>(`announcement.${announcementId}.reject`);
  const submit = useFormSend<FormValue<typeof rejectionForm>, Announcement>({
    send: (entered, client) => client.send(messageCalls.rejectAnnouncement, { announcementId, ...entered }),
    saved: () => t('announcements.rejected', { name: title }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('announcements.reject.title', { name: title })}
      submitLabel={t('announcements.reject')}
      onClose={onClose}
      draft={draft}
      schema={rejectionForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Reason />
    </FormDrawer>
  );
}
