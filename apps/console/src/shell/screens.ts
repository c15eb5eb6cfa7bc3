import type { RouteMatch, RouteName } from '@fireline/domain/shell';
import { alarmScreens } from '../alarm/routes.ts';
import { buildingScreens } from '../building/routes.ts';
import { deviceScreens } from '../device/routes.ts';
import type { LoadScreen, Screens } from '../lib/page/screen.ts';
import { planScreens } from '../plan/routes.ts';
import { roleScreens } from '../role/routes.ts';
import { accountScreens, sessionScreens } from '../session/routes.ts';
import { siteScreens } from '../site/routes.ts';
import { serviceScreens } from '../service/routes.ts';
import { orgScreens } from '../org/routes.ts';
import { messageScreens } from '../message/routes.ts';
import { analysisScreens } from '../analysis/routes.ts';
import { inspectionScreens } from '../inspection/routes.ts';
import { tariffScreens } from '../tariff/routes.ts';
import { financeScreens } from '../finance/routes.ts';
import { renewalScreens } from '../renewal/routes.ts';
import { speakPart, speakWhole } from './account/language.ts';

/** Routes that the public-device app serves. */
type PublicRoute = Extract<RouteName, `public${string}`>;

/** Screens, each with what all of them say, and with what those of their area say. */
const spoken = <Named extends Screens>(named: Named, area?: string): Named =>
  Object.fromEntries(
    Object.entries(named).map(([name, load]) => [
      name,
      () => Promise.all([load(), speakWhole(), area !== undefined && speakPart(area)]).then(([Screen]) => Screen),
    ]),
  ) as Named;

/** Every page of the console that is open has its screen: one that is missing does not compile. A new page of an area adds nothing here. */
const screens: Readonly<Record<Exclude<RouteName, PublicRoute>, LoadScreen>> = {
  // the first page of all within the frame comes with it
  main: () => import('./home/MainScreen.tsx').then((m) => m.MainScreen),
  ...sessionScreens,
  ...spoken({
    oldMain: () => import('./start/OldMainScreen.tsx').then((m) => m.OldMainScreen),
    elderlyMain: () => import('./start/ElderlyMainScreen.tsx').then((m) => m.ElderlyMainScreen),
    guide: () => import('./guide/GuideScreen.tsx').then((m) => m.GuideScreen),
    workbench: () => import('./start/WorkbenchScreen.tsx').then((m) => m.WorkbenchScreen),
  }),
  ...spoken(accountScreens),
  ...spoken(deviceScreens, 'device'),
  ...spoken(alarmScreens, 'alarm'),
  ...spoken(siteScreens, 'site'),
  ...spoken(buildingScreens, 'building'),
  ...spoken(planScreens, 'plan'),
  ...spoken(roleScreens, 'role'),
  ...spoken(serviceScreens, 'service'),
  ...spoken(orgScreens, 'org'),
  ...spoken(messageScreens, 'message'),
  ...spoken(analysisScreens, 'analysis'),
  ...spoken(inspectionScreens, 'inspection'),
  ...spoken(tariffScreens, 'tariff'),
  ...spoken(financeScreens, 'finance'),
  ...spoken(renewalScreens, 'renewal'),
};

/** What a press on a new alarm opens. */
export const loadAlarmPage: LoadScreen = screens.alarmDetail;

export const screenOf = ({ name }: RouteMatch): LoadScreen | undefined =>
  name in screens ? screens[name as keyof typeof screens] : undefined;
