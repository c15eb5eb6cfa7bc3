import { type Device, deviceCalls, type Upkeep } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { deviceUpkeepWords } from '@fireline/domain/device';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { UpkeepDrawer } from './UpkeepDrawer.tsx';
import { UpkeepForm, type UpkeepFormProps } from './UpkeepForm.tsx';
import { upkeepWords } from './words.ts';

type Keys = keyof typeof upkeepWords | keyof typeof deviceUpkeepWords;

const columnsOf = (
  t: Translate<Keys>,
  { date, number }: Pick<Format, 'date' | 'number'>,
): readonly Column<Upkeep>[] => [
  {
    id: 'doneDay',
    header: t('upkeep.doneDay'),
    width: 120,
    isHideable: false,
    text: ({ doneDay }) => date(doneDay),
    cell: ({ doneDay }) => <time dateTime={doneDay}>{date(doneDay)}</time>,
  },
  { id: 'kind', header: t('upkeep.kind'), width: 140, cell: ({ kind }) => t(`device.upkeep.kind.${kind}`) },
  { id: 'by', header: t('upkeep.by'), width: 130, cell: ({ by }) => by },
  {
    id: 'photos',
    header: t('upkeep.photos'),
    width: 80,
    cell: ({ photos }) => (photos.length === 0 ? '' : number(photos.length)),
  },
  { id: 'remark', header: t('upkeep.remark'), width: 240, cell: ({ remark }) => remark },
];

/** What was done to one device where it hangs, the newest first, and the way to note more. @spec DEV-13 DEV-14 */
export function UpkeepOf({ device }: { readonly device: Device | UpkeepFormProps['device'] }) {
  const t = useWords(upkeepWords, deviceUpkeepWords);
  const format = useFormat();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const columns = useMemo(() => columnsOf(t, format), [t, format]);
  const { refetch } = useCall(deviceCalls.upkeeps, { deviceId: device.deviceId, pageNo: 1, pageSize: 10 });
  const [shown, show] = useState<Upkeep>();
  const close = (): void => setOpen(false);
  return (
    <Stack>
      {may(deviceCalls.recordUpkeep) && (
        <Tools>
          <Button onClick={() => setOpen(true)}>{t('upkeep.record')}</Button>
        </Tools>
      )}
      <PartTable
        label={t('upkeep.entries')}
        call={deviceCalls.upkeeps}
        of={{ deviceId: device.deviceId }}
        columns={columns}
        getRowId={({ upkeepId }) => upkeepId}
        onOpen={show}
        empty={{ title: t('upkeep.none') }}
      />
      {shown && <UpkeepDrawer upkeep={shown} onClose={() => show(undefined)} onChanged={show} />}
      {isOpen && (
        <UpkeepForm
          device={device}
          onClose={close}
          onSaved={() => {
            close();
            void refetch();
          }}
        />
      )}
    </Stack>
  );
}
