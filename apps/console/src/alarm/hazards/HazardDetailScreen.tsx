import { alarmCalls, type HazardDetail } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { sessionCalls } from '@fireline/api/session';
import { alarmHazardWords, rectificationMachine, type RectificationEvent } from '@fireline/domain/alarm';
import { eventsFrom } from '@fireline/domain/lib';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { historyWords } from '../../lib/history/words.ts';
import { StateMark } from '../../lib/list/StateMark.tsx';
import { pageId } from '../../lib/page/pageId.ts';
import { LoadedPage } from '../../lib/page/Loaded.tsx';
import { PageHeader, type PageHeaderProps } from '../../lib/page/PageHeader.tsx';
import { Page, TwoColumns } from '../../lib/page/Page.styles.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { NewOrderLink } from '../../lib/parts/NewOrderLink.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { HazardAlbum, HazardFacts } from './HazardFacts.tsx';
import { HazardForm } from './HazardForm.tsx';
import { HazardTrack } from './HazardTrack.tsx';
import { CompleteForm, HandOverForm } from './StepForms.tsx';
import { hazardWords } from './words.ts';

type Doing = RectificationEvent | 'modify';

interface DetailProps extends HazardDetail {
  readonly back: PageHeaderProps['back'];
  readonly onSaved: () => void;
}

function Detail({ hazard, track, back, onSaved }: DetailProps) {
  const t = useWords(hazardWords, alarmHazardWords, historyWords);
  const may = useMay();
  const [doing, setDoing] = useState<Doing>();
  // the buttons are those the machine knows in this state, for those who may press them
  const events = may(alarmCalls.completeHazard) ? eventsFrom(rectificationMachine, hazard.state) : [];
  const close = (): void => setDoing(undefined);
  const saved = (): void => {
    close();
    onSaved();
  };
  const form = { hazard, onClose: close, onSaved: saved };
  return (
    <Page>
      <PageHeader
        title={hazard.title}
        back={back}
        symbol={<AlarmLevelBadge level={hazard.level} size="large" />}
        state={<StateMark state={hazard.state}>{t(`alarm.rectification.state.${hazard.state}`)}</StateMark>}
        actions={
          <>
            <NewOrderLink from="hazard" id={hazard.hazardId} />
            {events.length > 0 && (
              <>
                <Button onClick={() => setDoing('modify')}>{t('hazards.modify')}</Button>
                {events.includes('handOver') && (
                  <Button onClick={() => setDoing('handOver')}>{t('hazards.handOver')}</Button>
                )}
                <Button variant="primary" onClick={() => setDoing('complete')}>
                  {t('hazards.complete')}
                </Button>
              </>
            )}
          </>
        }
      />
      <TwoColumns>
        <div>
          <HazardFacts hazard={hazard} />
          <HazardAlbum title={t('hazards.photos')} photos={hazard.photos} />
          {hazard.state === 'completed' && <HazardAlbum title={t('hazards.donePhotos')} photos={hazard.donePhotos} />}
        </div>
        <div>
          <Card title={t('hazards.track')} headingLevel={2}>
            <HazardTrack hazard={hazard} track={track} />
          </Card>
          {may(sessionCalls.userLog) && (
            <Card title={t('history.historyOf')} headingLevel={2}>
              <RecordHistory kind="hazard" id={hazard.hazardId} record={hazard} />
            </Card>
          )}
        </div>
      </TwoColumns>
      {doing === 'modify' && <HazardForm {...form} onReload={onSaved} />}
      {doing === 'complete' && <CompleteForm {...form} />}
      {doing === 'handOver' && <HandOverForm {...form} />}
    </Page>
  );
}

/** One hazard: what, where, who sees to it until when, what was done, and the next step. @spec ALM-13 SHL-08 */
export function HazardDetailScreen() {
  const t = useWords(hazardWords, routeWords);
  const hazardId = pageId(useUrlQuery().get('id'));
  const call = useCall(alarmCalls.hazard, { hazardId }, { isPolling: true });
  const back = pathTo('hazards');
  return (
    <LoadedPage call={call} title={t('shell.route.hazardDetail')} back={back}>
      {(detail) => <Detail key={hazardId} {...detail} back={back} onSaved={() => void call.refetch()} />}
    </LoadedPage>
  );
}
