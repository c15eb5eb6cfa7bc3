import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';
import { create } from './creating.ts';
import * as images from './images.ts';
import { figures } from './figures.ts';
import * as reading from './reading.ts';
import * as transfers from './transfers.ts';

const { send: uploadSend } = areaShapes.service.uploadOrderImage;
/** A form without a file is refused in the words for it. */
const anyUpload = uploadSend.extend({ file: uploadSend.shape.file.optional().catch(undefined) });

/** Part of the routes of service. @spec SRV-01 SRV-02 SRV-03 */
export const orderRoutes = {
  orders: signedIn((send, context) => reading.list(send, context)),
  orderFigures: signedIn((send, context) => figures(send, context)),
  similarOrders: signedIn((send, context) => reading.similar(send, context)),
  orderAgents: signedIn((send, context) => reading.agents(send, context)),
  uploadOrderImage: Object.assign(
    signedIn((send: { file?: UploadFile | undefined }, context) => images.upload(send, context)),
    { reads: anyUpload },
  ),
  orderImage: signedIn(({ imageId }, context) => images.image(imageId, context)),
  order: signedIn(({ orderId }, context) => reading.detail(orderId, context)),
  createOrder: signedIn((send, context) => create(send, context)),
  acceptOrder: signedIn((send, context) => actions.accept(send, context)),
  declineOrder: signedIn((send, context) => actions.decline(send, context)),
  dispatchOrder: signedIn((send, context) => actions.dispatch(send, context)),
  reassignOrder: signedIn((send, context) => actions.reassign(send, context)),
  setOrderLevel: signedIn((send, context) => actions.setLevel(send, context)),
  transferOrder: signedIn((send, context) => actions.transfer(send, context)),
  answerTransfer: signedIn((send, context) => transfers.answer(send, context)),
  withdrawTransfer: signedIn((send, context) => transfers.withdraw(send, context)),
  handleOrder: signedIn((send, context) => actions.handle(send, context)),
  closeOrder: signedIn((send, context) => actions.close(send, context)),
  rateOrder: signedIn((send, context) => actions.rate(send, context)),
  acceptOrders: signedIn((send, context) => actions.acceptAll(send, context)),
  dispatchOrders: signedIn((send, context) => actions.dispatchAll(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.service>>;
