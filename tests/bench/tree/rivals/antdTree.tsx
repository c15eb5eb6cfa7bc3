import { Tree } from 'antd';
import { Fragment } from 'react';
import { createShell } from '../../table/page/shell.tsx';
import { type BenchNode, height } from '../page/nodes.ts';
import { registerTree } from '../page/treeHarness.ts';

let show: ReturnType<typeof createShell> = () => undefined;

registerTree({
  prepare: (host) => {
    show = createShell(host, Fragment);
  },
  scroller: (host) => host.querySelector('[class*="list-holder"]:not([class*="inner"])'),
  mount: ({ nodes, openIds, isMultiple, chosen }) =>
    show(
      <Tree<BenchNode>
        treeData={nodes as BenchNode[]}
        fieldNames={{ key: 'id', title: 'label', children: 'children' }}
        defaultExpandedKeys={openIds as string[]}
        defaultCheckedKeys={chosen as string[]}
        checkable={isMultiple}
        autoExpandParent={false}
        motion={false}
        height={height}
      />,
    ),
});
