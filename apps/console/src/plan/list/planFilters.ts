import { bindings, type planWords, publishStates } from '@fireline/domain/plan';
import type { Translate } from '@fireline/ui/lib';
import type { planListWords } from '../centre/words.ts';

/** Search, binding, state and access. @spec PLN-03 */
export const planFilters = (t: Translate<keyof typeof planListWords | keyof typeof planWords>) =>
  [
    { key: 'search', label: t('plan.list.search') },
    {
      key: 'binding',
      label: t('plan.list.bound'),
      any: t('plan.list.anyBinding'),
      choices: bindings.map((value) => ({ value, label: t(`plan.binding.${value}`) })),
    },
    {
      key: 'publishState',
      param: 'state',
      label: t('plan.list.state'),
      any: t('plan.list.anyState'),
      choices: publishStates.map((value) => ({ value, label: t(`plan.publish.${value}`) })),
    },
    {
      key: 'isPrivate',
      param: 'access',
      label: t('plan.list.access'),
      any: t('plan.list.anyAccess'),
      choices: [
        { value: false, text: 'open', label: t('plan.list.access.open') },
        { value: true, text: 'private', label: t('plan.list.access.private') },
      ],
    },
  ] as const;
