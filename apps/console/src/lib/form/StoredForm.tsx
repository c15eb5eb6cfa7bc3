import type { Call } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { Drawer } from '@fireline/ui/Drawer';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../page/Loaded.tsx';

export interface StoredFormProps<Send, Reply> {
  readonly call: Call<Send, Reply>;
  readonly args: Send;
  /** Of the drawer while it loads. */
  readonly title: string;
  readonly onClose: () => void;
  /** @param reload reads it again */
  readonly children: (stored: Reply, reload: () => void) => ReactNode;
}

/**
 * A form of what a call answers. It begins with what is stored now: what the cache holds of an earlier visit has a revision of that time, and
 * the form would be refused.
 * @spec SHL-30
 */
export function StoredForm<Send, Reply>({ call, args, title, onClose, children }: StoredFormProps<Send, Reply>) {
  const asked = useCall(call, args);
  // read once since it was opened; a later failure leaves what was read
  const [isRead, setRead] = useState(false);
  if (!isRead && asked.isFetchedAfterMount && asked.isSuccess) setRead(true);
  if (isRead && asked.data !== undefined) return children(asked.data, () => void asked.refetch());
  return (
    <Drawer isOpen isDismissable onClose={onClose} title={title}>
      <Loaded call={asked}>{() => null}</Loaded>
    </Drawer>
  );
}
