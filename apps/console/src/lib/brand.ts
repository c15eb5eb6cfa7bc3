import { keepText, keptText } from '@fireline/api/lib';
import { type TenantBrand, sessionCalls } from '@fireline/api/session';
import type { Client } from '@fireline/api/lib';
import { useWords } from '@fireline/ui/lib';
import type { Brand } from '@fireline/ui/tokens';
import { shellWords } from '@fireline/domain/shell';
import { useSyncExternalStore } from 'react';
import { apiBase } from './session/client.ts';

type Look = Pick<TenantBrand, 'title' | 'colour' | 'corners' | 'font' | 'logo'>;
interface Shown {
  readonly title: string;
  readonly brand: Brand | undefined;
  /** Where the logo is; empty: the tenant has none. */
  readonly logo: string;
}

const ours: Look = { title: '', colour: '', corners: 'own', font: 'own', logo: '' };
const fonts = {
  own: undefined,
  serif: 'Songti SC, SimSun, Noto Serif CJK SC, Georgia',
  rounded: 'Yuanti SC, YouYuan, Trebuchet MS',
} as const;
const radii = {
  own: undefined,
  square: { small: '0', medium: '0', large: '0' },
  round: { small: '6px', medium: '10px', large: '16px' },
} as const;

let shown: Shown = { title: '', brand: undefined, logo: '' };
let wanted = '';
const listeners = new Set<() => void>();

/** The theme of a look; the code that derives colours is loaded where there is a colour. */
export async function brandOfLook({ colour, corners, font }: Omit<Look, 'title' | 'logo'>): Promise<Brand | undefined> {
  const radius = radii[corners];
  const colours = colour === '' ? undefined : (await import('./brandColours.ts')).brandOf(colour);
  const family = fonts[font];
  return colours || radius || family
    ? { ...colours, ...(radius && { radius }), ...(family && { font: family }) }
    : undefined;
}

async function show(rentId: string, look: Look): Promise<void> {
  const brand = await brandOfLook(look);
  if (wanted !== rentId) return;
  shown = { title: look.title, brand, logo: look.logo && logoUrl(rentId, look.logo) };
  for (const listener of listeners) listener();
}

/** The address of a tenant's logo, for a picture. */
export const logoUrl = (rentId: string, imageId: string): string =>
  `${apiBase}${sessionCalls.brandLogo.path}?${new URLSearchParams({ rentId, imageId })}`;

const keyOf = (rentId: string): string => `fireline.brand.${rentId}`;

function kept(rentId: string): Look {
  try {
    return { ...ours, ...(JSON.parse(keptText(keyOf(rentId)) ?? '{}') as Partial<Look>) };
  } catch {
    // not ours, or half written
    return ours;
  }
}

/** Shows the look of a tenant: at once the one that the browser remembers, then the one that the gateway holds. @spec N22 */
export async function followBrand(client: Pick<Client, 'send'>, rentId: string): Promise<void> {
  wanted = rentId;
  await show(rentId, kept(rentId));
  // a page without its tenant's colours still works
  const look = await client.send(sessionCalls.brand, { rentId }).catch(() => undefined);
  if (!look) return;
  keepText(keyOf(rentId), JSON.stringify(look));
  await show(rentId, look);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useBrand = (): Shown => useSyncExternalStore(subscribe, () => shown);

/** What the console calls itself: the tenant's name for it, or our own. @spec N22 */
export function useProductName(): string {
  const t = useWords(shellWords);
  return useBrand().title || t('shell.name');
}
