import { defineForm, integer, oneOf, optional, type Problem, someOf, text } from '../../lib/index.ts';
import { gbAddressMax, gbComponentsChars, parseComponents } from '../gb26875/index.ts';
import { imei } from '../sos/index.ts';

/** What the holder of a device key may do: send reports, and fetch and answer commands. */
export const keyScopes = ['reports', 'commands'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** How devices are admitted: by a secret key (HTTP, MQTT), or by the registered address of a GB/T 26875.3 transmission device. */
export const deviceKeyKinds = ['key', 'transmission'] as const;
export type DeviceKeyKind = (typeof deviceKeyKinds)[number];

/** Characters of a name. */
export const keyNameChars = { min: 1, max: 64 } as const;
/** Keys of one tenant that are not revoked. Decision. */
export const deviceKeysMax = 200;

const named = { name: text(keyNameChars), scopes: someOf(keyScopes, 1) };
const installation = { imei: optional(imei), components: optional(text({ min: 0, max: gbComponentsChars })) };

const componentsProblems = (components: string | undefined): readonly Problem[] => {
  const parsed = parseComponents(components ?? '');
  return parsed.ok ? [] : parsed.problems;
};

/** Admits devices. Those of a transmission device need its address and the panel that it stands for. */
export const deviceKeyForm = /* @__PURE__ */ defineForm(
  {
    kind: /* @__PURE__ */ oneOf(deviceKeyKinds),
    ...named,
    address: /* @__PURE__ */ optional(/* @__PURE__ */ integer({ min: 1, max: gbAddressMax })),
    ...installation,
  },
  ({ kind, address, imei: panel, components }) =>
    kind === 'key'
      ? []
      : [
          address === undefined ? { code: 'form.required', field: 'address' } : undefined,
          panel === undefined ? { code: 'form.required', field: 'imei' } : undefined,
          ...componentsProblems(components),
        ],
);

/** What of it may change: never the secret, the kind or the address. */
export const deviceKeyChangeForm = /* @__PURE__ */ defineForm({ ...named, ...installation }, ({ components }) => [
  ...componentsProblems(components),
]);
