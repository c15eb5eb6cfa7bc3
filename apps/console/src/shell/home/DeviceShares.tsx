import type { Overview } from '@fireline/api/shell';
import { deviceStatuses, deviceTypeNames, deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { ShareBar, ShareList, ShareRow } from './MainScreen.styles.ts';
import { mainWords } from '../words.ts';

interface Share {
  readonly key: string;
  readonly label: ReactNode;
  readonly count: number;
  readonly href: string;
}

function Shares({ shares, total }: { readonly shares: readonly Share[]; readonly total: number }) {
  const format = useFormat();
  return (
    <ShareList>
      {shares.map(({ key, label, count, href }) => (
        <ShareRow key={key}>
          <Link href={href} isQuiet>
            {label}
          </Link>
          <ShareBar aria-hidden style={{ '--share': total === 0 ? 0 : count / total }} />
          <span>{format.number(count)}</span>
        </ShareRow>
      ))}
    </ShareList>
  );
}

/** How many devices of each status and of each type there are; each row opens the list of them. @spec ANA-05 */
export function DeviceShares({ overview }: { readonly overview: Overview }) {
  const t = useWords(mainWords, deviceWords);
  const list = pathTo('deviceList');
  const statuses = deviceStatuses
    .map((status) => ({
      key: status,
      label: <DeviceStatusTag status={status} />,
      count: overview.byStatus[status] ?? 0,
      href: `${list}?status=${status}`,
    }))
    .filter(({ count }) => count > 0);
  const types = deviceTypeNames
    .map((type) => ({
      key: type,
      label: (
        <>
          <DeviceTypeIcon type={type} isDecorative /> {t(`device.type.${type}`)}
        </>
      ),
      count: overview.byType[type] ?? 0,
      href: `${list}?type=${type}`,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return (
    <>
      <Card title={t('shell.main.byStatus')} headingLevel={2}>
        <Shares shares={statuses} total={overview.devices} />
      </Card>
      <Card title={t('shell.main.byType')} headingLevel={2}>
        <Shares shares={types} total={overview.devices} />
      </Card>
    </>
  );
}
