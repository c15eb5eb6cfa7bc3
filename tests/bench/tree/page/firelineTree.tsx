import { Tree } from '@fireline/ui/Tree';
import { Frame } from '../../table/page/frame.tsx';
import { createShell } from '../../table/page/shell.tsx';
import { height } from './nodes.ts';
import { registerTree } from './treeHarness.ts';

let show: ReturnType<typeof createShell> = () => undefined;

registerTree({
  prepare: (host) => {
    show = createShell(host, Frame);
  },
  scroller: (host) => host.querySelector('[role="tree"]'),
  mount: ({ nodes, openIds, isMultiple, chosen }) =>
    show(
      <Tree
        label="设备"
        nodes={nodes}
        defaultOpenIds={openIds}
        defaultValue={chosen}
        selection={isMultiple ? 'multiple' : 'single'}
        height={height}
      />,
    ),
});
