import { useApi, useCall } from '@fireline/api/react';
import { type DiagnosisDetail, serviceCalls } from '@fireline/api/service';
import { diagnosisWords } from '@fireline/domain/service';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { DiagnosisChecks } from '@fireline/ui/DiagnosisSteps';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useMending } from './mending.ts';
import { subjectOf } from './subject.ts';
import { diagnosisPageWords } from './words.ts';

/** A result under its heading: of then, or of now. */
function Result({ title, of }: { readonly title: string; readonly of: DiagnosisDetail }) {
  const { dateTime } = useFormat();
  const hrefOf = useMending(of.deviceId);
  return (
    <section aria-label={title}>
      <h3>
        {title} · {dateTime(of.at)}
      </h3>
      <DiagnosisChecks rows={of.rows} facts={of.facts} leftOut={of.leftOut} hrefOf={hrefOf} />
    </section>
  );
}

function Facts({ of }: { readonly of: DiagnosisDetail }) {
  const t = useWords(diagnosisPageWords, diagnosisWords);
  const { orderId, orderNumber, reason } = of;
  return (
    <DescriptionList
      items={[
        { term: t('diagnoses.question'), detail: t(`service.diagnosis.question.${of.question}`) },
        { term: t('diagnoses.subject'), detail: subjectOf(of) },
        { term: t('diagnoses.askedBy'), detail: of.askedBy },
        { term: t('diagnoses.outcome'), detail: t(`service.diagnosis.outcome.${of.outcome}`) },
        ...(reason === '' ? [] : [{ term: t('diagnoses.reason'), detail: reason }]),
        ...(orderId === null
          ? []
          : [
              {
                term: t('diagnoses.order'),
                detail: <Link href={pathTo('workOrderDetail', { orderId })}>{orderNumber}</Link>,
              },
            ]),
      ]}
    />
  );
}

interface DiagnosisDrawerProps {
  readonly diagnosisId: number;
  readonly onClose: () => void;
  /** The question was asked once more. */
  readonly onAsked: () => void;
}

/** A diagnosis with its rows as they were, and, asked again, beside those of now. @spec SRV-05 */
export function DiagnosisDrawer({ diagnosisId, onClose, onAsked }: DiagnosisDrawerProps) {
  const t = useWords(diagnosisPageWords);
  const { client } = useApi();
  const may = useMay();
  const tellFailure = useTellFailure();
  const call = useCall(serviceCalls.diagnosis, { diagnosisId });
  const [now, setNow] = useState<DiagnosisDetail>();
  const [isAsking, setAsking] = useState(false);
  const askAgain = async (): Promise<void> => {
    setAsking(true);
    try {
      setNow(await client.send(serviceCalls.diagnoseAgain, { diagnosisId }));
      onAsked();
    } catch (error) {
      tellFailure('diagnose', error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <Drawer isOpen title={t('diagnoses.then')} size="large" onClose={onClose}>
      <Loaded call={call} action="query" lines={8}>
        {(found) => (
          <Stack>
            <Facts of={found} />
            <Result title={t('diagnoses.then')} of={found} />
            {may(serviceCalls.diagnoseAgain) && (
              <Tools>
                <Button isPending={isAsking} onClick={() => void askAgain()}>
                  {t('diagnoses.again')}
                </Button>
              </Tools>
            )}
            {now && <Result title={t('diagnoses.now')} of={now} />}
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}
