import { DateField } from '../../DateField/index.ts';
import { DateRangePicker } from '../../DateRangePicker/index.ts';
import { FileDrop } from '../../FileDrop/index.ts';
import { Slider } from '../../Slider/index.ts';
import { TimeField } from '../../TimeField/index.ts';
import type { Examples } from './types.ts';

/** Examples of fields for days and times, values on a scale, and files. */
export const entryExamples: Examples = {
  DateField: (root) => (
    <DateField
      {...root}
      label="有效期至"
      defaultValue="2026-11-01"
      min="2026-11-21"
      description="到期前提醒"
      isClearable
    />
  ),
  DateRangePicker: (root) => (
    <DateRangePicker
      {...root}
      label="统计时间"
      defaultValue={{ from: '2026-09-01', to: '2026-11-15' }}
      daysMax={30}
      description="按天统计"
      isClearable
    />
  ),
  FileDrop: (root) => (
    <FileDrop
      {...root}
      label="平面图"
      kinds={['.zip', '.dxf']}
      bytesMax={5_000_000}
      countMax={5}
      upload={() => new Promise(() => {})}
      defaultValue={[{ id: '1', name: '1F.dxf', sizeBytes: 1_600_000 }]}
      description="每层一个文件"
      problem="请上传全部楼层"
    />
  ),
  Slider: (root) => (
    <Slider
      {...root}
      label="低电阈值"
      unit="%"
      max={50}
      defaultValue={6}
      normal={{ min: 10 }}
      marks={[{ value: 20, label: '出厂值' }]}
      description="低于此值上报"
      problem="须高于网关的阈值"
    />
  ),
  TimeField: (root) => <TimeField {...root} label="布防时间" defaultValue="23:30" max="22:00" description="每天" />,
};
