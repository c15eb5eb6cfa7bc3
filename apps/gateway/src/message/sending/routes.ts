import type { areaShapes } from '@fireline/api/shapes';
import { anyone, type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as blocks from '../centre/blocks.ts';
import * as receiving from '../centre/receiving.ts';
import * as rules from '../centre/rules.ts';
import * as triggers from '../centre/triggers.ts';
import * as templates from '../templates/actions.ts';
import * as accesses from './accesses.ts';
import { takeAliyunReceipts } from './aliyunReceipts.ts';
import { takeReceipt } from './receipts.ts';
import * as records from './records.ts';

/** Part of the routes of messages. @spec MSG-03 MSG-04 MSG-05 MSG-06 DEV-27 */
export const sendingRoutes = {
  accesses: signedIn((send, context) => accesses.list(send, context)),
  createAccess: signedIn((send, context) => accesses.create(send, context)),
  changeAccess: signedIn((send, context) => accesses.change(send, context)),
  deleteAccess: signedIn(({ accessId }, context) => accesses.remove(accessId, context)),
  testAccess: signedIn(({ accessId }, context) => accesses.test(accessId, context)),
  sendRule: signedIn((_, context) => rules.sendRule(context)),
  saveSendRule: signedIn((send, context) => rules.saveSendRule(send, context)),
  phoneBlocks: signedIn((send, context) => blocks.phones(send, context)),
  addPhoneBlock: signedIn((send, context) => blocks.addPhone(send, context)),
  deletePhoneBlock: signedIn(({ blockId }, context) => blocks.removePhone(blockId, context)),
  deviceBlocks: signedIn((send, context) => blocks.devices(send, context)),
  addDeviceBlock: signedIn((send, context) => blocks.addDevice(send, context)),
  deleteDeviceBlock: signedIn(({ blockId }, context) => blocks.removeDevice(blockId, context)),
  sendTriggers: signedIn((_, context) => triggers.list(context)),
  saveSendTrigger: signedIn((send, context) => triggers.save(send, context)),
  sends: signedIn((send, context) => records.list(send, context)),
  sendStatistics: signedIn((send, context) => records.statistics(send, context)),
  sendAgain: signedIn(({ recordId }, context) => records.again(recordId, context)),
  alarmSends: signedIn(({ alarmId }, context) => records.ofAlarm(alarmId, context)),
  receipt: anyone((send, { deps }) => takeReceipt(deps, send)),
  aliyunReceipts: anyone((send, { deps }) => takeAliyunReceipts(deps, send)),
  templates: signedIn((send, context) => templates.list(send, context)),
  createTemplate: signedIn((send, context) => templates.create(send, context)),
  changeTemplate: signedIn((send, context) => templates.change(send, context)),
  deleteTemplate: signedIn(({ templateId }, context) => templates.remove(templateId, context)),
  receiving: signedIn((_, context) => receiving.receiving(context)),
  saveReceiving: signedIn((send, context) => receiving.saveReceiving(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.message>>;
