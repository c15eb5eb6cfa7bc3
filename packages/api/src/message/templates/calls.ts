import type { Who } from '../../lib/call.ts';

const see = ['messageTemplates:view', 'serviceTriggers:view'] as const satisfies Who;

/** @spec MSG-03 */
export const templateCalls = {
  templates: {
    method: 'GET',
    path: '/message/templates',
    who: see,
    summary: 'Templates of the caller’s branch, and those that are made public above it',
  },
  createTemplate: {
    method: 'POST',
    logs: 'message.createTemplate',
    path: '/message/templates',
    who: ['messageTemplates:add'],
    body: 'json',
    summary: 'Adds a template',
  },
  changeTemplate: {
    method: 'POST',
    logs: 'message.changeTemplate',
    path: '/message/templates/{templateId}',
    who: ['messageTemplates:modify'],
    body: 'json',
    summary: 'Changes a template',
  },
  deleteTemplate: {
    method: 'POST',
    logs: 'message.deleteTemplate',
    path: '/message/templates/{templateId}/delete',
    who: ['messageTemplates:delete'],
    summary: 'Deletes a template that no trigger uses',
  },
} as const;
