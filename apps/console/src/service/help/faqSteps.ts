import type { Faq } from '@fireline/domain/service';
import { type RouteName, pathTo } from '@fireline/domain/shell';
import { useMay } from '../../lib/session/useMay.ts';

type Steps = readonly (
  | 'diagnosis'
  | 'deviceOfflineRecord'
  | 'deviceList'
  | 'deviceExpireTip'
  | 'deviceTasks'
  | 'alarmList'
  | 'unitList'
  | 'payment'
  | 'ordersMine'
  | 'systemUser'
  | 'helpChat'
)[];

/** What somebody does after the answer: on the first of the pages that is theirs. */
const steps: Readonly<Record<Faq, Steps>> = {
  offline: ['diagnosis', 'deviceOfflineRecord'],
  signal: ['diagnosis', 'deviceList'],
  falseAlarm: ['alarmList'],
  reset: ['deviceTasks', 'deviceList'],
  receivers: ['unitList'],
  balance: ['payment', 'helpChat'],
  sendLimit: ['deviceList'],
  renewal: ['deviceExpireTip', 'helpChat'],
  refund: ['ordersMine', 'helpChat'],
  locked: ['systemUser', 'helpChat'],
  // in the menu of the account, which is on every page
  password: [],
  hours: ['helpChat'],
};

/** Where the reader goes on after an answer; undefined: no page of the kind is theirs. @spec SRV-06 SHL-14 */
export function useFaqStep(faq: Faq): { readonly page: Steps[number] & RouteName; readonly path: string } | undefined {
  const may = useMay();
  const page = steps[faq].find((name) => may({ who: [`${name}:view`] }));
  return page && { page, path: pathTo(page) };
}
