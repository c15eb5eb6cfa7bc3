import type { areaShapes } from '@fireline/api/shapes';
import type { Deps } from '../lib/context.ts';
import { anyone, type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import { issue } from './codes/issuing.ts';
import { payWithCode } from './codes/paying.ts';
import { list as payCodes } from './codes/reading.ts';
import { place } from './orders/placing.ts';
import { detail, list } from './orders/reading.ts';
import { topUp, wallet } from './orders/topUp.ts';
import { abandon, cancel, checkPaid, pay } from './paying/actions.ts';
import { settle } from './paying/settling.ts';
import { takeNotice } from './paying/notice.ts';
import { apply } from './refund/asking.ts';
import { settleCase } from './refund/settlingCases.ts';
import * as refunds from './refund/deciding.ts';
import { evidence, upload } from './refund/images.ts';
import * as refundReading from './refund/reading.ts';
import { access, saveAccess } from './split/access.ts';
import * as merchants from './split/merchants.ts';
import * as recipients from './split/recipients.ts';
import * as splits from './split/records.ts';
import * as rules from './split/rules.ts';
import * as triggers from './split/triggers.ts';
import { act, bounce, payBackHere, trade } from './provider/cashier.ts';

export const financeRoutes = (_deps: Deps): HandlersOf<typeof areaShapes.finance> => ({
  orders: signedIn(list),
  order: signedIn(({ orderId }, asks) => detail(orderId, asks)),
  placeOrder: signedIn(place),
  pay: signedIn(pay),
  checkPaid: signedIn(({ orderId }, asks) => checkPaid(orderId, asks)),
  abandon: signedIn(({ orderId }, asks) => abandon(orderId, asks)),
  cancel: signedIn(({ orderId }, asks) => cancel(orderId, asks)),
  topUp: signedIn(topUp),
  wallet: signedIn((_, asks) => wallet(asks)),
  settle: signedIn(settle),
  payCodes: signedIn(payCodes),
  issuePayCodes: signedIn(issue),
  payWithCode: signedIn(payWithCode),
  refundPreview: signedIn(refundReading.preview),
  applyRefund: signedIn(apply),
  uploadEvidence: signedIn(upload),
  evidence: signedIn(evidence),
  refunds: signedIn(refundReading.list),
  refund: signedIn(refundReading.detail),
  approveRefund: signedIn(refunds.approve),
  refuseRefund: signedIn(refunds.refuseIt),
  retryReturns: signedIn(refunds.retry),
  bearReturns: signedIn(refunds.bear),
  settleCase: signedIn(settleCase),
  merchants: signedIn(merchants.list),
  createMerchant: signedIn(merchants.create),
  changeMerchant: signedIn(merchants.change),
  stopMerchant: signedIn(merchants.stop),
  resumeMerchant: signedIn(merchants.resume),
  payAccess: signedIn((_, asks) => access(asks)),
  savePayAccess: signedIn(saveAccess),
  recipients: signedIn(recipients.list),
  createRecipient: signedIn(recipients.create),
  changeRecipient: signedIn(recipients.change),
  registerRecipientAgain: signedIn(recipients.registerAgain),
  endRecipient: signedIn(recipients.end),
  splitRules: signedIn(rules.list),
  splitRule: signedIn(rules.detail),
  saveSplitRule: signedIn(rules.save),
  endSplitRule: signedIn(rules.end),
  splitTriggers: signedIn(triggers.list),
  createTrigger: signedIn(triggers.create),
  toggleTrigger: signedIn(triggers.toggle),
  splitTasks: signedIn(splits.tasks),
  splitRecords: signedIn(splits.list),
  splitRecord: signedIn(splits.detail),
  retrySplit: signedIn(splits.retry),
  notice: anyone(({ accessId, ...notice }, { deps }) => takeNotice(deps, accessId, notice)),
  sandboxTrade: anyone(({ ref }, { deps }) => trade(deps, ref)),
  actAtSandbox: anyone((sent, { deps }) => act(deps, sent)),
  refundAtSandbox: anyone((sent, { deps }) => payBackHere(deps, sent)),
  bounceAtSandbox: anyone((sent, { deps }) => bounce(deps, sent)),
});
