import { type DeviceKey, deviceCalls, type MadeDeviceKey } from '@fireline/api/device';
import { deviceKeyKinds, deviceKeyWords } from '@fireline/domain/device';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { TenantTabs } from '../../lib/tenant/TenantTabs.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { type KeyAct, KeyDrawer } from './KeyDrawer.tsx';
import { ChangeKey, keyDraft, NewKey } from './KeyForm.tsx';
import { KeySecret } from './KeySecret.tsx';
import { keyColumns } from './keyColumns.tsx';
import { keyScreenWords } from './words.ts';

const hiddenByDefault = ['address', 'imei'];
const states = ['valid', 'revoked'] as const;

function useKeys() {
  const t = useWords(keyScreenWords, deviceKeyWords);
  return useList(deviceCalls.keys, {
    filters: [
      { key: 'search', label: t('keys.search') },
      {
        key: 'kind',
        label: t('keys.kind'),
        any: t('keys.anyKind'),
        choices: deviceKeyKinds.map((value) => ({ value, label: t(`device.key.kind.${value}`) })),
      },
      {
        key: 'state',
        label: t('keys.state'),
        any: t('keys.anyState'),
        choices: states.map((value) => ({ value, label: t(`keys.state.${value}`) })),
      },
    ],
    sorts: ['name', 'createdAt', 'lastUsedAt'],
    sort: 'name',
  });
}

interface ActProps {
  readonly act: Exclude<KeyAct, 'modify'>;
  readonly deviceKey: DeviceKey;
  readonly onMade: (made: MadeDeviceKey) => void;
  readonly onClose: () => void;
}

function ConfirmAct({ act, deviceKey, onMade, onClose }: ActProps) {
  const t = useWords(keyScreenWords);
  const { keyId, revision, name } = deviceKey;
  const asked = {
    send: { keyId, revision },
    outdates: [deviceCalls.keys],
    title: t(`keys.${act}.title`, { name }),
    confirmLabel: t(`keys.${act}`),
    tone: 'danger',
    children: t(`keys.${act}.what`),
    onClose,
  } as const;
  return act === 'rotate' ? (
    <ConfirmSend
      {...asked}
      call={deviceCalls.rotateKey}
      action="save"
      done={t('keys.rotated', { name })}
      onDone={onMade}
    />
  ) : (
    <ConfirmSend {...asked} call={deviceCalls.revokeKey} action="delete" done={t('keys.revoked', { name })} />
  );
}

/** The keys with which devices report, and the transmission devices that are admitted. */
export function KeyListScreen() {
  const t = useWords(keyScreenWords, deviceKeyWords, routeWords);
  const format = useFormat();
  const list = useKeys();
  const mayCreate = useMay()(deviceCalls.createKey);
  const isInterrupted = useInterrupted(keyDraft(undefined));
  const [isCreating, setCreating] = useState(mayCreate && isInterrupted);
  const [act, setAct] = useState<KeyAct>();
  const [made, setMade] = useState<MadeDeviceKey>();
  const row = useOpenRow(list.url);
  const found = list.page.data?.rows.find(({ keyId }) => keyId === row.id);
  const columns = useMemo(() => keyColumns(t, format), [t, format]);
  const reload = (): void => void list.page.refetch();
  const close = () => setAct(undefined);
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
      {t('keys.create')}
    </Button>
  );
  return (
    <ListPage
      name="systemKeys"
      title={t('shell.route.systemKeys')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      lead={<TenantTabs current="deviceKeys" />}
      columns={columns}
      getRowId={({ keyId }) => keyId}
      rowName={({ name }) => name}
      empty={{ title: t('keys.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ keyId }) => row.open(keyId)}
      actions={create}
    >
      {found && !act && <KeyDrawer deviceKey={found} onAct={setAct} onClose={row.close} />}
      {found && act === 'modify' && (
        <ChangeKey
          deviceKey={found}
          onClose={close}
          onSaved={() => {
            close();
            reload();
          }}
        />
      )}
      {found && act !== undefined && act !== 'modify' && (
        <ConfirmAct act={act} deviceKey={found} onMade={setMade} onClose={close} />
      )}
      {isCreating && (
        <NewKey
          onClose={() => setCreating(false)}
          onMade={(next) => {
            setCreating(false);
            setMade(next);
            reload();
          }}
        />
      )}
      {made?.secret && <KeySecret name={made.key.name} secret={made.secret} onClose={() => setMade(undefined)} />}
    </ListPage>
  );
}
