/** @spec DEV-13 DEV-14 */
export const upkeepCalls = {
  selfTests: {
    method: 'GET',
    path: '/device/inspection/selfTests',
    who: ['deviceInspection:view'],
    summary: 'When devices last tested themselves and when they are due, a page at a time',
  },
  batteries: {
    method: 'GET',
    path: '/device/inspection/batteries',
    who: ['deviceInspection:view'],
    summary: 'How long the batteries of devices last, those that are due first',
  },
  inspectionSummary: {
    method: 'GET',
    path: '/device/inspection/summary',
    who: ['deviceInspection:view'],
    summary: 'Devices counted by their self-test and by the urgency of their battery',
  },
  inspectionOf: {
    method: 'GET',
    path: '/device/{deviceId}/inspection',
    who: ['deviceDetail:view', 'deviceInspection:view'],
    summary: 'What a round looks at of a device: its tests, the next one, and its battery',
  },
  upkeeps: {
    method: 'GET',
    path: '/device/{deviceId}/upkeep',
    who: ['deviceDetail:view', 'deviceInspection:view'],
    summary: 'What was done to a device where it hangs, the newest first',
  },
  uploadUpkeepImage: {
    method: 'POST',
    logs: 'device.uploadUpkeepImage',
    path: '/device/inspection/images',
    who: ['deviceInspection:handle'],
    body: 'multipart',
    summary: 'Takes a JPEG, PNG or WebP of up to 8 MB, to be named by an entry of upkeep afterwards',
  },
  upkeepImage: {
    method: 'GET',
    path: '/device/inspection/images/{imageId}',
    who: ['deviceDetail:view', 'deviceInspection:view'],
    answers: 'file',
    summary: 'A photo of upkeep',
  },
  removeUpkeepPhoto: {
    method: 'POST',
    logs: 'device.removeUpkeepPhoto',
    path: '/device/inspection/images/remove',
    who: ['deviceInspection:handle'],
    body: 'json',
    summary: 'Removes a photo from an entry of upkeep for good',
  },
  recordUpkeep: {
    method: 'POST',
    logs: 'device.upkeep',
    path: '/device/{deviceId}/upkeep',
    who: ['deviceInspection:handle'],
    body: 'json',
    summary: 'Notes what was done to a device',
  },
} as const;
