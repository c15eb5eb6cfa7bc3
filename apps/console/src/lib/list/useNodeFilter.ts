import { useApi, useCall } from '@fireline/api/react';
import { siteCalls } from '@fireline/api/site';
import type { Role } from '@fireline/domain/role';
import type { ChoiceKind } from '@fireline/domain/site';
import type { LoadOptions } from '@fireline/ui/ComboBox';
import { useWords } from '@fireline/ui/lib';
import { useSession } from '../session/useSession.ts';
import { fieldWords } from '../fields/words.ts';
import { idIn } from '../page/idIn.ts';
import { useUrlQuery } from '../page/useUrlQuery.ts';
import type { FilterChoice } from './filter.ts';

/** Finds organisations, partners, units, companies or places by name, within the reader's scope. @spec SHL-23 */
export function useNodeChoices(kind: ChoiceKind): LoadOptions {
  const { client } = useApi();
  return async ({ text, signal }) => {
    const { choices } = await client.send(siteCalls.choices, { kind, search: text }, { signal });
    return choices.map(({ id, name, detail }) => ({ value: id, label: name, ...(detail && { description: detail }) }));
  };
}

export type NodeFilter = ReturnType<typeof useNodeFilter>;

/**
 * The part of a list's filter that finds a partner, a unit, a company or a place by name; the address keeps its number.
 * @example { key: 'placeId', param: 'place', label, any, isList: true, ...useNodeFilter('place') }
 * @spec SHL-23
 */
export function useNodeFilter(kind: Exclude<ChoiceKind, 'org'>, param: string = kind) {
  const ids = useUrlQuery().list(param);
  const named = useCall(siteCalls.choices, { kind, ids }, { isEnabled: ids.length > 0, keepsPrevious: true });
  const load = useNodeChoices(kind);
  const choices: readonly FilterChoice<number>[] =
    ids.length === 0 ? [] : (named.data?.choices ?? []).map(({ id, name }) => ({ value: Number(id), label: name }));
  return { choices, read: idIn, load } as const;
}

/** The kinds that may name organisations; for others the filter finds none, and is left out. */
const namesOrgs: ReadonlySet<Role> = new Set(['platform', 'agent', 'org']);

/**
 * The filter of a list that keeps to what stands under an organisation, found by name; none for those who see no organisations.
 * @example filters: [{ key: 'search', label }, ...useOrgFilters()]
 * @spec SHL-23 ORG-02
 */
export function useOrgFilters() {
  const t = useWords(fieldWords);
  const role = useSession()?.account.role;
  const ids = useUrlQuery().list('org');
  const named = useCall(siteCalls.choices, { kind: 'org', ids }, { isEnabled: ids.length > 0, keepsPrevious: true });
  const load = useNodeChoices('org');
  if (role === undefined || !namesOrgs.has(role)) return [];
  const choices: readonly FilterChoice<string>[] =
    ids.length === 0 ? [] : (named.data?.choices ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const read = (text: string) => text || undefined;
  return [{ key: 'orgId', param: 'org', label: t('field.org'), any: t('field.anyOrg'), choices, read, load }] as const;
}
