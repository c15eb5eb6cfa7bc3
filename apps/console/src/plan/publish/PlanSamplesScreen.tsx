import { planCalls } from '@fireline/api/plan';
import { useApi, useCall } from '@fireline/api/react';
import { sizeText } from '@fireline/domain/lib';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { Dialog } from '@fireline/ui/Dialog';
import { EmptyState } from '@fireline/ui/EmptyState';
import { PlanCanvas, type PlanSource } from '@fireline/ui/PlanCanvas';
import { useWords } from '@fireline/ui/lib';
import { Download, Eye } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { useDownload } from '../../lib/useDownload.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { SampleButtons, SampleGrid, SampleView } from './PlanSamples.styles.ts';
import { PlanSketch } from '../sketch/PlanSketch.tsx';
import { planSamplesWords } from '../centre/words.ts';

interface Shown {
  readonly name: string;
  readonly source: PlanSource;
}

/** Fetches a sample and opens it as a file of the reader's own would be. */
function usePreview() {
  const { client } = useApi();
  const tellFailure = useTellFailure();
  const [shown, setShown] = useState<Shown>();
  async function open(sampleId: string, name: string): Promise<void> {
    try {
      const { blob, filename } = await client.download(planCalls.sample, { sampleId });
      setShown({ name, source: { kind: 'file', file: new File([blob], filename) } });
    } catch (error) {
      tellFailure('load', error, () => void open(sampleId, name));
    }
  }
  return { shown, open, close: () => setShown(undefined) };
}

/** Sample drawings: looked at, and taken along to try the upload with. @spec PLN-03 */
export function PlanSamplesScreen() {
  const t = useWords(planSamplesWords, routeWords);
  const call = useCall(planCalls.samples, {});
  const { download } = useDownload(planCalls.sample);
  const preview = usePreview();
  return (
    <Page>
      <PageHeader title={t('shell.route.planSamples')} count={call.data?.samples.length} />
      <Loaded call={call} action="query" shape="block" lines={4}>
        {({ samples }) =>
          samples.length === 0 ? (
            <EmptyState title={t('plan.samples.empty')} />
          ) : (
            <SampleGrid>
              {samples.map(({ sampleId, name, description, fileName, sizeBytes, sketch }) => (
                <Card key={sampleId} title={name} headingLevel={2}>
                  <PlanSketch size="card" sketch={sketch} />
                  <p>{description}</p>
                  <p>{t('plan.samples.file', { name: fileName, size: sizeText(sizeBytes) })}</p>
                  <SampleButtons>
                    <Button
                      icon={<Eye aria-hidden />}
                      aria-label={t('plan.samples.previewOf', { name })}
                      onClick={() => void preview.open(sampleId, name)}
                    >
                      {t('plan.samples.preview')}
                    </Button>
                    <Button
                      icon={<Download aria-hidden />}
                      aria-label={t('plan.samples.downloadOf', { name })}
                      onClick={() => void download({ sampleId })}
                    >
                      {t('plan.samples.download')}
                    </Button>
                  </SampleButtons>
                </Card>
              ))}
            </SampleGrid>
          )
        }
      </Loaded>
      {preview.shown && (
        <Dialog isOpen isDismissable onClose={preview.close} size="large" title={preview.shown.name}>
          <SampleView>
            <PlanCanvas label={preview.shown.name} source={preview.shown.source} />
          </SampleView>
        </Dialog>
      )}
    </Page>
  );
}
