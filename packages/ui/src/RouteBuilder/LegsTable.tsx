import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Legs } from './RouteBuilder.styles.ts';
import { type RoutePoint, legsOf, minutesOf } from './route.ts';
import { usePlaceText } from './usePlaceText.ts';
import { routeBuilderWords } from './words.ts';

/** The route floor by floor, with the time it takes where that is known: what the list cannot show at a glance. */
export function LegsTable({ stops }: { readonly stops: readonly RoutePoint[] }) {
  const t = useWords(routeBuilderWords);
  const { number } = useFormat();
  const placeText = usePlaceText();
  const hasMinutes = stops.some(({ minutes }) => minutes !== undefined);
  const time = (minutes: number | undefined): string =>
    minutes === undefined ? t('RouteBuilder.unknown') : number(minutes);
  return (
    <Legs>
      <caption>{t('RouteBuilder.legs')}</caption>
      <thead>
        <tr>
          {(['stops', 'place', 'count'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`RouteBuilder.${name}`)}
            </th>
          ))}
          {hasMinutes && <th scope="col">{t('RouteBuilder.minutes')}</th>}
        </tr>
      </thead>
      <tbody>
        {legsOf(stops).map((leg) => (
          <tr key={leg.from}>
            <td>{leg.points.length > 1 ? `${leg.from}–${leg.from + leg.points.length - 1}` : number(leg.from)}</td>
            <td>{placeText(leg)}</td>
            <td>{number(leg.points.length)}</td>
            {hasMinutes && <td>{time(leg.minutes)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('RouteBuilder.total')}
          </th>
          <td>{number(stops.length)}</td>
          {hasMinutes && <td>{time(minutesOf(stops))}</td>}
        </tr>
      </tfoot>
    </Legs>
  );
}
