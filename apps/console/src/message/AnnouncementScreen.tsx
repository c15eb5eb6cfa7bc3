import { type Announcement, messageCalls } from '@fireline/api/message';
import {
  announcementTypes,
  type AnnouncementType,
  auditStates,
  classifications,
  messageWords,
} from '@fireline/domain/message';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { stateCell } from '../lib/list/StateMark.tsx';
import { ConfirmSend } from '../lib/form/ConfirmSend.tsx';
import { useAskedToCreate } from '../lib/form/useAskedToCreate.ts';
import { useInterrupted } from '../lib/form/useDraft.ts';
import { ListPage } from '../lib/list/ListPage.tsx';
import { useList } from '../lib/list/useList.ts';
import { shortTimeCell } from '../lib/list/timeCell.tsx';
import { useOpenRow } from '../lib/list/useOpenRow.ts';
import { useMay } from '../lib/session/useMay.ts';
import { type AnnouncementAct, AnnouncementDrawer, RejectForm } from './AnnouncementDrawer.tsx';
import { AnnouncementForm, announcementDraft } from './AnnouncementForm.tsx';
import { AnnouncementReach } from './AnnouncementReach.tsx';
import { messageScreenWords } from './words.ts';

/** On a phone. */
const card = { marks: ['state'], facts: ['type', 'readers', 'author', 'submittedAt'] };

type Keys = keyof typeof messageScreenWords | keyof typeof messageWords;
const typeNames = Object.keys(announcementTypes) as AnnouncementType[];

function announcementColumns(
  t: Translate<Keys>,
  format: Pick<Format, 'dateTime' | 'shortDateTime' | 'number'>,
): readonly Column<Announcement>[] {
  return [
    {
      id: 'title',
      header: t('announcements.title'),
      width: 240,
      isHideable: false,
      isSortable: true,
      cell: ({ title }) => title,
    },
    {
      id: 'state',
      header: t('announcements.state'),
      width: 120,
      ...stateCell<Announcement>(
        ({ state }) => state,
        ({ state }) => t(`message.audit.state.${state}`),
      ),
    },
    {
      id: 'classification',
      header: t('announcements.classification'),
      width: 120,
      cell: ({ classification }) => t(`message.classification.${classification}`),
    },
    { id: 'type', header: t('announcements.type'), width: 110, cell: ({ type }) => t(`message.type.${type}`) },
    {
      id: 'targets',
      header: t('announcements.pushTargets'),
      width: 170,
      cell: ({ pushTargets }) => pushTargets.map((target) => t(`message.pushTarget.${target}`)).join(' · '),
    },
    {
      id: 'readers',
      header: t('announcements.readers'),
      width: 120,
      align: 'end',
      cell: ({ readers, recipients }) =>
        t('announcements.readersOf', { readers: format.number(readers), recipients: format.number(recipients) }),
    },
    { id: 'author', header: t('announcements.author'), width: 110, cell: ({ author }) => author },
    {
      id: 'submittedAt',
      header: t('announcements.submittedAt'),
      isSortable: true,
      ...shortTimeCell<Announcement>(({ submittedAt }) => submittedAt, format),
    },
  ];
}

function useAnnouncements() {
  const t = useWords(messageScreenWords, messageWords);
  return useList(messageCalls.announcements, {
    filters: [
      { key: 'search', label: t('announcements.search') },
      {
        key: 'state',
        label: t('announcements.state'),
        any: t('announcements.anyState'),
        isList: true,
        choices: auditStates.map((value) => ({ value, label: t(`message.audit.state.${value}`) })),
      },
      {
        key: 'classification',
        label: t('announcements.classification'),
        any: t('announcements.anyClassification'),
        choices: classifications.map((value) => ({ value, label: t(`message.classification.${value}`) })),
      },
      {
        key: 'type',
        label: t('announcements.type'),
        any: t('announcements.anyType'),
        isList: true,
        choices: typeNames.map((value) => ({ value, label: t(`message.type.${value}`) })),
      },
    ],
    sorts: ['submittedAt', 'title'],
    sort: '-submittedAt',
  });
}

/** Announcements with their review: who submits, who approves or rejects, who has read. @spec MSG-01 MSG-02 */
export function AnnouncementScreen() {
  const t = useWords(messageScreenWords, messageWords, routeWords);
  const format = useFormat();
  const list = useAnnouncements();
  const mayCreate = useMay()(messageCalls.createAnnouncement);
  const isInterrupted = useInterrupted(announcementDraft(undefined));
  const [doing, setDoing] = useState<AnnouncementAct | 'create' | undefined>(
    mayCreate && isInterrupted ? 'create' : undefined,
  );
  useAskedToCreate(mayCreate, () => setDoing('create'));
  const row = useOpenRow(list.url);
  const announcement = list.page.data?.rows.find(({ announcementId }) => announcementId === row.id);
  const columns = useMemo(() => announcementColumns(t, format), [t, format]);
  const close = (): void => setDoing(undefined);
  const saved = (): void => {
    close();
    void list.page.refetch();
  };
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('announcements.create')}
    </Button>
  );
  return (
    <ListPage
      name="announcementAudit"
      card={card}
      title={t('shell.route.announcementAudit')}
      list={list}
      columns={columns}
      getRowId={({ announcementId }) => announcementId}
      rowName={({ title }) => title}
      empty={{ title: t('announcements.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ announcementId }) => row.open(announcementId)}
      actions={create}
    >
      {announcement && !doing && (
        <AnnouncementDrawer announcement={announcement} onAct={setDoing} onClose={row.close} />
      )}
      {(doing === 'create' || (announcement && doing === 'resubmit')) && (
        <AnnouncementForm
          announcement={doing === 'create' ? undefined : announcement}
          onClose={close}
          onSaved={saved}
        />
      )}
      {announcement && doing === 'reject' && <RejectForm announcement={announcement} onClose={close} onSaved={saved} />}
      {announcement && doing === 'approve' && (
        <ConfirmSend
          call={messageCalls.approveAnnouncement}
          send={{ announcementId: announcement.announcementId }}
          outdates={[messageCalls.announcements]}
          action="save"
          title={t('announcements.approve.title', { name: announcement.title })}
          confirmLabel={t('announcements.approve')}
          done={t('announcements.approved', { name: announcement.title })}
          onClose={close}
        >
          <p>{t('announcements.approve.what')}</p>
          <AnnouncementReach pushTargets={announcement.pushTargets} announcementId={announcement.announcementId} />
        </ConfirmSend>
      )}
    </ListPage>
  );
}
