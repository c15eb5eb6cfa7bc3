import {
  type AlarmOrder,
  alarmLevelNumbers,
  alarmOrderNames,
  alarmWords,
  floodRate,
  worstLevel,
} from '@fireline/domain/alarm';
import { shellWords } from '@fireline/domain/shell';
import { ArrowUp, TriangleAlert } from 'lucide-react';
import type { FloodPolicy } from '@fireline/domain/alarm';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { Button } from '../Button/index.ts';
import { TopLayer } from '../lib/overlay/TopLayer.tsx';
import { VisuallyHidden, useFormat, useWords } from '../lib/index.ts';
import { FloodNotice, HeadRoot, LiveMark, Orders } from './AlarmList.styles.ts';
import { isoOf } from './AlarmRow.tsx';
import type { ListAlarm } from './listAlarm.ts';
import type { Look } from './watch.ts';
import { alarmListWords } from './words.ts';

interface HeadProps<A extends ListAlarm> {
  readonly title: string;
  readonly headingLevel: 2 | 3 | 4;
  readonly latest: Look<A>;
  readonly shown: Look<A>;
  readonly isHeld: boolean;
  readonly order: AlarmOrder;
  readonly onOrder: (order: AlarmOrder) => void;
  readonly onNews: () => void;
  readonly policy: FloodPolicy;
  /** There is something to count and to order. */
  readonly isKnown: boolean;
  readonly staleSinceMs: number | null;
  /** In a flood: the reader wants the alarms one by one. */
  readonly isFlat: boolean;
  readonly onFlat: (isFlat: boolean) => void;
}

/** How many stand, their order, whether the list is live, and the flood. */
export function Head<A extends ListAlarm>(props: HeadProps<A>) {
  const { title, headingLevel, latest, order, onOrder, policy, isKnown, isFlat, onFlat } = props;
  const t = useWords(alarmWords, alarmListWords);
  const format = useFormat();
  const Title = `h${headingLevel}` as const;
  return (
    <>
      <HeadRoot>
        <Title>
          {title}{' '}
          {isKnown && (
            <small>
              {t('alarm.count.standing', { count: format.number(latest.alarms.length) })} ·{' '}
              {t('alarm.count.unacknowledged', { count: format.number(latest.unacknowledged) })}
            </small>
          )}
        </Title>
        {isKnown && <News {...props} />}
        {isKnown && latest.alarms.length > 1 && (isFlat || !latest.flood.isFlood) && (
          <Orders role="group" aria-label={t('AlarmList.order')}>
            {alarmOrderNames.map((one) => (
              <Button
                key={one}
                variant="quiet"
                aria-pressed={one === order}
                title={t(`AlarmList.sorted.${one}`)}
                onClick={() => onOrder(one)}
              >
                {t(`alarm.order.${one}`)}
              </Button>
            ))}
          </Orders>
        )}
      </HeadRoot>
      <Flood flood={latest.flood} {...{ policy, isFlat, onFlat }} />
    </>
  );
}

/** What came while a person was reading waits here and moves nothing. */
function News<A extends ListAlarm>({ latest, shown, isHeld, staleSinceMs, onNews }: HeadProps<A>) {
  const t = useWords(shellWords, alarmListWords);
  const format = useFormat();
  const fresh = alarmLevelNumbers.filter((level) => latest.came[level] > shown.came[level]);
  const count = fresh.reduce((sum, level) => sum + latest.came[level] - shown.came[level], 0);
  const worst = worstLevel(fresh);
  if (staleSinceMs !== null)
    return <LiveMark data-stale="">{t('shell.link.stale', { time: format.time(staleSinceMs) })}</LiveMark>;
  if (worst === undefined || !isHeld)
    return <LiveMark data-held={isHeld || undefined}>{t(isHeld ? 'AlarmList.paused' : 'AlarmList.live')}</LiveMark>;
  return (
    <Button icon={<ArrowUp aria-hidden />} onClick={onNews}>
      <AlarmLevelBadge level={worst} variant="symbol" />
      {t('AlarmList.news', { count: format.number(count) })}
    </Button>
  );
}

type FloodProps = Pick<HeadProps<ListAlarm>, 'policy' | 'isFlat' | 'onFlat'> & {
  readonly flood: Look<ListAlarm>['flood'];
};

/** Seen for as long as the flood lasts; heard when it begins and when it ends, not at each of its alarms. */
function Flood({ flood, policy, isFlat, onFlat }: FloodProps) {
  const t = useWords(alarmWords, alarmListWords);
  const format = useFormat();
  const { isFlood, sinceMs } = flood;
  const over = sinceMs === null ? '' : t('alarm.flood.off');
  return (
    <>
      <TopLayer>
        <VisuallyHidden role="status">{isFlood ? t('AlarmList.flood.began') : over}</VisuallyHidden>
      </TopLayer>
      {isFlood && sinceMs !== null && (
        <FloodNotice>
          <TriangleAlert aria-hidden />
          <span>{t('alarm.flood.on', { seconds: policy.windowSeconds, count: format.number(floodRate(flood)) })}</span>
          <time dateTime={isoOf(sinceMs)}>{t('AlarmList.flood.since', { time: format.time(sinceMs) })}</time>
          <Button variant="quiet" onClick={() => onFlat(!isFlat)}>
            {t(isFlat ? 'AlarmList.flood.fold' : 'AlarmList.flood.flat')}
          </Button>
        </FloodNotice>
      )}
    </>
  );
}
