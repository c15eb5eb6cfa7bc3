import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import * as announcements from './announcements.ts';
import * as letters from './letters.ts';
import { sendingRoutes } from './sending/routes.ts';

export const messageRoutes = (): HandlersOf<typeof areaShapes.message> => ({
  ...sendingRoutes,
  letters: signedIn((send, context) => letters.list(send, context)),
  unread: signedIn((_, context) => letters.unread(context)),
  markRead: signedIn(({ letterIds }, context) => letters.markRead(letterIds, context)),
  announcements: signedIn((send, context) => announcements.list(send, context)),
  announcementReach: signedIn((send, context) => announcements.reach(send, context)),
  createAnnouncement: signedIn((send, context) => announcements.create(send, context)),
  resubmitAnnouncement: signedIn((send, context) => announcements.resubmit(send, context)),
  approveAnnouncement: signedIn(({ announcementId }, context) => announcements.approve(announcementId, context)),
  rejectAnnouncement: signedIn((send, context) => announcements.reject(send, context)),
});
