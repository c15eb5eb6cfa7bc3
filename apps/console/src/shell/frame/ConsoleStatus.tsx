import { useLink } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import { linkTruth } from '@fireline/ui/LinkState';
import { StatusBar } from '@fireline/ui/StatusBar';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { lowHeight } from '../../lib/phoneWidth.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { useAlarmSound } from './useAlarmSound.ts';
import { useAlarmCounts } from '../../lib/session/live.ts';
import { useAlarmFreshness } from './useFreshness.ts';

/** The truth at a glance on every screen: what stands, whether the link is alive, whether an alarm would be heard. @spec N01 N04 N05 */
export function ConsoleStatus() {
  const counts = useAlarmCounts();
  const freshness = useAlarmFreshness();
  const link = useLink();
  const sound = useAlarmSound();
  // so low, the banner is there for the ear only
  const isLow = useMedia(lowHeight);
  const [, navigate] = useLocation();
  const [seenReplayAtMs, setSeenReplayAtMs] = useState(0);
  const { lastReplay } = link;
  const replay = lastReplay && lastReplay.atMs > seenReplayAtMs ? lastReplay : null;
  return (
    <StatusBar
      counts={counts.byLevel}
      unacknowledged={counts.unacknowledged}
      freshness={freshness}
      link={linkTruth(link)}
      replay={replay && { ...replay, onDismiss: () => setSeenReplayAtMs(replay.atMs) }}
      sound={{ ...sound.control, hasBanner: !isLow }}
      onOpenLevel={({ level }) => navigate(`${pathTo('alarmList')}?level=${level}`)}
      onOpenStanding={() => navigate(pathTo('alarmList'))}
      onOpenUnacknowledged={() => navigate(`${pathTo('alarmList')}?state=open`)}
    />
  );
}
