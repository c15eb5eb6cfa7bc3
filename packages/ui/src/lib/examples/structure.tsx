import { OrganisationTree } from '../../OrganisationTree/index.ts';
import { PermissionMatrix } from '../../PermissionMatrix/index.ts';
import { SplitPane } from '../../SplitPane/index.ts';
import { Timeline } from '../../Timeline/index.ts';
import { Tree } from '../../Tree/index.ts';
import { TreeSelect } from '../../TreeSelect/index.ts';
import type { Examples } from './types.ts';

/** Examples of what shows what hangs under what. */
export const structureExamples: Examples = {
  OrganisationTree: (root) => (
    <OrganisationTree
      {...root}
      orgs={[{ orgId: '4403', orgName: '深圳市支队', orgLevel: 'city' }]}
      counts={new Map([['4403', { places: 12, devices: 300, alarms: { 1: 2, 4: 1 } }]])}
      isSearchable
    />
  ),
  PermissionMatrix: (root) => (
    <PermissionMatrix
      {...root}
      nodes={[
        { id: '首页', buttons: ['view', 'add', 'command'], children: [{ id: '设备', buttons: ['view', 'bind'] }] },
      ]}
      labelOf={(id) => id}
      roleKind="org"
      saved={new Set(['首页:view', '设备:bind'])}
      defaultValue={new Set(['首页:add'])}
      defaultOpenIds={['首页']}
    />
  ),
  SplitPane: (root) => <SplitPane {...root} label="报警列表" start="列表" end="详情" collapsible="end" />,
  Timeline: (root) => (
    <Timeline
      {...root}
      label="工单经过"
      items={[{ id: '1', at: '2026-11-19T01:12:00Z', title: '创建', details: ['值班室'], note: '供电' }]}
      isByDay
      open="等待到场"
    />
  ),
  Tree: (root) => (
    <Tree
      {...root}
      label="设备"
      nodes={[{ id: 'a', label: '星河国际广场', children: [{ id: 'a1', label: '1 层' }] }]}
      defaultOpenIds={['a']}
      selection="multiple"
      isSearchable
    />
  ),
  TreeSelect: (root) => (
    <TreeSelect
      {...root}
      label="所属机构"
      nodes={[{ id: '44', label: '广东省', children: [{ id: '4403', label: '深圳市' }] }]}
      defaultValue={['4403']}
      isClearable
    />
  ),
};
