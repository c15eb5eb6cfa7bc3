import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { roleWords } from '@fireline/domain/role';
import { accountIdleDays, accountUses, administeredBy, sessionUserWords } from '@fireline/domain/session';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useShowPassword } from '../../lib/account/MadePassword.tsx';
import { NewUser, newUserDraft } from '../../lib/account/NewUser.tsx';
import { useAskedToCreate } from '../../lib/form/useAskedToCreate.ts';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ImportButton } from '../../lib/imports/ImportButton.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter, useOrgFilters } from '../../lib/list/useNodeFilter.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { UserActs } from './UserActs.tsx';
import { type UserAct, UserDrawer } from './UserDrawer.tsx';
import { userColumns } from './userColumns.tsx';
import { userWords } from './userWords.ts';

/** On a phone. */
const card = { marks: ['state'], facts: ['realName', 'role', 'node', 'mobile', 'lastLoginAt'] };

const hiddenByDefault = ['createdAt'];

/** The record whose people a link of its page asked for; most lists are opened without one, and have no field for it. */
function useBoundFilters() {
  const t = useWords(userWords);
  const url = useUrlQuery();
  const all = [
    { key: 'partnerId', label: t('users.partner'), any: t('users.anyPartner'), ...useNodeFilter('partner') },
    { key: 'unitId', label: t('users.unit'), any: t('users.anyUnit'), ...useNodeFilter('unit') },
    { key: 'maintId', label: t('users.maint'), any: t('users.anyMaint'), ...useNodeFilter('maint') },
    { key: 'placeId', label: t('users.place'), any: t('users.anyPlace'), ...useNodeFilter('place') },
  ] as const;
  return all
    .map((filter) => ({ ...filter, param: filter.key.slice(0, -'Id'.length) }))
    .filter(({ param }) => url.list(param).length > 0);
}

function useUsers() {
  const t = useWords(userWords, roleWords, sessionUserWords);
  const account = useSession()?.account;
  const kinds = account ? administeredBy(account) : [];
  return useList(sessionCalls.users, {
    filters: [
      { key: 'search', label: t('users.search') },
      {
        key: 'kind',
        label: t('users.kind'),
        any: t('users.anyKind'),
        choices: kinds.map((value) => ({ value, label: t(`role.name.${value}`) })),
      },
      {
        key: 'state',
        label: t('users.state'),
        any: t('users.anyState'),
        choices: (['active', 'locked', 'disabled'] as const).map((value) => ({
          value,
          label: t(`session.state.${value}`),
        })),
      },
      {
        key: 'use',
        label: t('users.use'),
        any: t('users.anyUse'),
        choices: accountUses.map((value) => ({ value, label: t(`users.use.${value}`, { days: accountIdleDays }) })),
      },
      {
        key: 'isBound',
        param: 'bound',
        label: t('users.node'),
        any: t('users.anyNode'),
        isMore: true,
        choices: [
          { value: true, text: 'yes', label: t('users.bound') },
          { value: false, text: 'no', label: t('users.unbound') },
        ],
      },
      ...useBoundFilters(),
      ...useOrgFilters().map((filter) => ({ ...filter, isMore: true as const })),
    ],
    sorts: ['username', 'realName', 'lastLoginAt', 'createdAt'],
    sort: 'username',
  });
}

/** The accounts that the reader looks after. @spec SES-03 SES-06 SES-08 */
export function UserListScreen() {
  const t = useWords(userWords, roleWords, sessionUserWords, routeWords);
  const format = useFormat();
  const may = useMay();
  const mayCreate = may(sessionCalls.createUser);
  const isInterrupted = useInterrupted(newUserDraft());
  const [isCreating, setCreating] = useState(mayCreate && isInterrupted);
  useAskedToCreate(mayCreate, () => setCreating(true));
  const [act, setAct] = useState<UserAct>();
  const show = useShowPassword();
  const list = useUsers();
  const reload = (): void => void list.page.refetch();
  const row = useOpenRow(list.url);
  const user = list.page.data?.rows.find(({ userId }) => userId === row.id);
  const columns = useMemo(() => userColumns(t, format), [t, format]);
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
      {t('users.create')}
    </Button>
  );
  return (
    <ListPage
      title={t('shell.route.systemUser')}
      name="user.list"
      card={card}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ userId }) => userId}
      rowName={({ username }) => username}
      empty={{ title: t('users.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ userId }) => row.open(userId)}
      actions={
        <>
          {may(siteCalls.importUsers) && <ImportButton kind="user" onBegun={reload} />}
          {create}
        </>
      }
    >
      {user && !act && <UserDrawer user={user} onAct={setAct} onClose={row.close} />}
      {user && act && (
        <UserActs user={user} act={act} onClose={() => setAct(undefined)} onChanged={reload} onMade={show} />
      )}
      {isCreating && (
        <NewUser
          onClose={() => setCreating(false)}
          onMade={(next) => {
            setCreating(false);
            show(next);
            reload();
          }}
        />
      )}
    </ListPage>
  );
}
