import { useApi, useCall } from '@fireline/api/react';
import { type DiagnosisDetail, serviceCalls } from '@fireline/api/service';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Card } from '@fireline/ui/Card';
import { DiagnosisSteps } from '@fireline/ui/DiagnosisSteps';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Page, Stack, TwoColumns } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { RecentDiagnoses } from './RecentDiagnoses.tsx';
import { useMending } from './mending.ts';
import { diagnosisPageWords } from './words.ts';

/** So many of the last diagnoses stand beside a new one. */
const recentMax = 8;

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
  const mayLook = may(serviceCalls.diagnoses);
  const recent = useCall(serviceCalls.diagnoses, { pageSize: recentMax }, { isEnabled: mayLook });
  const tell = (found: DiagnosisDetail): void => {
    setLast(found);
    if (mayLook) void recent.refetch();
  };
  const hrefOf = useMending(last?.deviceId ?? null);
  return (
    <Page>
      <PageHeader title={t('shell.route.diagnosis')} />
      <TwoColumns>
        <div>
          <Card title={t('diagnoses.new')} headingLevel={2}>
            <Stack>
              <DiagnosisSteps
                label={t('shell.route.diagnosis')}
                hrefOf={hrefOf}
                onDiagnose={async ({ asked, signal }) => {
                  const found = await client.send(serviceCalls.diagnose, { ...asked }, { signal });
                  tell(found);
                  return { id: found.diagnosisId, rows: found.rows, facts: found.facts, leftOut: found.leftOut };
                }}
                onOrder={async ({ draft, signal }) => {
                  const { problem: reason, level, notificationMethods } = draft;
                  const diagnosisId = last?.diagnosisId ?? 0;
                  const said = { reason, level, notificationMethods: [...notificationMethods] };
                  tell(
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
                    .then(tell, (error: unknown) => tellFailure('diagnose', error))
                }
              />
              {last && <OrderMade diagnosis={last} />}
            </Stack>
          </Card>
        </div>
        <div>{mayLook && <RecentDiagnoses call={recent} />}</div>
      </TwoColumns>
    </Page>
  );
}
