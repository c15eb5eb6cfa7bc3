import { inspectionCalls } from '@fireline/api/inspection';
import type { SendOf } from '@fireline/api/lib';
import { siteCalls } from '@fireline/api/site';
import { pointQrIn, resultImageBytesMax } from '@fireline/domain/inspection';
import { hourMs } from '@fireline/domain/lib';
import type { Role } from '@fireline/domain/role';
import { beforeEach, expect, it } from 'vitest';
import { labelOf } from '../../../apps/gateway/src/inspection/labels/signing.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { loadSecrets } from '../../../apps/gateway/src/secrets.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { pngBytes } from '../../fixtures/images.ts';
import { bindAccount, fillInspectionTasks } from '../../fixtures/inspectionTasks.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const c = inspectionCalls;
type Sent = SendOf<typeof c.recordMine>;
type Row = NonNullable<Sent['rows']>[number];
type Scan = NonNullable<Sent['scans']>[number];
const atMs = fixtureNow - hourMs;
const row = (key: string, taskId: number, pointId: number, itemId: number, changed: Partial<Row> = {}): Row => ({
  key: `phone-${key}`,
  taskId,
  pointId,
  itemId,
  outcome: 'pass',
  description: '',
  images: [],
  atMs,
  ...changed,
});
const scan = (key: string, pointId: number, changed: Partial<Scan> = {}): Scan => ({
  key: `scan-${key}`,
  taskId: 1,
  pointId,
  way: 'tag',
  code: 'T-1',
  reason: '',
  atMs,
  ...changed,
});

