/** By code: where the conversion takes a character for another of its meanings. */
export const traditional: Readonly<Record<string, string>> = {
  '350206': '湖里區',
  '360824': '新干縣',
  '445302': '雲城區',
  '511621': '岳池縣',
  '653128': '岳普湖縣',
  '810006': '深水埗區',
};

/** Characters that are read otherwise in the name of a place than elsewhere. */
export const readings: Readonly<Record<string, string>> = {
  都: 'dū',
  乐清: 'yuè qīng',
  乐亭: 'lào tíng',
  乐陵: 'lào líng',
  六合: 'lù hé',
  单县: 'shàn xiàn',
  浚县: 'xùn xiàn',
  歙县: 'shè xiàn',
  蔚县: 'yù xiàn',
  泌阳: 'bì yáng',
  涡阳: 'guō yáng',
  洪洞: 'hóng tóng',
  繁峙: 'fán shì',
  珲春: 'hún chūn',
  筠连: 'jūn lián',
  曾都: 'zēng dū',
  吴堡: 'wú bǔ',
  什邡: 'shí fāng',
  牟定: 'móu dìng',
  句容: 'jù róng',
  漯河: 'luò hé',
  尉犁: 'yù lí',
};

/**
 * By code: official romanisations that are no pinyin of the Chinese characters, because the name is Mongolian, Uyghur, Tibetan, Cantonese,
 * Portuguese or one of Taiwan's own, or because two provinces would read alike; and names whose characters have a reading of their own.
 */
export const english: Readonly<Record<string, string>> = {
  ...byLines(`
15 Inner Mongolia
54 Xizang
61 Shaanxi
71 Taiwan
81 Hong Kong
82 Macao
1501 Hohhot
1502 Baotou
1506 Ordos
1507 Hulunbuir
1508 Bayannur
1509 Ulanqab
150723 Oroqen
150724 Evenk
1522 Hinggan
1525 Xilingol
1529 Alxa
2301 Harbin
2302 Qiqihar
2308 Jiamusi
441422 Dabu
5133 Garzê
5334 Dêqên
5401 Lhasa
5402 Xigazê
5403 Qamdo
5404 Nyingchi
5405 Shannan
5406 Nagqu
5425 Ngari
622926 Dongxiang
6326 Golog
6501 Ürümqi
6502 Karamay
6504 Turpan
6505 Hami
6523 Changji
6527 Bortala
6528 Bayingolin
6529 Aksu
6530 Kizilsu
6531 Kashi
6532 Hotan
653131 Taxkorgan
6540 Ili
6542 Tacheng
6543 Altay
7102 Yilan County
7104 Hsinchu County
7105 Miaoli County
7107 Changhua County
7108 Nantou County
7109 Yunlin County
7110 Chiayi County
7113 Pingtung County
7114 Taitung County
7115 Hualien County
7116 Penghu County
7117 Keelung
7118 Hsinchu
7120 Chiayi
7163 Taipei
7164 Kaohsiung
7165 New Taipei
7166 Taichung
7167 Tainan
7168 Taoyuan
810001 Central and Western
810002 Wan Chai
810003 Eastern
810004 Southern
810005 Yau Tsim Mong
810006 Sham Shui Po
810007 Kowloon City
810008 Wong Tai Sin
810009 Kwun Tong
810010 Tsuen Wan
810011 Tuen Mun
810012 Yuen Long
810013 North
810014 Tai Po
810015 Sai Kung
810016 Sha Tin
810017 Kwai Tsing
810018 Islands
820001 Nossa Senhora de Fátima
820002 Santo António
820003 São Lázaro
820004 Sé
820005 São Lourenço
820006 Nossa Senhora do Carmo
820007 Cotai
820008 São Francisco Xavier
`),
};

function byLines(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
}
