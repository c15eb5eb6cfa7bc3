/** Component folders that open something over the page themselves; `alarmOverLayers.test.tsx` opens each of them and raises an alarm. */
export const layerKinds = [
  'ComboBox',
  'CommandPalette',
  'ConfirmDialog',
  'DeviceStatusTag',
  'Dialog',
  'Drawer',
  'KeyboardHelp',
  'Menu',
  'MultiSelect',
  'Popover',
  'Select',
  'Toast',
  'Tooltip',
] as const;
export type LayerKind = (typeof layerKinds)[number];

/** Folders that match for another reason, and what covers them. */
export const otherLayers: Readonly<Record<string, string>> = {
  AlarmPopupQueue: 'looks for open dialogs when the focus has nowhere else to go',
  PlanDevices: 'its conflict is a Dialog; what is dragged out of the tray follows the pointer',
  PlanVersions: 'asks with a ConfirmDialog',
};
