import { siteCalls } from '@fireline/api/site';
import { useCall } from '@fireline/api/react';
import type { ExpiryStage } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import { useFormat, useWords } from '@fireline/ui/lib';
import { FigureTiles } from '../../../lib/figures/FigureTiles.tsx';
import { Loaded } from '../../../lib/page/Loaded.tsx';
import { useDayText } from '../../../lib/useDayText.ts';
import { Charts, Lead } from './Resource.styles.ts';
import { megabytes } from './resourceColumns.tsx';
import { resourceWords } from './words.ts';

const ending: readonly ExpiryStage[] = ['today', 'in7', 'in15', 'in30'];

export interface UsageLeadProps {
  readonly projectId: number;
  /** Narrows the list to devices of the stage. */
  readonly onStage: (stage: string) => void;
}

/** What the devices of a project use, summed: figures, services by how near their end is, messages by day. @spec SIT-08 DEV-14 */
export function UsageLead({ projectId, onStage }: UsageLeadProps) {
  const t = useWords(resourceWords);
  const { number } = useFormat();
  const dayText = useDayText();
  const call = useCall(siteCalls.projectUsage, { projectId });
  return (
    <Lead>
      <Loaded call={call}>
        {({ stages, days, files, bytes, watermarked }) => {
          const devicesOf = (of: (stage: ExpiryStage | null) => boolean): number =>
            stages.reduce((sum, { stage, devices }) => sum + (of(stage) ? devices : 0), 0);
          const sum = (channel: 'sms' | 'voice'): number => days.reduce((all, day) => all + day[channel], 0);
          const toStages = (of: readonly ExpiryStage[]): string =>
            `${pathTo('projectResources', { projectId })}?stage=${of.join(',')}`;
          return (
            <>
              <FigureTiles
                figures={[
                  {
                    key: 'expired',
                    label: t('resources.expired'),
                    value: devicesOf((stage) => stage === 'expired'),
                    note: t('resources.withoutService', { count: number(devicesOf((stage) => stage === null)) }),
                    tone: 'act',
                    href: toStages(['expired']),
                  },
                  {
                    key: 'ending',
                    label: t('resources.ending'),
                    value: devicesOf((stage) => stage !== null && ending.includes(stage)),
                    tone: 'watch',
                    href: toStages(ending),
                  },
                  { key: 'sms', label: t('resources.sms'), value: sum('sms') },
                  { key: 'voice', label: t('resources.voice'), value: sum('voice') },
                  {
                    key: 'files',
                    label: t('resources.files'),
                    value: files,
                    note: t('resources.watermarked', { count: number(watermarked) }),
                  },
                  { key: 'bytes', label: t('resources.bytes'), value: megabytes(bytes), digits: 1 },
                ]}
              />
              <Charts>
                <Card>
                  <BarChart
                    label={t('resources.stages')}
                    barsLabel={t('resources.stage')}
                    series={[{ key: 'devices', label: t('resources.devices') }]}
                    bars={stages.map(({ stage, devices }) => ({
                      key: stage ?? '',
                      name: t(`resources.bar.${stage ?? 'none'}`),
                      values: { devices },
                    }))}
                    height={150}
                    onOpen={({ key }) => onStage(key)}
                  />
                </Card>
                <Card>
                  <BarChart
                    label={t('resources.days')}
                    barsLabel={t('resources.day')}
                    series={[
                      { key: 'sms', label: t('resources.smsSent') },
                      { key: 'voice', label: t('resources.voiceSent') },
                    ]}
                    bars={days.map(({ day, sms, voice }) => ({ key: day, name: dayText(day), values: { sms, voice } }))}
                    height={150}
                  />
                </Card>
              </Charts>
            </>
          );
        }}
      </Loaded>
    </Lead>
  );
}
