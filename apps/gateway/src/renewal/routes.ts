import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import { devices, quote } from './devices.ts';
import { recharges, startStops } from './logs/reading.ts';
import { checkOpening, open } from './opening.ts';
import { giveDays } from './giving.ts';
import { orderMeal, quoteMeal } from './meals.ts';
import { media, mediaQuote } from './media.ts';
import { order } from './ordering.ts';

export const renewalRoutes = (): HandlersOf<typeof areaShapes.renewal> => ({
  devices: signedIn(devices),
  quote: signedIn(quote),
  order: signedIn(order),
  giveDays: signedIn(giveDays),
  media: signedIn(media),
  mediaQuote: signedIn(mediaQuote),
  quoteMeal: signedIn(quoteMeal),
  orderMeal: signedIn(orderMeal),
  checkOpening: signedIn(checkOpening),
  open: signedIn(open),
  startStops: signedIn(startStops),
  recharges: signedIn(recharges),
});
