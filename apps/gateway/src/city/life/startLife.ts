import type { Clock, Timers } from '@fireline/api/lib';
import type { Db } from '../../lib/db/schema.ts';
import { createDice } from '../../lib/dice.ts';
import type { Desk } from '../../alarm/desk.ts';
import type { PatrolDesk } from '../../inspection/patrolDesk.ts';
import { secondMs } from '../calendar.ts';
import { createLife, type Life } from './life.ts';
import type { SendReports } from '../device/reporting.ts';
import type { DeliveredCommand, Downlink } from '../../device/downlink/port.ts';
import { crowdsOf } from '../people/writePeople.ts';
import { createComings, type Door } from './comings.ts';
import { createObeying } from './obeying.ts';
import { runLife } from './run.ts';
import { cityOf } from '../seed.ts';
import { createPatrols } from '../people/patrols.ts';
import { createStaff } from '../people/staff.ts';
import { createBuyers } from '../money/till.ts';
import type { RenewingTill } from '../../renewal/till.ts';
import type { ServiceDesk } from '../../service/desk.ts';
import { createAnswering } from '../service/answering.ts';

/** How often the staff look up from what they do. */
const staffMs = 5 * secondMs;
/** How often inspectors record what they found. */
const patrolsMs = 60 * secondMs;
/** How often buyers look whether they pay. */
const buyersMs = 10 * secondMs;
/** How often agents look for work orders. */
const answeringMs = 30 * secondMs;
/** How often somebody at the door is let in. */
const comingsMs = 5 * secondMs;

export interface StartLifeOptions {
  readonly db: Db;
  /** The gateway's own: what a device key's holder may do. */
  readonly ingest: (
    ...sent: Parameters<SendReports>
  ) => Promise<{ readonly commands?: readonly DeliveredCommand[] } | void>;
  /** Where devices fetch their commands and answer them; they obey nobody when there is none. */
  readonly downlink?: Downlink;
  /** Where they fetch the file of an upgrade. */
  readonly fetchUpgrade?: (rentId: string, commandId: number) => Promise<unknown>;
  /** Where the city's own people see to its alarms; nobody does when there is none. */
  readonly desk?: Desk;
  /** Where the city's inspectors record their rounds; nobody walks when there is none. */
  readonly patrolDesk?: PatrolDesk;
  /** Where its agents answer work orders; nobody does when there is none. */
  readonly serviceDesk?: ServiceDesk;
  /** Where the city's people buy; nobody does when there is none. */
  readonly till?: RenewingTill;
  /** Where the people of a large city log in; they stay away when there is none. */
  readonly door?: Door | undefined;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Told when reports could not be sent, or staff could not act; it is tried again with the next. */
  readonly onError: (error: unknown) => void;
}

export interface RunningLife {
  /** For storms on demand. */
  readonly life: Life;
  /** Stops the city, once what is on its way has arrived. To be awaited before the gateway closes. */
  stop(): Promise<void>;
}

/**
 * Lets the seeded city, devices and people, live in the same process as its gateway; undefined when the database holds no city. An operator makes it
 * storm by typing so in the server's terminal or from outside (see `runStorm`), a story or a test with `life.storm`.
 * @example
 * const running = await startLife({ db, ingest: gateway.ingest, clock, timers, onError: (error) => log.error('the city could not report', error) });
 * running?.life.storm({ perSecond: 200, seconds: 30 });
 */
export async function startLife({
  db,
  ingest,
  downlink,
  fetchUpgrade,
  desk,
  patrolDesk,
  serviceDesk,
  till,
  door,
  clock,
  timers,
  onError,
}: StartLifeOptions): Promise<RunningLife | undefined> {
  const city = await cityOf(db);
  if (!city) return undefined;
  // another start is another day, yet the same start is the same day
  const report: SendReports = (rentId, reports) => send(rentId, reports);
  const obeying =
    downlink &&
    createObeying({ city, dice: createDice(city.seed, 'obeying', clock()), downlink, fetchUpgrade, report });
  const send: SendReports = async (rentId, reports) => {
    const reply = await ingest(rentId, reports);
    obeying?.received(rentId, reply?.commands ?? [], clock());
  };
  const life = createLife({ city, clock, dice: createDice(city.seed, 'life', clock()), send });
  const stopLife = runLife(life, { clock, timers, onError });
  const staff = desk && createStaff({ city, desk });
  const stopStaff = staff
    ? runLife({ tick: (now) => staff.tick(now), isStormy: () => false }, { clock, timers, onError, everyMs: staffMs })
    : undefined;
  const patrols = patrolDesk && createPatrols({ city, desk: patrolDesk });
  const stopPatrols = patrols
    ? runLife(
        { tick: (now) => patrols.tick(now), isStormy: () => false },
        { clock, timers, onError, everyMs: patrolsMs },
      )
    : undefined;
  const buyers = till && createBuyers({ city, till });
  const stopBuyers = buyers
    ? runLife({ tick: (now) => buyers.tick(now), isStormy: () => false }, { clock, timers, onError, everyMs: buyersMs })
    : undefined;
  const answering = serviceDesk && createAnswering({ city, desk: serviceDesk });
  const stopAnswering = answering
    ? runLife(
        { tick: (now) => answering.tick(now), isStormy: () => false },
        { clock, timers, onError, everyMs: answeringMs },
      )
    : undefined;
  const stopObeying = obeying
    ? runLife({ tick: (now) => obeying.tick(now), isStormy: () => false }, { clock, timers, onError })
    : undefined;
  const people = [...crowdsOf(city).values()].flatMap((crowd) => crowd.people);
  const comings = door && people.length > 0 ? createComings({ city, people, door, from: clock() }) : undefined;
  const stopComings = comings
    ? runLife(
        { tick: (now) => comings.tick(now), isStormy: () => false },
        { clock, timers, onError, everyMs: comingsMs },
      )
    : undefined;
  return {
    life,
    stop: async () => {
      await Promise.all([
        stopLife(),
        stopStaff?.(),
        stopPatrols?.(),
        stopBuyers?.(),
        stopAnswering?.(),
        stopObeying?.(),
        stopComings?.(),
      ]);
    },
  };
}
