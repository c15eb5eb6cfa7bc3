import { describe, expect, it } from 'vitest';
import { rootSentence } from '../../tooling/root-entry.ts';
import { checkSteps } from '../../tooling/step-chunks.ts';

describe('an entry that a build does not know is named', () => {
  it('in the steps of an app', () => {
    const ids = ['/app/src/session/LoginScreen.tsx', '/app/src/shell/frame/Frame.tsx'];
    const first = { name: 'first', modules: ['/session/LoginScreen.tsx'] };
    expect(() => checkSteps([first, { name: 'home', modules: ['/frame/Frame.tsx'] }], ids)).not.toThrow();
    expect(() => checkSteps([first, { name: 'home', modules: ['/frame/Frame.tsx', '/Home.tsx'] }], ids)).toThrow(
      'The step home names /Home.tsx, and no module of the app ends so',
    );
  });

  it('in the root entry of a package', () => {
    expect(rootSentence('@fireline/ui', ['Button', 'lib'])).toContain(
      "from '@fireline/ui/Button'. Subpaths: Button, lib.",
    );
    expect(() => rootSentence('@fireline/maps', [])).toThrow(
      'tooling/root-entry.ts has no example of an import of @fireline/maps',
    );
  });
});
