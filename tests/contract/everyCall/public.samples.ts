import { embedKeysKeptMax, linksMax } from '@fireline/domain/public';
import { embedKeyIds, embedOrigin, embedSecretOf, fillEmbedKeys } from '../../fixtures/embedKeys.ts';
import type { AreaCalls } from './areaCalls.ts';

const embedKey = {
  name: '物业大屏',
  origins: [embedOrigin],
  pieces: ['alarms' as const],
  minutes: 15,
};

/** Links of R001: of device 1, of alarm 1, and the id of one to be revoked. */
export interface Links {
  readonly device: string;
  readonly alarm: string;
  readonly spareId: string;
}

export const publicOf = (links: Links): AreaCalls<'public'> => ({
  samples: {
    embedKeys: { search: '嵌入', state: 'enabled', sort: 'uses', order: 'desc' },
    createEmbedKey: { ...embedKey, name: '又一个', partnerId: 1 },
    changeEmbedKey: { ...embedKey, keyId: embedKeyIds.partner, revision: 1, name: '嵌入 partner', partnerId: 1 },
    rotateEmbedKey: { keyId: embedKeyIds.spare, revision: 1 },
    disableEmbedKey: { keyId: embedKeyIds.second, revision: 1 },
    enableEmbedKey: { keyId: embedKeyIds.disabled, revision: 1 },
    embedToken: {
      keyId: embedKeyIds.tenant,
      secret: embedSecretOf(embedKeyIds.tenant),
      pieces: ['alarms'],
      minutes: 5,
    },
    embedAlarms: { keyId: embedKeyIds.tenant },
    embedDevices: { keyId: embedKeyIds.tenant },
    createLink: { subject: 'device', id: 1 },
    links: { pageNo: 1, pageSize: 5 },
    revokeLink: { linkId: links.spareId },
    device: { deviceId: 1, token: links.device },
    alarm: { alarmId: 1, token: links.alarm },
  },
  fills: [fillEmbedKeys],
  neededButton: { createLink: 'deviceDetail:share' },
  unlogged: { embedToken: 'a server of a partner has no account; its use is counted at the key' },
  room: {
    createEmbedKey: {
      max: embedKeysKeptMax,
      fill: `embed_key (key_id, rent_id, name, secret_hash, origins, pieces, minutes, disabled, created_at, created_by, changed_by, changed_at)
        select 'k' || n, 'R001', 'k' || n, 'x', '[]', '[]', 5, true, timestamptz '2026-11-21', 'x', 'x', timestamptz '2026-11-21'`,
    },
    createLink: {
      max: linksMax,
      fill: `public_link (link_id, rent_id, subject, subject_id, user_id, created_at, expires_at)
        select 'l' || n, 'R001', 'device', 1, 1, timestamptz '2026-11-21', timestamptz '2027-11-21'`,
    },
  },
});
