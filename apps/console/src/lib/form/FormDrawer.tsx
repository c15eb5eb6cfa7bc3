import { Drawer, type DrawerProps } from '@fireline/ui/Drawer';
import { FormSubmit } from '@fireline/ui/Form';
import { styled } from 'styled-components';
import { DraftForm, type DraftFormProps } from './DraftForm.tsx';

const Fields = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  /* one column that may become narrower than its fields */
  grid-template-columns: minmax(0, 1fr);
`;

export interface FormDrawerProps<Value> extends Omit<DraftFormProps<Value>, 'title'>, Pick<DrawerProps, 'size'> {
  readonly title: string;
  /** The verb of the button: 'Save', 'Create'. */
  readonly submitLabel: string;
  readonly onClose: () => void;
}

/** A record as it is created or changed, over its list or page. What is typed is kept as a draft; leaving asks first. @spec SHL-30 */
export function FormDrawer<Value>({ title, submitLabel, size, onClose, children, ...form }: FormDrawerProps<Value>) {
  return (
    <Drawer isOpen {...(size && { size })} onClose={() => form.draft.leave(onClose)} title={title}>
      <DraftForm {...form}>
        <Fields>
          {children}
          <div>
            <FormSubmit>{submitLabel}</FormSubmit>
          </div>
        </Fields>
      </DraftForm>
    </Drawer>
  );
}
