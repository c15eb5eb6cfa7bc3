// Who may import whom. Each rule says what to do instead.
// The areas of the gateway from the lowest up: each may know those before it. docs/decisions/2026-11-area-order.md draws it.
const gatewayOrder = [
  'session',
  'role',
  'message',
  'alarm',
  'device',
  'inspection',
  'plan',
  'analysis',
  'site',
  'building',
  'org',
  'service',
  'tariff',
  'finance',
  'renewal',
  'public',
  'shell',
];
const areas = gatewayOrder.join('|');
// a file that only asks the database is named so: tests/rules/boundaries.test.ts
const store = '/(store|[a-z]\\w*Store)\\.ts$';
const notTests = '\\.(test|stories|example|spec)\\.|\\.support\\.|^tests/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Two files that need each other, be it for a type, hold a third idea: move what both need into a file of its own.',
      from: { pathNot: '^packages/ui/src/[A-Z]' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-components',
      severity: 'error',
      comment:
        "Two files that need each other hold a third idea. Only a component's own hook and parts may name its props, which stand in its file for documentation.",
      from: { path: '^packages/ui/src/([A-Z][^/]*)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-between-components',
      severity: 'error',
      comment: 'Two components that need each other, be it for a type, share a part: move it into ui/lib.',
      from: { path: '^packages/ui/src/([A-Z][^/]*)/' },
      to: { circular: true, path: '^packages/ui/src/', pathNot: '^packages/ui/src/$1/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment:
        'Nothing is found there. Add the dependency to the package.json of this workspace, or the subpath to the exports of the other.',
      // the rivals of the benches are installed on demand, from a package.json outside the workspace
      from: { pathNot: '^tests/bench/[^/]+/rivals/' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|@storybook/|storybook/)|\\?(url|worker|raw)' },
    },
    {
      name: 'no-relative-path-into-another-workspace',
      severity: 'error',
      comment: "Import the package's subpath (`@fireline/domain/device`); if there is none, add one to its exports.",
      from: { path: '^(packages|apps)/([^/]+)/src/' },
      to: { path: '^(packages|apps)/[^/]+/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'nothing-from-tests-or-stories',
      severity: 'error',
      comment: 'What a shipped file needs is no test: move the shared part into a plain file beside it.',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: notTests },
      to: { path: notTests },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'The domain needs no npm package, no node module and no other workspace: take time, randomness, ids and input as arguments.',
      from: { path: '^packages/domain/src/', pathNot: notTests },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'domain-areas-by-their-index',
      severity: 'error',
      comment: "Import the other area's index; if a name is missing there, export it.",
      from: { path: '^packages/domain/src/([^/]+)/', pathNot: notTests },
      to: { path: '^packages/domain/src/([^/]+)/', pathNot: ['^packages/domain/src/$1/', '/index\\.ts$'] },
    },
    {
      name: 'domain-lib-knows-no-area',
      severity: 'error',
      comment: 'lib has no business words: what needs an area belongs into that area.',
      from: { path: '^packages/domain/src/lib/' },
      to: { path: `^packages/domain/src/(${areas})/` },
    },
    {
      name: 'domain-log-above-areas',
      severity: 'error',
      comment: 'The user log gathers what each area notes: an area keeps its part in its own `log` folder.',
      from: { path: `^packages/domain/src/(lib|${areas})/`, pathNot: notTests },
      to: { path: '^packages/domain/src/log/' },
    },
    {
      name: 'api-knows-only-domain',
      severity: 'error',
      comment: 'The client is used without components and without the server: move what is shared into the domain.',
      from: { path: '^packages/api/src/', pathNot: notTests },
      to: { path: '^(packages/ui|apps)/' },
    },
    {
      name: 'react-only-in-api-react',
      severity: 'error',
      comment: 'The client runs in servers too: put the hook into api/react.',
      from: { path: '^packages/api/src/', pathNot: `^packages/api/src/react/|${notTests}` },
      to: { path: 'node_modules/(react|react-dom|@tanstack/react-query)/' },
    },
    {
      name: 'browsers-download-no-schema',
      severity: 'error',
      comment:
        'Tie calls to shapes by `import type`: zod is 26 kB that a browser does not need. Only `shapes.ts` files import it for real.',
      from: { path: '^packages/api/src/', pathNot: `[sS]hapes\\.ts$|${notTests}` },
      to: { path: ['node_modules/zod/', '[sS]hapes\\.ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-no-calls',
      severity: 'error',
      comment: 'A component gets data by props: let the screen call and pass it down.',
      from: { path: '^packages/ui/src/', pathNot: notTests },
      to: { path: '^(packages/api|apps)/' },
    },
    {
      name: 'components-by-their-index',
      severity: 'error',
      comment:
        "Import the other component's index; if a name is missing there, export it. Shared parts live in ui/lib.",
      // `words` collects the tables that components keep to themselves
      from: { path: '^packages/ui/src/([^/]+)/', pathNot: `^packages/ui/src/words/|${notTests}` },
      to: { path: '^packages/ui/src/([A-Z][^/]*)/', pathNot: ['^packages/ui/src/$1/', '/index\\.ts$'] },
    },
    {
      name: 'heavy-drawing-only-where-it-is-drawn',
      severity: 'error',
      comment:
        'Maps, 3D, charts and plans are downloaded by those who show one: keep their libraries in Map*, Scene*, Chart*, Plan* folders.',
      from: { path: '^packages/ui/src/', pathNot: `^packages/ui/src/(Map|Scene|Chart|Plan)|${notTests}` },
      to: { path: 'node_modules/(maplibre-gl|three|@visx/[^/]+|dxf[^/]*)/' },
    },
    {
      name: 'screens-know-only-their-area',
      severity: 'error',
      comment:
        'Screens link to each other by route (`pathTo`); what two areas show belongs into ui, what both know into the domain.',
      from: {
        path: `^apps/(console|public-device)/src/(${areas})/`,
        pathNot: `^apps/[^/]+/src/shell/|^apps/public-device/src/public/Pages[.]tsx|${notTests}`,
      },
      to: {
        path: `^apps/(console|public-device)/src/(${areas})/`,
        pathNot: ['^apps/$1/src/$2/', '^apps/[^/]+/src/shell/'],
      },
    },
    {
      name: 'lib-knows-no-screen',
      severity: 'error',
      comment: 'lib is used by every screen and by the shell: what it needs of who is signed in lies in lib/session.',
      from: { path: '^apps/(console|public-device)/src/lib/', pathNot: notTests },
      to: { path: `^apps/(console|public-device)/src/(${areas})/` },
    },
    {
      name: 'shell-knows-areas-by-their-routes',
      severity: 'error',
      comment:
        "Load the screen lazily through the area's routes.ts, so that nobody downloads a screen before opening it.",
      from: { path: '^apps/(console|public-device)/src/shell/', pathNot: notTests },
      to: {
        path: `^apps/(console|public-device)/src/(${areas})/`,
        pathNot: ['^apps/[^/]+/src/shell/', '/routes\\.ts$'],
      },
    },
    {
      name: 'apps-do-not-import-apps',
      severity: 'error',
      comment: 'The apps meet the gateway over the wire only, with the calls of @fireline/api.',
      from: { path: '^apps/(console|public-device)/src/', pathNot: notTests },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'gateway-draws-nothing',
      severity: 'error',
      comment: 'The server answers data; what is drawn lives in ui and in the apps.',
      from: { path: '^apps/gateway/src/', pathNot: notTests },
      to: { path: '^packages/(ui|api/src/react)/|node_modules/(react|react-dom|styled-components)/' },
    },
    {
      name: 'gateway-actions-below-routes',
      severity: 'error',
      comment: 'Routes decode, actions decide, the store does SQL: dependencies go downward only.',
      from: { path: ['^apps/gateway/src/.+/(actions|jobs)\\.ts$', `^apps/gateway/src/.+${store}`] },
      to: { path: '^apps/gateway/src/.+/routes\\.ts$' },
    },
    {
      name: 'gateway-store-below-actions',
      severity: 'error',
      comment: 'A store does SQL only: let the action ask it and decide.',
      from: { path: `^apps/gateway/src/.+${store}` },
      to: { path: '^apps/gateway/src/.+/(actions|jobs)\\.ts$' },
    },
    {
      name: 'gateway-routes-call-actions',
      severity: 'error',
      comment: 'Let the action of the area read and write: then rule, transaction and event stay together.',
      from: { path: '^apps/gateway/src/.+/routes\\.ts$' },
      to: { path: `^apps/gateway/src/.+${store}`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'gateway-lib-knows-no-area',
      severity: 'error',
      comment:
        'lib has no business words: let the area hand in what it knows, by its `Area` value or by what it adds to `Deps` and `Database`.',
      from: { path: '^apps/gateway/src/lib/', pathNot: notTests },
      to: { path: `^apps/gateway/src/(${areas}|city)/` },
    },
    {
      name: 'gateway-foreign-store',
      severity: 'error',
      comment: 'Call an action of the other area, never its store: the area alone knows its rules.',
      from: { path: `^apps/gateway/src/(${areas})/`, pathNot: notTests },
      to: {
        path: [`^apps/gateway/src/(${areas})${store}`, `^apps/gateway/src/(${areas})/.+${store}`],
        pathNot: '^apps/gateway/src/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...gatewayOrder.map((area, at) => ({
      name: `gateway-order-${area}`,
      severity: 'error',
      comment:
        'An area knows those below it, and the demo city knows all. Let the lower one name what it needs in `Area` or `Deps`: the gateway, which knows every area, hands it in.',
      from: { path: `^apps/gateway/src/${area}/`, pathNot: notTests },
      to: { path: `^apps/gateway/src/(${[...gatewayOrder.slice(at + 1), 'city'].join('|')})/` },
    })),
    {
      name: 'declared-dependencies-only',
      severity: 'error',
      comment:
        'Add the package to the package.json of this workspace: a published package without it breaks at its users. Peers are installed here for work, and what tooling/tsup.ts builds in is part of the package.',
      from: { path: '^packages/[^/]+/src/', pathNot: notTests },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-dev', 'npm-unknown'],
        pathNot: 'node_modules/(@types/|react/|react-dom/|styled-components/|maplibre-gl/|pmtiles/|@zip\\.js/|hucre/)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|coverage)/|^tests/bench/node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['fireline-source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
