import { type Clock, systemClock, systemTimers } from '@fireline/api/lib';
import { createDice } from './lib/dice.ts';
import { createLife } from './city/life/life.ts';
import { runLife } from './city/life/run.ts';
import { cityOf, seedCity } from './city/seed.ts';
import type { StormOptions } from './city/storm/storm.ts';
import { type InPageGateway, openInPageGateway } from './inPage.ts';
import { systemRandom } from './lib/random.ts';
import { demoPassword } from './session/demo.ts';
import { hashPassword, leastCost } from './lib/passwords.ts';

/** An account of the demo city that may see nothing yet: for the empty state of every screen. */
export const newcomer = 'newcomer';

export interface DemoCity extends InPageGateway {
  readonly rentId: string;
  /** Of every account: platform, agent, unit, org, maint, resident, and the newcomer. */
  readonly password: string;
  /** A fire that spreads through a building. @returns stops it */
  storm(options: StormOptions): () => Promise<void>;
}

/**
 * A small city with its gateway inside the page: for stories, and for partners who try the components without a server.
 * @spec N25 LIB-01
 */
export async function openDemoCity({
  devices = 120,
  pastDays,
  clock = systemClock,
}: { readonly devices?: number; readonly pastDays?: number; readonly clock?: Clock } = {}): Promise<DemoCity> {
  const pwHash = await hashPassword(demoPassword, systemRandom, leastCost);
  const rentId = 'R001';
  const opened = await openInPageGateway({
    clock,
    fill: async (db, files) => {
      await seedCity({ db, files, clock, devices, pastDays, pwHash });
      const account = {
        rentId,
        username: newcomer,
        realName: '新用户',
        role: 'unit',
        accountType: 'unit',
        pwHash,
      } as const;
      const nowhere = { orgPath: null, partnerId: null, unitId: null, maintId: null, placeId: null };
      await db
        .insertInto('appUser')
        .values({ ...account, ...nowhere })
        .execute();
    },
  });
  const city = await cityOf(opened.db);
  if (!city) throw new Error('The city was not seeded');
  return {
    ...opened,
    rentId,
    password: demoPassword,
    storm: (options) => {
      const life = createLife({
        city,
        clock,
        dice: createDice(city.seed, 'storm'),
        send: (tenant, reports) => opened.gateway.ingest(tenant, reports),
      });
      const begun = life.storm(options);
      if (!begun.ok) throw new RangeError(begun.problems.map(({ code }) => code).join(', '));
      return runLife(life, { clock, timers: systemTimers, onError: (error) => console.error(error) });
    },
  };
}
