/**
 * Where the city stands: real codes and names of GB/T 2260 and its street-level extension, as of 2023.
 * Dongguan has no districts: its towns and streets hang directly under the city.
 */
export interface Street {
  readonly code: string;
  readonly name: string;
  /** A point amid the street (WGS84) and how far around it, in metres, is still surely inside its district. */
  readonly lng: number;
  readonly lat: number;
  readonly radiusM: number;
  /** Real roads of the neighbourhood. */
  readonly roads: readonly string[];
}
export interface District {
  readonly code: string;
  readonly name: string;
  readonly streets: readonly Street[];
}
export interface Prefecture {
  readonly code: string;
  readonly name: string;
  /** Telephone area code. */
  readonly areaCode: string;
  readonly districts: readonly District[];
  /** Of a city without districts. */
  readonly streets: readonly Street[];
}

const street = (code: string, name: string, at: readonly [number, number, number], roads: string): Street => ({
  code,
  name,
  lng: at[0],
  lat: at[1],
  radiusM: at[2],
  roads: roads.split(' '),
});

const luohu: District = {
  code: '440303',
  name: '罗湖区',
  streets: [
    street('440303002', '黄贝街道', [114.135, 22.552, 700], '沿河北路 深南东路 凤凰路'),
    street('440303003', '东门街道', [114.122, 22.547, 700], '东门中路 人民北路 晒布路'),
    street('440303004', '翠竹街道', [114.131, 22.562, 700], '翠竹路 田贝四路 贝丽北路'),
    street('440303009', '东晓街道', [114.127, 22.58, 300], '东晓路 太白路 布心路'),
    street('440303010', '清水河街道', [114.103, 22.577, 700], '清水河一路 红岗路 泥岗东路'),
  ],
};
const futian: District = {
  code: '440304',
  name: '福田区',
  streets: [
    street('440304004', '福田街道', [114.062, 22.534, 700], '福华一路 金田路 福民路'),
    street('440304005', '沙头街道', [114.029, 22.533, 700], '滨河大道 泰然九路 福强路'),
    street('440304006', '香蜜湖街道', [114.03, 22.551, 700], '香梅路 侨香路 农林路'),
    street('440304007', '梅林街道', [114.045, 22.57, 700], '梅华路 中康路 梅林路'),
    street('440304008', '莲花街道', [114.056, 22.556, 700], '莲花路 新洲路 红荔西路'),
    street('440304011', '华强北街道', [114.086, 22.546, 700], '华强北路 振兴路 燕南路'),
  ],
};
const nanshan: District = {
  code: '440305',
  name: '南山区',
  streets: [
    street('440305001', '南头街道', [113.927, 22.545, 700], '南头街 玉泉路 南山大道'),
    street('440305002', '南山街道', [113.925, 22.525, 700], '创业路 南光路 桂庙路'),
    street('440305003', '沙河街道', [113.985, 22.54, 650], '沙河东路 侨城东路 白石路'),
    street('440305005', '蛇口街道', [113.922, 22.487, 700], '公园路 湾厦路 望海路'),
    street('440305006', '招商街道', [113.912, 22.497, 700], '南海大道 工业七路 太子路'),
    street('440305007', '粤海街道', [113.942, 22.528, 700], '科苑路 后海大道 高新南一道 深南大道'),
    street('440305008', '桃源街道', [113.985, 22.575, 700], '留仙大道 龙珠大道 学苑大道'),
    street('440305009', '西丽街道', [113.955, 22.585, 700], '西丽路 兴科路 同发路'),
  ],
};
const baoan: District = {
  code: '440306',
  name: '宝安区',
  streets: [
    street('440306017', '新安街道', [113.895, 22.57, 700], '建安一路 创业一路 前进一路'),
    street('440306018', '西乡街道', [113.872, 22.588, 700], '西乡大道 宝源路 新湖路'),
    street('440306019', '航城街道', [113.848, 22.62, 700], '航城大道 洲石路 黄田路'),
    street('440306020', '福永街道', [113.825, 22.672, 700], '福永大道 凤塘大道 福海大道'),
    street('440306022', '沙井街道', [113.815, 22.73, 700], '沙井路 新沙路 中心路'),
    street('440306024', '松岗街道', [113.84, 22.772, 700], '松明大道 东方大道 楼岗大道'),
    street('440306026', '石岩街道', [113.935, 22.672, 700], '石岩大道 宝石东路 吉祥路'),
  ],
};
const longgang: District = {
  code: '440307',
  name: '龙岗区',
  streets: [
    street('440307003', '平湖街道', [114.13, 22.69, 700], '平湖大道 守珍街 凤凰大道'),
    street('440307012', '南湾街道', [114.14, 22.625, 700], '布澜路 沙平北路 丹竹路'),
    street('440307013', '坂田街道', [114.068, 22.64, 650], '坂雪岗大道 吉华路 五和大道'),
    street('440307014', '布吉街道', [114.12, 22.61, 700], '布吉路 龙岗大道 中兴路'),
    street('440307015', '龙城街道', [114.235, 22.72, 700], '龙翔大道 清林路 黄阁路'),
    street('440307016', '龙岗街道', [114.258, 22.735, 700], '龙岗路 南联路 植物园路'),
    street('440307017', '横岗街道', [114.205, 22.65, 700], '横岗大道 松柏路 茂盛路'),
  ],
};
const yantian: District = {
  code: '440308',
  name: '盐田区',
  streets: [
    street('440308002', '盐田街道', [114.268, 22.595, 700], '盐田路 北山道 东海道'),
    street('440308003', '沙头角街道', [114.23, 22.56, 450], '沙深路 深盐路 海景二路'),
    street('440308004', '海山街道', [114.238, 22.563, 700], '海山路 海涛路 梧桐路'),
  ],
};
const longhua: District = {
  code: '440309',
  name: '龙华区',
  streets: [
    street('440309001', '观湖街道', [114.065, 22.705, 700], '观澜大道 环观南路 樟坑径路'),
    street('440309002', '民治街道', [114.038, 22.625, 700], '民治大道 民丰路 梅龙路'),
    street('440309003', '龙华街道', [114.025, 22.655, 700], '人民路 东环一路 建设路'),
    street('440309004', '大浪街道', [114, 22.685, 700], '大浪南路 华荣路 布龙路'),
  ],
};
const pingshan: District = {
  code: '440310',
  name: '坪山区',
  streets: [
    street('440310001', '坪山街道', [114.345, 22.7, 700], '坪山大道 中山大道 深汕路'),
    street('440310005', '坑梓街道', [114.385, 22.745, 700], '人民西路 丹梓北路 光祖北路'),
  ],
};

