import { useSend } from '@fireline/api/react';
import { type ProjectLabel, siteCalls } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { NumberField } from '@fireline/ui/NumberField';
import { QrLabelSheet } from '@fireline/ui/QrCode';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { LabelSheet, NotPrinted } from '../../../lib/page/LabelSheet.styles.ts';
import { useAllRows } from '../../../lib/list/useAllRows.ts';
import { useEveryRow } from '../../../lib/list/useEveryRow.ts';
import { CallFailed } from '../../../lib/page/CallFailed.tsx';
import { useTellFailure } from '../../../lib/page/useTellFailure.ts';
import { FieldRow } from '../Project.styles.ts';
import { labelWords } from './words.ts';

export interface LabelSheetDrawerProps {
  readonly projectId: number;
  readonly labels: readonly ProjectLabel[];
  readonly onClose: () => void;
}

const contents = ['page', 'imei'] as const;
const sizes = { width: { min: 30, max: 200, usual: 60 }, height: { min: 15, max: 120, usual: 30 } } as const;

/** The devices under labels; nothing is asked for none, which would mean all. */
function useLabelled(projectId: number, labels: readonly ProjectLabel[]) {
  const labelId = labels.map((label) => label.labelId);
  const key = labelId.join();
  const query = useMemo(() => ({ projectId, labelId: key.split(',').map(Number) }), [projectId, key]);
  return useEveryRow(useAllRows(siteCalls.projectDevices, query), key, labels.length > 0);
}

/** The stickers of the devices under labels, in millimetres; printing them is recorded. @spec SIT-08 INS-02 */
export function LabelSheetDrawer({ projectId, labels, onClose }: LabelSheetDrawerProps) {
  const t = useWords(labelWords);
  const tellFailure = useTellFailure();
  const every = useLabelled(projectId, labels);
  const [content, setContent] = useState<(typeof contents)[number]>('page');
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>({
    width: sizes.width.usual,
    height: sizes.height.usual,
  });
  const { mutateAsync, isPending } = useSend(siteCalls.printProjectLabels, {
    outdates: [siteCalls.projectLabels],
    onFailed: ({ error }) => tellFailure('save', error),
  });
  const stickers = (every.rows ?? []).map(({ deviceId, name, imei, labelName }) => ({
    id: String(deviceId),
    text: content === 'imei' ? imei : new URL(pathTo('deviceDetail', { deviceId }), location.origin).href,
    title: name,
    caption: labelName,
    number: imei,
  }));
  const printThem = async (): Promise<void> => {
    await mutateAsync({ projectId, labelIds: labels.map(({ labelId }) => labelId) });
    print();
  };
  return (
    <Drawer
      isOpen
      isDismissable
      size="large"
      onClose={onClose}
      title={t('labels.print.title', { count: stickers.length })}
    >
      {every.error !== undefined && <CallFailed error={every.error} action="query" onRetry={every.reload} />}
      {every.isPending && <Skeleton lines={6} />}
      {every.rows && (
        <>
          <NotPrinted>
            <p>{t('labels.print.what')}</p>
            <RadioGroup
              label={t('labels.print.content')}
              orientation="horizontal"
              value={content}
              onChange={({ value }) => value && setContent(value)}
              options={contents.map((value) => ({ value, label: t(`labels.print.${value}`) }))}
            />
            <FieldRow>
              {(['width', 'height'] as const).map((side) => (
                <NumberField
                  key={side}
                  label={t(`labels.print.${side}`)}
                  value={size[side]}
                  min={sizes[side].min}
                  max={sizes[side].max}
                  onChange={({ value }) => setSize({ ...size, [side]: value ?? sizes[side].usual })}
                />
              ))}
            </FieldRow>
            <Button
              variant="primary"
              disabled={isPending || stickers.length === 0}
              // a failure has been shown
              onClick={() => void printThem().catch(() => {})}
            >
              {t('labels.print')}
            </Button>
          </NotPrinted>
          <LabelSheet>
            <QrLabelSheet labels={stickers} widthMm={size.width} heightMm={size.height} />
          </LabelSheet>
        </>
      )}
    </Drawer>
  );
}
