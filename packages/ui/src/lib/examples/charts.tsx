import { BarChart } from '../../BarChart/index.ts';
import { ChartFrame } from '../../ChartFrame/index.ts';
import { DonutChart } from '../../DonutChart/index.ts';
import { Gauge } from '../../Gauge/index.ts';
import { HeatMap } from '../../HeatMap/index.ts';
import { LineChart } from '../../LineChart/index.ts';
import { Sparkline } from '../../Sparkline/index.ts';
import type { Examples } from './types.ts';

/** Examples of charts, gauges and lines in rows. */
export const chartExamples: Examples = {
  BarChart: (root) => (
    <BarChart
      {...root}
      label="近期报警"
      series={[
        { key: '1', label: '紧急', level: 1 },
        { key: '2', label: '严重', level: 2 },
      ]}
      bars={[{ name: '11-21', values: { 1: 2, 2: 3 } }]}
    />
  ),
  ChartFrame: (root) => (
    <ChartFrame {...root} label="温度" height={120} table={{ columns: ['时间'], rows: [] }} isEmpty>
      {null}
    </ChartFrame>
  ),
  DonutChart: (root) => (
    <DonutChart
      {...root}
      label="设备状态"
      parts={[
        { key: 'alarm', label: '报警', value: 3, level: 1 },
        { key: 'normal', label: '正常', value: 97 },
      ]}
    />
  ),
  Gauge: (root) => <Gauge {...root} measurement="pressure" value={0.08} normal={{ min: 0.14 }} />,
  HeatMap: (root) => (
    <HeatMap
      {...root}
      label="各单位报警"
      data={{ rows: ['阳光物业'], columns: ['11-20', '11-21'], values: [[2, null]] }}
    />
  ),
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
  Sparkline: (root) => <Sparkline {...root} label="水压" values={[0.32, null, 0.3]} unit="MPa" />,
};
