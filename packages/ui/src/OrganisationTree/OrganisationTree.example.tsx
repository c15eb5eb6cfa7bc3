import { countsWithAllUnder, orgTree } from '@fireline/domain/org';
import { FirelineProvider } from '@fireline/ui/lib';
import { type OrganisationRow, OrganisationTree } from '@fireline/ui/OrganisationTree';
import { useState } from 'react';

const orgs: readonly OrganisationRow[] = [
  { orgId: '4403', orgName: 'Shenzhen', orgLevel: 'city' },
  { orgId: '440304', orgName: 'Futian', orgLevel: 'district', parentId: '4403' },
  { orgId: '440305', orgName: 'Nanshan', orgLevel: 'district', parentId: '4403' },
];
const counts = countsWithAllUnder(
  orgTree(orgs),
  new Map([
    ['440304', { places: 12, devices: 300, alarms: { 1: 2, 4: 1 } }],
    ['440305', { places: 8, devices: 210, alarms: {} }],
  ]),
);

export function Example() {
  const [chosen, setChosen] = useState<readonly string[]>(['4403']);
  return (
    <FirelineProvider language="en">
      <OrganisationTree
        orgs={orgs}
        counts={counts}
        value={chosen}
        onChange={({ value }) => setChosen(value)}
        defaultOpenIds={['4403']}
        isSearchable
      />
    </FirelineProvider>
  );
}
