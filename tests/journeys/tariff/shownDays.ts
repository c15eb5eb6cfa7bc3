/** A day as a Chinese page writes it. */
export const asShown = (day: string | null | undefined): string => (day ?? '').replaceAll('-', '/');
