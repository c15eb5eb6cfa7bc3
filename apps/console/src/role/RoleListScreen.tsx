import { type RoleRow, roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { roleWords, rolesIn } from '@fireline/domain/role';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmSend } from '../lib/form/ConfirmSend.tsx';
import { useAskedToCreate } from '../lib/form/useAskedToCreate.ts';
import { useInterrupted } from '../lib/form/useDraft.ts';
import { ListPage } from '../lib/list/ListPage.tsx';
import { useList } from '../lib/list/useList.ts';
import { useMay } from '../lib/session/useMay.ts';
import { BrandForm, brandDraft } from './BrandForm.tsx';
import { ForcePushForm, forcePushDraft } from './ForcePushForm.tsx';
import { useRentKind } from '../lib/session/useSession.ts';
import { PartnerPowersForm, partnerPowersDraft } from './PartnerPowersForm.tsx';
import { RoleDrawer } from './RoleDrawer.tsx';
import { RoleForm, type WrittenRole, roleDraft } from './RoleForm.tsx';
import { roleColumns } from './roleColumns.tsx';
import { roleKey, roleName } from './roleName.ts';
import { brandWords, forcePushWords, partnerPowersWords, roleScreenWords } from './words.ts';

const card = { marks: [], facts: ['kind', 'granted', 'users', 'description'] };

const fresh: WrittenRole = { as: 'new', role: undefined };

function useRoles() {
  const kinds = rolesIn(useRentKind());
  const t = useWords(roleScreenWords, roleWords);
  return useList(roleCalls.list, {
    filters: [
      { key: 'search', label: t('roles.search') },
      {
        key: 'kind',
        label: t('roles.kind'),
        any: t('roles.anyKind'),
        choices: kinds.map((value) => ({ value, label: t(`role.name.${value}`) })),
      },
      {
        key: 'isEmpty',
        param: 'rights',
        label: t('roles.rights'),
        any: t('roles.anyRights'),
        choices: [
          { value: true, text: 'none', label: t('roles.none') },
          { value: false, text: 'some', label: t('roles.some') },
        ],
      },
    ],
    sorts: ['roleName', 'granted', 'users', 'changedAt'],
  });
}

/** The roles of the tenant, the built-in ones of the six kinds among them. @spec ROL-01 ROL-02 ROL-04 */
export function RoleListScreen() {
  const t = useWords(roleScreenWords, brandWords, forcePushWords, partnerPowersWords, roleWords, routeWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const may = useMay();
  const mayCreate = may(roleCalls.create);
  // the operator has no alarms to force, and no partners
  const isTenant = useRentKind() === 'tenant';
  const mayForce = isTenant && may(roleCalls.saveForcePush);
  const mayEmpower = isTenant && may(roleCalls.savePartnerPowers);
  const isEmpowering = useInterrupted(partnerPowersDraft);
  const [isPowersOpen, setPowersOpen] = useState(mayEmpower && isEmpowering);
  const isForcing = useInterrupted(forcePushDraft);
  const [isForceOpen, setForceOpen] = useState(mayForce && isForcing);
  const mayBrand = may(sessionCalls.saveBrand);
  const isBranding = useInterrupted(brandDraft);
  const [isBrandOpen, setBrandOpen] = useState(mayBrand && isBranding);
  const isInterrupted = useInterrupted(roleDraft(fresh));
  const [written, setWritten] = useState(mayCreate && isInterrupted ? fresh : undefined);
  useAskedToCreate(mayCreate, () => setWritten(fresh));
  const [deleted, setDeleted] = useState<RoleRow>();
  const list = useRoles();
  const { url, page } = list;
  const columns = useMemo(() => roleColumns(t, format), [t, format]);
  const current = (key: string | undefined) => page.data?.rows.find((row) => roleKey(row) === key);
  const opened = current(url.get('open'));
  const close = () => url.set({ open: '' });
  const actions = (
    <>
      {mayEmpower && <Button onClick={() => setPowersOpen(true)}>{t('partnerPowers.title')}</Button>}
      {mayBrand && <Button onClick={() => setBrandOpen(true)}>{t('brand.title')}</Button>}
      {mayForce && <Button onClick={() => setForceOpen(true)}>{t('forcePush.title')}</Button>}
      {mayCreate && (
        <Button icon={<Plus aria-hidden />} onClick={() => setWritten(fresh)}>
          {t('roles.create')}
        </Button>
      )}
    </>
  );
  return (
    <ListPage
      title={t('shell.route.systemRoles')}
      name="role.list"
      list={list}
      columns={columns}
      getRowId={roleKey}
      rowName={(row) => roleName(row, t)}
      card={card}
      empty={{ title: t('roles.empty') }}
      onOpen={(row) => url.set({ open: roleKey(row) })}
      actions={actions}
    >
      {opened && !written && !deleted && (
        <RoleDrawer role={opened} onClose={close} onWrite={setWritten} onDelete={setDeleted} />
      )}
      {isPowersOpen && <PartnerPowersForm onClose={() => setPowersOpen(false)} />}
      {isBrandOpen && <BrandForm onClose={() => setBrandOpen(false)} />}
      {isForceOpen && <ForcePushForm onClose={() => setForceOpen(false)} />}
      {written && (
        <RoleForm
          written={{ ...written, role: current(written.role && roleKey(written.role)) ?? written.role }}
          onReload={() => void page.refetch()}
          onClose={() => setWritten(undefined)}
          onSaved={({ role }) => {
            setWritten(undefined);
            void page.refetch();
            // a new role holds nothing: the next step is to authorise it
            if (written.as !== 'change') navigate(`${pathTo('systemEmpower')}?role=${roleKey(role)}`);
          }}
        />
      )}
      {deleted?.roleId && (
        <ConfirmSend
          call={roleCalls.delete}
          send={{ roleId: deleted.roleId }}
          outdates={[roleCalls.list]}
          action="delete"
          title={t('roles.deleteAsk', { name: roleName(deleted, t) })}
          confirmLabel={t('roles.delete')}
          done={t('roles.deleted', { name: roleName(deleted, t) })}
          onClose={() => setDeleted(undefined)}
          onDone={close}
        >
          {t('roles.deleteWhat', { count: deleted.granted })}
        </ConfirmSend>
      )}
    </ListPage>
  );
}
