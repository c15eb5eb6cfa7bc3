import type { Language, Phrase } from '@fireline/domain/lib';
import type { PlaceType } from '@fireline/domain/site';
import { siteWords } from '@fireline/domain/site';
import { floorPlan } from './floor.ts';
import { sampleWords } from './words.ts';

interface SampleRow {
  readonly type: PlaceType;
  readonly floor: number;
  readonly spots: readonly string[];
}

/** Drawings to try the upload with. @spec PLN-03 */
const rows = {
  residence: { type: 'A', floor: 3, spots: ['走廊', '电梯厅', '楼梯间', '厨房', '储藏间'] },
  office: { type: 'B', floor: 8, spots: ['走廊', '电梯厅', '会议室', '茶水间', '弱电间'] },
  mall: { type: 'C', floor: 1, spots: ['商铺', '走道', '后厨', '消控室', '南门'] },
  school: { type: 'J', floor: 2, spots: ['教室', '走廊', '实验室'] },
  carPark: { type: 'B', floor: -1, spots: ['地下车库', '设备间', '泵房', '消防水池'] },
} as const satisfies Readonly<Record<string, SampleRow>>;
export type SampleId = keyof typeof rows;
export const sampleIds = Object.keys(rows) as readonly SampleId[];

const sampleSeed = 1;

/** The drawing of a sample. */
export function sampleText(sampleId: SampleId): string {
  const { type, floor, spots } = rows[sampleId];
  const devices = spots.map((spot, at) => ({ deviceId: at, deviceType: 'smoke', spot }));
  const title = sampleWords[`plan.sample.${sampleId}`].cn;
  const buildingId = sampleIds.indexOf(sampleId);
  return floorPlan({ seed: sampleSeed, buildingId, type, floor, title, devices }).text;
}

/** What a sample is called, and what kind of place it shows. */
export function sampleNames(sampleId: SampleId, language: Language): { name: string; description: string } {
  const place: Phrase = siteWords[`site.placeType.${rows[sampleId].type}`];
  return { name: sampleWords[`plan.sample.${sampleId}`][language], description: place[language] };
}

export const isSampleId = (text: string): text is SampleId => Object.hasOwn(rows, text);
