import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';
import * as images from './images.ts';
import * as reading from './reading.ts';
import * as saying from './saying.ts';

const { send: uploadSend } = areaShapes.service.uploadChatImage;
/** A form without a file is refused in the words for it. */
const anyUpload = uploadSend.extend({ file: uploadSend.shape.file.optional().catch(undefined) });

/** Part of the routes of service. @spec SRV-06 */
export const chatRoutes = {
  tickets: signedIn((send, context) => reading.list(send, context)),
  openTicket: signedIn((send, context) => saying.open(send, context)),
  uploadChatImage: Object.assign(
    signedIn((send: { file?: UploadFile | undefined }, context) => images.upload(send, context)),
    { reads: anyUpload },
  ),
  chatImage: signedIn(({ imageId }, context) => images.image(imageId, context)),
  ticket: signedIn(({ ticketId }, context) => reading.detail(ticketId, context)),
  chatMessages: signedIn((send, context) => reading.messages(send, context)),
  say: signedIn((send, context) => saying.say(send, context)),
  readUpTo: signedIn((send, context) => actions.readUpTo(send, context)),
  takeTicket: signedIn((send, context) => actions.take(send, context)),
  closeTicket: signedIn((send, context) => actions.close(send, context)),
  rateTicket: signedIn((send, context) => actions.rate(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.service>>;
