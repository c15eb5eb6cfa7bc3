import type { Who } from '../../lib/call.ts';

const see = ['feedback:view'] as const satisfies Who;

/** @spec SRV-07 */
export const feedbackCalls = {
  feedbacks: {
    method: 'GET',
    path: '/service/feedback',
    who: see,
    summary: 'Feedback of the caller, and of the people that the caller looks after',
  },
  uploadFeedbackImage: {
    method: 'POST',
    logs: 'service.uploadFeedbackImage',
    path: '/service/feedback/images',
    who: see,
    body: 'multipart',
    summary: 'Takes a JPEG, PNG or WebP of up to 8 MB, to be named by a feedback afterwards',
  },
  feedbackImage: {
    method: 'GET',
    path: '/service/feedback/images/{imageId}',
    who: see,
    answers: 'file',
    summary: 'A picture of a feedback',
  },
  feedback: { method: 'GET', path: '/service/feedback/{feedbackId}', who: see, summary: 'One feedback' },
  sendFeedback: {
    method: 'POST',
    logs: 'service.sendFeedback',
    path: '/service/feedback',
    who: see,
    body: 'json',
    summary: 'Sends a feedback to those who look after the caller',
  },
  replyFeedback: {
    method: 'POST',
    logs: 'service.replyFeedback',
    path: '/service/feedback/{feedbackId}/reply',
    who: ['feedback:handle'],
    body: 'json',
    summary: 'Replies to a feedback, once',
  },
} as const;
