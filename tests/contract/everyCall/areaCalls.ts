import type { areas } from '@fireline/api/calls';
import type { SendOf } from '@fireline/api/lib';
import type { AnyPermission, PagePermission } from '@fireline/domain/shell';
import type { FixtureGateway } from '../../fixtures/gateway.ts';

type Areas = typeof areas;
export type Area = keyof Areas;

/** A list that is full with `max` rows; `fill` continues `insert into` and takes `n` from 1 to `max`. */
export interface FullList {
  readonly max: number;
  readonly fill: string;
}
/**
 * What bounds the list that a call adds to. A text names a limit that another test covers; `grows` says that the product is for these
 * records, as many as there are.
 */
export type Room = FullList | string;

/** What an area says of single calls, by heading. */
export interface Headings {
  /** The code of calls that are refused though their sample is good. */
  readonly refused: string;
  /** Entries of the user log that a sample leaves before its own. */
  readonly furtherEntries: readonly string[];
  /** Which button of the call its sample needs, where the action decides by what the call is about. */
  readonly neededButton: PagePermission;
  /** What the sample needs besides a button: mostly that of a type of device. */
  readonly neededBesides: AnyPermission | readonly AnyPermission[];
  /** Why calls that change something leave no entry in the user log. */
  readonly unlogged: string;
  /** Of each call that creates or adds something. */
  readonly room: Room;
}

/** All that the tests of every call know about the calls of an area. */
export type AreaCalls<A extends Area> = {
  /** Fields that each call accepts, from tenant R001. A call without them does not compile. */
  readonly samples: { readonly [C in keyof Areas[A]]: SendOf<Areas[A][C]> };
  /** Add the records that the samples name, in the order of areas. */
  readonly fills?: readonly ((w: FixtureGateway) => Promise<unknown>)[];
  /** Add what is under way: a gateway that starts later takes it up as left behind. */
  readonly underWay?: readonly ((w: FixtureGateway) => Promise<unknown>)[];
} & { readonly [H in keyof Headings]?: { readonly [C in keyof Areas[A]]?: Headings[H] } };
