import type { PayCodeState } from '@fireline/domain/tariff';
import type { Generated } from 'kysely';
import type { Id, Instant } from '../../lib/db/columnTypes.ts';

/** A pay code. It ends with its order; the code itself is nowhere kept. */
export interface PayCodeTable {
  codeId: Id;
  /** Of the payee. */
  rentId: string;
  orderId: number;
  codeHash: string;
  lastFour: string;
  state: PayCodeState;
  issuerId: number;
  issuedBy: string;
  issuedAt: Instant;
  /** When it was used or made void. */
  endedAt: Generated<Instant | null>;
}
/** A wrong pay code that an account entered. */
export interface PayCodeTryTable {
  tryId: Id;
  userId: number;
  at: Instant;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    payCode: PayCodeTable;
    payCodeTry: PayCodeTryTable;
  }
}
