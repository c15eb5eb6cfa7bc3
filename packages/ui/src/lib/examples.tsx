import { zoneMachine } from '@fireline/domain/device';
import { defineForm, text } from '@fireline/domain/lib';
import type { ReactElement, RefCallback } from 'react';
import { Accordion } from '../Accordion/index.ts';
import { AlarmHandlingForm } from '../AlarmHandlingForm/index.ts';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { AlarmPopupQueue } from '../AlarmPopupQueue/index.ts';
import { AlarmTimeline } from '../AlarmTimeline/index.ts';
import { Banner } from '../Banner/index.ts';
import { BarChart } from '../BarChart/index.ts';
import { BatteryGauge } from '../BatteryGauge/index.ts';
import { Breadcrumbs } from '../Breadcrumbs/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { ChartFrame } from '../ChartFrame/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { CopyButton } from '../CopyButton/index.ts';
import { DataTable } from '../DataTable/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { DeviceStatusTag } from '../DeviceStatusTag/index.ts';
import { DeviceTypeIcon } from '../DeviceTypeIcon/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { FailureState } from '../FailureState/index.ts';
import { Form, FormSubmit } from '../Form/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { LineChart } from '../LineChart/index.ts';
import { Link } from '../Link/index.ts';
import { LinkState } from '../LinkState/index.ts';
import { MachineDiagram } from '../MachineDiagram/index.ts';
import { Menu } from '../Menu/index.ts';
import { MultiSelect } from '../MultiSelect/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { Popover } from '../Popover/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Reading } from '../Reading/index.ts';
import { ReplayNotice } from '../ReplayNotice/index.ts';
import { Select } from '../Select/index.ts';
import { SignalGauge } from '../SignalGauge/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { SoundControl } from '../SoundControl/index.ts';
import { Stat } from '../Stat/index.ts';
import { StatusBar } from '../StatusBar/index.ts';
import { Switch } from '../Switch/index.ts';
import { Steps } from '../Steps/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { Tooltip } from '../Tooltip/index.ts';

/** What every component passes on to its root element. */
export interface RootProps {
  readonly className: string;
  readonly 'data-conformance': string;
  readonly ref: RefCallback<Element>;
}

/** Draws one believable use of the component, handing `root` on to it. */
export type Example = (root: RootProps) => ReactElement;

const none = (): void => {};

/**
 * One example of each component, by its folder's name: the conformance suite walks this list, and fails for a folder that is not in it.
 * Add a component: add a line.
 */
