import type { Who } from '@fireline/api/lib';
import { Button, type ButtonProps } from '@fireline/ui/Button';
import { Drawer, type DrawerProps } from '@fireline/ui/Drawer';
import { useMay } from '../../shell/useMay.ts';
import { Tools } from './Page.styles.ts';

export interface ActsDrawerProps<Act extends string> extends Pick<
  DrawerProps,
  'title' | 'size' | 'onClose' | 'children'
> {
  /** What can be done with the record as it is, in the order of the buttons. */
  readonly acts: readonly Act[];
  /** The call behind each act: only who may send it sees the button. Null: the act sends nothing. */
  readonly calls: Readonly<Record<Act, { readonly who: Who } | null>>;
  readonly labelOf: (act: Act) => string;
  /** Default: to delete is dangerous, all else is secondary. */
  readonly variantOf?: (act: Act) => NonNullable<ButtonProps['variant']>;
  readonly onAct: (act: Act) => void;
}

/** One record of a list to be read, with a button at its foot for each thing that the reader may do with it. @spec SHL-14 ROL-07 */
export function ActsDrawer<Act extends string>(props: ActsDrawerProps<Act>) {
  const {
    acts,
    calls,
    labelOf,
    variantOf = (act) => (act === 'delete' ? 'danger' : 'secondary'),
    onAct,
    children,
    ...drawer
  } = props;
  const may = useMay();
  const shown = acts.filter((act) => {
    const call = calls[act];
    return !call || may(call);
  });
  const footer = (
    <Tools>
      {shown.map((act) => (
        <Button key={act} variant={variantOf(act)} onClick={() => onAct(act)}>
          {labelOf(act)}
        </Button>
      ))}
    </Tools>
  );
  return (
    <Drawer isOpen isDismissable {...drawer} {...(shown.length > 0 && { footer })}>
      {children}
    </Drawer>
  );
}
