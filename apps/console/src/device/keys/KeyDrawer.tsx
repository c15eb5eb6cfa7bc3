import { type DeviceKey, deviceCalls } from '@fireline/api/device';
import { deviceKeyWords } from '@fireline/domain/device';
import { sessionCalls } from '@fireline/api/session';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormat, useWords } from '@fireline/ui/lib';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { scopesText, stateText } from './keyColumns.tsx';
import { keyScreenWords } from './words.ts';

/** What is done to a key from its drawer. */
export type KeyAct = 'modify' | 'rotate' | 'revoke';
const calls = {
  modify: deviceCalls.changeKey,
  rotate: deviceCalls.rotateKey,
  revoke: deviceCalls.revokeKey,
} as const;

interface KeyDrawerProps {
  readonly deviceKey: DeviceKey;
  readonly onAct: (act: KeyAct) => void;
  readonly onClose: () => void;
}

/** One key: what it may do, who made it and when it was last used, and what was done to it. */
export function KeyDrawer({ deviceKey, onAct, onClose }: KeyDrawerProps) {
  const t = useWords(keyScreenWords, deviceKeyWords);
  const { dateTime } = useFormat();
  const may = useMay();
  const { kind, revokedAt, lastUsedAt, address, port, imei, componentCount } = deviceKey;
  const acts = (Object.keys(calls) as KeyAct[]).filter(
    (act) => revokedAt === null && (act !== 'rotate' || kind === 'key'),
  );
  const installation =
    kind === 'transmission'
      ? [
          { term: t('keys.address'), detail: address?.toString() ?? '' },
          { term: t('keys.port'), detail: port === null ? t('keys.noPort') : String(port) },
          { term: t('keys.imei'), detail: imei ?? '' },
          { term: t('keys.components'), detail: t('keys.componentCount', { count: componentCount }) },
        ]
      : [];
  return (
    <ActsDrawer
      title={deviceKey.name}
      acts={acts}
      calls={calls}
      labelOf={(act) => t(`keys.${act}`)}
      variantOf={(act) => (act === 'revoke' ? 'danger' : 'secondary')}
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('keys.state'), detail: stateText(deviceKey, t) },
            { term: t('keys.kind'), detail: t(`device.key.kind.${kind}`) },
            { term: t('keys.scopes'), detail: scopesText(deviceKey, t) },
            ...installation,
            { term: t('keys.lastUsedAt'), detail: lastUsedAt === null ? t('keys.never') : dateTime(lastUsedAt) },
            { term: t('keys.createdAt'), detail: dateTime(deviceKey.createdAt) },
            { term: t('keys.createdBy'), detail: deviceKey.createdBy || t('keys.byInstallation') },
            { term: t('keys.changedBy'), detail: deviceKey.changedBy },
            ...(revokedAt === null ? [] : [{ term: t('keys.revokedAt'), detail: dateTime(revokedAt) }]),
          ]}
        />
        {may(sessionCalls.userLog) && <RecordHistory kind="deviceKey" id={deviceKey.keyId} record={deviceKey} />}
      </Stack>
    </ActsDrawer>
  );
}
