import { financeCalls, type Recipient } from '@fireline/api/finance';
import { expect, it } from 'vitest';
import { payKeys } from '../../../apps/gateway/src/finance/split/access.ts';
import type { AskedReceiver, PaymentProvider, SplitAnswer } from '../../../apps/gateway/src/finance/provider/port.ts';
import { newNameKeys, publicNameKey } from '../../../apps/gateway/src/finance/provider/sealedNames.ts';
import { sandboxProvider } from '../../../apps/gateway/src/finance/provider/sandbox.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { hasSealed, sealTable } from '../../../apps/gateway/src/lib/sealedTables.ts';
import { Sealer } from '../../../apps/gateway/src/lib/sealing.ts';
import { loadSecrets } from '../../../apps/gateway/src/secrets.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, settled } from '../../fixtures/gateway.ts';
import { fillPrices } from '../../fixtures/money.ts';
import { demandBalanced } from './buying.ts';
import { approve, askRefund, paidOrder, readRefund, until } from './refunding.ts';

await onTestDatabase('numbers and answers of a provider', ({ open }) => {
  /** @param fault what the provider does instead, for as long as it is set; every number that it is sent is noted */
  const opened = async () => {
    const fault: Partial<PaymentProvider> = {};
    const sent: { readonly what: string; readonly no: string }[] = [];
    const receivers: AskedReceiver[] = [];
    const noting = (provider: PaymentProvider): PaymentProvider => ({
      ...provider,
      nameKey: (access) => (fault.nameKey ?? provider.nameKey)(access),
      addReceiver: (access, asked) => {
        receivers.push(asked);
        return provider.addReceiver(access, asked);
      },
      split: (access, asked) => {
        sent.push({ what: 'split', no: asked.detailNo });
        return (fault.split ?? provider.split)(access, asked);
      },
      finish: (access, asked) => {
        sent.push({ what: 'finish', no: asked.finishNo });
        return provider.finish(access, asked);
      },
      returnSplit: (access, asked) => {
        sent.push({ what: 'return', no: asked.returnNo });
        return provider.returnSplit(access, asked);
      },
      refund: (access, asked) => {
        sent.push({ what: 'refund', no: asked.refundNo });
        return provider.refund(access, asked);
      },
    });
    const w = await open({ payments: { sandbox: (deps) => noting(sandboxProvider(deps)) } });
    await fillPrices(w);
    return { w, fault, sent, receivers, unit: await w.as('unit'), platform: await w.as('platform') };
  };
  type Opened = Awaited<ReturnType<typeof opened>>;

  async function splitBy({ w, platform }: Opened, ratios: readonly number[]): Promise<readonly Recipient[]> {
    const merchant = await platform.send(financeCalls.createMerchant, {
      enterpriseId: 'E1',
      type: 'ordinary',
      number: '1900000109',
      name: '智慧消防',
      fullName: '智慧消防科技有限公司',
      isSplitEnabled: true,
      isReceivingEnabled: true,
      maxSplitRatio: 100,
      isDefault: true,
    });
    const recipients: Recipient[] = [];
    for (const [at] of ratios.entries())
      recipients.push(
        await platform.send(financeCalls.createRecipient, {
          type: 'merchant',
          name: `安装队 ${at + 1}`,
          merchantNumber: `150000000${at + 1}`,
          relation: 'partner',
        }),
      );
    await settled(w);
    await platform.send(financeCalls.saveSplitRule, {
      revision: 0,
      merchantId: merchant.merchantId,
      name: '短信分账',
      orderType: 'smsTraffic',
      tasks: ratios.map((ratio, at) => ({ recipientId: String(recipients[at]?.recipientId), ratio })),
    });
    await platform.send(financeCalls.createTrigger, { orderType: 'smsTraffic', partnerId: 1, isEnabled: true });
    await platform.send(financeCalls.payAccess, {});
    await w.database.db.updateTable('sandboxKey').set({ maxPercent: 100, feePerMille: 0 }).execute();
    await w.database.db.updateTable('payAccess').set({ providerMaxPercent: 100 }).execute();
    return recipients;
  }
  /** Time goes on until nothing waits any more. */
  async function settle(w: FixtureGateway): Promise<void> {
    for (let step = 0; step < 30; step += 1) {
      w.time.advance(step === 0 ? 61_000 : 6000);
      await w.gateway.idle();
      const waiting = await w.database.db
        .selectFrom('providerTask')
        .select('taskId')
        .where('doneAt', 'is', null)
        .execute();
      if (waiting.length === 0) return;
    }
    throw new Error('it goes on and on');
  }
  const booksOf = async ({ database: { db } }: FixtureGateway) =>
    Promise.all([
      db.selectFrom('sandboxSplit').select(['outNo', 'cents', 'state']).orderBy('outNo').execute(),
      db.selectFrom('sandboxReturn').select(['outNo', 'cents']).orderBy('outNo').execute(),
      db.selectFrom('sandboxRefund').select(['outNo', 'cents']).orderBy('outNo').execute(),
      db.selectFrom('sandboxReceiver').select(['account', 'balanceCents']).orderBy('account').execute(),
      db.selectFrom('ledgerTransfer').select(['key', 'cents']).orderBy('key').execute(),
    ]);

  it('splits, finishes, returns and refunds have their own numbers, and one that is asked again changes no book [FIN-07] [FIN-08] [TAR-09]', async () => {
    const of = await opened();
    const { w, sent, unit, platform } = of;
    await splitBy(of, [30, 20]);
    const orderId = await paidOrder(w, unit);
    await settle(w);
    const asked = await askRefund(unit, orderId, 1800);
    await approve(platform, await readRefund(platform, asked.refundId));
    await until(w, unit, asked.refundId, ({ state }) => state === 'success');
    const numbers = new Map(sent.map(({ what, no }) => [no, what]));
    const kinds = [...new Set(sent.map(({ what }) => what))].toSorted();
    expect(kinds).toEqual(['refund', 'return', 'split']);
    // no number is that of two deeds
    expect(new Set(sent.map(({ what, no }) => `${what} ${no}`)).size).toBe(numbers.size);
    expect(numbers.size).toBe(5);
    const before = await booksOf(w);
    const { db } = w.database;
    await db.updateTable('providerTask').set({ doneAt: null }).where('kind', '<>', 'planSplit').execute();
    await settle(w);
    const { outNo } = await db
      .selectFrom('payment')
      .select('outNo')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    const access = await db.selectFrom('payAccess').selectAll().where('rentId', '=', 'R001').executeTakeFirstOrThrow();
    const provider = sandboxProvider({ database: w.database, clock: w.time.clock, random: systemRandom });
    for (const { detailNo, recipientAccount: account, cents } of await db
      .selectFrom('splitRecord')
      .selectAll()
      .execute())
      expect(await provider.split(access, { outNo, detailNo, account, cents, frees: false })).toMatchObject({
        state: 'success',
      });
    const { outNo: returnNo, cents } = await db.selectFrom('refundReturn').selectAll().executeTakeFirstOrThrow();
    expect(await provider.returnSplit(access, { outNo, detailNo: '', returnNo, account: '', cents })).toMatchObject({
      state: 'success',
    });
    expect(await provider.refund(access, { outNo, refundNo: asked.refundNo, cents: 1800 })).toMatchObject({
      state: 'success',
    });
    expect(await booksOf(w)).toEqual(before);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('a list without receivers is no rule, and parts of 0 are never sent: the rest is freed [FIN-04] [FIN-05] [FIN-07]', async () => {
    const of = await opened();
    const { w, sent, unit, platform } = of;
    await splitBy(of, [1]);
    const { rows } = await platform.send(financeCalls.splitRules, {});
    const { ruleId, merchantId, revision } = rows[0]!;
    const saving = platform.send(financeCalls.saveSplitRule, {
      ruleId,
      revision,
      merchantId,
      name: '空',
      orderType: 'smsTraffic',
      tasks: [],
    });
    await expect(saving).rejects.toMatchObject({ problems: [{ field: 'tasks' }] });
    const orderId = await paidOrder(w, unit);
    await w.database.db
      .updateTable('payment')
      .set({ paidCents: 40, feeCents: 0 })
      .where('orderId', '=', orderId)
      .execute();
    await settle(w);
    const parts = (await platform.send(financeCalls.splitRecords, {})).rows;
    expect(parts.map(({ cents, result }) => [cents, result])).toEqual([[0, 'success']]);
    expect(sent.map(({ what }) => what)).toEqual(['finish']);
    expect(w.failures).toEqual([]);
  });

  it('a failure with a code that nobody knows stands as it came and can be tried again; what is garbled is asked again, and the others go on [FIN-07]', async () => {
    const of = await opened();
    const { w, fault, unit, platform } = of;
    await splitBy(of, [30, 20, 10]);
    const weird: SplitAnswer = { isAnswered: true, state: 'failed', code: 'X-9 <渠道>', message: '未知错误 #42' };
    let garbled = 2;
    fault.split = (access, asked) => {
      if (asked.detailNo.endsWith('-1')) return Promise.resolve(weird);
      if (asked.detailNo.endsWith('-2') && (garbled -= 1) >= 0) return Promise.reject(new SyntaxError('no JSON'));
      const provider = sandboxProvider({ database: w.database, clock: w.time.clock, random: systemRandom });
      return provider.split(access, asked);
    };
    const orderId = await paidOrder(w, unit);
    await settle(w);
    const records = async () =>
      (await platform.send(financeCalls.splitRecords, {})).rows
        .filter((row) => row.orderId === orderId)
        .toSorted((a, b) => a.splitId - b.splitId);
    const first = await records();
    expect(first.map(({ result, errorCode, errorMessage }) => [result, errorCode, errorMessage])).toEqual([
      ['failed', 'X-9 <渠道>', '未知错误 #42'],
      ['success', null, null],
      ['success', null, null],
    ]);
    expect(w.failures).toHaveLength(2);
    delete fault.split;
    await platform.send(financeCalls.retrySplit, { splitId: first[0]!.splitId });
    await settle(w);
    expect((await records()).map(({ result }) => result)).toEqual(['success', 'success', 'success']);
    await demandBalanced(w);
  });

  it('keys of payment accounts are sealed again by a new key, and without it they stay as they are [FIN-02] [FIN-13]', async () => {
    const { w, platform } = await opened();
    const { db } = w.database;
    const { access } = await platform.send(financeCalls.payAccess, {});
    const { accessId, revision } = access!;
    await platform.send(financeCalls.savePayAccess, {
      accessId,
      revision,
      providerMaxPercent: 40,
      providerMaxReason: '补充协议',
      applet: 'ready',
      officialAccount: 'ready',
      appId: 'wx100',
      key: 'a-key-of-the-provider',
    });
    const sealed = async () =>
      (await db.selectFrom('payAccess').select('sealedKey').where('accessId', '=', accessId).executeTakeFirstOrThrow())
        .sealedKey ?? '';
    const old = await sealed();
    expect([old.includes('a-key'), await hasSealed(db, [payKeys])]).toEqual([false, true]);
    const errors: string[] = [];
    const log = { info: () => {}, warn: () => {}, error: (message: string) => void errors.push(message) };
    const secrets = await loadSecrets(db, systemRandom, new Date(w.time.clock()).toISOString());
    const rotated = new Sealer(systemRandom, ['a-new-key-of-at-least-thirty-two-chars', 'x'.repeat(32)]);
    const foreign = { database: w.database, log, secrets: { ...secrets, sealer: rotated } };
    // the old key is not among them: nothing is lost
    expect([await sealTable(foreign, payKeys), await sealed(), errors.length]).toEqual([0, old, 1]);
    const none = { ...foreign, secrets: { ...secrets, sealer: new Sealer(systemRandom, []) } };
    expect([await sealTable(none, payKeys), await sealed(), errors.length]).toEqual([0, old, 2]);
    // sealed by a former key that is still known
    const former = new Sealer(systemRandom, ['x'.repeat(32)]);
    const purpose = `payment R001 ${accessId}`;
    await db
      .updateTable('payAccess')
      .set({ sealedKey: await former.seal('a-key-of-the-provider', purpose) })
      .where('accessId', '=', accessId)
      .execute();
    expect(await sealTable(foreign, payKeys)).toBe(1);
    const now = await sealed();
    expect([await rotated.isCurrent(now), await rotated.open(now, purpose), await former.open(now, purpose)]).toEqual([
      true,
      'a-key-of-the-provider',
      undefined,
    ]);
    expect([await sealTable(foreign, payKeys), errors.length]).toEqual([0, 2]);
  });

  it('the name of a receiver leaves encrypted under the key that its serial names, also once that has changed [FIN-03] [SES-07]', async () => {
    const of = await opened();
    const { w, fault, platform, receivers } = of;
    const create = (name: string, merchantNumber: string) =>
      platform.send(financeCalls.createRecipient, { type: 'merchant', name, merchantNumber, relation: 'partner' });
    const stateOf = async (recipientId: number) => {
      await settled(w);
      const { rows } = await platform.send(financeCalls.recipients, {});
      const row = rows.find((one) => one.recipientId === recipientId);
      return [row?.state, row?.providerCode];
    };
    const first = await create('深圳安装一队', '1500000001');
    expect(await stateOf(first.recipientId)).toEqual(['added', null]);
    // another key is in use: the name goes out under the new one
    const { privateKey } = await newNameKeys();
    await w.database.db.updateTable('sandboxKey').set({ nameSerial: 'NEXT', nameKey: privateKey }).execute();
    const second = await create('深圳安装二队', '1500000002');
    expect(await stateOf(second.recipientId)).toEqual(['added', null]);
    expect(receivers.map(({ name }) => name.serial.startsWith('SANDBOX'))).toEqual([true, false]);
    expect(JSON.stringify(receivers)).not.toContain('深圳');
    const read = await w.database.db.selectFrom('sandboxReceiver').select('name').orderBy('account').execute();
    expect(read.map(({ name }) => name)).toEqual(['深圳安装一队', '深圳安装二队']);
    // an old key, and a name sealed for somebody else, are refused in the words of the provider
    const other = (await newNameKeys()).privateKey;
    fault.nameKey = () => Promise.resolve({ isAnswered: true, serial: 'OLD', publicKey: publicNameKey(other) });
    const third = await create('深圳安装三队', '1500000003');
    expect(await stateOf(third.recipientId)).toEqual(['refused', 'KEY_UNKNOWN']);
    fault.nameKey = () => Promise.resolve({ isAnswered: true, serial: 'NEXT', publicKey: publicNameKey(other) });
    const fourth = await create('深圳安装四队', '1500000004');
    expect(await stateOf(fourth.recipientId)).toEqual(['refused', 'NAME_UNREADABLE']);
    delete fault.nameKey;
    const long = await create('长'.repeat(100), '1500000005');
    expect(await stateOf(long.recipientId)).toEqual(['refused', 'NAME_TOO_LONG']);
    expect([receivers.length, w.failures]).toEqual([4, []]);
  });
});
