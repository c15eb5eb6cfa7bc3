import type { Client } from '@fireline/api/lib';
import { type PublicAlarm, publicCalls } from '@fireline/api/public';
import { alarmWords } from '@fireline/domain/alarm';
import { useNow, useWords } from '@fireline/ui/lib';
import { usePolled } from '../lib/usePolled.ts';
import { useTitle } from '../lib/useTitle.ts';
import { AlarmFacts } from './AlarmFacts.tsx';
import { AlarmHead } from './AlarmHead.tsx';
import { LiveContent } from './LiveContent.tsx';
import { Where } from './Where.tsx';

export interface AlarmNoticeScreenProps {
  readonly client: Client;
  readonly alarmId: number;
  /** The signed token of the link. */
  readonly token: string;
}

/** One alarm for whoever was sent to it: what, where, since when, and whether somebody is on it already. @spec PUB-01 PUB-05 */
export function AlarmNoticeScreen({ client, alarmId, token }: AlarmNoticeScreenProps) {
  const polled = usePolled((signal) => client.send(publicCalls.alarm, { alarmId, token }, { signal }));
  return <LiveContent polled={polled}>{(shown) => <Notice shown={shown} />}</LiveContent>;
}

function Notice({ shown: { alarm, device, contact } }: { readonly shown: PublicAlarm }) {
  const t = useWords(alarmWords);
  const now = useNow(1_000);
  useTitle(`${t(`alarm.level.${alarm.level}`)} · ${t(`alarm.kind.${alarm.kind}`)} · ${alarm.placeName}`);
  return (
    <>
      <AlarmHead alarm={alarm} nowMs={now} />
      <Where whereabouts={alarm} contact={contact} />
      <AlarmFacts alarm={alarm} device={device} nowMs={now} />
    </>
  );
}
