/** What an overview is of. */
export type SiteOf =
  | { readonly of: 'unit'; readonly unitId: number }
  | { readonly of: 'place'; readonly placeId: number; readonly unitId: number | null };

/** As the lists of alarms, devices and hazards filter by it. */
export const filterOf = (site: SiteOf) =>
  site.of === 'unit' ? { unitId: [site.unitId] } : { placeId: [site.placeId] };

/** A list narrowed to it, as addresses say it. */
export const listOf = (path: string, site: SiteOf, query: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({
    [site.of]: String(site.of === 'unit' ? site.unitId : site.placeId),
    ...query,
  }).toString()}`;
