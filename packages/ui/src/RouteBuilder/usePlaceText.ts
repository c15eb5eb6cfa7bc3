import { useWords } from '../lib/format/useWords.ts';
import { routeBuilderWords } from './words.ts';

interface Place {
  readonly building?: string | undefined;
  readonly floor?: string | undefined;
}

/** Building and floor in one line. */
export function usePlaceText(): (place: Place) => string {
  const t = useWords(routeBuilderWords);
  return ({ building, floor }) => [building, floor].filter(Boolean).join(' · ') || t('RouteBuilder.noPlace');
}
