import { type Who, defineCalls } from '../lib/call.ts';
import { receivingCalls } from './centre/calls.ts';
import { sendingCalls } from './sending/calls.ts';
import type { messageShapes } from './shapes.ts';
import { templateCalls } from './templates/calls.ts';

const audit = ['announcementAudit:view'] as const satisfies Who;

/** @spec MSG-01 MSG-02 MSG-03 MSG-04 MSG-05 MSG-06 */
export const messageCalls = defineCalls<typeof messageShapes>()('message', {
  letters: {
    method: 'GET',
    path: '/message/letters',
    who: ['messageAll:view', 'messagePinned:view'],
    summary: 'The caller’s own site letters, the pinned ones first',
  },
  unread: {
    method: 'GET',
    path: '/message/unread',
    who: 'signedIn',
    summary: 'How many site letters the caller has not read',
  },
  markRead: {
    method: 'POST',
    logs: null,
    path: '/message/read',
    who: 'signedIn',
    body: 'json',
    summary: 'Marks own site letters as read, or all of them',
  },
  announcements: {
    method: 'GET',
    path: '/message/announcements',
    who: audit,
    summary: 'Announcements in the caller’s branch with their review',
  },
  announcementReach: {
    method: 'GET',
    path: '/message/announcements/reach',
    who: audit,
    summary: 'How many people an announcement to these kinds would reach now, by kind',
  },
  createAnnouncement: {
    method: 'POST',
    logs: 'message.createAnnouncement',
    path: '/message/announcements',
    who: ['announcementAudit:add'],
    body: 'json',
    summary: 'Submits an announcement for review',
  },
  resubmitAnnouncement: {
    method: 'POST',
    logs: 'message.resubmitAnnouncement',
    path: '/message/announcements/{announcementId}/resubmit',
    who: ['announcementAudit:modify'],
    body: 'json',
    summary: 'Changes a rejected announcement and submits it again',
  },
  approveAnnouncement: {
    method: 'POST',
    logs: 'message.approveAnnouncement',
    path: '/message/announcements/{announcementId}/approve',
    who: ['announcementAudit:audit'],
    summary: 'Approves an announcement: those it is for get it as a site letter at once',
  },
  rejectAnnouncement: {
    method: 'POST',
    logs: 'message.rejectAnnouncement',
    path: '/message/announcements/{announcementId}/reject',
    who: ['announcementAudit:audit'],
    body: 'json',
    summary: 'Rejects an announcement with a reason',
  },
  ...sendingCalls,
  ...templateCalls,
  ...receivingCalls,
});
