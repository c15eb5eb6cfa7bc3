import { BuildingElevation } from '../../BuildingElevation/index.ts';
import { OrganisationTree } from '../../OrganisationTree/index.ts';
import { PermissionMatrix } from '../../PermissionMatrix/index.ts';
import { RecordHead } from '../../RecordHead/index.ts';
import { SplitPane } from '../../SplitPane/index.ts';
import { Timeline } from '../../Timeline/index.ts';
import { Tree } from '../../Tree/index.ts';
import { TreeSelect } from '../../TreeSelect/index.ts';
import type { Examples } from './types.ts';

/** Examples of what shows what hangs under what. */
export const structureExamples: Examples = {
  BuildingElevation: (root) => (
    <BuildingElevation
      {...root}
      label="A 座"
      value={2}
      onChange={() => {}}
      floors={[
        { floor: 2, devices: 12, alarms: 3, alarmLevel: 1, hasPlan: true },
        { floor: 1, devices: 4, alarms: 0, alarmLevel: null },
        { floor: -1, devices: 0, alarms: 1, alarmLevel: 4 },
      ]}
    />
  ),
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
  RecordHead: (root) => (
    <RecordHead
      {...root}
      title={<h2>南山商场</h2>}
      figuresLabel="概况"
      picture={<img alt="" />}
      figures={[
        { id: 'alarms', label: '未关闭报警', value: '3', note: '未确认 2', level: 2, href: '#' },
        { id: 'hazards', label: '逾期隐患', value: null },
      ]}
    >
      科技路 1 号
    </RecordHead>
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
