import type { Who } from '../../lib/call.ts';
import { projectLabelCalls } from './labelCalls.ts';

const see = [
  'projectList:view',
  'projectLabels:view',
  'projectDevices:view',
  'projectResources:view',
] as const satisfies Who;

const seeDevices = ['projectDevices:view'] as const satisfies Who;

/** @spec SIT-08 SHL-09 */
export const projectCalls = {
  ...projectLabelCalls,
  projects: { method: 'GET', path: '/site/projects', who: ['projectList:view'], summary: 'Projects, a page at a time' },
  uploadProjectImage: {
    method: 'POST',
    logs: 'site.uploadProjectImage',
    path: '/site/projects/images',
    who: ['projectList:add', 'projectList:modify'],
    body: 'multipart',
    summary: 'Takes a JPEG, PNG or WebP of up to 8 MB, to be named by a project afterwards',
  },
  projectImage: {
    method: 'GET',
    path: '/site/projects/images/{imageId}',
    who: see,
    answers: 'file',
    summary: 'An install photo of a project',
  },
  project: { method: 'GET', path: '/site/projects/{projectId}', who: see, summary: 'One project' },
  createProject: {
    method: 'POST',
    logs: 'site.createProject',
    path: '/site/projects',
    who: ['projectList:add'],
    body: 'json',
    summary: 'Puts a project of a partner on record',
  },
  changeProject: {
    method: 'POST',
    logs: 'site.changeProject',
    path: '/site/projects/{projectId}',
    who: ['projectList:modify'],
    body: 'json',
    summary: 'Changes a project; one that has devices stays with its partner and unit',
  },
  deleteProject: {
    method: 'POST',
    logs: 'site.deleteProject',
    path: '/site/projects/{projectId}/delete',
    who: ['projectList:delete'],
    summary: 'Deletes a project with its labels and photos; its devices stay',
  },
  projectDevices: {
    method: 'GET',
    path: '/site/projects/{projectId}/devices',
    who: seeDevices,
    summary: 'Devices of a project that the caller sees, a page at a time',
  },
  projectCandidates: {
    method: 'GET',
    path: '/site/projects/{projectId}/candidates',
    who: ['projectDevices:add'],
    summary: 'Devices that can come into a project, a page at a time',
  },
  addProjectDevices: {
    method: 'POST',
    logs: 'site.addProjectDevices',
    path: '/site/projects/{projectId}/devices',
    who: ['projectDevices:add'],
    body: 'json',
    summary: 'Adds devices to a project; says of each that is refused why',
  },
  removeProjectDevices: {
    method: 'POST',
    logs: 'site.removeProjectDevices',
    path: '/site/projects/{projectId}/devices/remove',
    who: ['projectDevices:delete'],
    body: 'json',
    summary: 'Takes devices out of a project',
  },
} as const;
