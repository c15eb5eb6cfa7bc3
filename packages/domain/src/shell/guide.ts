import type { PageName, PagePermission } from './sitemap/index.ts';

/** A first step: where it is done, and what somebody has to be allowed for it to be theirs. */
export interface GuideStep {
  readonly page: PageName;
  /** Opens the part of the page where it is done. */
  readonly query?: string;
  readonly needs: PagePermission;
}

/**
 * What makes a new tenant work, in order. Whether a step is done is read from what is on record, never kept by itself.
 * @spec SIT-12
 */
export const guideSteps = {
  tenant: { page: 'tenantSettings', query: 'part=tenant', needs: 'systemEmpower:authorize' },
  org: { page: 'systemOrgs', needs: 'systemOrgs:add' },
  partner: { page: 'systemAgent', needs: 'systemAgent:add' },
  unit: { page: 'unitList', needs: 'unitList:add' },
  place: { page: 'placeList', needs: 'placeList:add' },
  point: { page: 'placeList', needs: 'placeList:modify' },
  phone: { page: 'placeList', needs: 'placeList:modify' },
  member: { page: 'placeList', needs: 'placeDetail:modify' },
  building: { page: 'buildingList', needs: 'buildingList:add' },
  role: { page: 'systemRoles', needs: 'systemEmpower:authorize' },
  colleague: { page: 'systemUser', needs: 'systemUser:add' },
  device: { page: 'deviceList', needs: 'deviceList:view' },
  plan: { page: 'planList', needs: 'planList:publish' },
  alarm: { page: 'alarmList', needs: 'alarmList:handle' },
} as const satisfies Readonly<Record<string, GuideStep>>;
export type GuideStepName = keyof typeof guideSteps;
export const guideStepNames = Object.keys(guideSteps) as readonly GuideStepName[];

/** The steps of somebody with these permissions, in their order. @spec SIT-12 */
export const guideFor = (granted: ReadonlySet<string>): GuideStepName[] =>
  guideStepNames.filter((name) => granted.has(guideSteps[name].needs));
