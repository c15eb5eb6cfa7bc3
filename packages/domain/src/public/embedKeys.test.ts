import { describe, expect, it } from 'vitest';
import {
  checkEmbed,
  checkEmbedKeyCount,
  embedClaims,
  embedClaimsText,
  embedKeyForm,
  embedKeyMinutes,
  type EmbedKeyState,
  embedKeysMax,
  readEmbedClaims,
} from './index.ts';

const key: EmbedKeyState & { rentId: string } = {
  rentId: 'R001',
  keyId: 'pk_1',
  rotation: 1,
  disabled: false,
  pieces: ['alarms', 'devices'],
  minutes: 15,
};
const nowMs = Date.parse('2026-11-21T08:00:00Z');
const good = { rentId: 'R001', keyId: 'pk_1', rotation: 1, pieces: ['alarms'] as const, expiresAtMs: nowMs + 1 };

it('a key names up to 20 origins, at least one piece, and 15 minutes when it says none [PUB-07]', () => {
  const sent = { name: ' 物业大屏 ', origins: ['https://Partner.example'], pieces: ['alarms'] };
  const form = embedKeyForm.check(sent);
  expect(form).toMatchObject({ ok: true, value: { name: '物业大屏', origins: ['https://partner.example'] } });
  expect(form.ok && embedKeyMinutes(form.value)).toBe(15);
  const origins = Array.from({ length: 21 }, (_, at) => `https://p${at}.example`);
  expect(embedKeyForm.check({ ...sent, origins })).toMatchObject({ problems: [{ code: 'form.tooMany' }] });
  expect(embedKeyForm.check({ ...sent, pieces: [] }).ok).toBe(false);
  expect(embedKeyForm.check({ ...sent, pieces: ['commands'] }).ok).toBe(false);
  expect([0, 1, 60, 61].map((minutes) => embedKeyForm.check({ ...sent, minutes }).ok)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('a token has no more pieces and lives no longer than its key says [PUB-07]', () => {
  expect(embedClaims(key, {}, nowMs)).toMatchObject({
    ok: true,
    value: { pieces: ['alarms', 'devices'], expiresAtMs: nowMs + 15 * 60_000 },
  });
  expect(embedClaims(key, { pieces: ['alarms'], minutes: 1 }, nowMs)).toMatchObject({
    value: { pieces: ['alarms'], expiresAtMs: nowMs + 60_000 },
  });
  const one = { ...key, pieces: ['alarms'] as const };
  expect(embedClaims(one, { pieces: ['devices'] }, nowMs)).toMatchObject({
    problems: [{ code: 'public.embed.piece' }],
  });
  expect(embedClaims(key, { pieces: [] }, nowMs)).toMatchObject({ problems: [{ code: 'public.embed.piece' }] });
  expect(embedClaims(key, { minutes: 16 }, nowMs)).toMatchObject({ problems: [{ code: 'public.embed.tooLong' }] });
});

describe('a token of a key [PUB-07]', () => {
  it('reads back what was written, and nothing else [PUB-07]', () => {
    expect(readEmbedClaims(embedClaimsText(good))).toEqual({ ok: true, value: good });
    const bad = [undefined, '', '[]', '{}', 'x'.repeat(2001), '["e1","R001","pk_1",1,["commands"],5]', '[1,"R001"]'];
    for (const raw of bad) expect(readEmbedClaims(raw)).toMatchObject({ problems: [{ code: 'public.embed.invalid' }] });
  });

  it('ends with its time, with its key, and with the secret that it was made for [PUB-07]', () => {
    expect(checkEmbed(good, key, 'alarms', nowMs)).toBeUndefined();
    expect(checkEmbed(good, key, 'alarms', nowMs + 1)).toEqual({ code: 'public.embed.expired' });
    // made by a clock that ran ahead
    const ahead = { ...good, expiresAtMs: nowMs + 2 * 3_600_000 };
    expect(checkEmbed(ahead, key, 'alarms', nowMs)).toEqual({ code: 'public.embed.expired' });
    expect(checkEmbed(good, undefined, 'alarms', nowMs)).toEqual({ code: 'public.embed.disabled' });
    expect(checkEmbed(good, { ...key, disabled: true }, 'alarms', nowMs)).toEqual({ code: 'public.embed.disabled' });
    expect(checkEmbed(good, { ...key, rotation: 2 }, 'alarms', nowMs)).toEqual({ code: 'public.embed.rotated' });
    expect(checkEmbed(good, key, 'devices', nowMs)).toEqual({ code: 'public.embed.piece' });
    expect(checkEmbed(good, { ...key, pieces: ['devices'] }, 'alarms', nowMs)).toEqual({ code: 'public.embed.piece' });
  });
});

it('a tenant has at most 100 keys that are not disabled [PUB-07]', () => {
  expect(checkEmbedKeyCount(embedKeysMax - 1)).toBeUndefined();
  expect(checkEmbedKeyCount(100)).toEqual({ code: 'public.embed.tooMany', args: { max: 100 } });
});
