import { Button } from '@fireline/ui/Button';
import { Checkbox } from '@fireline/ui/Checkbox';
import { Dialog } from '@fireline/ui/Dialog';
import { useFormField } from '@fireline/ui/Form';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { useTenantField } from '../codes/useTenantField.ts';
import { registerWords } from '../codes/words.ts';
import { Written } from './Terms.styles.ts';
import { useTerms } from './useTerms.ts';

/**
 * What is agreed to: the terms of the tenant that is entered, to be read before, or the built-in sentence where it has none.
 * @param tenant as the address names it
 * @spec SES-04
 */
export function Terms({ tenant }: { readonly tenant: string }) {
  const t = useWords(registerWords);
  const [isOpen, setOpen] = useState(false);
  const rentId = useTenantField(tenant).value.trim();
  const call = useTerms(rentId);
  const hasTerms = (call.data?.terms ?? '') !== '';
  const { value: isAgreed, ...agreed } = useFormField('isAgreed', {
    label: t(hasTerms ? 'session.register.termsOfTenant' : 'session.register.terms'),
    initial: false,
  });
  return (
    <>
      <Checkbox {...agreed} checked={isAgreed} />
      {(hasTerms || call.error !== undefined) && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('session.register.readTerms')}
        </Button>
      )}
      {isOpen && (
        <Dialog isOpen isDismissable onClose={() => setOpen(false)} title={t('session.register.termsTitle')}>
          <Loaded call={call}>{({ terms }) => <Written>{terms}</Written>}</Loaded>
        </Dialog>
      )}
    </>
  );
}
