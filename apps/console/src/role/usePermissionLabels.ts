import { deviceWords } from '@fireline/domain/device';
import type { Words } from '@fireline/domain/lib';
import { type Button, permissionWords } from '@fireline/domain/role';
import { routeWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { useCallback } from 'react';
import { empowerWords } from './words.ts';

/** One type for tables of which the keys are computed. */
const named: readonly Words[] = [routeWords, deviceWords];

/** What menus, pages, device types and buttons are called, for the permission matrix and all that is read beside it. @spec ROL-01 */
export function usePermissionLabels() {
  const words = useWords(...named);
  const t = useWords(permissionWords, empowerWords);
  const labelOf = useCallback(
    (id: string): string => {
      if (id === 'deviceTypes') return t('empower.deviceTypes');
      const keys = [`shell.menu.${id}`, `shell.route.${id}`, `device.type.${id.replace('device.', '')}`];
      return keys.map((key) => [key, words(key)] as const).find(([key, text]) => text !== key)?.[1] ?? id;
    },
    [words, t],
  );
  const buttonOf = useCallback((button: Button): string => t(`role.button.${button}`), [t]);
  return { labelOf, buttonOf };
}
