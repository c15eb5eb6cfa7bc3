import { messageCalls } from '@fireline/api/message';
import { sessionCalls } from '@fireline/api/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../apps/gateway/src/lib/log.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { aliyunCarrier } from '../../../apps/gateway/src/message/sending/aliyun.ts';
import { aliyunHeaders } from '../../../apps/gateway/src/message/sending/aliyunSign.ts';
import type { Offer } from '../../../apps/gateway/src/message/sending/carrier.ts';
import { smtpCarrier } from '../../../apps/gateway/src/message/sending/smtp.ts';
import { type AliyunApi, aliyunKey, openAliyunApi } from '../../fixtures/aliyunApi.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { type MailServer, openMailServer } from '../../fixtures/mailServer.ts';
import { alarm, pass, problemOf, startSending } from '../../fixtures/sendingWorld.ts';

const signal = new AbortController().signal;
const offer = (more: Partial<Offer> & { access: Offer['access'] }): Offer => ({
  rentId: 'R001',
  key: 'alarm:1:raised:email:a',
  channel: 'email',
  to: 'wang@example.com',
  title: '发生报警',
  text: '一层发生烟雾报警',
  template: undefined,
  isAgain: false,
  ...more,
});
/** How long a server has that answers, however busy the machine is, and one that never does. */
const [patientMs, impatientMs] = [20_000, 300];
const access = { accessId: 1, signature: '消防云', shownNumber: '', sender: '', url: '' };

