import type { areaShapes } from '@fireline/api/shapes';
import type { Deps } from '../lib/context.ts';
import { anyone, type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import { place } from './orders/placing.ts';
import { detail, list } from './orders/reading.ts';
import { topUp, wallet } from './orders/topUp.ts';
import { abandon, cancel, checkPaid, pay } from './paying/actions.ts';
import { settle } from './paying/settling.ts';
import { takeNotice } from './paying/notice.ts';
import { act, trade } from './provider/cashier.ts';

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
  notice: anyone(({ accessId, ...notice }, { deps }) => takeNotice(deps, accessId, notice)),
  sandboxTrade: anyone(({ ref }, { deps }) => trade(deps, ref)),
  actAtSandbox: anyone((sent, { deps }) => act(deps, sent)),
});
