import { BellOff } from 'lucide-react';
import { Accordion } from '../../Accordion/index.ts';
import { Banner } from '../../Banner/index.ts';
import { Breadcrumbs } from '../../Breadcrumbs/index.ts';
import { Button } from '../../Button/index.ts';
import { Card } from '../../Card/index.ts';
import { CopyButton } from '../../CopyButton/index.ts';
import { EmptyState } from '../../EmptyState/index.ts';
import { FailureState } from '../../FailureState/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { Link } from '../../Link/index.ts';
import { ProgressBar } from '../../ProgressBar/index.ts';
import { Skeleton } from '../../Skeleton/index.ts';
import { Steps } from '../../Steps/index.ts';
import { Tabs } from '../../Tabs/index.ts';
import type { Examples } from './types.ts';

const none = (): void => {};

/** Examples of layout, actions and feedback. */
export const layoutExamples: Examples = {
  Accordion: (root) => (
    <Accordion
      {...root}
      items={[{ value: 'rules', title: '报警规则', summary: '3 条', content: '高于 0.4 dB/m 报一级' }]}
      defaultValue={['rules']}
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
    <Card {...root} title="未确认报警">
      12 条
    </Card>
  ),
  CopyButton: (root) => <CopyButton {...root} text="8612" label="8612" isWordShown />,
  EmptyState: (root) => <EmptyState {...root} title="没有报警" />,
  FailureState: (root) => <FailureState {...root} onRetry={none} reference="http.504" />,
  IconButton: (root) => <IconButton {...root} label="静音" icon={<BellOff aria-hidden />} />,
  Link: (root) => (
    <Link {...root} href="#a" isExternal>
      标准
    </Link>
  ),
  ProgressBar: (root) => <ProgressBar {...root} label="上传" value={40} />,
  Skeleton: (root) => <Skeleton {...root} lines={2} />,
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
};
