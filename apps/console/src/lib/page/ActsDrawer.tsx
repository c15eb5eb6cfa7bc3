import { Button, type ButtonProps } from '@fireline/ui/Button';
import { Drawer, type DrawerProps } from '@fireline/ui/Drawer';
import { Tools } from './Page.styles.ts';

export interface ActsDrawerProps<Act extends string> extends Pick<
  DrawerProps,
  'title' | 'size' | 'onClose' | 'children'
> {
  /** What the reader may do, in the order of the buttons. */
  readonly acts: readonly Act[];
  readonly labelOf: (act: Act) => string;
  /** Default: to delete is dangerous, all else is secondary. */
  readonly variantOf?: (act: Act) => NonNullable<ButtonProps['variant']>;
  readonly onAct: (act: Act) => void;
}

/** One record of a list to be read, with a button at its foot for each thing that can be done with it. */
export function ActsDrawer<Act extends string>(props: ActsDrawerProps<Act>) {
  const {
    acts,
    labelOf,
    variantOf = (act) => (act === 'delete' ? 'danger' : 'secondary'),
    onAct,
    children,
    ...drawer
  } = props;
  const footer = (
    <Tools>
      {acts.map((act) => (
        <Button key={act} variant={variantOf(act)} onClick={() => onAct(act)}>
          {labelOf(act)}
        </Button>
      ))}
    </Tools>
  );
  return (
    <Drawer isOpen isDismissable {...drawer} {...(acts.length > 0 && { footer })}>
      {children}
    </Drawer>
  );
}
