import type { AlarmKind, Foldable } from '@fireline/domain/alarm';

/** What a pop-up tells of an alarm. */
export interface PopupAlarm extends Foldable {
  readonly kind: AlarmKind;
  /** The spot: a room, a shop, a hydrant. */
  readonly placeName: string;
  /** Raised in a drill: its entry says so. */
  readonly isDrill?: boolean;
}

export interface PopupActions<A extends PopupAlarm> {
  /** One alarm, or all that an entry stands for. Left out: the reader may not acknowledge alarms. */
  readonly onAcknowledge?: (choice: { readonly alarms: readonly A[] }) => void;
  readonly onOpen: (choice: { readonly alarms: readonly A[] }) => void;
  /** Left out: the reader may not handle alarms. */
  readonly onHandle?: (choice: { readonly alarm: A }) => void;
}
