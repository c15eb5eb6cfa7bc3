import { setTimeout as wait } from 'node:timers/promises';
import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { CallError } from '@fireline/api/lib';
import { dayAt, minuteMs, timeAt } from '@fireline/domain/lib';
import { imeiOf } from '../../fixtures/tenant.ts';
import { mixDevices } from './fill.ts';
import { making, unless, type Work } from './ledger.ts';

const openMsMax = 8000;
/** Longer than gateways are away: no answer comes too late. */
const waitMin = 5;

/** A device reports a fire until it is answered, and a person closes the alarm: one alarm, handled once. */
export async function fire(work: Work, deviceId: number): Promise<void> {
  const { gateways, ledger, findings, random } = work;
  const at = new Date().toISOString();
  ledger.fires.set(deviceId, (ledger.fires.get(deviceId) ?? 0) + 1);
  const reports = [{ imei: imeiOf(deviceId), at, kinds: ['smoke' as const] }];
  const reply = await gateways.again('device', deviceCalls.ingest, { reports });
  if (reply.accepted !== 1) findings.add('a fire is not accepted', [reply]);
  const { rows } = await gateways.again('platform', alarmCalls.list, { deviceId, kind: ['smoke'] });
  if (rows.length !== 1)
    findings.add(`a fire of ${at} that was answered is not on the list of device ${deviceId}`, rows);
  // some are closed before their messages go, some after
  await wait(random() * openMsMax);
  for (const { alarmId } of rows)
    await unless(
      ['alarm.alreadyHandled'],
      gateways.again('platform', alarmCalls.handle, { alarmId, closing: 'manual', remark: at }),
    );
}

/** A person orders a command, and the device takes what waits and says that it is done. */
export async function command(work: Work, turn: number): Promise<void> {
  const { gateways, ledger } = work;
  const { commands } = ledger;
  const deviceId = mixDevices.commands[turn % mixDevices.commands.length] ?? 0;
  try {
    const order = { deviceId, command: 'selfTest' as const, waitMin };
    const reply = await gateways.once('platform', deviceCalls.sendCommand, order);
    if (reply) commands.ordered.push(reply.commandId);
    else commands.cutOffOrders += 1;
  } catch (error) {
    // what a reply that was cut off handed out waits until its time is over
    if (!(error instanceof CallError) || error.code !== 'device.command.queuedAlready') throw error;
  }
  const imeis = [...mixDevices.commands, ...mixDevices.tasks].map(imeiOf);
  const replies = await gateways.everywhere('device', deviceCalls.takeCommands, { imeis });
  for (const { commandId, imei } of replies.flatMap((reply) => reply?.commands ?? [])) {
    commands.received.push(commandId);
    const acknowledgements = [{ commandId, imei, isDone: true }];
    const { accepted, refused } = await gateways.again('device', deviceCalls.acknowledge, { acknowledgements });
    const isKnown = refused.every(({ problem }) => problem.code === 'device.command.already.acknowledged');
    if (accepted === 1 || isKnown) commands.acknowledged.push(commandId);
    else work.findings.add(`the answer to command ${commandId} is refused`, refused);
  }
}

/** A person puts a command on the schedule of the next minute. */
export async function task(work: Work, turn: number): Promise<void> {
  const deviceId = mixDevices.tasks[turn % mixDevices.tasks.length] ?? 0;
  const runsAtMs = Date.now() + minuteMs;
  const name = `定时 ${turn}`;
  const [on, at] = [dayAt(runsAtMs), timeAt(runsAtMs).slice(11, 16)];
  const sent = { deviceId, name, command: 'readNow', waitMin, repeat: 'once', on, at } as const;
  await making(work, { table: 'deviceTask', column: 'name', name }, () =>
    // refused where the minute came while there was no gateway
    unless(['device.task.over'], work.gateways.once('platform', deviceCalls.createTask, sent)),
  );
}
