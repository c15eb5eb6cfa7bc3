import { type Device, deviceCalls } from '@fireline/api/device';
import { useApi } from '@fireline/api/react';
import { deviceBatchMax } from '@fireline/domain/device';
import { pageSizeMax, pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { QrLabelSheet } from '@fireline/ui/QrCode';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { useEffect, useState } from 'react';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { LabelSheet, NotPrinted } from '../../lib/page/LabelSheet.styles.ts';
import type { partsOf } from './batch.ts';
import { registerWords } from './words.ts';

type Parts = ReturnType<typeof partsOf>;

/** The devices that were chosen, read a page at a time. */
function useChosen(parts: Parts) {
  const { client } = useApi();
  const [found, setFound] = useState<{ readonly devices?: readonly Device[]; readonly error?: unknown }>({});
  const [asked, ask] = useState({ parts });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = async (): Promise<readonly Device[]> => {
      const wanted = new Set(asked.parts.flatMap(({ deviceIds = [] }) => deviceIds));
      const [{ filter = {}, except = [] } = {}] = asked.parts;
      const devices: Device[] = [];
      for (let pageNo = 1; devices.length < deviceBatchMax; pageNo += 1) {
        const { rows } = await client.send(deviceCalls.list, { ...filter, pageNo, pageSize: pageSizeMax }, { signal });
        devices.push(
          ...rows.filter(({ deviceId }) => (wanted.size > 0 ? wanted.has(deviceId) : !except.includes(deviceId))),
        );
        if (rows.length < pageSizeMax || (wanted.size > 0 && devices.length === wanted.size)) break;
      }
      return devices.slice(0, deviceBatchMax);
    };
    read().then(
      (devices) => !signal.aborted && setFound({ devices }),
      (error: unknown) => !signal.aborted && setFound({ error }),
    );
    return () => controller.abort();
  }, [client, asked]);
  return { ...found, retry: () => ask({ parts }) };
}

/** Labels for the chosen devices: a scan opens the page of the device. @spec DEV-12 INS-02 */
export function QrLabels({ parts, onClose }: { readonly parts: Parts; readonly onClose: () => void }) {
  const t = useWords(registerWords);
  const { devices, error, retry } = useChosen(parts);
  const labels = (devices ?? []).map(({ deviceId, name, imei, placeName }) => ({
    id: String(deviceId),
    text: new URL(pathTo('deviceDetail', { deviceId }), location.origin).href,
    title: name,
    caption: placeName,
    number: imei,
  }));
  return (
    <Drawer
      isOpen
      isDismissable
      size="large"
      onClose={onClose}
      title={t('register.labels.title', { count: labels.length })}
    >
      {error !== undefined && <CallFailed error={error} action="query" onRetry={retry} />}
      {!devices && error === undefined && <Skeleton lines={6} />}
      {devices && (
        <>
          <NotPrinted>
            <p>{t('register.labels.what')}</p>
            <Button variant="primary" onClick={() => print()}>
              {t('register.print')}
            </Button>
          </NotPrinted>
          <LabelSheet>
            <QrLabelSheet labels={labels} />
          </LabelSheet>
        </>
      )}
    </Drawer>
  );
}
