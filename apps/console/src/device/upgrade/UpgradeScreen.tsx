import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { PackageList } from './PackageList.tsx';
import { RolloutList } from './RolloutList.tsx';
import { viewOf } from './UpgradeSwitch.tsx';

/** Packages of device software and how they are rolled out, as the address says. @spec DEV-18 */
export function UpgradeScreen() {
  return viewOf(useUrlQuery()) === 'rollouts' ? <RolloutList /> : <PackageList />;
}
