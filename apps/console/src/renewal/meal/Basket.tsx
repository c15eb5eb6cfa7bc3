import type { ReplyOf } from '@fireline/api/lib';
import { useCall, useSend } from '@fireline/api/react';
import { renewalCalls } from '@fireline/api/renewal';
import { deviceCameraWords, deviceWords } from '@fireline/domain/device';
import { financeWords } from '@fireline/domain/finance';
import { mealLines, renewalWords } from '@fireline/domain/renewal';
import { isMetered } from '@fireline/domain/tariff';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { useFormat, useProblemText, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { newPress } from '../../lib/newPress.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { Changed, Sum } from '../devices/Renew.styles.ts';
import { asSent, type BasketLine } from './basket.ts';
import { Line, LineHead, Lines } from './Basket.styles.ts';
import { mealWords } from './words.ts';

type Quote = ReplyOf<typeof renewalCalls.quoteMeal>;
const useReasonText = () => useProblemText(renewalWords, deviceCameraWords, deviceWords, financeWords);
/** The line that a problem is about; NaN: it is about all. */
const lineOf = ({ field = '' }: Quote['problems'][number]): number => Number(field.split('.')[1] ?? Number.NaN);

export interface BasketProps {
  readonly basket: readonly BasketLine[];
  readonly onChange: (basket: readonly BasketLine[]) => void;
  readonly onOrdered: (orderId: number) => void;
}

/** What is in the basket, at the prices of now, and its order. @spec REN-06 TAR-09 */
export function Basket(props: BasketProps) {
  const t = useWords(mealWords);
  const { number } = useFormat();
  const { basket } = props;
  return (
    <Card title={t('meal.basket')} headingLevel={2}>
      <Stack>
        <span role="status">
          {basket.length === 0
            ? t('meal.basket.empty')
            : t('meal.basket.lines', { count: number(basket.length), max: mealLines.max })}
        </span>
        {basket.length > 0 && <Priced {...props} />}
        <small>{t('meal.basket.hint')}</small>
      </Stack>
    </Card>
  );
}

function Priced({ basket, onChange, onOrdered }: BasketProps) {
  const t = useWords(mealWords);
  const textOf = useReasonText();
  const { money } = useFormat();
  const may = useMay()(renewalCalls.orderMeal);
  const lines = asSent(basket);
  const call = useCall(renewalCalls.quoteMeal, { lines });
  // the same basket pressed again, also after a time-out, is the same order; another basket is another one
  const [press, setPress] = useState({ basket, requestId: newPress() });
  const { requestId } = press;
  if (press.basket !== basket) setPress({ basket, requestId: newPress() });
  const order = useSend(renewalCalls.orderMeal, {
    outdates: [renewalCalls.media, renewalCalls.devices],
    onDone: ({ reply }) => onOrdered(reply.orderId),
    // prices may have changed
    onFailed: () => void call.refetch(),
  });
  return (
    <Loaded call={call} action="query" lines={4}>
      {(quote) => (
        <Stack>
          <Lines>
            {basket.map((line, at) => (
              <BasketRow
                key={`${line.kind} ${line.quantity} ${line.deviceIds.join(',')}`}
                line={line}
                at={at}
                quote={quote}
                onRemove={() => onChange(basket.filter((one) => one !== line))}
              />
            ))}
          </Lines>
          {quote.type === 'setMeal' && <Banner tone="info">{t('meal.noRefund')}</Banner>}
          {quote.problems
            .filter((problem) => !basket[lineOf(problem)])
            .map((problem) => (
              <Banner key={problem.code} tone="danger" live="polite">
                {textOf(problem)}
              </Banner>
            ))}
          {order.error && <CallFailed error={order.error} action="placeOrder" />}
          {quote.cents !== null && (
            <div>
              {t('meal.total')}
              <Sum>{money(quote.cents)}</Sum>
            </div>
          )}
          {may && (
            <Button
              variant="primary"
              disabled={quote.cents === null || call.isFetching}
              isPending={order.isPending}
              onClick={() => {
                if (quote.cents !== null) order.mutate({ requestId, lines, cents: quote.cents });
              }}
            >
              {quote.cents === null ? t('meal.wait') : t('meal.order', { amount: money(quote.cents) })}
            </Button>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

interface BasketRowProps {
  readonly line: BasketLine;
  readonly at: number;
  readonly quote: Quote;
  readonly onRemove: () => void;
}

/** A line with what it changes, what stands against it, and the way out. */
function BasketRow({ line: { kind, quantity, count }, at, quote, onRemove }: BasketRowProps) {
  const t = useWords(mealWords, renewalWords);
  const textOf = useReasonText();
  const { date, money, number } = useFormat();
  const priced = quote.lines[at];
  const problems = quote.problems.filter((problem) => lineOf(problem) === at);
  const name = t(`renewal.meal.${kind}`);
  const what = isMetered(kind)
    ? t('meal.line.units', { what: t(`meal.units.${kind}`, { count: number(quantity) }), count: number(count) })
    : t(kind === 'deviceService' ? 'meal.line.years' : 'meal.line.months', { what: name, count: number(quantity) });
  const nameAt = (field = ''): string => priced?.devices[Number(field.split('.')[3])]?.name ?? '';
  return (
    <Line>
      <LineHead>
        <strong>{what}</strong>
        <span>{priced?.cents === null || !priced ? '' : money(priced.cents)}</span>
      </LineHead>
      {priced && priced.devices.length > 0 && (
        <Changed>
          {priced.devices.map(({ deviceId, name: device, dayBefore, dayAfter }) => (
            <li key={deviceId}>
              <span>{device}</span>
              <span>
                {t('meal.change', {
                  before: dayBefore === null ? t('meal.never') : date(dayBefore),
                  after: date(dayAfter),
                })}
              </span>
            </li>
          ))}
        </Changed>
      )}
      {problems.map((problem) => (
        <span key={`${problem.field} ${problem.code}`} role="alert">
          {nameAt(problem.field)} {textOf(problem)}
        </span>
      ))}
      <div>
        <Button variant="quiet" aria-label={t('meal.remove', { what })} onClick={onRemove}>
          {t('meal.takeOut')}
        </Button>
      </div>
    </Line>
  );
}
