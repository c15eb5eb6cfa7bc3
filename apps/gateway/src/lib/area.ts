import type { Topic, Who } from '@fireline/api/lib';
import type { areaShapes } from '@fireline/api/shapes';
import type { RecordDefinition } from '@fireline/domain/record';
import type { Words } from '@fireline/domain/lib';
import type { Whereabouts } from '@fireline/domain/role';
import type { PendingName } from '@fireline/domain/shell';
import type { Deps, SignedInAsks } from './context.ts';
import type { Db, Tx } from './db/schema.ts';
import type { HandlersOf } from './http/handlers.ts';
import type { Job } from './jobs/runner.ts';
import type { Mend } from './mending/ahead.ts';
import type { TimeColumns } from './mending/columns.ts';
import type { PersonalRecords } from './personal.ts';

/** The areas that have calls. */
export type AreaName = keyof typeof areaShapes;

/** What changed of a volatile topic, and where it stands. */
interface AreaChange {
  /** What it is about: a later change of the same replaces an earlier one. */
  readonly id: number;
  readonly where: Whereabouts;
  readonly data: unknown;
}

/** A topic that the area pushes on. */
export interface AreaTopic {
  readonly topic: Topic;
  /** Of a volatile topic whose readers get what stands in their scope: the rows that a ring named, as they are now. */
  readonly changesOf?: (db: Db, rentId: string, ids: readonly number[]) => Promise<readonly AreaChange[]>;
}

/** Something that waits to be done, counted as its list counts it. */
export interface Pending {
  readonly name: PendingName;
  /** Who may see the list. */
  readonly who: Who;
  readonly count: (asks: SignedInAsks) => Promise<{ readonly count: number; readonly oldestAt?: string | null }>;
}

/** Work of an area that goes on for as long as the gateway does. */
export interface Running {
  readonly stop: () => Promise<void>;
  /** Settles when none of it is under way here. */
  readonly idle: () => Promise<void>;
}

/** Writes the rows that a new tenant begins with. */
export type TenantDefaults = (tx: Tx, rentId: string, at: string) => Promise<unknown>;

/** A business area of the gateway as one value. Its tables register in its `tables.ts`, its words and calls in the packages. */
export interface Area<Name extends AreaName> {
  /** One handler for each call of the area; one that is missing does not compile. */
  readonly routes: (deps: Deps) => HandlersOf<(typeof areaShapes)[Name]>;
  /** The records that it declares; their handlers are among its routes. */
  readonly records?: readonly RecordDefinition[];
  /** Tables with words for its problems: a server downloads nothing, and no refusal may reach its reader as a bare code. */
  readonly words: readonly Words[];
  readonly topics?: readonly AreaTopic[];
  /** What time drives. */
  readonly jobs?: (deps: Deps) => readonly Job[];
  /** The columns of its tables that hold a time. */
  readonly timeColumns?: TimeColumns;
  /** What of the area is mended after a clock that ran ahead, besides the columns that need no code. */
  readonly mends?: (deps: Deps) => readonly Mend[];
  /** What of the area waits to be done. */
  readonly pending?: readonly Pending[];
  /** Where its records with personal values are found. Every subject is of one area. */
  readonly personal?: Partial<PersonalRecords>;
  readonly tenantDefaults?: TenantDefaults;
  readonly start?: (deps: Deps) => Promise<Running> | Promise<void>;
}

/** Every area, by name: one that is missing does not compile. */
export type Areas = { readonly [Name in AreaName]: Area<Name> };
