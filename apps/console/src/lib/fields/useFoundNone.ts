import { type RouteName, routeWords } from '@fireline/domain/shell';
import type { ChoiceKind } from '@fireline/domain/site';
import type { LoadOptions } from '@fireline/ui/ComboBox';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useMay } from '../session/useMay.ts';
import { fieldWords } from './words.ts';

/** Where each kind is put on record. */
const pages = {
  org: 'systemOrgs',
  partner: 'systemAgent',
  unit: 'unitList',
  maint: 'systemMaint',
  place: 'placeList',
} as const satisfies Readonly<Record<ChoiceKind, RouteName>>;

/**
 * What a field that finds by text says when it found nothing: that nothing matches, or, where there is none of the kind at all, where to
 * create the first.
 * @example <ComboBox {...useFoundNone('unit', load)} />
 * @spec SIT-02 SIT-06 SHL-31
 */
export function useFoundNone(kind: ChoiceKind, load: LoadOptions) {
  const t = useWords(fieldWords, routeWords);
  const may = useMay();
  const [isFirst, setFirst] = useState(false);
  const page = pages[kind];
  const first = may({ who: [`${page}:add`] })
    ? t('field.first', { page: t(`shell.route.${page}`) })
    : t('field.firstAsk');
  const found: LoadOptions = async ({ text, signal }) => {
    const choices = await load({ text, signal });
    if (choices.length === 0) setFirst(text === '' || (await load({ text: '', signal })).length === 0);
    return choices;
  };
  return {
    load: found,
    messages: { loading: t('field.searching'), empty: isFirst ? first : t('field.none') },
  } as const;
}
