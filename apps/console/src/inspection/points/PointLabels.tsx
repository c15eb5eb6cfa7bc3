import { type InspectionPoint, inspectionCalls, type PointLabel } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import { labelsAtOnce } from '@fireline/domain/inspection';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, isSelected } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { QrLabelSheet } from '@fireline/ui/QrCode';
import { Skeleton } from '@fireline/ui/Skeleton';
import type { LoadRows } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { LabelSheet, NotPrinted } from '../../lib/page/LabelSheet.styles.ts';
import { Tools } from '../../lib/page/Page.styles.ts';
import { NfcWriter } from './NfcWriter.tsx';
import { spotText } from './spotText.ts';
import { pointWords } from './words.ts';

export interface PointLabelsProps {
  /** What was ticked. */
  readonly selected: BulkContext;
  readonly loadRows: LoadRows<InspectionPoint>;
  readonly onClose: () => void;
}

/** Labels of the ticked points on paper: the app of an inspector reads them, and so does any camera, which leads to it. @spec INS-02 N24 */
export function PointLabels({ selected, loadRows, onClose }: PointLabelsProps) {
  const t = useWords(pointWords, siteWords);
  const { number } = useFormat();
  const [isAskingAnew, askAnew] = useState(false);
  const every = useEveryRow(loadRows, '', true);
  const chosen = (every.rows ?? []).filter(({ pointId }) => isSelected(selected.selection, pointId));
  const pointIds = chosen.slice(0, labelsAtOnce.max).map(({ pointId }) => pointId);
  const call = useCall(inspectionCalls.pointLabels, { pointIds }, { isEnabled: pointIds.length > 0 });
  const error = every.error ?? call.error ?? undefined;
  const labels = call.data?.labels;
  const labelOf = (label: PointLabel) => ({
    id: String(label.pointId),
    text: `${location.origin}${pathTo('publicPatrolPoint')}?code=${label.code}`,
    title: label.name,
    caption: [spotText(label, t), label.location].filter(Boolean).join(' · '),
    number: `${label.pointId}-${label.edition}`,
  });
  return (
    <Drawer
      isOpen
      isDismissable
      size="large"
      onClose={onClose}
      title={t('patrolPoints.labels.title', { count: number(labels?.length ?? pointIds.length) })}
    >
      {error !== undefined && (
        <CallFailed
          error={error}
          action="query"
          onRetry={() => (every.error === undefined ? void call.refetch() : every.reload())}
        />
      )}
      {!labels && error === undefined && <Skeleton lines={6} />}
      {labels && (
        <>
          <NotPrinted>
            <p>{t('patrolPoints.labels.what')}</p>
            {chosen.length > labelsAtOnce.max && (
              <p>{t('patrolPoints.labels.most', { most: number(labelsAtOnce.max), count: number(chosen.length) })}</p>
            )}
            <Tools>
              <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => print()}>
                {t('patrolPoints.labels.print')}
              </Button>
              <Button onClick={() => askAnew(true)}>{t('patrolPoints.labels.anew')}</Button>
            </Tools>
            <NfcWriter labels={labels.map(labelOf)} />
          </NotPrinted>
          <LabelSheet>
            <QrLabelSheet labels={labels.map(labelOf)} />
          </LabelSheet>
        </>
      )}
      {isAskingAnew && labels && (
        <ConfirmSend
          call={inspectionCalls.printAnew}
          send={{ points: labels.map(({ pointId, edition }) => ({ pointId, edition })) }}
          outdates={[inspectionCalls.pointLabels]}
          action="save"
          tone="danger"
          title={t('patrolPoints.labels.anew.title', { count: number(labels.length) })}
          confirmLabel={t('patrolPoints.labels.anew')}
          done={t('patrolPoints.labels.anew.done')}
          onClose={() => askAnew(false)}
        >
          {t('patrolPoints.labels.anew.what', { count: number(labels.length) })}
        </ConfirmSend>
      )}
    </Drawer>
  );
}
