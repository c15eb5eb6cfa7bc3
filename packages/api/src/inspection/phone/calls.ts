import type { Who } from '../../lib/call.ts';

const handle = ['inspectionTasks:handle'] as const satisfies Who;

/** What the phone of an inspector asks: the tasks of the inspectors that are bound to its account, and of nobody else. @spec N24 */
export const phoneCalls = {
  myTasks: {
    method: 'GET',
    path: '/inspection/mine',
    who: handle,
    summary: 'The tasks of today of the inspectors bound to the account, with all that a round needs without network',
  },
  recordMine: {
    method: 'POST',
    logs: 'inspection.recordMine',
    path: '/inspection/mine/results',
    who: handle,
    body: 'json',
    summary:
      'Records where an inspector came and what was found, each row with an answer of its own; sent again, nothing is written twice',
  },
  uploadMyImage: {
    method: 'POST',
    logs: 'inspection.uploadMyImage',
    path: '/inspection/mine/images',
    who: handle,
    body: 'multipart',
    summary: 'Takes a picture of a result under a key of the phone; sent again, it is the same picture',
  },
} as const;
