import type { PageName } from './sitemap/index.ts';

/**
 * What waits to be done by somebody, each with the list that shows all of it: as many rows as are counted.
 * @spec SHL-05
 */
export const pendingLists = {
  alarms: { page: 'alarmList', query: 'state=open' },
  hazardsOverdue: { page: 'hazards', query: 'due=overdue' },
  failuresUndecided: { page: 'inspectionHome', query: '' },
  devicesOffline: { page: 'deviceList', query: 'status=offline' },
  devicesLowBattery: { page: 'deviceList', query: 'status=lowBattery' },
  plansFailed: { page: 'planList', query: 'state=failed' },
  placesWithoutPoint: { page: 'placeList', query: 'located=no' },
  placesWithoutPhone: { page: 'placeList', query: 'phones=no' },
  unitsWithoutPhone: { page: 'unitList', query: 'phones=no' },
  usersUnbound: { page: 'systemUser', query: 'bound=no' },
  usersLocked: { page: 'systemUser', query: 'state=locked' },
  ordersUnpaid: { page: 'ordersUnpaid', query: '' },
  moneyToSettle: { page: 'ordersMine', query: 'misfit=yes' },
  refundsToAudit: { page: 'refundAudit', query: 'states=underReview' },
  ordersUnprocessed: { page: 'workOrdersUnprocessed', query: '' },
  ordersMine: { page: 'workOrdersMine', query: 'held=yes' },
  transfersToConfirm: { page: 'workOrderTransfers', query: 'asked=me' },
  chatsWaiting: { page: 'helpChat', query: 'list=waiting' },
  rolesEmpty: { page: 'systemRoles', query: 'rights=none' },
} as const satisfies Readonly<Record<string, { readonly page: PageName; readonly query: string }>>;
export type PendingName = keyof typeof pendingLists;
export const pendingNames = Object.keys(pendingLists) as readonly PendingName[];
