import { Button } from '@fireline/ui/Button';
import { Drawer, type DrawerProps } from '@fireline/ui/Drawer';
import { FormSubmit, type FormSubmitProps } from '@fireline/ui/Form';
import { useWords } from '@fireline/ui/lib';
import { createContext, use, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { draftWords } from '../words.ts';

/** Where the button of the form is drawn: it belongs to the form, and stays in view below it. */
const Place = styled.div`
  display: contents;
`;

interface Foot {
  /** The id that the form in the drawer takes, so that a button outside of it sends it. */
  readonly formId: string;
  readonly place: HTMLElement | null;
}
const FootContext = createContext<Foot | undefined>(undefined);

/** The id of the form in a drawer with a foot; undefined: it stands somewhere else. */
export const useFootFormId = (): string | undefined => use(FootContext)?.formId;

/** The button that sends the form: at the foot of the drawer where there is one, else where it stands. */
export function FootSubmit(props: FormSubmitProps) {
  const foot = use(FootContext);
  if (!foot) return <FormSubmit {...props} />;
  return foot.place && createPortal(<FormSubmit form={foot.formId} {...props} />, foot.place);
}

export interface FootedDrawerProps extends Omit<DrawerProps, 'footer' | 'isOpen'> {
  /** False once nothing is left to send, such as while it reports how a batch ends. Default true. */
  readonly hasFoot?: boolean;
}

/** A drawer with a form in it: to cancel and to send stand at its foot, however long the form is. */
export function FootedDrawer({ onClose, children, hasFoot = true, ...drawer }: FootedDrawerProps) {
  const t = useWords(draftWords);
  const formId = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const foot = useMemo(() => ({ formId, place }), [formId, place]);
  const buttons = (
    <>
      <Button onClick={onClose}>{t('draft.cancel')}</Button>
      <Place ref={setPlace} />
    </>
  );
  return (
    <Drawer {...drawer} isOpen onClose={onClose} {...(hasFoot && { footer: buttons })}>
      <FootContext value={foot}>{children}</FootContext>
    </Drawer>
  );
}
