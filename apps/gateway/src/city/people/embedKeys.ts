import type { EmbedPiece } from '@fireline/domain/public';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import '../../public/embed/tables.ts';
import { dayMs, minuteMs } from '../calendar.ts';
import { createDice } from '../../lib/dice.ts';
import type { City } from '../model.ts';

interface Made {
  readonly name: string;
  readonly origin: string;
  readonly pieces: readonly EmbedPiece[];
  readonly isOfPartner: boolean;
  readonly daysOld: number;
  /** Since its last use; a wall display asks for a token again before the old one ends. */
  readonly usedMsAgo: number;
  readonly disabled: boolean;
}
const minutes = 15;
const made: readonly Made[] = [
  {
    name: '合作商值班大屏',
    origin: 'https://wall.partner.example',
    pieces: ['alarms', 'devices'],
    isOfPartner: true,
    daysOld: 64,
    usedMsAgo: 4 * minuteMs,
    disabled: false,
  },
  {
    name: '旧版门户网站',
    origin: 'https://portal.example',
    pieces: ['alarms'],
    isOfPartner: false,
    daysOld: 190,
    usedMsAgo: 75 * dayMs,
    disabled: true,
  },
];

/** Two keys of the first tenant whose secrets nobody knows: a wall display that asks day and night, and one that was given up. @spec PUB-07 */
export async function writeEmbedKeys(tx: Tx, city: City): Promise<void> {
  const rentId = city.tenants[0]?.rentId;
  const partnerId = city.partners.find((partner) => partner.rentId === rentId)?.partnerId ?? null;
  if (rentId === undefined) return;
  const dice = createDice(city.seed, rentId, 'embedKeys');
  const hex = (length: number) => Array.from({ length }, () => dice.int(0, 15).toString(16)).join('');
  const rows = made.map(({ name, origin, pieces, isOfPartner, daysOld, usedMsAgo, disabled }): BulkRow<'embedKey'> => {
    const createdAt = city.now - daysOld * dayMs;
    const lastUsedAt = city.now - usedMsAgo;
    return {
      keyId: `pk_${hex(24)}`,
      rentId,
      partnerId: isOfPartner ? partnerId : null,
      name,
      origins: [origin],
      pieces,
      minutes,
      secretHash: hex(64),
      rotation: 1,
      revision: disabled ? 2 : 1,
      disabled,
      createdBy: '平台管理员',
      createdAt: new Date(createdAt).toISOString(),
      changedBy: disabled ? '平台管理员' : '',
      lastUsedAt: new Date(lastUsedAt).toISOString(),
      // a token lasts so many minutes, and the next is asked for when it ends
      uses: Math.floor((lastUsedAt - createdAt) / (minutes * minuteMs)),
    };
  });
  await insertMany(tx, 'embedKey', rows);
}
