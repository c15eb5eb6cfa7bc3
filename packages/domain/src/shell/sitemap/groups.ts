/** The groups of the menu, and under which group each hangs. @spec SHL-11 SHL-13 */
export const menuGroups = {
  device: undefined,
  alarm: undefined,
  hazard: undefined,
  site: undefined,
  fire: undefined,
  watch: undefined,
  safety: undefined,
  message: undefined,
  tariff: undefined,
  finance: 'tariff',
  renewal: 'tariff',
  price: 'tariff',
  reconciliation: 'tariff',
  resource: 'tariff',
  free: undefined,
  deviceService: undefined,
  dataAnalysis: undefined,
  serviceCentre: undefined,
  planCentre: undefined,
  inspection: undefined,
  system: undefined,
  help: undefined,
} as const;
export type MenuGroup = keyof typeof menuGroups;

/** The side menus of the commercial side. @spec SHL-11 */
export const commercialMenus = [
  'message',
  'tariff',
  'finance',
  'renewal',
  'price',
  'reconciliation',
  'resource',
  'free',
  'deviceService',
  'dataAnalysis',
  'serviceCentre',
  'planCentre',
  'inspection',
] as const satisfies readonly MenuGroup[];
