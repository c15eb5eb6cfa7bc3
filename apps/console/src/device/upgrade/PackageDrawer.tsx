import { deviceCalls, type Rollout, type UpgradePackage } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { sizeText } from '@fireline/domain/lib';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormat, useWords } from '@fireline/ui/lib';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { typesText } from './packageColumns.tsx';
import { rolloutColumns } from './rolloutColumns.tsx';
import { everyUpgradeWord } from './upgradeText.ts';

export type PackageAct = 'rollOut' | 'modify' | 'delete';
const calls = {
  rollOut: deviceCalls.startRollout,
  modify: deviceCalls.changePackage,
  delete: deviceCalls.deletePackage,
} as const;
const labels = { rollOut: 'rollout.start', modify: 'upgrade.modify', delete: 'upgrade.delete' } as const;
const variants = { rollOut: 'primary', modify: 'secondary', delete: 'danger' } as const;

export interface PackageDrawerProps {
  readonly package_: UpgradePackage;
  readonly onAct: (act: PackageAct) => void;
  readonly onOpen: (rollout: Rollout) => void;
  readonly onClose: () => void;
}

/** One package: its file as it was read, the devices on it, what was rolled out of it, and what is done with it. @spec DEV-18 */
export function PackageDrawer({ package_, onAct, onOpen, onClose }: PackageDrawerProps) {
  const t = useWords(...everyUpgradeWord);
  const format = useFormat();
  const may = useMay();
  const { packageId, name, version, sizeBytes, sha256, fileName, releasedOn, remarks } = package_;
  return (
    <ActsDrawer
      size="large"
      title={`${name} ${version}`}
      acts={['rollOut', 'modify', 'delete']}
      calls={calls}
      labelOf={(act) => t(labels[act])}
      variantOf={(act) => variants[act]}
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('upgrade.types'), detail: typesText(package_, t) },
            { term: t('upgrade.releasedOn'), detail: format.date(releasedOn) },
            { term: t('upgrade.remarks'), detail: remarks },
            { term: t('upgrade.fileName'), detail: fileName },
            {
              term: t('upgrade.size'),
              detail: `${sizeText(sizeBytes)} (${t('upgrade.bytes', { bytes: format.number(sizeBytes) })})`,
            },
            { term: 'SHA-256', detail: <code style={{ overflowWrap: 'anywhere' }}>{sha256}</code> },
            { term: t('upgrade.current'), detail: format.number(package_.current) },
            { term: t('upgrade.older'), detail: format.number(package_.older) },
            { term: t('upgrade.unknown'), detail: format.number(package_.unknown) },
            { term: t('upgrade.uploadedBy'), detail: package_.uploadedBy },
            { term: t('upgrade.uploadedAt'), detail: format.dateTime(package_.uploadedAt) },
            { term: t('upgrade.changedBy'), detail: package_.changedBy },
          ]}
        />
        <PartTable
          label={t('upgrade.view.rollouts')}
          call={deviceCalls.rollouts}
          of={{ packageId }}
          columns={rolloutColumns(t, format).filter(({ id }) => id !== 'package')}
          getRowId={({ rolloutId }) => rolloutId}
          onOpen={onOpen}
          empty={{ title: t('rollout.none') }}
        />
        {may(sessionCalls.userLog) && <RecordHistory kind="upgradePackage" id={packageId} record={package_} />}
      </Stack>
    </ActsDrawer>
  );
}
