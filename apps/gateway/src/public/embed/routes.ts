import type { areaShapes } from '@fireline/api/shapes';
import { anyone, byEmbed, type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as keys from './keys.ts';
import { alarmsPiece, devicesPiece } from './pieces.ts';
import { token } from './tokens.ts';

/** Part of the routes of public pages. @spec PUB-07 */
export const embedRoutes = {
  embedKeys: signedIn((send, context) => keys.list(send, context)),
  createEmbedKey: signedIn((send, context) => keys.create(send, context)),
  changeEmbedKey: signedIn((send, context) => keys.change(send, context)),
  rotateEmbedKey: signedIn((send, context) => keys.rotate(send, context)),
  disableEmbedKey: signedIn((send, context) => keys.setDisabled(send, true, context)),
  enableEmbedKey: signedIn((send, context) => keys.setDisabled(send, false, context)),
  embedToken: anyone((send, context) => token(send, context)),
  embedAlarms: byEmbed((_, context) => alarmsPiece(context)),
  embedDevices: byEmbed((_, context) => devicesPiece(context)),
} satisfies Partial<HandlersOf<typeof areaShapes.public>>;
