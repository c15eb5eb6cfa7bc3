import {
  clocksDifferMs,
  defineForm,
  isWithin,
  listOf,
  minuteMs,
  ok,
  oneOf,
  optional,
  id,
  type Problem,
  type Result,
  refuse,
  text,
} from '../lib/index.ts';
import { embedForm } from './embeds.ts';
import {
  embedKeyNameChars,
  embedKeysMax,
  embedMinutes,
  embedMinutesDefault,
  linkTokenChars,
  rentIdChars,
} from './limits.ts';

/** What a partner's page can show of a key's scope. @spec PUB-07 */
export const embedPieces = ['alarms', 'devices'] as const;
export type EmbedPiece = (typeof embedPieces)[number];

/** A key of a partner: from which origins it embeds which pieces, for how long a token of it lives, and of whose devices. @spec PUB-07 */
export const embedKeyForm = defineForm({
  name: text(embedKeyNameChars),
  origins: embedForm.fields.origins,
  pieces: listOf(oneOf(embedPieces), { min: 1, max: embedPieces.length }),
  minutes: embedForm.fields.minutes,
  /** Absent: of the whole tenant. */
  partnerId: optional(id),
});

/** What a partner's server asks for besides key and secret. @spec PUB-07 */
export const embedTokenForm = defineForm({
  /** Absent: all pieces of the key. */
  pieces: optional(listOf(oneOf(embedPieces), { min: 1, max: embedPieces.length })),
  /** Absent: as long as the key says. */
  minutes: embedForm.fields.minutes,
});

/** What a token of a key says; who signs and verifies it is the gateway. @spec PUB-07 */
export interface EmbedClaims {
  readonly rentId: string;
  readonly keyId: string;
  /** How often the secret of the key was replaced: a token ends with the secret that it was made for. */
  readonly rotation: number;
  readonly pieces: readonly EmbedPiece[];
  readonly expiresAtMs: number;
}

/** What of a key its tokens are judged by. */
export interface EmbedKeyState {
  readonly keyId: string;
  readonly rotation: number;
  readonly disabled: boolean;
  readonly pieces: readonly EmbedPiece[];
  readonly minutes: number;
}

interface Asked {
  /** Absent: all pieces of the key. */
  readonly pieces?: readonly EmbedPiece[] | undefined;
  /** Absent: as long as the key says. */
  readonly minutes?: number | undefined;
}

/**
 * The claims of a new token of a key: no more pieces and no longer than the key says. Problems: `public.embed.piece`, `public.embed.tooLong`.
 * @spec PUB-07
 */
export function embedClaims(
  key: EmbedKeyState & { readonly rentId: string },
  { pieces = key.pieces, minutes = key.minutes }: Asked,
  nowMs: number,
): Result<EmbedClaims> {
  if (pieces.length === 0 || pieces.some((piece) => !key.pieces.includes(piece)))
    return refuse({ code: 'public.embed.piece', field: 'pieces' });
  if (minutes > key.minutes)
    return refuse({ code: 'public.embed.tooLong', field: 'minutes', args: { max: key.minutes } });
  const { rentId, keyId, rotation } = key;
  return ok({ rentId, keyId, rotation, pieces, expiresAtMs: nowMs + minutes * minuteMs });
}

/** Goes up when the order or the meaning of the parts changes: old tokens are then refused, not misread. */
const version = 'e1';

/** The claims as they are signed: the parts in a fixed order. */
export const embedClaimsText = ({ rentId, keyId, rotation, pieces, expiresAtMs }: EmbedClaims): string =>
  JSON.stringify([version, rentId, keyId, rotation, [...pieces], expiresAtMs]);

const parsed = (raw: unknown): readonly unknown[] => {
  if (typeof raw !== 'string' || raw.length > linkTokenChars.max) return [];
  try {
    const value: unknown = JSON.parse(raw);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/** The claims in a signed text; what is not exactly some is `public.embed.invalid`. @spec PUB-07 */
export function readEmbedClaims(raw: unknown): Result<EmbedClaims> {
  const parts = parsed(raw);
  const [first, rentId, keyId, rotation, named, expiresAtMs] = parts;
  const pieces = Array.isArray(named) ? embedPieces.filter((piece) => named.includes(piece)) : [];
  return parts.length === 6 &&
    first === version &&
    typeof rentId === 'string' &&
    isWithin(rentId.length, rentIdChars) &&
    typeof keyId === 'string' &&
    Number.isSafeInteger(rotation) &&
    pieces.length > 0 &&
    Number.isSafeInteger(expiresAtMs)
    ? ok({ rentId, keyId, rotation: rotation as number, pieces, expiresAtMs: expiresAtMs as number })
    : refuse({ code: 'public.embed.invalid' });
}

/**
 * Why a token opens a piece no longer, or never did; nothing where it opens it.
 * @param key as it stands now; undefined: it is not there
 * @spec PUB-07
 */
export function checkEmbed(
  claims: EmbedClaims,
  key: EmbedKeyState | undefined,
  piece: EmbedPiece,
  nowMs: number,
): Problem | undefined {
  // one that ends later than a token of now can was made by a clock that ran ahead
  const lastMs = nowMs + embedMinutes.max * minuteMs + clocksDifferMs;
  if (claims.expiresAtMs <= nowMs || claims.expiresAtMs > lastMs) return { code: 'public.embed.expired' };
  if (!key || key.disabled || key.keyId !== claims.keyId) return { code: 'public.embed.disabled' };
  if (key.rotation !== claims.rotation) return { code: 'public.embed.rotated' };
  return claims.pieces.includes(piece) && key.pieces.includes(piece) ? undefined : { code: 'public.embed.piece' };
}

/** Minutes of a key whose form says none. @spec PUB-07 */
export const embedKeyMinutes = ({ minutes = embedMinutesDefault }: { readonly minutes?: number | undefined }): number =>
  minutes;

/**
 * Why a tenant cannot enable one more key, or nothing.
 * @param enabled how many others are not disabled
 * @spec PUB-07
 */
export const checkEmbedKeyCount = (enabled: number): Problem | undefined =>
  enabled >= embedKeysMax ? { code: 'public.embed.tooMany', args: { max: embedKeysMax } } : undefined;
