import { type AlarmDetail, alarmCalls, alarmTopic } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { messageCalls } from '@fireline/api/message';
import { useCall, useTopic } from '@fireline/api/react';
import { alarmMachine, alarmWords, blinks, isCurrent } from '@fireline/domain/alarm';
import { eventsFrom } from '@fireline/domain/lib';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { AlarmTimeline } from '@fireline/ui/AlarmTimeline';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { useWords } from '@fireline/ui/lib';
import { useLocation } from 'wouter';
import { pageId } from '../../lib/page/pageId.ts';
import { LoadedPage } from '../../lib/page/Loaded.tsx';
import { PageHeader, type PageHeaderProps } from '../../lib/page/PageHeader.tsx';
import { Page, TwoColumns } from '../../lib/page/Page.styles.ts';
import { useFocusWhenGone } from '../../lib/useFocusWhenGone.ts';
import type { ScreenProps } from '../../lib/page/screen.ts';
import { ShareLinksButton } from '../../lib/share/ShareLinksButton.tsx';
import { AlarmMedia, SendsOfAlarm } from '../../shell/home/alarmParts.ts';
import { NewOrderLink } from '../../lib/parts/NewOrderLink.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { AlarmFacts } from './AlarmFacts.tsx';
import { AlarmPlace } from '../desk/AlarmPlace.tsx';
import { HazardOfAlarm } from '../hazards/HazardOfAlarm.tsx';
import { HandlingCard } from '../handling/HandlingForm.tsx';
import { ReadingsAround } from './ReadingsAround.tsx';
import { useAcknowledge } from '../handling/useAcknowledge.ts';
import { Newcomers } from '../watch/Newcomers.tsx';
import { alarmScreenWords } from '../words.ts';

function Detail({ alarm, rule, silence, track, back }: AlarmDetail & Pick<PageHeaderProps, 'back'>) {
  const t = useWords(alarmScreenWords, alarmWords);
  const may = useMay();
  const [, navigate] = useLocation();
  const { acknowledge, isPending: isAcknowledging } = useAcknowledge();
  const state = useFocusWhenGone<HTMLSpanElement>(alarm.state);
  // the buttons are those the machine knows in this state, for those who may press them
  const mayHandle = may(alarmCalls.handle);
  const events = mayHandle ? eventsFrom(alarmMachine, alarm.state) : [];
  return (
    <Page>
      <PageHeader
        title={`${t(`alarm.kind.${alarm.kind}`)} · ${alarm.placeName}`}
        back={back}
        symbol={<AlarmLevelBadge level={alarm.level} size="large" isBlinking={blinks(alarm)} />}
        state={
          <>
            <span ref={state} tabIndex={-1}>
              {t(`alarm.state.${alarm.state}`)}
            </span>
            <Newcomers
              at={alarm.alarmId}
              onLook={({ alarm: { alarmId } }) => navigate(pathTo('alarmDetail', { alarmId, segment: 'current' }))}
            />
          </>
        }
        actions={
          <>
            {may(alarmCalls.hazards) && <HazardOfAlarm alarm={alarm} />}
            <NewOrderLink from="alarm" id={alarm.alarmId} />
            <ShareLinksButton subject="alarm" id={alarm.alarmId} />
            {events.includes('acknowledge') && (
              <Button variant="primary" isPending={isAcknowledging} onClick={() => void acknowledge([alarm.alarmId])}>
                {t('alarm.detail.acknowledge')}
              </Button>
            )}
          </>
        }
      />
      <TwoColumns>
        <div>
          <AlarmPlace alarm={alarm} />
          {alarm.measurement && (
            <Card title={t('alarm.detail.around')} headingLevel={2}>
              <ReadingsAround alarm={alarm} measurement={alarm.measurement} />
            </Card>
          )}
          {may(deviceCalls.media) && <AlarmMedia alarm={alarm} />}
          <Card title={t('alarm.detail.track')} headingLevel={2}>
            <AlarmTimeline
              track={track}
              level={alarm.level}
              measurement={alarm.measurement}
              isOpen={isCurrent(alarm.state)}
            />
          </Card>
          {may(messageCalls.alarmSends) && <SendsOfAlarm alarmId={alarm.alarmId} />}
        </div>
        <div>
          {mayHandle && <HandlingCard alarm={alarm} />}
          {!mayHandle && isCurrent(alarm.state) && <p>{t('alarm.detail.lookOnly')}</p>}
          <AlarmFacts alarm={alarm} rule={rule} silence={silence} />
        </div>
      </TwoColumns>
    </Page>
  );
}

/** One alarm: what, where, how the reading went, who did what, and the way to handle it. @spec ALM-03 ALM-11 */
export function AlarmDetailScreen({ params }: ScreenProps) {
  const t = useWords(alarmScreenWords, routeWords);
  const alarmId = pageId(params.alarmId);
  const call = useCall(alarmCalls.detail, { alarmId });
  useTopic(alarmTopic, {
    events: (events) => {
      if (events.some((event) => event.data.alarmId === alarmId)) void call.refetch();
    },
    reload: () => void call.refetch(),
  });
  const back = pathTo(params.segment === 'current' ? 'alarmList' : 'alarmHistory');
  return (
    <LoadedPage call={call} title={t('shell.route.alarmDetail')} back={back}>
      {(detail) => <Detail key={alarmId} {...detail} back={back} />}
    </LoadedPage>
  );
}
