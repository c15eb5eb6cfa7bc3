import type { areaShapes } from '@fireline/api/shapes';
import { ok } from '@fireline/domain/lib';
import { byDeviceKey, type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import { sendSosBatch, sosBatch, sosBatches } from '../sos/actions.ts';
import * as phoneBooks from '../phoneBook/actions.ts';
import * as tasks from '../tasks/actions.ts';
import * as actions from './actions.ts';
import { createDownlink } from './port.ts';
import * as contacts from './zoneActions.ts';

type Calls =
  | 'commands'
  | 'control'
  | 'sendCommand'
  | 'sendCommands'
  | 'cancelCommand'
  | 'limitSending'
  | 'takeCommands'
  | 'acknowledge'
  | 'zones'
  | 'saveZone'
  | 'removeZone'
  | 'points'
  | 'savePoint'
  | 'removePoint'
  | 'tasks'
  | 'taskRuns'
  | 'createTask'
  | 'changeTask'
  | 'stepTask'
  | 'sendSosBatch'
  | 'sosBatches'
  | 'sosBatch'
  | 'phoneBook'
  | 'setPhoneBook'
  | 'readPhoneBook';

/** What devices are told, by people and by schedules, and what they answer. */
export const downlinkRoutes: Pick<HandlersOf<typeof areaShapes.device>, Calls> = {
  commands: signedIn((send, context) => actions.commands(send, context)),
  control: signedIn(({ deviceId }, context) => actions.control(deviceId, context)),
  sendCommand: signedIn((send, context) => actions.sendCommand(send, context)),
  sendCommands: signedIn((send, context) => actions.sendCommands(send, context)),
  cancelCommand: signedIn(({ commandId }, context) => actions.cancelCommand(commandId, context)),
  limitSending: signedIn((send, context) => actions.limitSending(send, context)),
  takeCommands: byDeviceKey(async ({ imeis }, { deps, rentId }) =>
    ok({ commands: [...(await createDownlink(deps).takeCommands(rentId, imeis))] }),
  ),
  acknowledge: byDeviceKey(async ({ acknowledgements }, { deps, rentId }) => {
    const { accepted, refused } = await createDownlink(deps).acknowledge(rentId, acknowledgements);
    return ok({ accepted, refused: [...refused] });
  }),
  zones: signedIn(({ deviceId }, context) => contacts.zones(deviceId, context)),
  saveZone: signedIn((send, context) => contacts.saveZone(send, context)),
  removeZone: signedIn((send, context) => contacts.removeZone(send, context)),
  points: signedIn(({ deviceId }, context) => contacts.points(deviceId, context)),
  savePoint: signedIn((send, context) => contacts.savePoint(send, context)),
  removePoint: signedIn((send, context) => contacts.removePoint(send, context)),
  tasks: signedIn((send, context) => tasks.tasks(send, context)),
  taskRuns: signedIn((send, context) => tasks.taskRuns(send, context)),
  createTask: signedIn((send, context) => tasks.createTask(send, context)),
  changeTask: signedIn((send, context) => tasks.changeTask(send, context)),
  stepTask: signedIn((send, context) => tasks.stepTask(send, context)),
  sendSosBatch: signedIn((send, context) => sendSosBatch(send, context)),
  sosBatches: signedIn((send, context) => sosBatches(send, context)),
  phoneBook: signedIn(({ deviceId }, context) => phoneBooks.phoneBook(deviceId, context)),
  setPhoneBook: signedIn((send, context) => phoneBooks.setPhoneBook(send, context)),
  readPhoneBook: signedIn((send, context) => phoneBooks.readPhoneBook(send, context)),
  sosBatch: signedIn((send, context) => sosBatch(send, context)),
};
