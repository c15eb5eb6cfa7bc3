import { type RoleDetail, type RoleRow, roleCalls } from '@fireline/api/role';
import { useCall } from '@fireline/api/react';
import { sessionCalls } from '@fireline/api/session';
import { roleWords } from '@fireline/domain/role';
import { pageSizeMax, pathTo, routeWords } from '@fireline/domain/shell';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { Tabs } from '@fireline/ui/Tabs';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Loaded } from '../lib/page/Loaded.tsx';
import { PageHeader } from '../lib/page/PageHeader.tsx';
import { useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { RecordHistory } from '../lib/history/RecordHistory.tsx';
import { useMay } from '../lib/session/useMay.ts';
import { Empower, RoleList } from './Role.styles.ts';
import { RoleCompare } from './RoleCompare.tsx';
import { RolePeople } from './RolePeople.tsx';
import { RolePreview } from './RolePreview.tsx';
import { RoleRights } from './RoleRights.tsx';
import { roleKey, roleName } from './roleName.ts';
import { useRoleDetail, useRoleRights } from './useRoleRights.ts';
import { empowerWords, roleScreenWords } from './words.ts';

const tabs = ['rights', 'people', 'preview', 'compare', 'history'] as const;

interface ChoiceProps {
  readonly roles: readonly RoleRow[];
  readonly chosen: RoleRow | undefined;
}

function RoleChoice({ roles, chosen }: ChoiceProps) {
  const t = useWords(empowerWords, roleScreenWords, roleWords);
  const { number } = useFormat();
  const tab = useUrlQuery().get('tab');
  return (
    <nav aria-label={t('empower.roles')}>
      <RoleList>
        {roles.map((role) => (
          <li key={roleKey(role)}>
            <Link
              isQuiet
              href={`${pathTo('systemEmpower')}?role=${roleKey(role)}${tab && `&tab=${tab}`}`}
              aria-current={role === chosen ? 'true' : undefined}
            >
              {roleName(role, t)}
              <small>
                {role.roleId === null ? t('roles.builtIn') : t(`role.name.${role.kind}`)} ·{' '}
                {t('roles.grantedOf', { granted: number(role.granted), possible: number(role.possible) })}
              </small>
            </Link>
          </li>
        ))}
      </RoleList>
    </nav>
  );
}

interface ChosenProps {
  readonly role: RoleDetail;
  readonly roles: readonly RoleRow[];
  readonly onSaved: () => void;
}

function Chosen({ role, roles, onSaved }: ChosenProps) {
  const t = useWords(empowerWords);
  const { number } = useFormat();
  const url = useUrlQuery();
  const rights = useRoleRights(role, onSaved);
  const { granted } = rights;
  const mayReadLog = useMay()(sessionCalls.userLog);
  // a built-in role has no history: nobody changes it
  const shown = tabs.filter((tab) => tab !== 'history' || (mayReadLog && role.roleId !== null));
  const contents = {
    rights: <RoleRights role={role} rights={rights} />,
    people: <RolePeople role={role} />,
    preview: <RolePreview role={role} granted={granted} />,
    compare: <RoleCompare role={role} granted={granted} roles={roles} />,
    history: role.roleId !== null && <RecordHistory kind="role" id={role.roleId} record={role} />,
  };
  return (
    <Tabs
      label={t('empower.tabs')}
      value={shown.find((tab) => tab === url.get('tab')) ?? 'rights'}
      onChange={({ value }) => url.set({ tab: value === 'rights' ? '' : value })}
      items={shown.map((value) => ({
        value,
        label: t(`empower.tab.${value}`),
        ...(value === 'people' ? { count: number(role.users) } : {}),
        content: contents[value],
      }))}
    />
  );
}

function ChosenRole({ role, roles, onSaved }: Omit<ChosenProps, 'role'> & { readonly role: RoleRow }) {
  const call = useRoleDetail(role);
  return (
    <Loaded call={call} action="query" lines={10}>
      {(detail) => (
        <Chosen
          role={detail}
          roles={roles}
          onSaved={() => {
            void call.refetch();
            onSaved();
          }}
        />
      )}
    </Loaded>
  );
}

/** Of roles that are all built in none can be authorised: one has to be created. */
function NoneChosen() {
  const t = useWords(empowerWords, routeWords);
  const mayCreate = useMay()(roleCalls.create);
  if (!mayCreate) return <EmptyState title={t('empower.choose')} />;
  return (
    <EmptyState
      title={t('empower.choose')}
      actions={<Link href={pathTo('systemRoles')}>{t('shell.route.systemRoles')}</Link>}
    >
      {t('empower.noneOwn')}
    </EmptyState>
  );
}

/** What each role may look at, manage and command; changes count at once. @spec ROL-01 ROL-02 ROL-03 ROL-07 */
export function EmpowerScreen() {
  const t = useWords(empowerWords, routeWords);
  const url = useUrlQuery();
  const call = useCall(roleCalls.list, { pageSize: pageSizeMax });
  return (
    <>
      <PageHeader title={t('shell.route.systemEmpower')} count={call.data?.total} />
      <Loaded call={call} shape="block">
        {({ rows }) => {
          // a built-in role cannot be changed: the page begins with one that can
          const chosen =
            rows.find((role) => roleKey(role) === url.get('role')) ?? rows.find(({ roleId }) => roleId !== null);
          return (
            <Empower>
              <RoleChoice roles={rows} chosen={chosen} />
              {chosen ? (
                <ChosenRole key={roleKey(chosen)} role={chosen} roles={rows} onSaved={() => void call.refetch()} />
              ) : (
                <NoneChosen />
              )}
            </Empower>
          );
        }}
      </Loaded>
    </>
  );
}
