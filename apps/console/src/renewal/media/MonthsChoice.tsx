import { deviceCameraWords } from '@fireline/domain/device';
import { type MealLine, renewalWords } from '@fireline/domain/renewal';
import { tariffWords } from '@fireline/domain/tariff';
import { Banner } from '@fireline/ui/Banner';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { useFormat, useProblemText, useWords } from '@fireline/ui/lib';
import { Stack } from '../../lib/page/Page.styles.ts';
import { Changed, Reasons } from '../devices/Renew.styles.ts';
import { bought, type Bought, boughtNames, daysOf, monthsProblems, type MonthsQuote, totalsOf } from './renewing.ts';
import { resourceWords } from './words.ts';

const nothing: readonly MealLine[] = [];

export interface MonthsChoiceProps {
  readonly quote: MonthsQuote;
  readonly what: Bought;
  readonly months: number | null;
  readonly onChange: (choice: { readonly what: Bought; readonly months: number | null }) => void;
  /** What stands in a basket already: cloud storage there lets watermarks be renewed. */
  readonly basket?: readonly MealLine[];
}

/** What of some cameras is renewed and for how long: what each duration costs, what it changes, and what stands against it. @spec REN-06 DEV-20 */
export function MonthsChoice({ quote, what, months, onChange, basket = nothing }: MonthsChoiceProps) {
  const t = useWords(resourceWords, tariffWords);
  const textOf = useProblemText(renewalWords, deviceCameraWords);
  const { date, money, number } = useFormat();
  const totals = totalsOf({ quote, what });
  const problems = monthsProblems({ quote, what }, basket);
  return (
    <Stack>
      <RadioGroup
        label={t('resource.what')}
        value={what}
        onChange={({ value }) => value !== null && onChange({ what: value, months })}
        options={boughtNames.map((value) => ({
          value,
          label: value === 'pair' ? t('resource.what.pair') : t(`tariff.storage.${value}`),
        }))}
      />
      {problems.length > 0 && (
        <Banner tone="danger" live="polite" title={t('resource.together')}>
          <Reasons>
            {problems.map(({ name, problem }) => (
              <li key={`${name} ${problem.code}`}>
                {name} {textOf(problem)}
              </li>
            ))}
          </Reasons>
        </Banner>
      )}
      {totals.length === 0 ? (
        <p>{t('resource.none')}</p>
      ) : (
        <RadioGroup
          label={t('resource.months')}
          required
          value={months === null ? null : String(months)}
          onChange={({ value }) => value !== null && onChange({ what, months: Number(value) })}
          options={totals.map((one) => ({
            value: String(one.months),
            label: t('resource.month', { count: number(one.months) }),
            description:
              one.cents === undefined || one.perMonthCents === undefined
                ? t('resource.notOnSale')
                : `${money(one.cents)} · ${t('resource.each', { amount: money(one.perMonthCents) })}`,
            disabled: one.cents === undefined,
          }))}
        />
      )}
      {months !== null && (
        <section aria-label={t('resource.changes')}>
          <Changed>
            {quote.rows.flatMap((row) =>
              bought[what].map((product) => {
                const { before, after } = daysOf(row, product, quote.today, months);
                return (
                  <li key={`${row.deviceId} ${product}`}>
                    <span>
                      {row.name} · {t(`tariff.storage.${product}`)}
                    </span>
                    <span>
                      {before === null ? t('resource.never') : date(before)} → {date(after)}
                    </span>
                  </li>
                );
              }),
            )}
          </Changed>
        </section>
      )}
    </Stack>
  );
}
