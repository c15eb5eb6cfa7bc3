import {
  type AlarmOrder,
  alarmLevelNumbers,
  alarmOrderNames,
  alarmWords,
  floodRate,
  worstLevel,
} from '@fireline/domain/alarm';
import { ArrowUp, TriangleAlert } from 'lucide-react';
import type { FloodPolicy } from '@fireline/domain/alarm';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { Button } from '../Button/index.ts';
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
}

/** How many stand, their order, whether the list is live, and the flood. */
export function Head<A extends ListAlarm>(props: HeadProps<A>) {
  const { title, headingLevel, latest, order, onOrder, policy, isKnown } = props;
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
              {t('AlarmList.counts', { count: format.number(latest.alarms.length), open: format.number(latest.open) })}
            </small>
          )}
        </Title>
        {isKnown && <News {...props} />}
        {isKnown && latest.alarms.length > 1 && !latest.flood.isFlood && (
          <Orders role="group" aria-label={t('AlarmList.order')}>
            {alarmOrderNames.map((one) => (
              <Button key={one} variant="quiet" aria-pressed={one === order} onClick={() => onOrder(one)}>
                {t(`alarm.order.${one}`)}
              </Button>
            ))}
          </Orders>
        )}
      </HeadRoot>
      <Flood flood={latest.flood} policy={policy} />
    </>
  );
}

/** What came while a person was reading waits here and moves nothing. */
function News<A extends ListAlarm>({ latest, shown, isHeld, onNews }: HeadProps<A>) {
  const t = useWords(alarmListWords);
  const format = useFormat();
  const fresh = alarmLevelNumbers.filter((level) => latest.came[level] > shown.came[level]);
  const count = fresh.reduce((sum, level) => sum + latest.came[level] - shown.came[level], 0);
  const worst = worstLevel(fresh);
  if (worst === undefined || !isHeld)
    return <LiveMark data-held={isHeld || undefined}>{t(isHeld ? 'AlarmList.paused' : 'AlarmList.live')}</LiveMark>;
  return (
    <Button icon={<ArrowUp aria-hidden />} onClick={onNews}>
      <AlarmLevelBadge level={worst} variant="symbol" />
      {t('AlarmList.news', { count: format.number(count) })}
    </Button>
  );
}

/** Seen for as long as the flood lasts; heard when it begins and when it ends, not at each of its alarms. */
function Flood({ flood, policy }: { readonly flood: Look<ListAlarm>['flood']; readonly policy: FloodPolicy }) {
  const t = useWords(alarmWords, alarmListWords);
  const format = useFormat();
  const { isFlood, sinceMs } = flood;
  const over = sinceMs === null ? '' : t('alarm.flood.off');
  return (
    <>
      <VisuallyHidden role="status">{isFlood ? t('AlarmList.flood.began') : over}</VisuallyHidden>
      {isFlood && sinceMs !== null && (
        <FloodNotice>
          <TriangleAlert aria-hidden />
          <span>{t('alarm.flood.on', { seconds: policy.windowSeconds, count: format.number(floodRate(flood)) })}</span>
          <time dateTime={isoOf(sinceMs)}>{t('AlarmList.flood.since', { time: format.time(sinceMs) })}</time>
        </FloodNotice>
      )}
    </>
  );
}
