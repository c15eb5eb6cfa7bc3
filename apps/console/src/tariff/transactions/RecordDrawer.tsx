import { useCall } from '@fireline/api/react';
import { tariffCalls } from '@fireline/api/tariff';
import { pathTo } from '@fireline/domain/shell';
import { tariffWords } from '@fireline/domain/tariff';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { unitWords } from '../words.ts';
import { MoveUnits } from './MoveUnits.tsx';
import { signed } from './recordColumns.tsx';

/** One movement of a balance: what it was, why it does not add up, and what the holder has now. @spec TAR-07 TAR-08 */
export function RecordDrawer({
  recordId,
  onClose,
  onMoved,
}: {
  readonly recordId: number;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}) {
  const t = useWords(unitWords, tariffWords);
  const format = useFormat();
  const may = useMay();
  const call = useCall(tariffCalls.unitRecord, { recordId });
  const [way, setWay] = useState<'give' | 'takeBack'>();
  const record = call.data;
  return (
    <Drawer isOpen title={record?.holderName ?? t('holding.record')} onClose={onClose}>
      <Loaded call={call} action="query">
        {(shown) => (
          <Stack>
            {shown.misfits.map(({ code, args }) => (
              <Banner key={code} tone="attention" title={t('holding.fits.no')}>
                {t(code as 'tariff.reconcile.gap', args)}
              </Banner>
            ))}
            <DescriptionList
              items={[
                { term: t('holding.at'), detail: format.dateTime(shown.at) },
                { term: t('holding.type'), detail: t(`tariff.record.sellType.${shown.sellType}`) },
                { term: t('holding.resource'), detail: t(`tariff.resource.${shown.resource}`) },
                { term: t('holding.amount'), detail: signed(shown, format) },
                { term: t('holding.before'), detail: format.number(shown.before) },
                { term: t('holding.after'), detail: format.number(shown.after) },
                { term: t('holding.by'), detail: shown.by || t('holding.bySystem') },
                ...(shown.remark ? [{ term: t('holding.remark'), detail: shown.remark }] : []),
                { term: t('holding.balance'), detail: format.number(shown.balance) },
                ...(shown.reserved > 0 ? [{ term: t('holding.reserved'), detail: format.number(shown.reserved) }] : []),
              ]}
            />
            <Tools>
              {shown.orderId !== null && (
                <Link href={`${pathTo('ordersMine')}?open=${shown.orderId}`}>{t('holding.order')}</Link>
              )}
              {shown.deviceId !== null && (
                <Link href={pathTo('deviceDetail', { deviceId: shown.deviceId })}>
                  {shown.deviceName || t('holding.device')}
                </Link>
              )}
              {shown.mayGive && may(tariffCalls.giveUnits) && (
                <>
                  <Button onClick={() => setWay('give')}>{t('holding.give')}</Button>
                  <Button onClick={() => setWay('takeBack')}>{t('holding.takeBack')}</Button>
                </>
              )}
            </Tools>
          </Stack>
        )}
      </Loaded>
      {record && way && (
        <MoveUnits
          account={record}
          way={way}
          onClose={() => setWay(undefined)}
          onMoved={() => {
            void call.refetch();
            onMoved();
          }}
        />
      )}
    </Drawer>
  );
}
