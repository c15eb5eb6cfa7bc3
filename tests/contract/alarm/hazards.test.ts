import { alarmCalls } from '@fireline/api/alarm';
import { shellCalls } from '@fireline/api/shell';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { fillHazards, hazardPhoto } from '../../fixtures/hazards.ts';
import { pngBytes } from '../../fixtures/images.ts';

const sent = { title: '楼道充电', level: 1, foundDay: '2026-11-20', dueDay: '2026-11-21', responsible: '林经理' };
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];

await onTestDatabase('hazards', ({ open }) => {
  it('are counted and found by state and days; what is rectified is measured by its day [ALM-13] [SHL-08] [ROL-06]', async () => {
    const w = await open();
    await fillHazards(w);
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    const { rows } = await unit.send(alarmCalls.hazards, {});
    expect(rows.map(({ hazardId, due, days }) => [hazardId, due, days])).toEqual([
      [1, 'overdue', 3],
      [2, 'remaining', 4],
      [4, 'remaining', 29],
      [3, 'overdue', 1],
    ]);
    const { measures } = await platform.send(alarmCalls.hazardMeasures, {});
    const { byState, overdue, today, week } = await platform.send(alarmCalls.hazardSummary, {});
    expect([byState, overdue, today, week]).toEqual([{ inProgress: 4, completed: 1, handedOver: 0 }, 1, 1, 2]);
    expect(measures.find(({ code }) => code === 'clearExit')).toMatchObject({ used: 4, completed: 1, meanDays: 3 });
    const idsOf = async (query: object) =>
      (await platform.send(alarmCalls.hazards, query)).rows.map(({ hazardId }) => hazardId);
    expect(await idsOf({ due: 'overdue' })).toEqual([1]);
    expect(await idsOf({ due: 'week' })).toEqual([5, 2]);
    for (const { measureId, used } of measures) expect((await idsOf({ measure: measureId })).length).toBe(used);
    expect(await idsOf({ measure: 4 })).toEqual([1]);
    expect(await idsOf({ search: '堆' })).toEqual([5, 2]);
    const { pending } = await unit.send(shellCalls.workbench, {});
    expect(pending.find(({ name }) => name === 'hazardsOverdue')?.count).toBe(overdue);
  });

  it('are of a place, with a due day after they were found; those of others are not there [ALM-13] [ROL-06]', async () => {
    const w = await open();
    await fillHazards(w);
    const unit = await w.as('unit');
    expect((await problemOf(unit.send(alarmCalls.createHazard, sent)))?.field).toBe('placeId');
    expect((await problemOf(unit.send(alarmCalls.createHazard, { ...sent, placeId: 2 })))?.field).toBe('placeId');
    const early = { ...sent, placeId: 1, dueDay: '2026-11-19' };
    expect(await problemOf(unit.send(alarmCalls.createHazard, early))).toMatchObject({ code: 'alarm.hazard.dueDay' });
    for (const hazardId of [5, 101])
      expect((await problemOf(unit.send(alarmCalls.hazard, { hazardId })))?.code).toBe('alarm.hazard.notFound');
    const foreign = await w.as('platform', 'R002');
    expect((await problemOf(foreign.send(alarmCalls.hazardImage, { imageId: hazardPhoto })))?.code).toBe(
      'shell.image.gone',
    );
    const { hazard, track } = await unit.send(alarmCalls.createHazard, { ...sent, placeId: 1 });
    expect(hazard).toMatchObject({ source: 'manual', placeId: 1, state: 'inProgress', due: 'today' });
    expect(track.map(({ event, dueDay }) => [event, dueDay])).toEqual([['found', '2026-11-21']]);
  });

  it('are made from an alarm once, and then stand where the alarm was [ALM-13]', async () => {
    const w = await open();
    const [unit, agent] = [await w.as('unit'), await w.as('agent')];
    const made = await Promise.allSettled(
      [unit, agent].map((client) => client.send(alarmCalls.createHazard, { ...sent, alarmId: 5 })),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await unit.send(alarmCalls.hazards, { alarmId: 5 });
    expect(rows.map(({ source, placeId, alarmKind }) => [source, placeId, alarmKind])).toEqual([['alarm', 1, 'smoke']]);
    expect(await problemOf(unit.send(alarmCalls.createHazard, { ...sent, alarmId: 5 }))).toMatchObject({
      code: 'alarm.hazard.ofAlarm',
      args: { name: rows[0]?.createdBy },
    });
    expect((await problemOf(unit.send(alarmCalls.createHazard, { ...sent, alarmId: 3 })))?.code).toBe('alarm.notFound');
  });

  it('are handed over and rectified with a track; of two steps at once the second learns who did what [ALM-13]', async () => {
    const w = await open();
    await fillHazards(w);
    const [unit, agent] = [await w.as('unit'), await w.as('agent')];
    expect((await problemOf(unit.send(alarmCalls.handOverHazard, { hazardId: 1, receiver: ' ' })))?.field).toBe(
      'receiver',
    );
    await unit.send(alarmCalls.handOverHazard, { hazardId: 1, receiver: '街道消防办', remark: '需断电施工' });
    const steps = await Promise.allSettled(
      [unit, agent].map((client) => client.send(alarmCalls.completeHazard, { hazardId: 1, remark: '复测合格' })),
    );
    expect(steps.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { hazard, track } = await unit.send(alarmCalls.hazard, { hazardId: 1 });
    expect(hazard).toMatchObject({ state: 'completed', receiver: '街道消防办', endedDay: '2026-11-21' });
    expect(track.map(({ event, remark }) => [event, remark])).toEqual([
      ['handOver', '需断电施工'],
      ['complete', '复测合格'],
    ]);
    expect(await problemOf(unit.send(alarmCalls.handOverHazard, { hazardId: 1, receiver: '消防办' }))).toMatchObject({
      code: 'alarm.rectification.already.completed',
      args: { name: track[1]?.by },
    });
    const change = { ...sent, hazardId: 1, revision: hazard.revision };
    expect((await problemOf(unit.send(alarmCalls.changeHazard, change)))?.code).toBe('alarm.hazard.ended');
  });

  it('show no number that stands as who took one over [ALM-13] [SES-07]', async () => {
    const w = await open();
    await fillHazards(w);
    const unit = await w.as('unit');
    await unit.send(alarmCalls.handOverHazard, { hazardId: 1, receiver: '王工 13812345678', remark: '' });
    const { hazard, track } = await unit.send(alarmCalls.hazard, { hazardId: 1 });
    expect([hazard.receiver, track.at(-1)?.receiver]).toEqual(['王工 138****5678', '王工 138****5678']);
    const { rows } = await unit.send(alarmCalls.hazards, { state: ['handedOver'] });
    expect(rows.map(({ receiver }) => receiver)).toEqual(['王工 138****5678']);
  });

  it('are changed by one at a time, and a new due day stands in the track [ALM-13]', async () => {
    const w = await open();
    await fillHazards(w);
    const unit = await w.as('unit');
    const later = { ...sent, hazardId: 1, revision: 1, dueDay: '2026-12-01', photos: [hazardPhoto] };
    for (const dueReason of [undefined, ' '])
      expect(await problemOf(unit.send(alarmCalls.changeHazard, { ...later, dueReason }))).toMatchObject({
        code: 'alarm.hazard.dueReason',
        field: 'dueReason',
      });
    const change = { ...later, dueReason: '等待配件到货' };
    const { db } = w.database;
    await db.updateTable('hazard').set({ remindedOn: '2026-11-21' }).where('hazardId', '=', 1).execute();
    const { track } = await unit.send(alarmCalls.changeHazard, change);
    // of another due day nobody has been reminded yet
    const reminded = db.selectFrom('hazard').select('remindedOn').where('hazardId', '=', 1);
    expect(await reminded.executeTakeFirst()).toEqual({ remindedOn: null });
    expect(track.map(({ event, dueDay, remark }) => [event, dueDay, remark])).toEqual([
      ['changed', '2026-12-01', '等待配件到货'],
    ]);
    expect(await problemOf(unit.send(alarmCalls.changeHazard, change))).toMatchObject({
      code: 'alarm.hazard.conflict',
      args: { name: track[0]?.by },
    });
    const stranger = { ...change, hazardId: 2, photos: [hazardPhoto] };
    expect((await problemOf(unit.send(alarmCalls.changeHazard, stranger)))?.field).toBe('photos');
  });

  it('have photos that are pictures by their bytes; a file that only says so is refused [ALM-13] [SHL-26]', async () => {
    const w = await open();
    await fillHazards(w);
    const unit = await w.as('unit');
    const send = (content: BlobPart) =>
      unit.upload(alarmCalls.uploadHazardImage, { file: new File([content], '现场.jpg', { type: 'image/jpeg' }) });
    for (const content of ['<svg onload="alert(1)">', '%PDF-1.7', pngBytes.slice(0, 7)])
      expect(await problemOf(send(content))).toMatchObject({ code: 'form.imagesOnly', field: 'file' });
    const kept = await w.database.db.selectFrom('image').select('imageId').where('ownerKind', '=', 'hazard').execute();
    expect(kept).toEqual([{ imageId: hazardPhoto }]);
    const { imageId } = await send(pngBytes);
    const { hazard } = await unit.send(alarmCalls.createHazard, { ...sent, placeId: 1, photos: [imageId] });
    expect(hazard.photos).toEqual([imageId]);
    const { blob } = await unit.download(alarmCalls.hazardImage, { imageId });
    expect([blob.type, blob.size]).toEqual(['image/png', pngBytes.length]);
  });
});
