import { sql } from 'kysely';
import type { openCarrier } from './carrier.ts';
import { type Checked, fireDevices } from './checked.ts';
import { mixDevices } from './fill.ts';

type Carrier = Pick<Awaited<ReturnType<typeof openCarrier>>, 'offered' | 'changed'>;

/** Each person gets one SMS of each moment of each alarm, and the carrier knows it by one key. */
export async function checkSends({ db, findings }: Checked, { offered, changed }: Carrier): Promise<void> {
  const records = await db
    .selectFrom('sendRecord')
    .select(['key', 'state', 'reason', 'alarmId', 'moment', 'address'])
    .where('channel', '=', 'sms')
    .where('deviceId', 'in', [...mixDevices.fires])
    .where('address', '<>', '')
    .execute();
  const messages = new Map<string, Set<string>>();
  for (const { key, alarmId, moment, address } of records) {
    const message = `alarm ${alarmId}, ${moment}, ${address}`;
    messages.set(message, (messages.get(message) ?? new Set()).add(key));
  }
  findings.none(
    'a message with two keys',
    [...messages].filter(([, keys]) => keys.size > 1).map(([message, keys]) => `${message}: ${[...keys].join(' ')}`),
  );
  const ofKeys = new Set(records.map(({ key }) => key));
  findings.none(
    'a key at the carrier that no message has',
    [...offered.keys()].filter((key) => !ofKeys.has(key)),
  );
  findings.none('a key that came with other contents', [...changed]);
  const notSent = records.filter(
    ({ state, reason }) => state !== 'handed' && !(state === 'notSent' && reason === 'over'),
  );
  findings.none('a message that was not handed to the carrier', notSent);
  findings.none(
    'a message that was handed to the carrier, which never had it',
    records.filter(({ key, state }) => state === 'handed' && !offered.has(key)),
  );
  const people = new Set(records.map(({ address }) => address)).size;
  const unsent = sql`select a.alarm_id, count(r.record_id)::int as messages from alarm a
    left join send_record r on r.alarm_id = a.alarm_id and r.channel = 'sms' and r.moment = 'raised' and r.address <> ''
    where a.device_id in (${fireDevices}) and a.kind = 'smoke'
    group by 1 having count(r.record_id) <> ${people}`;
  findings.none(`an alarm of which not ${people} people had a message`, (await unsent.execute(db)).rows);
  const left = await db.selectFrom('sendNotice').select(['noticeId', 'alarmId', 'moment', 'tries']).execute();
  findings.none('a notice that was never planned', left);
}
