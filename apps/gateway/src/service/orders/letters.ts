import { afterClosingDays, type OrderLetter, serviceLetterWords, transferHours } from '@fireline/domain/service';
import { chinaTime } from '../../lib/chinaTime.ts';
import type { Work } from '../../lib/transact.ts';
import { writeLetter } from '../../message/writeLetter.ts';
import type { Standing } from './stepStore.ts';

type About = Pick<Standing, 'orderId' | 'rentId' | 'number' | 'dueAt'>;

/** Writes somebody what became of an order, in the transaction in which it did. @spec SRV-02 MSG-04 */
export const writeOrderLetter = (
  work: Work,
  { orderId, rentId, number, dueAt }: About,
  letter: OrderLetter,
  { userId, name = '', at }: { readonly userId: number; readonly name?: string; readonly at: string },
): Promise<void> =>
  writeLetter(work, {
    rentId,
    userId,
    group: 'workOrder',
    title: serviceLetterWords[`service.letter.${letter}.title`],
    text: serviceLetterWords[`service.letter.${letter}.text`],
    values: { number, name, days: afterClosingDays, hours: transferHours, time: chinaTime(Date.parse(dueAt)) },
    at,
    about: { workOrderId: orderId },
  });