describe('a mail server', () => {
  let mail: MailServer;
  beforeAll(async () => {
    mail = await openMailServer();
  });
  afterAll(() => mail.close());
  const through = (url = `smtp://127.0.0.1:${mail.port}/?tls=off`) => ({
    ...access,
    url,
    account: 'fire',
    secret: 'pass',
    sender: 'fire@example.com',
  });
  const carrier = smtpCarrier({ mayUsePrivate: true, timeoutMs: patientMs });
  const hasty = smtpCarrier({ mayUsePrivate: true, timeoutMs: impatientMs });

  it('takes an e-mail with its sender, title and text; one that is offered again has the same id [MSG-06]', async () => {
    mail.mood = 'works';
    const sent = offer({ access: through() });
    expect(await carrier.offer(sent, signal)).toMatchObject({ isTaken: true, isSent: true });
    await carrier.offer(sent, signal);
    const [first, second] = mail.mails;
    expect(first).toMatchObject({ from: 'fire@example.com', to: ['wang@example.com'] });
    expect(first?.text).toMatch(/^Subject: =\?UTF-8\?/m);
    const idOf = (text = '') => /^Message-ID: (.+)$/m.exec(text)?.[1];
    expect(idOf(first?.text)).toMatch(/@example\.com>$/);
    expect(idOf(second?.text)).toBe(idOf(first?.text));
    // an id that follows from the password would let its receiver guess that
    await carrier.offer({ ...sent, access: { ...sent.access, secret: 'another' } }, signal);
    expect(idOf(mail.mails[2]?.text)).toBe(idOf(first?.text));
    expect(mail.logins[0]).toBe('fire pass');
  });

  it.each([
    ['hangs', { reason: 'timeout', isFinal: false, isUnanswered: true }],
    ['hangsAfterData', { reason: 'timeout', isFinal: false, isUnanswered: true }],
    ['drops', { reason: 'unreachable', isFinal: false, isUnanswered: true }],
    ['isBusy', { reason: 'refused', isFinal: false }],
    ['refusesLogin', { reason: 'refused', isFinal: false }],
    ['refusesSender', { reason: 'refused', isFinal: false }],
    ['refusesReceiver', { reason: 'refused', isFinal: true }],
    ['refusesText', { reason: 'refused', isFinal: true }],
  ] as const)('that %s is reported as what it is, within its time [MSG-06]', async (mood, failure) => {
    mail.mood = mood;
    const offered = failure.reason === 'timeout' ? hasty : carrier;
    expect(await offered.offer(offer({ access: through() }), signal)).toEqual({ isTaken: false, ...failure });
  });

  it('that is not there, or has no TLS, gets no password and no text [MSG-06]', async () => {
    mail.mood = 'works';
    const [mails, logins] = [mail.mails.length, mail.logins.length];
    const unreachable = { isTaken: false, reason: 'unreachable', isFinal: false };
    const closed = await openMailServer();
    await closed.close();
    expect(await carrier.offer(offer({ access: through(`smtp://127.0.0.1:${closed.port}`) }), signal)).toEqual(
      unreachable,
    );
    // the server gives no answer to what it does not know
    const strict = smtpCarrier({ mayUsePrivate: true, mayBePlain: false, timeoutMs: impatientMs });
    expect((await strict.offer(offer({ access: through() }), signal)).isTaken).toBe(false);
    // a private network alone is no leave to send a password in plain text
    const inside = offer({ access: through(`smtp://127.0.0.1:${mail.port}`) });
    expect((await hasty.offer(inside, signal)).isTaken).toBe(false);
    const usual = smtpCarrier({ timeoutMs: patientMs });
    for (const url of [`smtp://127.0.0.1:${mail.port}`, 'smtps://localhost', 'https://example.com', 'nothing'])
      expect(await usual.offer(offer({ access: through(url) }), signal)).toEqual({
        isTaken: false,
        reason: 'forbidden',
        isFinal: true,
      });
    expect([mail.mails.length, mail.logins.length]).toEqual([mails, logins]);
  });

  it('is never handed an address with a line break or with two addresses in it; a title has no lines [MSG-06]', async () => {
    mail.mood = 'works';
    const before = mail.mails.length;
    for (const to of [
      'wang@example.com\r\nRCPT TO:<x@example.com>',
      'wang@example.com\nBcc: x@example.com',
      'wang@example.com, x@example.com',
      'Wang <wang@example.com>',
      'wang',
      '',
    ])
      expect(await carrier.offer(offer({ access: through(), to }), signal)).toEqual({
        isTaken: false,
        reason: 'refused',
        isFinal: true,
      });
    expect(mail.mails.length).toBe(before);
    await carrier.offer(offer({ access: through(), title: 'a\r\nBcc: x@example.com' }), signal);
    expect(mail.mails.at(-1)?.text).not.toMatch(/^Bcc:/m);
    expect(mail.mails.at(-1)?.to).toEqual(['wang@example.com']);
  });
});

