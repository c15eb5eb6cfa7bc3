/** Tags of points. @spec INS-02 */
export const tagCalls = {
  tags: {
    method: 'GET',
    path: '/inspection/tags',
    who: ['inspectionTags:view'],
    summary: 'Tags of units with the points that they are bound to, a page at a time',
  },
  createTag: {
    method: 'POST',
    logs: 'inspection.createTag',
    path: '/inspection/tags',
    who: ['inspectionTags:add'],
    body: 'json',
    summary: 'Puts a tag of a unit on record; no two of a kind have one serial number',
  },
  changeTag: {
    method: 'POST',
    logs: 'inspection.changeTag',
    path: '/inspection/tags/{tagId}',
    who: ['inspectionTags:modify'],
    body: 'json',
    summary: 'Changes a tag',
  },
  deleteTag: {
    method: 'POST',
    logs: 'inspection.deleteTag',
    path: '/inspection/tags/{tagId}/delete',
    who: ['inspectionTags:delete'],
    summary: 'Deletes a tag',
  },
  bindTags: {
    method: 'POST',
    logs: 'inspection.bindTags',
    path: '/inspection/tagBindings',
    who: ['inspectionTags:bind'],
    body: 'json',
    summary: 'Binds tags to a point of their unit, or takes them from theirs, each with an answer of its own',
  },
} as const;
