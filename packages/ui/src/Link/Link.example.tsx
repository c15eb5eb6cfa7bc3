import { FirelineProvider } from '@fireline/ui/lib';
import { Link } from '@fireline/ui/Link';

export function Example() {
  return (
    <FirelineProvider language="en">
      <p>
        <Link href="#/devices/860406240001204">Smoke detector, 3F corridor</Link> follows{' '}
        <Link href="https://www.iso.org/" isExternal>
          the standard
        </Link>
        .
      </p>
    </FirelineProvider>
  );
}
