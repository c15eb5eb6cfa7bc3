import { demoRentId } from '@fireline/domain/session';
import { useFormField } from '@fireline/ui/Form';
import { useWords } from '@fireline/ui/lib';
import { getPreferences } from '../../lib/session/preferences.ts';
import { loginWords } from '../words.ts';

/** The tenant of a form before the login: the one that the address names, else the one of the last login. @param rentId as the address says it */
export function useTenantField(rentId = '') {
  const t = useWords(loginWords);
  return useFormField('rentId', {
    label: t('session.login.rentId'),
    initial: rentId || getPreferences().rentId || demoRentId,
  });
}
