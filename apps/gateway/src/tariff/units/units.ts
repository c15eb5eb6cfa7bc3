import type { Units } from '../../message/sending/units.ts';
import { bookDraw, bookDraws } from './booking.ts';
import { hasUnitLeft, releaseUnits, reserveUnits } from './reserving.ts';

/** What sending asks of the accounts of messages and calls. */
export const units: Units = {
  reserve: reserveUnits,
  release: releaseUnits,
  book: bookDraws,
  bookOne: bookDraw,
  hasLeft: hasUnitLeft,
};
