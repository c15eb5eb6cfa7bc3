import { useApi } from '@fireline/api/react';
import { type DiagnosisDetail, serviceCalls } from '@fireline/api/service';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Card } from '@fireline/ui/Card';
import { DiagnosisSteps } from '@fireline/ui/DiagnosisSteps';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Page, Stack } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useMending } from './mending.ts';
import { diagnosisPageWords } from './words.ts';

/** The order that was made of what the checks did not solve. */
function OrderMade({ diagnosis }: { readonly diagnosis: DiagnosisDetail }) {
  const t = useWords(diagnosisPageWords);
  const { orderId, orderNumber } = diagnosis;
  if (orderId === null) return null;
  return (
    <Banner tone="success">
      {t('diagnoses.orderMade', { number: orderNumber })}{' '}
      <Link href={pathTo('workOrderDetail', { orderId })}>{t('diagnoses.openOrder')}</Link>
    </Banner>
  );
}

/** Leads from a complaint to its cause, by what is stored of the device, the receiver or the account, and to a work order. @spec SRV-05 */
export function DiagnosisScreen() {
  const t = useWords(routeWords, diagnosisPageWords);
  const { client } = useApi();
  const may = useMay();
  const tellFailure = useTellFailure();
  const [last, setLast] = useState<DiagnosisDetail>();
  const hrefOf = useMending(last?.deviceId ?? null);
  return (
    <Page>
      <PageHeader
        title={t('shell.route.diagnosis')}
        actions={may(serviceCalls.diagnoses) && <Link href={pathTo('diagnosisRecords')}>{t('diagnoses.records')}</Link>}
      />
      <Card title={t('diagnoses.new')} headingLevel={2}>
        <Stack>
          <DiagnosisSteps
            label={t('shell.route.diagnosis')}
            hrefOf={hrefOf}
            onDiagnose={async ({ asked, signal }) => {
              const found = await client.send(serviceCalls.diagnose, { ...asked }, { signal });
              setLast(found);
              return { id: found.diagnosisId, rows: found.rows, facts: found.facts, leftOut: found.leftOut };
            }}
            onOrder={async ({ draft, signal }) => {
              const { problem: reason, level, notificationMethods } = draft;
              const diagnosisId = last?.diagnosisId ?? 0;
              const said = { reason, level, notificationMethods: [...notificationMethods] };
              setLast(
                await client.send(
                  serviceCalls.settleDiagnosis,
                  { diagnosisId, outcome: 'unsolved', ...said },
                  { signal },
                ),
              );
            }}
            onSolved={({ id: diagnosisId }) =>
              void client
                .send(serviceCalls.settleDiagnosis, { diagnosisId, outcome: 'solved' })
                .then(setLast, (error: unknown) => tellFailure('diagnose', error))
            }
          />
          {last && <OrderMade diagnosis={last} />}
        </Stack>
      </Card>
    </Page>
  );
}
