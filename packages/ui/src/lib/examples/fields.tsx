import { defineForm, text } from '@fireline/domain/lib';
import { Checkbox } from '../../Checkbox/index.ts';
import { ComboBox } from '../../ComboBox/index.ts';
import { Form, FormSubmit } from '../../Form/index.ts';
import { MultiSelect } from '../../MultiSelect/index.ts';
import { NumberField } from '../../NumberField/index.ts';
import { PasswordField } from '../../PasswordField/index.ts';
import { RadioGroup } from '../../RadioGroup/index.ts';
import { Select } from '../../Select/index.ts';
import { Switch } from '../../Switch/index.ts';
import { TextArea } from '../../TextArea/index.ts';
import { TextField } from '../../TextField/index.ts';
import type { Examples } from './types.ts';

const none = (): void => {};

/** Examples of fields and the form around them. */
export const fieldsExamples: Examples = {
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
  Form: (root) => (
    <Form {...root} aria-label="设备" schema={defineForm({ name: text({ min: 1, max: 12 }) })} onSubmit={none}>
      <FormSubmit>保存</FormSubmit>
    </Form>
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
  PasswordField: (root) => <PasswordField {...root} label="密码" autoComplete="current-password" problem="太短" />,
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
  Switch: (root) => <Switch {...root} label="定时布防" description="每晚十点" problem="设备没有应答" defaultChecked />,
  TextArea: (root) => (
    <TextArea {...root} label="处理说明" countMax={5} defaultValue="已开窗通风。" description="写明处置结果" />
  ),
  TextField: (root) => (
    <TextField {...root} label="查找" type="search" defaultValue="烟感" countMax={20} problem="太长" />
  ),
};
