import { deviceCalls, type UpgradePackage } from '@fireline/api/device';
import { deviceTypeNames, deviceTypes } from '@fireline/domain/device';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { type PackageAct, PackageDrawer } from './PackageDrawer.tsx';
import { ChangePackage, NewPackage, packageDraft } from './PackageForm.tsx';
import { packageColumns } from './packageColumns.tsx';
import { RolloutDrawer } from './RolloutDrawer.tsx';
import { RolloutForm } from './RolloutForm.tsx';
import { everyUpgradeWord } from './upgradeText.ts';
import { UpgradeSwitch } from './UpgradeSwitch.tsx';
import { useRolloutNews } from './useRolloutNews.ts';

const card = { marks: [], facts: ['sizeBytes', 'releasedOn', 'deviceTypes', 'current', 'older'] };

const hiddenByDefault = ['unknown', 'uploadedAt'];

function usePackages() {
  const t = useWords(...everyUpgradeWord);
  return useList(deviceCalls.packages, {
    filters: [
      { key: 'search', label: t('upgrade.search') },
      {
        key: 'deviceType',
        param: 'type',
        label: t('upgrade.types'),
        any: t('upgrade.anyType'),
        isList: true,
        choices: deviceTypeNames
          .filter((type) => deviceTypes[type].commands.includes('upgrade'))
          .map((value) => ({ value, label: t(`device.type.${value}`) })),
      },
    ],
    sorts: ['name', 'version', 'releasedOn', 'sizeBytes', 'uploadedAt'],
    sort: '-uploadedAt',
  });
}

interface ActProps {
  readonly act: PackageAct;
  readonly package_: UpgradePackage;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly onStarted: (rolloutId: number) => void;
}

function Act({ act, package_, onClose, onDone, onStarted }: ActProps) {
  const t = useWords(...everyUpgradeWord);
  const { packageId, revision, name, version } = package_;
  const title = `${name} ${version}`;
  if (act === 'rollOut')
    return <RolloutForm package_={package_} onClose={onClose} onStarted={({ rolloutId }) => onStarted(rolloutId)} />;
  if (act === 'modify') return <ChangePackage package_={package_} onClose={onClose} onSaved={onDone} />;
  return (
    <ConfirmSend
      call={deviceCalls.deletePackage}
      send={{ packageId, revision }}
      outdates={[deviceCalls.packages]}
      action="delete"
      title={t('upgrade.delete.title', { name: title })}
      confirmLabel={t('upgrade.delete')}
      tone="danger"
      done={t('upgrade.deleted', { name: title })}
      onDone={onDone}
      onClose={onClose}
    >
      {t('upgrade.delete.what')}
    </ConfirmSend>
  );
}

/** The packages of device software, with how many devices have each; from here they are rolled out. @spec DEV-18 */
export function PackageList() {
  const t = useWords(...everyUpgradeWord, routeWords);
  const format = useFormat();
  const list = usePackages();
  const mayAdd = useMay()(deviceCalls.addPackage);
  const isInterrupted = useInterrupted(packageDraft());
  const [isAdding, setAdding] = useState(mayAdd && isInterrupted);
  const [act, setAct] = useState<PackageAct>();
  const row = useOpenRow(list.url);
  const rollout = useOpenRow(list.url, 'rollout');
  const reload = (): void => void list.page.refetch();
  useRolloutNews(reload);
  const columns = useMemo(() => packageColumns(t, format), [t, format]);
  const found = list.page.data?.rows.find(({ packageId }) => packageId === row.id);
  const close = (): void => setAct(undefined);
  const add = mayAdd && (
    <Button icon={<Upload aria-hidden />} onClick={() => setAdding(true)}>
      {t('upgrade.upload')}
    </Button>
  );
  return (
    <ListPage
      name="upgradePackages"
      title={t('shell.route.upgradePackages')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ packageId }) => packageId}
      rowName={({ name, version }) => `${name} ${version}`}
      card={card}
      empty={{ title: t('upgrade.empty'), ...(add ? { action: add } : {}) }}
      onOpen={({ packageId }) => row.open(packageId)}
      actions={add}
      tools={<UpgradeSwitch url={list.url} />}
    >
      {found && !act && rollout.id === undefined && (
        <PackageDrawer
          package_={found}
          onAct={setAct}
          onOpen={({ rolloutId }) => rollout.open(rolloutId)}
          onClose={row.close}
        />
      )}
      {found && act && (
        <Act
          act={act}
          package_={found}
          onClose={close}
          onDone={() => {
            close();
            reload();
          }}
          onStarted={(rolloutId) => {
            close();
            reload();
            rollout.open(rolloutId);
          }}
        />
      )}
      {rollout.id !== undefined && !act && (
        <RolloutDrawer rolloutId={rollout.id} onClose={rollout.close} onChanged={reload} />
      )}
      {isAdding && (
        <NewPackage
          onClose={() => setAdding(false)}
          onSaved={({ packageId }) => {
            setAdding(false);
            reload();
            row.open(packageId);
          }}
        />
      )}
    </ListPage>
  );
}
