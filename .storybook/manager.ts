import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import manifest from '../packages/ui/package.json' with { type: 'json' };

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `Fireline ${manifest.version}`,
    brandUrl: 'https://www.npmjs.com/package/@fireline/ui',
    brandTarget: '_blank',
  }),
});
