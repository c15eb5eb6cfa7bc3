import type { PersonalSubject, personalFields } from '@fireline/domain/session';
import type { SignedInAsks } from './context.ts';
import type { Tx } from './db/schema.ts';

type FieldOf<S extends PersonalSubject> = keyof (typeof personalFields)[S] & string;

/** A record with what it is called and its personal values, a field with one value or several. */
export interface PersonalRecord<Field extends string = string> {
  readonly name: string;
  readonly values: Readonly<Record<Field, string | readonly string[]>>;
}

/**
 * Finds a record of each subject among those that the caller's list shows, by the list's own filter: one of somebody else is not there, as in
 * the list.
 * @spec SES-07 ROL-06
 */
export type PersonalRecords = {
  readonly [S in PersonalSubject]: (
    tx: Tx,
    asks: SignedInAsks,
    id: number,
  ) => Promise<PersonalRecord<FieldOf<S>> | undefined>;
};
