import type { Column } from './types.ts';

export interface Device {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  readonly signals: number | null;
}

export const columns: readonly Column<Device>[] = [
  { id: 'name', header: '名称', width: 160, cell: (row) => row.name, sortValue: (row) => row.name, isHideable: false },
  { id: 'place', header: '位置', width: 160, cell: (row) => row.place, sortValue: (row) => row.place },
  {
    id: 'signals',
    header: '信号',
    width: 100,
    align: 'end',
    cell: (row) => row.signals ?? '—',
    sortValue: (row) => row.signals,
  },
];

const places = ['东楼', '西楼', '北楼'];

export const devices = (count: number): Device[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `设备${index + 1}`,
    place: places[index % places.length] ?? '',
    signals: index % 7 === 6 ? null : (index * 13) % 32,
  }));

export const idOf = (device: Device): number => device.id;
