import type { Who } from '../../lib/call.ts';

const path = '/site/projects/{projectId}/labels';
const see = ['projectLabels:view', 'projectDevices:view', 'projectResources:view'] as const satisfies Who;

/** Labels of a project and what its devices use. @spec SIT-08 */
export const projectLabelCalls = {
  projectLabels: { method: 'GET', path, who: see, summary: 'Labels of a project, a page at a time' },
  createProjectLabel: {
    method: 'POST',
    logs: 'site.createProjectLabel',
    path,
    who: ['projectLabels:add'],
    body: 'json',
    summary: 'Adds a label to a project',
  },
  mergeProjectLabels: {
    method: 'POST',
    logs: 'site.mergeProjectLabels',
    path: `${path}/merge`,
    who: ['projectLabels:delete'],
    body: 'json',
    summary: 'Brings the devices of several labels under one and removes the others',
  },
  labelProjectDevices: {
    method: 'POST',
    logs: 'site.labelProjectDevices',
    path: `${path}/devices`,
    who: ['projectLabels:modify', 'projectDevices:modify'],
    body: 'json',
    summary: 'Gives devices of a project a label, or takes it from them; reports each that is refused',
  },
  printProjectLabels: {
    method: 'POST',
    logs: 'site.printProjectLabels',
    path: `${path}/print`,
    who: ['projectLabels:modify'],
    body: 'json',
    summary: 'Records that the stickers of labels are printed',
  },
  changeProjectLabel: {
    method: 'POST',
    logs: 'site.changeProjectLabel',
    path: `${path}/{labelId}`,
    who: ['projectLabels:modify'],
    body: 'json',
    summary: 'Changes the name or the mark of a label',
  },
  deleteProjectLabel: {
    method: 'POST',
    logs: 'site.deleteProjectLabel',
    path: `${path}/{labelId}/delete`,
    who: ['projectLabels:delete'],
    summary: 'Deletes a label; its devices stay in the project',
  },
  projectResources: {
    method: 'GET',
    path: '/site/projects/{projectId}/resources',
    who: ['projectResources:view'],
    summary: 'What the devices of a project use, a page at a time',
  },
  projectUsage: {
    method: 'GET',
    path: '/site/projects/{projectId}/usage',
    who: ['projectResources:view'],
    summary: 'What the devices of a project use, summed',
  },
} as const;
