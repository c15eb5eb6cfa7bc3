/** What people can turn off for themselves. */
export interface PushChoice {
  readonly alarmPop: boolean;
  readonly alarmSound: boolean;
}

/** How alarms reach somebody: as they chose, unless the tenant forces them on all. @spec ROL-05 */
export const effectivePush = (
  isForced: boolean,
  personal: PushChoice,
): PushChoice & { readonly isForced: boolean } => ({
  alarmPop: isForced || personal.alarmPop,
  alarmSound: isForced || personal.alarmSound,
  isForced,
});
