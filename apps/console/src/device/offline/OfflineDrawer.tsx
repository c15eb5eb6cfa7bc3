import type { OfflineRecord } from '@fireline/api/device';
import { deviceOutageWords, deviceStatusRules, deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Age } from '../Age.tsx';
import { deviceScreenWords } from '../words.ts';
import { OfflineLength, offlineColumns } from './offlineColumns.tsx';
import { lengthWords } from '../../lib/words.ts';
import { offlineWords } from './words.ts';

const argsOf = (status: OfflineRecord['status']) => {
  const rule = deviceStatusRules.find((one) => one.status === status);
  return rule && 'args' in rule ? rule.args : {};
};

/** One offline record: the rule that names its reason, what the device last said, and the way to the device. @spec DEV-14 N13 */
export function OfflineDrawer({ record, onClose }: { readonly record: OfflineRecord; readonly onClose: () => void }) {
  const t = useWords(offlineWords, lengthWords, deviceOutageWords, deviceWords, deviceScreenWords);
  const format = useFormat();
  const { name, deviceId, status, lastSeenAt, toAt } = record;
  const facts = offlineColumns(t, format).filter(({ id }) => id !== 'name' && id !== 'duration');
  return (
    <Drawer
      isOpen
      isDismissable
      onClose={onClose}
      title={name}
      footer={<Link href={pathTo('deviceDetail', { deviceId })}>{t('offline.toDevice')}</Link>}
    >
      <Banner tone={toAt === null ? 'attention' : 'info'}>{t(`device.statusWhy.${status}`, argsOf(status))}</Banner>
      <DescriptionList
        layout="rows"
        items={[
          { term: t('offline.length'), detail: <OfflineLength record={record} /> },
          ...facts.map(({ header, cell }) => ({ term: header, detail: cell(record) })),
          { term: t('device.column.seen'), detail: <Age at={lastSeenAt} /> },
        ]}
      />
    </Drawer>
  );
}
