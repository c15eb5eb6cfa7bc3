import { alarmCalls, type HazardMeasure } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmHazardWords, alarmWords } from '@fireline/domain/alarm';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DataTable } from '@fireline/ui/DataTable';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useInterrupted } from '../../../lib/form/useDraft.ts';
import { useOpenRow } from '../../../lib/list/useOpenRow.ts';
import { Loaded } from '../../../lib/page/Loaded.tsx';
import { useUrlQuery } from '../../../lib/page/useUrlQuery.ts';
import { useMay } from '../../../lib/session/useMay.ts';
import { measureText } from '../measureTexts.ts';
import { hazardWords } from '../words.ts';
import { measureColumns, orderColumn } from './measureColumns.tsx';
import { MeasureDrawer } from './MeasureDrawer.tsx';
import { MeasureForm, measureDraft } from './MeasureForm.tsx';
import { useMeasureDeeds } from './useMeasureDeeds.ts';

function Catalogue({ measures }: { readonly measures: readonly HazardMeasure[] }) {
  const t = useWords(hazardWords, alarmHazardWords, alarmWords);
  const format = useFormat();
  const may = useMay();
  const mayAdd = may(alarmCalls.createHazardMeasure);
  const isInterrupted = useInterrupted(measureDraft(undefined));
  const [doing, setDoing] = useState<'add' | 'change' | undefined>(mayAdd && isInterrupted ? 'add' : undefined);
  const deeds = useMeasureDeeds();
  const row = useOpenRow(useUrlQuery(), 'measure');
  const measure = measures.find(({ measureId }) => measureId === row.id);
  const columns = measureColumns(t, format);
  const close = (): void => setDoing(undefined);
  const add = mayAdd && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('add')}>
      {t('hazards.catalogue.add')}
    </Button>
  );
  return (
    <Card title={t('hazards.catalogue')} headingLevel={2} {...(add && { actions: add })}>
      <DataTable
        label={t('hazards.catalogue')}
        rows={measures}
        columns={may(alarmCalls.orderHazardMeasures) ? [...columns, orderColumn(t, measures, deeds)] : columns}
        getRowId={({ measureId }) => measureId}
        rowName={(one) => measureText(one, t)}
        onRowOpen={({ row: { measureId } }) => row.open(measureId)}
        empty={{ title: t('hazards.catalogue.empty'), ...(add ? { action: add } : {}) }}
      />
      {measure && !doing && (
        <MeasureDrawer measure={measure} deeds={deeds} onChange={() => setDoing('change')} onClose={row.close} />
      )}
      {(doing === 'add' || (doing === 'change' && measure)) && (
        <MeasureForm measure={doing === 'change' ? measure : undefined} onClose={close} onSaved={close} />
      )}
    </Card>
  );
}

/** The catalogue of measures of the tenant: what each is for and how it went, in the order in which forms offer it. @spec ALM-13 SHL-08 */
export function MeasureCatalogue() {
  const call = useCall(alarmCalls.hazardMeasures, {}, { isPolling: true });
  return (
    <Loaded call={call} action="query">
      {({ measures }) => <Catalogue measures={measures} />}
    </Loaded>
  );
}
