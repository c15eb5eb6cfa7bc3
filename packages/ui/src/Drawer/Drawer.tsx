import type { DialogProps } from '../Dialog/index.ts';
import { needs } from '../lib/needs.ts';
import { Root } from './Drawer.styles.ts';

export interface DrawerProps extends DialogProps {
  /** The edge it comes from, by the reader's direction. `bottom` is within reach of a thumb. Default `end`. */
  readonly side?: 'start' | 'end' | 'bottom';
  /** 360, 480 or 720 px wide at most, the whole width of a phone; from the bottom `small` is at most 40 % high, else 85 %. Default `medium`. */
  readonly size?: 'small' | 'medium' | 'large';
}

/**
 * A panel at the edge: the detail of a row, filters, a longer form, beside what it was opened from. It is a {@link DialogProps | dialog}
 * in another place: focus goes in, stays in and returns; Escape closes; the body scrolls between title and buttons.
 * What is typed is kept when it is pressed beside; say `isDismissable` where there is only something to read.
 * @spec LIB-01
 * @example
 * <Drawer isOpen={device !== null} onClose={close} title={device.name} isDismissable>…</Drawer>
 */
export function Drawer({ side = 'end', size = 'medium', ...dialog }: DrawerProps) {
  needs('Drawer', { onClose: dialog.onClose });
  return <Root {...dialog} size={size} data-side={side} />;
}