describe('the SMS service of Alibaba Cloud', () => {
  it('is asked with the signature of its documentation [MSG-06]', () => {
    const { authorization } = aliyunHeaders(
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        query: { ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd', RegionId: 'cn-shanghai' },
        date: '2023-10-26T10:22:32Z',
        nonce: '3156853299f313e23d1673dc12e1703d',
      },
      'YourAccessKeyId',
      'YourAccessKeySecret',
    );
    // the example that the documentation of the signature works through
    expect(authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  describe('over its HTTP API', () => {
    let api: AliyunApi;
    beforeAll(async () => {
      api = await openAliyunApi();
    });
    afterAll(() => api.close());
    const clock = () => Date.UTC(2026, 10, 26, 3);
    const within = (timeoutMs: number, more: Partial<Parameters<typeof aliyunCarrier>[0]> = {}) =>
      aliyunCarrier({ clock, random: systemRandom, mayUsePrivate: true, timeoutMs, ...more });
    const carrier = within(patientMs);
    const template = { code: 'SMS_71390007', values: { place: '一层 *(东)', kind: "烟雾'报警!" } };
    const sms = (more: Partial<Offer> = {}, secret = aliyunKey.secret) =>
      offer({
        channel: 'sms',
        to: '+86 138 0013 8000',
        template,
        access: { ...access, url: api.url, account: aliyunKey.id, secret },
        ...more,
      });

    it('takes the signature, the template and its values [MSG-03] [MSG-06]', async () => {
      api.mood = 'works';
      expect(await carrier.offer(sms(), signal)).toEqual({ isTaken: true, carrierId: '90061951^0' });
      expect(api.taken[0]).toEqual({
        PhoneNumbers: '13800138000',
        SignName: '消防云',
        TemplateCode: 'SMS_71390007',
        TemplateParam: JSON.stringify(template.values),
        OutId: 'alarm:1:raised:email:a',
      });
      expect(await carrier.offer(sms({ template: undefined }), signal)).toEqual({
        isTaken: false,
        reason: 'noTemplate',
        isFinal: true,
      });
    });

    it.each([
      ['isv.MOBILE_NUMBER_ILLEGAL', true],
      ['isv.SMS_TEMPLATE_ILLEGAL', true],
      ['isv.AMOUNT_NOT_ENOUGH', false],
      ['isv.BUSINESS_LIMIT_CONTROL', false],
      ['isp.SYSTEM_ERROR', false],
    ])('%s is of the message: %s [MSG-06]', async (code, isFinal) => {
      api.mood = { code };
      expect(await carrier.offer(sms(), signal)).toEqual({ isTaken: false, reason: 'refused', isFinal });
    });

    it('a wrong key, a service that hangs and one in a private network are failures of the access [MSG-06]', async () => {
      api.mood = 'works';
      const before = api.asked.length;
      expect(await carrier.offer(sms({}, 'another'), signal)).toEqual({
        isTaken: false,
        reason: 'refused',
        isFinal: false,
      });
      expect(api.asked.length).toBe(before);
      api.mood = 'hangs';
      const unanswered = { isTaken: false, reason: 'timeout', isFinal: false, isUnanswered: true };
      expect(await within(impatientMs).offer(sms(), signal)).toEqual(unanswered);
      const usual = aliyunCarrier({ clock, random: systemRandom });
      expect(await usual.offer(sms(), signal)).toEqual({ isTaken: false, reason: 'forbidden', isFinal: true });
    });

    it('a question that it does not answer is in the log, without its words [MSG-06]', async () => {
      const warnings: unknown[] = [];
      const log = { warn: (...written: unknown[]) => void warnings.push(written) };
      const logging = within(patientMs, { log });
      api.mood = { code: 'isp.SYSTEM_ERROR' };
      await logging.offer(sms({ isAgain: true }), signal);
      await logging.offer(sms({ isAgain: true }, 'another'), signal);
      api.mood = 'hangs';
      await within(impatientMs, { log }).offer(sms({ isAgain: true }), signal);
      expect(warnings.length).toBeGreaterThanOrEqual(2);
      expect(JSON.stringify(warnings)).toContain('SignatureDoesNotMatch');
      expect(JSON.stringify(warnings)).not.toContain(aliyunKey.secret);
    });

    it('what it took without answering is not sent twice [MSG-06]', async () => {
      api.mood = 'takesAndDrops';
      const one = { key: 'alarm:2:raised:sms:13800138000' };
      expect(await carrier.offer(sms(one), signal)).toMatchObject({ isTaken: false, reason: 'unreachable' });
      api.mood = 'works';
      expect(await carrier.offer(sms({ ...one, isAgain: true }), signal)).toEqual({ isTaken: true, carrierId: '' });
      const tomorrow = () => clock() + 20 * 3_600_000;
      const later = within(patientMs, { clock: tomorrow });
      expect(await later.offer(sms({ ...one, isAgain: true }), signal)).toEqual({ isTaken: true, carrierId: '' });
      expect(api.taken.filter(({ OutId }) => OutId === one.key).length).toBe(1);
    });
  });
});

await onTestDatabase('carriers in a gateway', (store) => {
  const start = startSending(store);
  const secrets = ['pass-of-the-mailbox', aliyunKey.secret];
  /** A gateway that sends for real to the servers of the test, and what it wrote in its log. */
  async function world() {
    const [mail, api] = [await openMailServer(), await openAliyunApi()];
    const lines: string[] = [];
    const log = createLog({ format: 'json', write: (line) => void lines.push(line) });
    const { fixtureNow } = await import('../../fixtures/tenant.ts');
    const w = await start({
      log,
      carriers: {
        smtp: smtpCarrier({ mayUsePrivate: true, timeoutMs: patientMs }),
        aliyun: aliyunCarrier({
          clock: () => fixtureNow,
          random: systemRandom,
          mayUsePrivate: true,
          timeoutMs: patientMs,
        }),
      },
    });
    const platform = await w.as('platform');
    const close = async () => void (await Promise.all([mail.close(), api.close()]));
    return { w, mail, api, lines, platform, close };
  }
  const sms = (api: AliyunApi) => ({
    channel: 'sms',
    carrier: 'aliyun',
    name: '阿里云',
    account: aliyunKey.id,
    secret: aliyunKey.secret,
    signature: '消防云',
    url: api.url,
    templateCode: 'SMS_1',
    checkCode: 'SMS_2',
    isEnabled: true,
  });
  const setMobile = (w: FixtureGateway, role: string) =>
    w.database.db
      .updateTable('appUser')
      .set({ mobile: '13700137001' })
      .where('username', '=', role)
      .where('rentId', '=', 'R001')
      .execute();

  it('alarms, tests and codes go by the templates of the service; its reports are taken from the right address alone [MSG-03] [MSG-05] [MSG-06] [SES-12]', async () => {
    const { w, api, lines, platform, close } = await world();
    try {
      await setMobile(w, 'platform');
      const added = await platform.send(messageCalls.createAccess, sms(api));
      expect(added.receiptPath).toMatch(new RegExp(`^/message/receipts/${added.accessId}/[0-9a-f]{64}$`));
      await platform.send(messageCalls.testAccess, { accessId: added.accessId });
      await pass(w, 1000);
      expect(api.taken.map(({ TemplateCode }) => TemplateCode)).toEqual(['SMS_1']);
      const template = { name: '火警', type: 'sms', group: 'alarm', content: '{place}有{kind}', carrierCode: 'SMS_3' };
      const { templateId } = await platform.send(messageCalls.createTemplate, template);
      await platform.send(messageCalls.saveSendTrigger, {
        trigger: 'alarmRaised',
        channels: ['sms'],
        receivers: ['placeManager', 'unitContacts'],
        smsTemplateId: templateId,
        isEnabled: true,
        revision: 0,
      });
      const alarmId = await alarm(w);
      const [sent] = api.taken.slice(1);
      expect(sent).toMatchObject({ TemplateCode: 'SMS_3' });
      expect(Object.keys(JSON.parse(sent?.TemplateParam ?? '{}') as object)).toEqual(['place', 'kind']);
      const report = {
        send_time: '2026-11-26 11:00:00',
        report_time: '2026-11-26 11:00:02',
        success: true,
        err_code: 'DELIVERED',
        err_msg: '',
        sms_size: '1',
      };
      const tell = async (path: string, more: object) => {
        const reply = await w.request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json;charset=utf-8' },
          body: JSON.stringify([
            { ...report, out_id: sent?.OutId, phone_number: sent?.PhoneNumbers, biz_id: '90061952^0', ...more },
          ]),
        });
        return (await reply.json()) as { code: unknown };
      };
      const states = async () =>
        (await platform.send(messageCalls.alarmSends, { alarmId })).rows
          .filter(({ channel }) => channel === 'sms')
          .map(({ state }) => state);
      const before = await states();
      expect(await tell(added.receiptPath.replace(/.$/, 'x'), {})).toMatchObject({ code: 'message.receipt.refused' });
      for (const wrong of [{ biz_id: '1^0' }, { phone_number: '13900000000' }, { out_id: 'alarm:0' }])
        expect(await tell(added.receiptPath, wrong)).toEqual({ code: 0, msg: 'OK' });
      expect(await states()).toEqual(before);
      expect(await tell(added.receiptPath, {})).toEqual({ code: 0, msg: 'OK' });
      expect(await states()).toContain('delivered');
      // told twice: nothing changes
      expect(await tell(added.receiptPath, { success: false })).toEqual({ code: 0, msg: 'OK' });
      expect(await states()).not.toContain('failed');
      await w.client().send(sessionCalls.sendCode, { rentId: 'R001', mobile: '13700137001', purpose: 'login' });
      await expect.poll(() => api.taken.at(-1)?.TemplateCode).toBe('SMS_2');
      expect(api.taken.at(-1)?.TemplateParam).toMatch(/^\{"code":"\d{6}"\}$/);
      const shown = JSON.stringify([added, (await platform.send(messageCalls.accesses, {})).rows]);
      for (const secret of secrets) expect(shown + lines.join('')).not.toContain(secret);
    } finally {
      await close();
    }
  });

  it('a test goes by e-mail to the caller; a server that refuses shows in the access and in the record, without its words [MSG-06]', async () => {
    const { w, mail, lines, platform, close } = await world();
    try {
      await platform.send(messageCalls.saveReceiving, { alarm: ['email'], email: 'chen@example.com', revision: 0 });
      const form = {
        channel: 'email',
        carrier: 'smtp',
        name: '邮件',
        account: 'fire',
        url: `smtp://127.0.0.1:${mail.port}/?tls=off`,
        sender: 'fire@example.com',
        isEnabled: true,
      };
      expect(await problemOf(platform.send(messageCalls.createAccess, form))).toMatchObject({
        code: 'message.access.secretRequired',
        field: 'secret',
      });
      const { accessId } = await platform.send(messageCalls.createAccess, { ...form, secret: secrets[0] });
      await platform.send(messageCalls.testAccess, { accessId });
      await pass(w, 1000);
      expect(mail.mails.map(({ to }) => to)).toEqual([['chen@example.com']]);
      const tests = async () =>
        (await platform.send(messageCalls.sends, { kind: ['test'], order: 'asc' })).rows.map(({ state, reason }) => [
          state,
          reason,
        ]);
      expect(await tests()).toEqual([['sent', null]]);
      mail.mood = 'refusesText';
      await platform.send(messageCalls.testAccess, { accessId });
      await pass(w, 1000);
      expect(await tests()).toEqual([
        ['sent', null],
        ['failed', 'refused'],
      ]);
      mail.mood = 'refusesLogin';
      await platform.send(messageCalls.testAccess, { accessId });
      await pass(w, 1000);
      expect((await platform.send(messageCalls.accesses, {})).rows[0]).toMatchObject({ lastReason: 'refused' });
      const all = lines.join('') + JSON.stringify((await platform.send(messageCalls.accesses, {})).rows);
      for (const secret of [...secrets, 'looks like spam']) expect(all).not.toContain(secret);
    } finally {
      await close();
    }
  });

  it('an access that changes its carrier needs the secret again, and one that carries no such channel is refused [MSG-06]', async () => {
    const { api, platform, close } = await world();
    try {
      const { accessId, revision } = await platform.send(messageCalls.createAccess, sms(api));
      const { secret: _secret, ...kept } = sms(api);
      expect(
        await problemOf(
          platform.send(messageCalls.changeAccess, { ...kept, accessId, revision, url: 'https://x.example.com/' }),
        ),
      ).toMatchObject({ code: 'message.access.secretRequired', field: 'secret' });
      expect(await problemOf(platform.send(messageCalls.createAccess, { ...sms(api), carrier: 'smtp' }))).toMatchObject(
        { code: 'form.choice', field: 'carrier' },
      );
      const changed = await platform.send(messageCalls.changeAccess, { ...kept, accessId, revision, name: '改名' });
      expect(changed.name).toBe('改名');
    } finally {
      await close();
    }
  });
});
