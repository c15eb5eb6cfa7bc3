import { messageCalls, type MessageTemplate } from '@fireline/api/message';
import { channels, messageGroupNames, messageSendingWords, messageWords } from '@fireline/domain/message';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { Stack, Written } from '../Message.styles.ts';
import { sendingWords } from '../sending/words.ts';
import { TemplateText, templateText } from '../TemplateText.tsx';
import { TemplateForm } from './TemplateForm.tsx';

type Keys = keyof typeof sendingWords | keyof typeof messageWords | keyof typeof messageSendingWords;

const usesOf = ({ usedBy }: MessageTemplate, t: Translate<Keys>): string =>
  usedBy.map((one) => t(`message.trigger.${one}`)).join(' · ');

function templateColumns(
  t: Translate<Keys>,
  format: Pick<Format, 'dateTime' | 'shortDateTime'>,
): readonly Column<MessageTemplate>[] {
  return [
    {
      id: 'name',
      header: t('sending.name'),
      width: 170,
      isHideable: false,
      isSortable: true,
      cell: ({ name }) => name,
    },
    { id: 'type', header: t('template.type'), width: 100, cell: ({ type }) => t(`message.channel.${type}`) },
    { id: 'group', header: t('template.group'), width: 90, cell: ({ group }) => t(`message.group.${group}`) },
    {
      id: 'isPublic',
      header: t('template.isPublic'),
      width: 70,
      cell: ({ isPublic }) => t(isPublic ? 'sending.yes' : 'sending.no'),
    },
    { id: 'usedBy', header: t('template.usedBy'), width: 160, cell: (row) => usesOf(row, t) },
    {
      id: 'content',
      header: t('template.content'),
      width: 180,
      text: ({ content }) => templateText(content, t),
      cell: ({ content }) => <TemplateText content={content} />,
    },
    {
      id: 'owner',
      header: t('sending.owner'),
      width: 120,
      cell: ({ partnerName }) => partnerName || t('sending.owner.tenant'),
    },
    { id: 'changedBy', header: t('template.changedBy'), width: 100, cell: ({ changedBy }) => changedBy },
    {
      id: 'changedAt',
      header: t('template.changedAt'),
      isSortable: true,
      ...shortTimeCell<MessageTemplate>(({ changedAt }) => changedAt, format),
    },
  ];
}

function useTemplates() {
  const t = useWords(sendingWords, messageWords);
  return useList(messageCalls.templates, {
    filters: [
      { key: 'search', label: t('template.search') },
      {
        key: 'type',
        label: t('template.type'),
        any: t('template.anyType'),
        isList: true,
        choices: channels.map((value) => ({ value, label: t(`message.channel.${value}`) })),
      },
      {
        key: 'group',
        label: t('template.group'),
        any: t('template.anyGroup'),
        isList: true,
        choices: messageGroupNames.map((value) => ({ value, label: t(`message.group.${value}`) })),
      },
    ],
    sorts: ['changedAt', 'name'],
    sort: '-changedAt',
  });
}

type Act = 'create' | 'change' | 'copy' | 'delete';

function TemplateDrawer({
  template,
  onAct,
  onClose,
}: {
  readonly template: MessageTemplate;
  readonly onAct: (act: Act) => void;
  readonly onClose: () => void;
}) {
  const t = useWords(sendingWords, messageWords, messageSendingWords);
  const { dateTime } = useFormat();
  const acts: readonly Act[] = [
    ...(template.isOwn ? (['change'] as const) : []),
    'copy',
    ...(template.isOwn ? (['delete'] as const) : []),
  ];
  const calls = {
    create: messageCalls.createTemplate,
    change: messageCalls.changeTemplate,
    copy: messageCalls.createTemplate,
    delete: messageCalls.deleteTemplate,
  };
  const labels = {
    create: 'template.create',
    change: 'sending.change',
    copy: 'template.copy',
    delete: 'sending.delete',
  } as const;
  return (
    <ActsDrawer
      title={template.name}
      acts={acts}
      calls={calls}
      labelOf={(act) => t(labels[act])}
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        <Written>
          <TemplateText content={template.content} />
        </Written>
        <DescriptionList
          items={[
            { term: t('template.type'), detail: t(`message.channel.${template.type}`) },
            { term: t('template.group'), detail: t(`message.group.${template.group}`) },
            { term: t('template.isPublic'), detail: t(template.isPublic ? 'sending.yes' : 'sending.no') },
            { term: t('template.usedBy'), detail: usesOf(template, t) || '—' },
            { term: t('template.changedBy'), detail: template.changedBy || '—' },
            { term: t('template.changedAt'), detail: dateTime(template.changedAt) },
          ]}
        />
      </Stack>
    </ActsDrawer>
  );
}

/** The templates of messages; those of somebody above can be read and copied. @spec MSG-03 */
export function TemplateScreen() {
  const t = useWords(sendingWords, messageWords, messageSendingWords, routeWords);
  const format = useFormat();
  const list = useTemplates();
  const columns = useMemo(() => templateColumns(t, format), [t, format]);
  const mayCreate = useMay()(messageCalls.createTemplate);
  const [doing, setDoing] = useState<Act>();
  const row = useOpenRow(list.url);
  const template = list.page.data?.rows.find(({ templateId }) => templateId === row.id);
  const close = (): void => setDoing(undefined);
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('template.create')}
    </Button>
  );
  return (
    <ListPage
      name="messageTemplates"
      title={t('shell.route.messageTemplates')}
      list={list}
      columns={columns}
      getRowId={({ templateId }) => templateId}
      rowName={({ name }) => name}
      empty={{ title: t('template.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ templateId }) => row.open(templateId)}
      actions={create}
    >
      {template && !doing && <TemplateDrawer template={template} onAct={setDoing} onClose={row.close} />}
      {(doing === 'create' || (template && (doing === 'change' || doing === 'copy'))) && (
        <TemplateForm
          template={doing === 'create' ? undefined : template}
          isCopy={doing === 'copy'}
          onClose={close}
          onSaved={() => {
            close();
            void list.page.refetch();
          }}
        />
      )}
      {template && doing === 'delete' && (
        <ConfirmSend
          call={messageCalls.deleteTemplate}
          send={{ templateId: template.templateId }}
          outdates={[messageCalls.templates]}
          action="delete"
          tone="danger"
          title={t('template.delete.title', { name: template.name })}
          confirmLabel={t('sending.delete')}
          done={t('sending.deleted', { name: template.name })}
          onDone={row.close}
          onClose={close}
        >
          {t('template.delete.what')}
        </ConfirmSend>
      )}
    </ListPage>
  );
}
