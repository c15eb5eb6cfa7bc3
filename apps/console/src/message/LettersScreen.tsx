import { messageCalls, type SiteLetter, siteLetterTopic } from '@fireline/api/message';
import { useSend, useTopic } from '@fireline/api/react';
import { messageGroupNames, messageWords } from '@fireline/domain/message';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { ListPage } from '../lib/list/ListPage.tsx';
import { useList } from '../lib/list/useList.ts';
import { useMay } from '../lib/session/useMay.ts';
import { useTellFailure } from '../lib/page/useTellFailure.ts';
import { LetterTitle, Stack, Written } from './Message.styles.ts';
import { messageScreenWords } from './words.ts';

type Keys = keyof typeof messageScreenWords | keyof typeof messageWords;

function letterColumns(t: Translate<Keys>, { dateTime }: Pick<Format, 'dateTime'>): readonly Column<SiteLetter>[] {
  return [
    {
      id: 'title',
      header: t('letters.title'),
      width: 180,
      isHideable: false,
      text: ({ title }) => title,
      cell: ({ title, isRead }) => <LetterTitle data-unread={isRead ? undefined : ''}>{title}</LetterTitle>,
    },
    { id: 'content', header: t('letters.content'), width: 280, cell: ({ content }) => content },
    {
      id: 'read',
      header: t('letters.read'),
      width: 80,
      cell: ({ isRead }) => t(isRead ? 'letters.read.yes' : 'letters.read.no'),
    },
    { id: 'group', header: t('letters.group'), width: 130, cell: ({ group }) => t(`message.group.${group}`) },
    { id: 'author', header: t('letters.author'), width: 100, cell: ({ author }) => author || t('letters.system') },
    {
      id: 'sentAt',
      header: t('letters.sentAt'),
      width: 160,
      isSortable: true,
      text: ({ sentAt }) => sentAt,
      cell: ({ sentAt }) => <time dateTime={sentAt}>{dateTime(sentAt)}</time>,
    },
    {
      id: 'pinned',
      header: t('letters.pinned'),
      width: 196,
      cell: ({ isPinned, pinEndsAt }) =>
        isPinned && pinEndsAt !== null ? t('letters.pinnedUntil', { time: dateTime(pinEndsAt) }) : '',
    },
  ];
}

/** The page that says more; null: there is none. @spec MSG-04 */
const pageOf = ({ about }: SiteLetter): string | null => {
  if (about === null) return null;
  const { kind, id } = about;
  switch (kind) {
    case 'alarm':
      return pathTo('alarmDetail', { alarmId: id, segment: 'current' });
    case 'device':
      return pathTo('deviceDetail', { deviceId: id });
    case 'hazard':
      return `${pathTo('hazardDetail')}?id=${id}`;
    case 'duty':
      return `${pathTo('alarmDuty')}?open=${id}`;
    case 'workOrder':
      return pathTo('workOrderDetail', { orderId: id });
    case 'inspectionTask':
      return pathTo('inspectionTaskDetail', { taskId: id });
    case 'chat':
      return `${pathTo('helpChat')}?ticket=${id}`;
    case 'order':
      return `${pathTo('payment')}?order=${id}`;
  }
};

function LetterDrawer({ letter, onClose }: { readonly letter: SiteLetter; readonly onClose: () => void }) {
  const t = useWords(messageScreenWords, messageWords);
  const { dateTime } = useFormat();
  const page = pageOf(letter);
  return (
    <Drawer isOpen isDismissable onClose={onClose} title={letter.title}>
      <Stack>
        <Written>{letter.content}</Written>
        {page !== null && letter.about && <Link href={page}>{t(`letters.about.${letter.about.kind}`)}</Link>}
        <DescriptionList
          items={[
            { term: t('letters.group'), detail: t(`message.group.${letter.group}`) },
            { term: t('letters.author'), detail: letter.author || t('letters.system') },
            { term: t('letters.sentAt'), detail: dateTime(letter.sentAt) },
          ]}
        />
      </Stack>
    </Drawer>
  );
}

const card = { marks: ['read'], facts: ['title', 'content', 'group', 'author', 'sentAt'] };
const outdates = [messageCalls.unread, messageCalls.letters] as const;

function Letters({ page }: { readonly page: 'messageAll' | 'messagePinned' }) {
  const t = useWords(messageScreenWords, messageWords, routeWords);
  const format = useFormat();
  const tellFailure = useTellFailure();
  const may = useMay();
  const list = useList(messageCalls.letters, {
    filters: [
      { key: 'search', label: t('letters.search') },
      {
        key: 'group',
        label: t('letters.group'),
        any: t('letters.anyGroup'),
        isList: true,
        choices: messageGroupNames.map((value) => ({ value, label: t(`message.group.${value}`) })),
      },
      {
        key: 'read',
        label: t('letters.read'),
        any: t('letters.anyRead'),
        choices: (['no', 'yes'] as const).map((value) => ({ value, label: t(`letters.read.${value}`) })),
      },
    ],
    sorts: ['sentAt'],
    sort: '-sentAt',
    ...(page === 'messagePinned' && { fixed: { pinned: 'yes' as const } }),
  });
  const refresh = (): void => void list.page.refetch();
  useTopic(siteLetterTopic, { events: refresh, reload: refresh });
  const { mutate, isPending } = useSend(messageCalls.markRead, {
    outdates,
    onFailed: ({ error }) => tellFailure('save', error),
  });
  // an opened letter stays open when a filter takes it out of the list
  const [letter, setLetter] = useState<SiteLetter>();
  const columns = useMemo(() => letterColumns(t, format), [t, format]);
  const open = (opened: SiteLetter): void => {
    setLetter(opened);
    if (!opened.isRead) mutate({ letterIds: [opened.letterId] });
  };
  return (
    <ListPage
      name={page}
      title={t(`shell.route.${page}`)}
      list={list}
      columns={columns}
      getRowId={({ letterId }) => letterId}
      card={card}
      empty={{
        title: t(page === 'messagePinned' ? 'letters.emptyPinned' : 'letters.empty'),
        hint: t('letters.emptyHint'),
        ...(may(messageCalls.announcements) && {
          action: <Link href={pathTo('announcementAudit')}>{t('letters.toAnnouncements')}</Link>,
        }),
      }}
      onOpen={open}
      actions={
        <Button isPending={isPending} onClick={() => mutate({})}>
          {t('letters.readAll')}
        </Button>
      }
    >
      {letter && <LetterDrawer letter={letter} onClose={() => setLetter(undefined)} />}
    </ListPage>
  );
}

/** The reader's own letters, the pinned ones first, unread ones marked. @spec MSG-04 */
export const LettersScreen = () => <Letters page="messageAll" />;
/** The letters of announcements that are pinned now. @spec MSG-04 MSG-01 */
export const PinnedScreen = () => <Letters page="messagePinned" />;
