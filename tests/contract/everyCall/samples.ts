import { fillRecords } from '../../fixtures/fillRecords.ts';
import { alarm } from './alarm.samples.ts';
import { analysis } from './analysis.samples.ts';
import type { Area, AreaCalls, Headings } from './areaCalls.ts';
import { building } from './building.samples.ts';
import { device } from './device.samples.ts';
import { inspection } from './inspection.samples.ts';
import { message } from './message.samples.ts';
import { org } from './org.samples.ts';
import { plan } from './plan.samples.ts';
import { type Links, publicOf } from './public.samples.ts';
import { role } from './role.samples.ts';
import { service } from './service.samples.ts';
import { session } from './session.samples.ts';
import { shell } from './shell.samples.ts';
import { site } from './site.samples.ts';
import { tariff } from './tariff.samples.ts';
import { finance } from './finance.samples.ts';
import { renewal } from './renewal.samples.ts';

type AllAreas = { readonly [A in Area]: AreaCalls<A> };
type Samples = { readonly [A in Area]: AreaCalls<A>['samples'] };

const noLinks: Links = { device: 'none', alarm: 'none', spareId: 'none' };
const areasWith = (links: Links): AllAreas => ({
  session,
  role,
  shell,
  device,
  alarm,
  site,
  building,
  plan,
  public: publicOf(links),
  service,
  org,
  message,
  analysis,
  inspection,
  tariff,
  finance,
  renewal,
});

/** The samples of every call, by area. @param links open nothing unless given */
export const samplesWith = (links: Links = noLinks): Samples =>
  Object.fromEntries(
    Object.entries<{ readonly samples: unknown }>(areasWith(links)).map(([area, { samples }]) => [area, samples]),
  ) as Samples;

type Said = Readonly<Record<string, unknown>>;
type AnyArea = Pick<AreaCalls<Area>, 'fills' | 'underWay'> & { readonly [H in keyof Headings]?: Said };
const allAreas: readonly (readonly [area: string, said: AnyArea])[] = Object.entries(areasWith(noLinks));

/** Add the records that the samples name. */
export const allFills = [...allAreas.flatMap(([, { fills = [] }]) => fills), fillRecords];
/** Add what is under way while the calls are made. */
export const underWay = allAreas.flatMap(([, area]) => area.underWay ?? []);

/** What all areas say under a heading, by the name of the call. */
export function ofCalls<H extends keyof Headings>(heading: H): ReadonlyMap<string, Headings[H]> {
  const said = allAreas.flatMap(([area, { [heading]: calls = {} }]) =>
    Object.entries(calls as Readonly<Record<string, Headings[H]>>).map(
      ([call, one]) => [`${area}.${call}`, one] as const,
    ),
  );
  return new Map(said);
}
