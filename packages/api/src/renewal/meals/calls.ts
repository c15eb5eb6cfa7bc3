import { orderMeals, seeMeals } from '../who.ts';

/** @spec REN-06 DEV-20 */
export const mealCalls = {
  media: {
    method: 'GET',
    path: '/renewal/media',
    who: seeMeals,
    summary: 'Cameras with the end of their cloud storage and watermarks, what its end blocks, and what is on sale',
  },
  mediaQuote: {
    method: 'POST',
    logs: null,
    path: '/renewal/media/quote',
    who: seeMeals,
    body: 'json',
    summary: 'What months of cloud storage and watermarks cost for some cameras; nothing is ordered',
  },
  quoteMeal: {
    method: 'POST',
    logs: null,
    path: '/renewal/meal/quote',
    who: seeMeals,
    body: 'json',
    summary: 'What a basket comes to, line by line, and all that stands against it; nothing is ordered',
  },
  orderMeal: {
    method: 'POST',
    logs: 'renewal.orderMeal',
    path: '/renewal/meal',
    who: orderMeals,
    body: 'json',
    summary: 'Orders a basket of service, storage, messages and calls as one order, at the prices of today',
  },
} as const;
