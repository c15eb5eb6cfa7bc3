/** Where the camera may be asked for: an inspector's phone reads labels. Everywhere else it stays shut. @spec N24 */
export const cameraHeader = (path: string): Readonly<Record<string, string>> =>
  /^\/public\/patrol(\/|$)/.test(path)
    ? { 'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)' }
    : {};

/**
 * Sent with everything. Scripts come from this origin only and nothing is evaluated; styled-components writes style elements.
 * `no-referrer` keeps the token of a public link out of other servers' logs.
 * @param mapOrigins those of the configured base map, from which pages fetch tiles, styles, fonts and pictures; nothing else is open
 */
export const securityHeadersFor = (mapOrigins: readonly string[]): Readonly<Record<string, string>> => {
  const outside = mapOrigins.map((origin) => ` ${origin}`).join('');
  return {
    'content-security-policy': [
      `default-src 'self'`,
      `script-src 'self'`,
      `style-src 'self' 'unsafe-inline'`,
      `connect-src 'self'${outside}`,
      `img-src 'self' data: blob:${outside}`,
      `font-src 'self' data:`,
      `media-src 'self'`,
      `worker-src 'self'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'self'`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
  };
};
