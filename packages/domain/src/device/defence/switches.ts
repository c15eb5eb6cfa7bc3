/** What a contact tells. @spec DEV-17 */
export const switchStates = ['open', 'closed'] as const;
export type SwitchState = (typeof switchStates)[number];

/**
 * The switches a device can carry. `whenOne` is what 1 on the wire says, `calm` the state that needs nobody; a relay has none.
 * Decision: contacts of doors and manholes report 1 when open, a relay 1 when its coil has drawn it closed.
 * @spec DEV-17
 */
const rows = {
  door: { whenOne: 'open', whenZero: 'closed', calm: 'closed' },
  manhole: { whenOne: 'open', whenZero: 'closed', calm: 'closed' },
  pointRelay: { whenOne: 'closed', whenZero: 'open', calm: null },
} as const;

export type SwitchKind = keyof typeof rows;
export const switches: Readonly<
  Record<
    SwitchKind,
    { readonly whenOne: SwitchState; readonly whenZero: SwitchState; readonly calm: SwitchState | null }
  >
> = rows;
export const switchKinds = /* @__PURE__ */ Object.keys(rows) as readonly SwitchKind[];

/** The state behind 0 or 1 on the wire, also as text or as the state's own name; nothing for anything else. @spec DEV-17 */
export function switchState(kind: SwitchKind, raw: unknown): SwitchState | undefined {
  if (raw === 'open' || raw === 'closed') return raw;
  if (raw === 1 || raw === '1' || raw === true) return switches[kind].whenOne;
  return raw === 0 || raw === '0' || raw === false ? switches[kind].whenZero : undefined;
}

/** Whether the state asks for somebody to look: an open door or manhole does. @spec DEV-17 */
export const needsALook = (kind: SwitchKind, state: SwitchState): boolean =>
  switches[kind].calm !== null && switches[kind].calm !== state;
