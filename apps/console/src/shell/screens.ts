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
import { speakPart } from './account/language.ts';

/** Routes that the public-device app serves. */
type PublicRoute = Extract<RouteName, `public${string}`>;

/** The screens of an area, each with what they say. */
const spoken = <Named extends Screens>(area: string, named: Named): Named =>
  Object.fromEntries(
    Object.entries(named).map(([name, load]) => [
      name,
      () => Promise.all([load(), speakPart(area)]).then(([Screen]) => Screen),
    ]),
  ) as Named;

/** Every page of the console that is open has its screen: one that is missing does not compile. A new page of an area adds nothing here. */
const screens: Readonly<Record<Exclude<RouteName, PublicRoute>, LoadScreen>> = {
  oldMain: () => import('./start/OldMainScreen.tsx').then((m) => m.OldMainScreen),
  elderlyMain: () => import('./start/ElderlyMainScreen.tsx').then((m) => m.ElderlyMainScreen),
  guide: () => import('./guide/GuideScreen.tsx').then((m) => m.GuideScreen),
  workbench: () => import('./start/WorkbenchScreen.tsx').then((m) => m.WorkbenchScreen),
  main: () => import('./home/MainScreen.tsx').then((m) => m.MainScreen),
  ...sessionScreens,
  ...accountScreens,
  ...spoken('device', deviceScreens),
  ...spoken('alarm', alarmScreens),
  ...spoken('site', siteScreens),
  ...spoken('building', buildingScreens),
  ...spoken('plan', planScreens),
  ...spoken('role', roleScreens),
  ...spoken('service', serviceScreens),
  ...spoken('org', orgScreens),
  ...spoken('message', messageScreens),
  ...spoken('analysis', analysisScreens),
  ...spoken('inspection', inspectionScreens),
  ...spoken('tariff', tariffScreens),
  ...spoken('finance', financeScreens),
  ...spoken('renewal', renewalScreens),
};

export const screenOf = ({ name }: RouteMatch): LoadScreen | undefined =>
  name in screens ? screens[name as keyof typeof screens] : undefined;
