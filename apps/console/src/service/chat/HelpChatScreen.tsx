import { serviceCalls } from '@fireline/api/service';
import { useMay } from '../../lib/session/useMay.ts';
import { CustomerChat } from './CustomerChat.tsx';
import { Inbox } from './Inbox.tsx';

/** Chat with support: those who answer have an inbox, everybody else one thread. @spec SRV-06 */
export function HelpChatScreen() {
  return useMay()(serviceCalls.takeTicket) ? <Inbox /> : <CustomerChat />;
}
