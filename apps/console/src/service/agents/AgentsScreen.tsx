import { type ServiceAgent, serviceCalls } from '@fireline/api/service';
import { agentStatuses, serviceWords } from '@fireline/domain/service';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { ChangeAgent, HandOn, NewAgent } from './AgentForms.tsx';
import { agentWords } from './words.ts';

type T = Translate<keyof typeof agentWords | keyof typeof serviceWords>;

const waysOf = (agent: ServiceAgent, t: T): string =>
  (['isSmsOn', 'isVoiceOn', 'isWechatOn'] as const)
    .flatMap((name) => (agent[name] ? [t(`agents.${name}`)] : []))
    .join('、') || t('agents.letterOnly');

const scoreText = ({ score }: ServiceAgent, number: Format['number']): string =>
  score === null ? '–' : number(score, { digits: 1 });

const agentColumns = (
  t: T,
  format: Pick<Format, 'dateTime' | 'shortDateTime' | 'number'>,
): readonly Column<ServiceAgent>[] => [
  {
    id: 'jobNumber',
    header: t('agents.jobNumber'),
    width: 110,
    isHideable: false,
    isSortable: true,
    cell: ({ jobNumber }) => jobNumber,
  },
  { id: 'name', header: t('agents.name'), width: 130, cell: ({ name }) => name },
  { id: 'username', header: t('agents.username'), width: 130, cell: ({ username }) => username },
  {
    id: 'status',
    header: t('agents.status'),
    width: 110,
    ...stateCell<ServiceAgent>(
      ({ status }) => (status === 'enabled' ? 'active' : 'disabled'),
      ({ status }) => t(`service.agent.status.${status}`),
    ),
  },
  { id: 'switches', header: t('agents.switches'), width: 170, cell: (agent) => waysOf(agent, t) },
  {
    id: 'open',
    header: t('agents.open'),
    width: 110,
    align: 'end',
    isSortable: true,
    cell: ({ open }) => format.number(open),
  },
  {
    id: 'closed',
    header: t('agents.closed'),
    width: 110,
    align: 'end',
    isSortable: true,
    cell: ({ closed }) => format.number(closed),
  },
  {
    id: 'score',
    header: t('agents.score'),
    width: 110,
    align: 'end',
    cell: (agent) => scoreText(agent, format.number),
  },
  {
    id: 'lastLoginAt',
    header: t('agents.lastLoginAt'),
    ...shortTimeCell<ServiceAgent>(({ lastLoginAt }) => lastLoginAt, format),
  },
];

const card = { marks: ['status'], facts: ['name', 'open', 'closed', 'score'] };
const acts = ['modify', 'handOn', 'remove'] as const;
type Act = (typeof acts)[number];
const calls = {
  modify: serviceCalls.changeAgent,
  handOn: serviceCalls.handOnOrders,
  remove: serviceCalls.removeAgent,
} as const;

/** Agents of the service desk: how each is notified, what it has in hand and how it was rated. @spec SRV-04 */
export function AgentsScreen() {
  const t = useWords(agentWords, serviceWords, routeWords);
  const format = useFormat();
  const mayCreate = useMay()(serviceCalls.createAgent);
  const isInterrupted = useInterrupted('serviceAgent.new');
  const [doing, setDoing] = useState<Act | 'create' | undefined>(mayCreate && isInterrupted ? 'create' : undefined);
  const list = useList(serviceCalls.agents, {
    filters: [
      { key: 'search', label: t('agents.search') },
      {
        key: 'status',
        label: t('agents.status'),
        any: t('agents.anyStatus'),
        choices: agentStatuses.map((value) => ({ value, label: t(`service.agent.status.${value}`) })),
      },
    ],
    sorts: ['jobNumber', 'open', 'closed'],
    sort: 'jobNumber',
  });
  const row = useOpenRow(list.url);
  const agent = list.page.data?.rows.find(({ userId }) => userId === row.id);
  const columns = useMemo(() => agentColumns(t, format), [t, format]);
  const close = (): void => setDoing(undefined);
  const saved = (): void => {
    close();
    void list.page.refetch();
  };
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('agents.create')}
    </Button>
  );
  return (
    <ListPage
      name="serviceAgents"
      card={card}
      title={t('shell.route.serviceAgents')}
      list={list}
      columns={columns}
      getRowId={({ userId }) => userId}
      rowName={({ name }) => name}
      empty={{ title: t('agents.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ userId }) => row.open(userId)}
      actions={create}
    >
      {doing === 'create' && <NewAgent onClose={close} onSaved={saved} />}
      {agent && !doing && (
        <ActsDrawer<Act>
          title={`${agent.jobNumber} ${agent.name}`}
          onClose={row.close}
          acts={acts}
          calls={calls}
          labelOf={(act) => t(`agents.${act}`)}
          variantOf={(act) => (act === 'remove' ? 'danger' : 'secondary')}
          barredOf={(act) =>
            act === 'remove' && agent.open > 0 ? t('service.agent.hasOrders', { count: agent.open }) : undefined
          }
          onAct={setDoing}
        >
          <DescriptionList
            items={[
              ...columns.slice(2).map(({ id, header, cell }) => ({ term: header, detail: cell(agent), key: id })),
              { term: t('agents.wechatId'), detail: agent.wechatId || t('agents.wechat.unbound') },
            ]}
          />
          <Link href={`${pathTo('workOrdersAll')}?search=${encodeURIComponent(agent.name)}`}>{t('agents.orders')}</Link>
        </ActsDrawer>
      )}
      {agent && doing === 'modify' && <ChangeAgent agent={agent} onClose={close} onSaved={saved} />}
      {agent && doing === 'handOn' && <HandOn agent={agent} onClose={close} onSaved={saved} />}
      {agent && doing === 'remove' && (
        <ConfirmSend
          call={serviceCalls.removeAgent}
          send={{ userId: agent.userId, revision: agent.revision }}
          outdates={[serviceCalls.agents]}
          action="delete"
          tone="danger"
          title={t('agents.remove.title', { name: agent.name })}
          confirmLabel={t('agents.remove')}
          done={t('agents.removed')}
          onDone={row.close}
          onClose={close}
        >
          {t('agents.remove.what')}
        </ConfirmSend>
      )}
    </ListPage>
  );
}
