import type { Who } from '@fireline/api/lib';
import { Button, type ButtonProps } from '@fireline/ui/Button';
import { Drawer, type DrawerProps } from '@fireline/ui/Drawer';
import { Fragment, useId } from 'react';
import { useMay } from '../session/useMay.ts';
import { Tools } from './Page.styles.ts';

export interface ActsDrawerProps<Act extends string> extends Pick<
  DrawerProps,
  'title' | 'size' | 'onClose' | 'children'
> {
  /** What can be done with the record as it is, in the order of the buttons; the primary one goes to the end, a dangerous one to the start. */
  readonly acts: readonly Act[];
  /** The call behind each act: only who may send it sees the button. Null: the act sends nothing. */
  readonly calls: Readonly<Record<Act, { readonly who: Who } | null>>;
  readonly labelOf: (act: Act) => string;
  /** Default: to delete is dangerous, all else is secondary. */
  readonly variantOf?: (act: Act) => NonNullable<ButtonProps['variant']>;
  /** Why the reader may not do it now, in the own words: its button is disabled, and the reason stands before the buttons. */
  readonly barredOf?: (act: Act) => string | undefined;
  readonly onAct: (act: Act) => void;
}

const rank = (variant: NonNullable<ButtonProps['variant']>): number =>
  variant === 'primary' ? 1 : variant === 'danger' ? -1 : 0;

/** One record of a list to be read, with a button at its foot for each thing that the reader may do with it. @spec SHL-14 ROL-07 */
export function ActsDrawer<Act extends string>(props: ActsDrawerProps<Act>) {
  const {
    acts,
    calls,
    labelOf,
    variantOf = (act) => (act === 'delete' ? 'danger' : 'secondary'),
    barredOf = () => undefined,
    onAct,
    children,
    ...drawer
  } = props;
  const may = useMay();
  const id = useId();
  const shown = acts
    .filter((act) => {
      const call = calls[act];
      return !call || may(call);
    })
    // the main one at the end, as in forms; what destroys farthest from it
    .toSorted((one, other) => rank(variantOf(one)) - rank(variantOf(other)));
  const footer = (
    <Tools>
      {shown.map((act) => {
        const reason = barredOf(act);
        return (
          <Fragment key={act}>
            {reason !== undefined && <span id={`${id}-${act}`}>{reason}</span>}
            <Button
              variant={variantOf(act)}
              disabled={reason !== undefined}
              {...(reason !== undefined && { 'aria-describedby': `${id}-${act}` })}
              onClick={() => onAct(act)}
            >
              {labelOf(act)}
            </Button>
          </Fragment>
        );
      })}
    </Tools>
  );
  return (
    <Drawer isOpen isDismissable {...drawer} {...(shown.length > 0 && { footer })}>
      {children}
    </Drawer>
  );
}
