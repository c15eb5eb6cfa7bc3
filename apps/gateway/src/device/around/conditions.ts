import { outageFaults } from '@fireline/domain/device';
import { sql } from 'kysely';
import { anyText } from '../../lib/db/query/anyOf.ts';

/** A device has an open fault of its own: what silence itself brings says nothing. @spec ANA-02 */
export const hasOwnFault = sql<boolean>`exists (select from alarm where alarm.device_id = device.device_id
  and alarm.state <> 'closed' and alarm.category = 'fault' and not alarm.kind = ${anyText(outageFaults)})`;