export const examples: Readonly<Record<string, Example>> = {
  Accordion: (root) => (
    <Accordion
      {...root}
      items={[{ value: 'rules', title: '报警规则', summary: '3 条', content: '高于 0.4 dB/m 报一级' }]}
      defaultValue={['rules']}
    />
  ),
  AlarmHandlingForm: (root) => (
    <AlarmHandlingForm
      {...root}
      alarm={{ state: 'open', handledBy: null }}
      problems={[{ code: 'alarm.closingRequired', field: 'closing' }]}
      onHandle={none}
    />
  ),
  AlarmLevelBadge: (root) => <AlarmLevelBadge {...root} level={1} isBlinking />,
  AlarmPopupQueue: (root) => (
    <AlarmPopupQueue
      {...root}
      alarms={[
        {
          alarmId: 1,
          level: 1,
          kind: 'smoke',
          raisedAtMs: 0,
          unitName: '星河国际广场',
          buildingName: 'B 座',
          floor: 12,
          placeName: '1207 室',
        },
      ]}
      placement="inline"
      onAcknowledge={none}
      onOpen={none}
      onHandle={none}
      onSilence={none}
    />
  ),
  AlarmTimeline: (root) => (
    <AlarmTimeline
      {...root}
      track={[{ at: 0, event: 'raised', by: null, closing: null, remark: '', value: 132 }]}
      measurement="smoke"
      isOpen
    />
  ),
  BarChart: (root) => (
    <BarChart
      {...root}
      label="近期报警"
      series={[{ key: '1', label: '紧急', level: 1 }]}
      bars={[{ name: '11-21', values: { 1: 2 } }]}
    />
  ),
  BatteryGauge: (root) => <BatteryGauge {...root} ratioPercent={64} />,
  ChartFrame: (root) => (
    <ChartFrame {...root} label="温度" height={120} table={{ columns: ['时间'], rows: [] }} isEmpty>
      {null}
    </ChartFrame>
  ),
  DeviceStatusTag: (root) => (
    <DeviceStatusTag
      {...root}
      device={{ online: false, dStatus: 1, expired: false, open: false, lowPower: true, signals: 18 }}
    />
  ),
  DeviceTypeIcon: (root) => <DeviceTypeIcon {...root} type="smoke" />,
  LineChart: (root) => (
    <LineChart
      {...root}
      label="温度"
      unit="°C"
      points={[
        { at: 0, value: 21 },
        { at: 600_000, value: 58 },
      ]}
      band={{ to: 57 }}
      marks={[{ at: 600_000, level: 2 }]}
    />
  ),
  LinkState: (root) => <LinkState {...root} link={{ name: 'stale', sinceMs: 0 }} />,
  MachineDiagram: (root) => (
    <MachineDiagram
      {...root}
      label="布防"
      machine={zoneMachine}
      labelOfState={(state) => ({ armed: '已布防', disarmed: '已撤防' })[state]}
      labelOfEvent={(event) => ({ arm: '布防', disarm: '撤防' })[event]}
      current="armed"
    />
  ),
  Reading: (root) => <Reading {...root} measurement="temperature" value={23.4} seenAt={0} heartbeatS={3600} hasRange />,
  ReplayNotice: (root) => <ReplayNotice {...root} count={12} gapMs={14_000} onDismiss={none} />,
  SignalGauge: (root) => <SignalGauge {...root} signals={18} />,
  SoundControl: (root) => (
    <SoundControl {...root} state={{ name: 'blocked' }} onEnable={none} onTest={none} onMute={none} onUnmute={none} />
  ),
  Stat: (root) => <Stat {...root} label="在线" value={9812} unit="台" note="共 10,000 台" />,
  StatusBar: (root) => (
    <StatusBar
      {...root}
      counts={{ 1: 2, 2: 0, 3: 0, 4: 1, 5: 0 }}
      unhandled={3}
      isCriticalUnhandled
      link={{ name: 'polling' }}
      sound={{ state: { name: 'armed' }, onEnable: none, onTest: none, onMute: none, onUnmute: none }}
      onOpenLevel={none}
    />
  ),
  Banner: (root) => (
    <Banner {...root} tone="attention" title="推送中断" onDismiss={none}>
      数据停在 11:04。
    </Banner>
  ),
  Breadcrumbs: (root) => (
    <Breadcrumbs
      {...root}
      items={['深圳', '福田', '星河', '三楼', '东侧', '烟感'].map((label) => ({ label, href: `#${label}` }))}
    />
  ),
  Button: (root) => (
    <Button {...root} isPending>
      保存
    </Button>
  ),
  Card: (root) => (
    <Card {...root} title="未处理报警">
      12 条
    </Card>
  ),
  Checkbox: (root) => <Checkbox {...root} label="记住" description="三十天" problem="必选" />,
  ComboBox: (root) => (
    <ComboBox
      {...root}
      label="所属单位"
      options={[{ value: '1', label: '星河国际广场' }]}
      defaultValue="1"
      description="按名称查找"
      problem="请选择"
      isClearable
    />
  ),
  CopyButton: (root) => <CopyButton {...root} text="8612" label="8612" isWordShown />,
  DataTable: (root) => (
    <DataTable
      {...root}
      label="设备"
      columns={[{ id: 'name', header: '名称', width: 160, cell: (row) => row.name, sortValue: (row) => row.name }]}
      rows={[{ name: '一层烟感' }]}
      getRowId={(row) => row.name}
      isSelectable
    />
  ),
  DescriptionList: (root) => <DescriptionList {...root} items={[{ term: '设备号', detail: '8612' }]} />,
  Dialog: (root) => (
    <Dialog {...root} isOpen onClose={none} title="处理报警" footer={<Button>提交</Button>}>
      <TextField label="说明" />
    </Dialog>
  ),
  Drawer: (root) => (
    <Drawer {...root} isOpen onClose={none} title="筛选设备" footer={<Button>应用</Button>}>
      <TextField label="位置" />
    </Drawer>
  ),
  EmptyState: (root) => <EmptyState {...root} title="没有报警" />,
  FailureState: (root) => <FailureState {...root} onRetry={none} reference="http.504" />,
  Form: (root) => (
    <Form {...root} aria-label="设备" schema={defineForm({ name: text({ min: 1, max: 12 }) })} onSubmit={none}>
      <FormSubmit>保存</FormSubmit>
    </Form>
  ),
  IconButton: (root) => <IconButton {...root} label="静音" icon={<svg aria-hidden />} />,
  Link: (root) => (
    <Link {...root} href="#a" isExternal>
      标准
    </Link>
  ),
  Menu: (root) => (
    <Menu
      {...root}
      defaultOpen
      items={[{ id: 'mute', label: '静音', onSelect: none }]}
      renderTrigger={(props) => <Button {...props}>更多</Button>}
    />
  ),
  MultiSelect: (root) => (
    <MultiSelect
      {...root}
      label="所属单位"
      options={[{ value: '1', label: '星河国际广场' }]}
      defaultValue={['1']}
      description="可粘贴一列名称"
      problem="至少两个"
      isClearable
    />
  ),
  NumberField: (root) => (
    <NumberField {...root} label="水压上限" unit="MPa" min={0} max={2.5} defaultValue={7.5} description="出厂值 1.6" />
  ),
  Pagination: (root) => <Pagination {...root} total={412} defaultPage={3} />,
  PasswordField: (root) => <PasswordField {...root} label="密码" autoComplete="current-password" problem="太短" />,
  Popover: (root) => (
    <Popover {...root} label="为何离线" defaultOpen renderTrigger={(props) => <Button {...props}>离线</Button>}>
      三天没有上报
    </Popover>
  ),
  ProgressBar: (root) => <ProgressBar {...root} label="上传" value={40} />,
  RadioGroup: (root) => (
    <RadioGroup
      {...root}
      label="处理结果"
      options={[
        { value: 'real', label: '真实火警' },
        { value: 'false', label: '误报', description: '油烟、水汽' },
      ]}
      defaultValue="false"
      description="提交后不能更改"
      problem="请选择"
    />
  ),
  Select: (root) => (
    <Select {...root} label="级别" options={[{ value: '1', label: '一级' }]} defaultValue="1" isClearable />
  ),
  Skeleton: (root) => <Skeleton {...root} lines={2} />,
  Switch: (root) => <Switch {...root} label="定时布防" description="每晚十点" problem="设备没有应答" defaultChecked />,
  Steps: (root) => (
    <Steps
      {...root}
      label="续费"
      items={[
        { value: 'choose', label: '选择设备', note: '12 台' },
        { value: 'pay', label: '付款', problem: '余额不足' },
        { value: 'end', label: '完成' },
      ]}
      value="pay"
      isReturnable
    />
  ),
  Tabs: (root) => <Tabs {...root} label="设备" items={[{ value: 'a', label: '曲线', content: '近 24 小时' }]} />,
  TextArea: (root) => (
    <TextArea {...root} label="处理说明" maxCount={5} defaultValue="已开窗通风。" description="写明处置结果" />
  ),
  TextField: (root) => (
    <TextField {...root} label="查找" type="search" defaultValue="烟感" maxCount={20} problem="太长" />
  ),
  Tooltip: (root) => (
    <Tooltip {...root} text="静音 30 分钟" defaultOpen>
      <Button>静音</Button>
    </Tooltip>
  ),
};

/** Components that draw no root of their own: why, and where they are tested instead. */
export const withoutRoot: Readonly<Record<string, string>> = {
  ConfirmDialog: `is a ${Dialog.name} with a question in it; ${ConfirmDialog.name}.test.tsx`,
  Toast: 'is shown by its provider; Toast.test.tsx',
};
