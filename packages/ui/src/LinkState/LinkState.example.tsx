import { FirelineProvider } from '@fireline/ui/lib';
import { LinkState } from '@fireline/ui/LinkState';

const nowMs = Date.UTC(2026, 10, 21, 3, 10);
const clock = () => nowMs;

export function Example() {
  return (
    <FirelineProvider language="en" clock={clock} style={{ display: 'flex', gap: 16 }}>
      <LinkState link={{ name: 'live' }} />
      <LinkState link={{ name: 'stale', sinceMs: nowMs - 6 * 60_000 }} />
    </FirelineProvider>
  );
}