export const shenzhen: Prefecture = {
  code: '4403',
  name: '深圳市',
  areaCode: '0755',
  districts: [luohu, futian, nanshan, baoan, longgang, yantian, longhua, pingshan],
  streets: [],
};
export const dongguan: Prefecture = {
  code: '4419',
  name: '东莞市',
  areaCode: '0769',
  districts: [],
  streets: [
    street('441900003', '东城街道', [113.79, 23.02, 700], '东城中路 主山大道 莞温路'),
    street('441900004', '南城街道', [113.745, 23, 700], '鸿福路 元美路 莞太路'),
    street('441900119', '长安镇', [113.8, 22.815, 700], '长青南路 德政中路 振安路'),
    street('441900121', '虎门镇', [113.685, 22.82, 700], '虎门大道 银龙路 连升路'),
    street('441900116', '塘厦镇', [114.07, 22.825, 700], '塘厦大道 迎宾大道 花园街'),
    street('441900401', '松山湖', [113.89, 22.915, 700], '科技四路 新城大道 工业北路'),
  ],
};
export const huizhou: Prefecture = {
  code: '4413',
  name: '惠州市',
  areaCode: '0752',
  districts: [
    {
      code: '441302',
      name: '惠城区',
      streets: [
        street('441302004', '江北街道', [114.41, 23.115, 700], '文明一路 云山西路 三新北路'),
        street('441302003', '江南街道', [114.4, 23.07, 700], '下角中路 麦地路 演达大道'),
        street('441302006', '河南岸街道', [114.4, 23.055, 700], '河南岸路 金山大道 演达一路'),
      ],
    },
    {
      code: '441303',
      name: '惠阳区',
      streets: [
        street('441303001', '淡水街道', [114.465, 22.79, 700], '开城大道 白云路 人民四路'),
        street('441303002', '秋长街道', [114.44, 22.835, 700], '白石路 秋宝路 叶挺大道'),
      ],
    },
  ],
  streets: [],
};

export const province = { code: '44', name: '广东省' } as const;