await onTestDatabase('phones of inspectors', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillInspectionTasks(w);
    await bindAccount(w, 21, 'unit');
  });
  const send = async (sent: Partial<Sent>, role: Role = 'unit') => {
    const reply = await (await w.as(role)).send(c.recordMine, { sentAtMs: fixtureNow, ...sent });
    const told = ({ outcome, problem }: (typeof reply.rows)[number]) => problem?.code ?? outcome;
    return { scans: reply.scans.map(told), rows: reply.rows.map(told) };
  };

  it('read labels that the desk has printed; of labels that are printed again the former are taken no more, and of two who print at once one does [INS-02] [N24]', async () => {
    const platform = await w.as('platform');
    const { labels } = await platform.send(c.pointLabels, { pointIds: [2, 1] });
    expect(labels.map(({ pointId, edition }) => [pointId, edition])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    const [, first] = labels;
    const printed = (code = '') => pointQrIn(`http://city.test/public/patrol/point?code=${code}`);
    expect(await send({ scans: [scan('0000000p', 1, { way: 'label', code: printed(first?.code) })] })).toMatchObject({
      scans: ['added'],
    });
    const anew = () => platform.send(c.printAnew, { points: [{ pointId: 1, edition: 1 }] });
    const ends = await Promise.allSettled([anew(), anew()]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(anew())).toMatchObject({ code: 'inspection.qr.printedSince' });
    const [second] = (await platform.send(c.pointLabels, { pointIds: [1] })).labels;
    expect(second?.edition).toBe(2);
    expect(
      await send({
        scans: [
          scan('0000000q', 1, { way: 'label', code: printed(first?.code) }),
          scan('0000000r', 1, { way: 'label', code: printed(second?.code) }),
        ],
      }),
    ).toMatchObject({ scans: ['inspection.qr.outdated', 'added'] });
    // nobody prints what they do not see
    const elsewhere = await w.as('platform', 'R002');
    expect((await elsewhere.send(c.pointLabels, { pointIds: [1] })).labels).toEqual([]);
    expect(await refusalOf(elsewhere.send(c.printAnew, { points: [{ pointId: 1, edition: 2 }] }))).toMatchObject({
      code: 'inspection.point.notFound',
    });
  });

  it('get the tasks of the inspector that the account is bound to, and nobody else does [N24] [ROL-06]', async () => {
    const mine = await (await w.as('unit')).send(c.myTasks, {});
    // of today, and the one left undone the day before yesterday
    expect([mine.isBound, mine.isCut, mine.tasks.map(({ taskId }) => taskId)]).toEqual([true, false, [3, 1, 4]]);
    expect(mine.now).toBe(new Date(fixtureNow).toISOString());
    expect(mine.tasks[1]).toMatchObject({
      lineName: '一号线',
      inspectorName: '王芳',
      points: [
        { pointId: 1, edition: 1, tags: ['T-1'], items: [{ itemId: 3, results: [] }, { itemId: 1 }] },
        { pointId: 2, edition: 1, tags: [] },
      ],
    });
    for (const role of ['platform', 'maint'] as const)
      expect(await (await w.as(role)).send(c.myTasks, {})).toMatchObject({ isBound: false, tasks: [] });
  });

  it('send results for their own tasks alone, each row with its answer, once however often they are sent [N24] [ROL-06]', async () => {
    const rows = [
      row('0000000a', 1, 1, 3),
      row('0000000b', 1, 1, 1, { outcome: 'fail', description: '.' }),
      row('0000000c', 5, 5, 1),
      row('0000000d', 1, 1, 1),
      row('0000000e', 2, 1, 1),
      { ...row('0000000f', 1, 2, 1), key: 'short' },
    ];
    const answers = [
      'added',
      'inspection.result.describe',
      'inspection.task.notFound',
      'added',
      'inspection.result.tooEarly',
      'form.tooShort',
    ];
    expect((await send({ rows })).rows).toEqual(answers);
    expect((await send({ rows })).rows).toEqual(answers.map((one) => (one === 'added' ? 'repeated' : one)));
    // an account that sees the task and may record at a desk still cannot send as its inspector's phone
    expect((await send({ rows: [row('0000000g', 1, 2, 1)] }, 'platform')).rows).toEqual(['inspection.result.notYours']);
    await bindAccount(w, 22, 'platform');
    expect((await send({ rows: [row('0000000h', 1, 2, 1)] }, 'platform')).rows).toEqual(['inspection.result.notYours']);
    const task = await (await w.as('platform')).send(c.task, { taskId: 1 });
    expect([task.passed, task.points[0]?.items[0]?.results[0]?.inspectorName]).toEqual([2, '王芳']);
  });

  it('correct what they recorded in the queue that brings it or later, until the task is complete [INS-05] [N24]', async () => {
    const failed = { outcome: 'fail', description: '压力不足' } as const;
    const right = { description: '看错了，压力正常' };
    const rows = [
      row('0000000a', 1, 1, 1, failed),
      row('0000000b', 1, 1, 1, { ...right, corrects: 'phone-0000000a' }),
      row('0000000c', 1, 1, 1, { ...right, corrects: 'phone-0000000a' }),
      row('0000000d', 1, 1, 1, { corrects: 'phone-0000000b' }),
    ];
    const answers = ['added', 'added', 'inspection.result.alreadyCorrected', 'inspection.result.describe'];
    expect((await send({ rows })).rows).toEqual(answers);
    const again = row('0000000e', 1, 1, 1, { ...failed, corrects: 'phone-0000000b' });
    expect((await send({ rows: [again] })).rows).toEqual(['added']);
    const [, task] = (await (await w.as('unit')).send(c.myTasks, {})).tasks;
    const item = task?.points[0]?.items.find(({ itemId }) => itemId === 1);
    expect(item?.results.map(({ key, corrects }) => [key, corrects])).toEqual([
      ['phone-0000000a', null],
      ['phone-0000000b', 'phone-0000000a'],
      ['phone-0000000e', 'phone-0000000b'],
    ]);
    const last = [
      row('0000000f', 1, 1, 3),
      row('0000000g', 1, 2, 1),
      row('0000000h', 1, 2, 1, { ...right, corrects: 'phone-0000000g' }),
    ];
    expect((await send({ rows: last })).rows).toEqual(['added', 'added', 'inspection.result.complete']);
  });

  it('take no task that was given to somebody else meanwhile, and none of an inspector who was removed [N24]', async () => {
    await (await w.as('unit')).send(c.reassignTasks, { taskIds: [1], inspectorId: 22 });
    expect((await send({ rows: [row('0000000a', 1, 1, 3)], scans: [scan('0000000a', 1)] })).rows).toEqual([
      'inspection.result.notYours',
    ]);
    await w.database.db
      .updateTable('inspector')
      .set({ removedAt: new Date(fixtureNow).toISOString() })
      .where('inspectorId', '=', 21)
      .execute();
    expect((await send({ rows: [row('0000000b', 4, 1, 3)] })).rows).toEqual(['inspection.result.notYours']);
  });

  it('show where the inspector came: by label, by tag, or chosen with a reason [N24] [INS-05]', async () => {
    const secrets = await loadSecrets(w.database.db, systemRandom, new Date(fixtureNow).toISOString());
    const label = (pointId: number, edition = 1, rentId = 'R001') => labelOf(secrets, { rentId, pointId, edition });
    const good = await label(2);
    const scans = [
      scan('0000000a', 1),
      scan('0000000b', 2, { way: 'label', code: good }),
      scan('0000000c', 2, { way: 'label', code: `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}` }),
      scan('0000000d', 2, { way: 'label', code: await label(1) }),
      scan('0000000e', 2, { way: 'label', code: await label(2, 1, 'R002') }),
      scan('0000000f', 2),
      scan('0000000g', 2, { way: 'chosen', code: undefined, reason: '.' }),
      scan('0000000h', 2, { way: 'chosen', code: undefined, reason: '标签被涂抹' }),
      scan('0000000i', 9, { way: 'chosen', code: undefined, reason: '标签被涂抹' }),
    ];
    expect((await send({ scans })).scans).toEqual([
      'added',
      'added',
      'inspection.qr.format',
      'inspection.qr.otherPoint',
      'inspection.qr.otherPoint',
      'inspection.scan.unknown',
      'inspection.scan.reason',
      'added',
      'inspection.scan.notInTask',
    ]);
    expect((await send({ scans: scans.slice(0, 2) })).scans).toEqual(['repeated', 'repeated']);
    await w.database.db.updateTable('inspectionPoint').set({ qrEdition: 2 }).where('pointId', '=', 2).execute();
    const late = scan('0000000j', 2, { way: 'label', code: good });
    expect((await send({ scans: [late] })).scans).toEqual(['inspection.qr.outdated']);
    const task = await (await w.as('unit')).send(c.task, { taskId: 1 });
    expect(task.points.map((point) => point.scans.map(({ way, reason }) => [way, reason]))).toEqual([
      [['tag', '']],
      [
        ['label', ''],
        ['chosen', '标签被涂抹'],
      ],
    ]);
  });

  it('send a picture again under its key and have it once; what is no picture is refused [N24] [SHL-26]', async () => {
    const unit = await w.as('unit');
    const upload = (key: string, bytes: Uint8Array<ArrayBuffer> = pngBytes) =>
      unit.send(c.uploadMyImage, { key, file: new File([bytes], '灭火器.jpg') });
    const [first, again] = [await upload('picture-0001'), await upload('picture-0001')];
    expect(again).toEqual(first);
    const other = await (
      await w.as('platform')
    ).send(c.uploadMyImage, {
      key: 'picture-0001',
      file: new File([pngBytes], 'x.png'),
    });
    expect(other.imageId).not.toBe(first.imageId);
    expect((await refusalOf(upload('picture-0002', new TextEncoder().encode('%PDF-1.4')))).code).toMatch(
      /^(form|shell)\./,
    );
    expect((await refusalOf(upload('short'))).problems[0]?.field).toBe('key');
    const big = new Uint8Array(resultImageBytesMax + 1);
    big.set(pngBytes);
    expect((await refusalOf(upload('picture-0003', big))).code).toMatch(/^(form|shell)\./);
    const failed = { outcome: 'fail', description: '压力不足', images: [first.imageId] };
    expect((await send({ rows: [row('0000000a', 1, 1, 3, failed)] })).rows).toEqual(['added']);
    expect((await send({ rows: [row('0000000a', 1, 1, 3, failed)] })).rows).toEqual(['repeated']);
    // nobody takes another's picture along
    const theirs = { ...failed, images: [other.imageId] };
    expect((await send({ rows: [row('0000000b', 1, 1, 1, theirs)] })).rows).toEqual(['shell.image.gone']);
    expect((await (await w.as('platform')).download(c.resultImage, { imageId: first.imageId })).blob.size).toBe(
      pngBytes.length,
    );
  });

  it('belong to accounts that see the unit, one inspector each; of two who bind the second is refused [SIT-06] [N24]', async () => {
    const platform = await w.as('platform');
    const { rows } = await platform.send(siteCalls.inspectorAccounts, { unitId: 1 });
    expect(rows.map(({ role }) => role)).toEqual(expect.arrayContaining(['unit', 'maint']));
    const maint = rows.find(({ role }) => role === 'maint')?.userId ?? 0;
    const unit = rows.find(({ role }) => role === 'unit')?.userId ?? 0;
    const bind = async (inspectorId: number, revision: number, userId: number | null) =>
      platform.send(siteCalls.bindInspector, { unitId: 1, inspectorId, revision, userId });
    expect(await bind(22, 1, maint)).toMatchObject({ userId: maint, revision: 2 });
    expect((await refusalOf(bind(22, 1, null))).code).toBe('site.conflict');
    expect((await refusalOf(bind(22, 2, unit))).code).toBe('site.inspector.accountTaken');
    expect((await refusalOf(bind(22, 2, 999_999))).code).toBe('site.inspector.noAccount');
    expect((await refusalOf(bind(22, 2, 101))).code).toBe('site.inspector.noAccount');
    await (await w.as('unit')).send(c.reassignTasks, { taskIds: [1], inspectorId: 22 });
    const mine = await (await w.as('maint')).send(c.myTasks, {});
    expect(mine.tasks.map(({ taskId }) => taskId)).toEqual([1]);
    expect(await bind(22, 2, null)).toMatchObject({ userId: null, account: '' });
  });
});
