import { messageCalls } from '@fireline/api/message';
import { shellCalls } from '@fireline/api/shell';
import { languages } from '@fireline/domain/lib';
import { messageSendingWords } from '@fireline/domain/message';
import type { Role } from '@fireline/domain/role';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { addAccess, alarm, handle, minute, pass, recordingCarrier, startSending } from '../../fixtures/sendingWorld.ts';

const chinese = /[一-鿿]/;

await onTestDatabase('what the system writes', (store) => {
  const start = startSending(store);
  const begin = async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    return { w, offers };
  };
  const lettersIn = async (w: FixtureGateway, role: Role, language: (typeof languages)[number], search?: string) =>
    (await w.client(await w.token(role), language).send(messageCalls.letters, search === undefined ? {} : { search }))
      .rows;

  it('is read by each in the own language, and found by its words in that language [SHL-12] [MSG-04]', async () => {
    const { w } = await begin();
    await alarm(w);
    const [cn, hk, en] = await Promise.all(languages.map((language) => lettersIn(w, 'unit', language)));
    expect(cn?.length).toBeGreaterThan(0);
    expect([cn, hk, en].map((rows) => rows?.[0]?.title)).toEqual(['发生报警', '發生警報', 'Alarm raised']);
    const texts = [cn, hk, en].map((rows) => rows?.[0]?.content ?? '');
    expect(texts[0]).toContain('请立即处理');
    expect(texts[1]).toContain('請立即處理');
    expect(texts[2]).toMatch(/^Smoke \(Critical\) at \d\d-\d\d \d\d:\d\d: .*Please act at once\.$/);
    expect(await lettersIn(w, 'unit', 'en', 'alarm raised')).toHaveLength(en?.length ?? 0);
    expect(await lettersIn(w, 'unit', 'en', '发生报警')).toEqual([]);
  });

  it('goes by e-mail in the language of the person, and in that of the tenant to one who chose none [SHL-12] [MSG-06]', async () => {
    const { w, offers } = await begin();
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    await addAccess(w, 'platform', { channel: 'email', name: 'email' });
    await unit.send(messageCalls.saveReceiving, { alarm: ['email'], email: 'unit@example.com', revision: 0 });
    const trigger = { channels: ['email'], receivers: ['unitContacts'], isEnabled: true } as const;
    await platform.send(messageCalls.saveSendTrigger, {
      ...trigger,
      channels: [...trigger.channels],
      receivers: [...trigger.receivers],
      trigger: 'alarmRaised',
      revision: 0,
    });
    const mails = () => offers.filter(({ to }) => to === 'unit@example.com');
    await handle(w, await alarm(w));
    expect(mails().map(({ title }) => title)).toEqual(['发生报警']);
    await unit.send(shellCalls.saveSettings, { language: 'en' });
    await pass(w, 90 * minute);
    await alarm(w);
    const [, second] = mails();
    expect(second?.title).toBe('Alarm raised');
    expect(second?.text).toContain('Please act at once');
  });

  it('of a level 1 that is held back names the alarm in every language [SHL-12] [ALM-09]', async () => {
    const { w } = await begin();
    await addAccess(w);
    const platform = await w.as('platform');
    const { settings } = await platform.send(messageCalls.sendRule, {});
    const limits = { forcedChannels: [], smsMessages: 1, smsHours: 1, standingMinutes: 0, revision: 0 };
    await platform.send(messageCalls.saveSendRule, { ...settings, ...limits });
    await handle(w, await alarm(w));
    await alarm(w);
    const title = messageSendingWords['message.send.heldLetter.title'];
    for (const language of languages) {
      const held = (await lettersIn(w, 'platform', language)).find((letter) => letter.title === title[language]);
      expect(held?.content.startsWith(`${title[language]}\n`)).toBe(true);
    }
    const english = (await lettersIn(w, 'platform', 'en')).find((letter) => letter.title === title.en);
    expect(english?.content).toContain('\nSmoke · ');
    expect(english?.title).not.toMatch(chinese);
  });
});
