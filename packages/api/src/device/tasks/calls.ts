import type { Who } from '../../lib/call.ts';

const see = ['deviceTasks:view', 'deviceDetail:view'] as const satisfies Who;
const act = ['deviceTasks:command', 'deviceDetail:command'] as const satisfies Who;

/** @spec DEV-22 */
export const taskCalls = {
  tasks: { method: 'GET', path: '/device/tasks', who: see, summary: 'Scheduled commands, a page at a time' },
  taskRuns: {
    method: 'GET',
    path: '/device/tasks/{taskId}/runs',
    who: see,
    summary: 'The runs of a scheduled command, the newest first',
  },
  createTask: {
    method: 'POST',
    logs: 'device.createTask',
    path: '/device/{deviceId}/tasks',
    who: act,
    body: 'json',
    summary: 'Puts a command of a device on a schedule',
  },
  changeTask: {
    method: 'POST',
    logs: 'device.changeTask',
    path: '/device/tasks/{taskId}',
    who: act,
    body: 'json',
    summary: 'Changes a scheduled command that has not ended',
  },
  stepTask: {
    method: 'POST',
    logs: 'device.stepTask',
    path: '/device/tasks/{taskId}/step',
    who: act,
    body: 'json',
    summary: 'Pauses a scheduled command, resumes it, or ends it',
  },
} as const;
