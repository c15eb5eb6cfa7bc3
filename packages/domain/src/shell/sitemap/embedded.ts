import { alarmSegments } from '../../alarm/index.ts';
import {
  type DeviceType,
  type ExtraPath,
  type StandardPath,
  deviceAppPath,
  deviceTypeNames,
  deviceTypes,
  standardPaths,
} from '../../device/index.ts';
import { fillPath, type ParamNames, readPath } from '../path.ts';
import { type PathParams } from '../routes.ts';

/** A page below the embedded app of a device type. @spec PUB-04 */
export type EmbeddedPage = StandardPath | `/${ExtraPath}`;

/** The pages that the embedded app of a device type has. @spec PUB-03 PUB-04 */
export const embeddedPagesOf = (type: DeviceType): EmbeddedPage[] => [
  ...standardPaths,
  ...deviceTypes[type].paths.map((path) => `/${path}` as const),
];

const patternOf = (type: DeviceType, page: EmbeddedPage): string => deviceAppPath(type) + (page === '/' ? '' : page);

/**
 * The path of a page in the embedded app of a device type.
 * @example embeddedPath('electric', '/detail/{id}', { id: 7 }) // '/mirco/elecfire/detail/7'
 * @spec PUB-03 PUB-04
 */
export const embeddedPath = <Page extends EmbeddedPage>(
  type: DeviceType,
  page: Page,
  ...[params]: [ParamNames<Page>] extends [never] ? [] : [params: PathParams<Page>]
): string => fillPath(patternOf(type, page), params);

/** A page of an embedded app found by its path. */
export interface EmbeddedMatch {
  readonly type: DeviceType;
  readonly page: EmbeddedPage;
  readonly params: Readonly<Record<string, string>>;
}

/** The device type and page that a pathname under /mirco or /mircoComplex names, or nothing. @spec PUB-03 PUB-04 */
export const matchEmbedded = (pathname: string): EmbeddedMatch | undefined => {
  for (const type of deviceTypeNames.filter((one) => `${pathname}/`.startsWith(`${deviceAppPath(one)}/`)))
    for (const page of embeddedPagesOf(type)) {
      const params = readPath(patternOf(type, page), pathname);
      const { segment } = params ?? {};
      if (params && (segment === undefined || (alarmSegments as readonly string[]).includes(segment)))
        return { type, page, params };
    }
  return undefined;
};
