import type { Who } from '../../lib/call.ts';

const see = ['inspectionTasks:view'] as const satisfies Who;
const handle = ['inspectionTasks:handle'] as const satisfies Who;

/** Tasks of patrols, their results, and what becomes of failures. @spec INS-05 INS-06 ALM-13 */
export const taskCalls = {
  tasks: { method: 'GET', path: '/inspection/tasks', who: see, summary: 'Tasks of patrols, a page at a time' },
  task: {
    method: 'GET',
    path: '/inspection/tasks/{taskId}',
    who: see,
    summary: 'One task with its points in order, all that was found at each item, and what became of failures',
  },
  sync: {
    method: 'POST',
    logs: 'inspection.sync',
    path: '/inspection/results',
    who: handle,
    body: 'json',
    summary:
      'Records results at a desk, each with an answer of its own; the account of an inspector records its own tasks alone, and sent again nothing is written twice',
  },
  reassignTasks: {
    method: 'POST',
    logs: 'inspection.reassignTasks',
    path: '/inspection/tasks/reassign',
    who: ['inspectionTasks:dispatch'],
    body: 'json',
    summary: 'Gives tasks to another inspector, each with an answer of its own',
  },
  undecided: {
    method: 'GET',
    path: '/inspection/undecided',
    who: see,
    summary: 'Failed items that wait for a decision, the oldest first',
  },
  decideFailure: {
    method: 'POST',
    logs: 'inspection.decideFailure',
    path: '/inspection/failures/{failureId}/decide',
    who: handle,
    body: 'json',
    summary: 'Makes a hazard of a failed item, a work order as well, or nothing with a reason',
  },
  home: {
    method: 'GET',
    path: '/inspection/home',
    who: ['inspectionHome:view'],
    summary: 'What of patrols needs somebody today, and the figures of the last days',
  },
  uploadResultImage: {
    method: 'POST',
    logs: 'inspection.uploadResultImage',
    path: '/inspection/images',
    who: handle,
    body: 'multipart',
    summary: 'Takes a picture of a result',
  },
  resultImage: {
    method: 'GET',
    path: '/inspection/images/{imageId}',
    who: see,
    answers: 'file',
    summary: 'A picture of a result',
  },
} as const;
