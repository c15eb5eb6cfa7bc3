import type { Faq } from '@fireline/domain/service';
import type { Instant } from '../../lib/db/columnTypes.ts';

/** What an account said of an answer: one row each. */
export interface FaqVoteTable {
  userId: number;
  faq: Faq;
  rentId: string;
  isHelpful: boolean;
  at: Instant;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    faqVote: FaqVoteTable;
  }
}
