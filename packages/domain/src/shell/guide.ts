import type { PageName, PagePermission } from './sitemap/index.ts';

/** A first step: where it is done, and what somebody has to be allowed for it to be theirs. */
interface GuideStep {
  readonly page: PageName;
  readonly needs: PagePermission;
}

/**
 * What makes a new tenant work, in order. Whether a step is done is read from what is on record, never kept by itself.
 * @spec SIT-12
 */
export const guideSteps = {
  unit: { page: 'unitList', needs: 'unitList:add' },
  place: { page: 'placeList', needs: 'placeList:add' },
  point: { page: 'placeList', needs: 'placeList:modify' },
  phone: { page: 'placeList', needs: 'placeList:modify' },
  member: { page: 'placeList', needs: 'placeDetail:modify' },
  device: { page: 'deviceList', needs: 'deviceList:view' },
  colleague: { page: 'systemUser', needs: 'systemUser:add' },
  role: { page: 'systemEmpower', needs: 'systemEmpower:authorize' },
  building: { page: 'buildingList', needs: 'buildingList:add' },
  plan: { page: 'planList', needs: 'planList:publish' },
  alarm: { page: 'alarmList', needs: 'alarmList:handle' },
} as const satisfies Readonly<Record<string, GuideStep>>;
export type GuideStepName = keyof typeof guideSteps;
export const guideStepNames = Object.keys(guideSteps) as readonly GuideStepName[];

/** The steps of somebody with these permissions, in their order. @spec SIT-12 */
export const guideFor = (granted: ReadonlySet<string>): GuideStepName[] =>
  guideStepNames.filter((name) => granted.has(guideSteps[name].needs));
