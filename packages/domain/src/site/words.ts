import { defineWords, type Phrase } from '../lib/index.ts';
import type { AddressSearchState } from './address.ts';
import type { MaintNotice } from './companies.ts';
import type { Datum } from './coordinates.ts';
import type { GeocoderFailure, PlaceSource } from './geocoders.ts';
import type { MemberProof, MemberRight } from './members.ts';
import type { PlaceType } from './placeTypes.ts';
import type { SmallPlaceKind } from './places.ts';
import type { LabelColour, LabelShape } from './projectLabels.ts';
import type { ProjectState } from './projects.ts';

type Needed =
  | `site.smallKind.${SmallPlaceKind}`
  | `site.member.right.${MemberRight}`
  | `site.member.proof.${MemberProof}`
  | `site.notice.${MaintNotice}`
  | `site.project.state.${ProjectState}`
  | `site.project.label.colour.${LabelColour}`
  | `site.project.label.shape.${LabelShape}`
  | `site.datum.${Datum}`
  | `site.address.${AddressSearchState}`
  | `site.source.${PlaceSource}`
  | `site.geocoder.${GeocoderFailure}`;

/** The words of place types and floors. @spec SHL-12 SIT-01 */
export const siteWords = defineWords({
  'site.placeType.A': { cn: '住宅小区', hk: '住宅屋苑', en: 'Residential community' },
  'site.placeType.B': { cn: '办公楼', hk: '寫字樓', en: 'Office building' },
  'site.placeType.C': { cn: '商场', hk: '商場', en: 'Mall' },
  'site.placeType.D': { cn: '酒店', hk: '酒店', en: 'Hotel' },
  'site.placeType.E': { cn: '工厂', hk: '工廠', en: 'Factory' },
  'site.placeType.F': { cn: '加油站', hk: '油站', en: 'Filling station' },
  'site.placeType.G': { cn: '仓库', hk: '貨倉', en: 'Warehouse' },
  'site.placeType.H': { cn: '办公室', hk: '辦公室', en: 'Office' },
  'site.placeType.I': { cn: '出租屋', hk: '出租單位', en: 'Rental house' },
  'site.placeType.J': { cn: '学校', hk: '學校', en: 'School' },

  'site.floor': { cn: '{floor} 层', hk: '{floor} 層', en: 'Floor {floor}' },
  'site.basement': { cn: '地下 {floor} 层', hk: '地庫 {floor} 層', en: 'Basement {floor}' },
} satisfies Readonly<Record<`site.placeType.${PlaceType}`, Phrase>> & Readonly<Record<string, Phrase>>);

/** The words of the forms of sites, and of why they are refused. @spec SHL-12 SIT-02 SIT-03 SIT-04 SIT-05 SIT-07 SIT-09 SIT-10 N10 */
export const siteFormWords = defineWords({
  'site.smallKind.school': { cn: '小学校（幼儿园）', hk: '小型學校（幼稚園）', en: 'Small school or kindergarten' },
  'site.smallKind.clinic': { cn: '小医院（诊所）', hk: '小型醫院（診所）', en: 'Small hospital or clinic' },
  'site.smallKind.shop': { cn: '小商店', hk: '小型商店', en: 'Small shop' },
  'site.smallKind.restaurant': { cn: '小餐饮场所', hk: '小型食肆', en: 'Small restaurant' },
  'site.smallKind.hotel': { cn: '小旅馆', hk: '小型旅館', en: 'Small hotel' },
  'site.smallKind.entertainment': { cn: '小歌舞娱乐场所', hk: '小型娛樂場所', en: 'Small entertainment venue' },
  'site.smallKind.internetCafe': { cn: '小网吧', hk: '小型網吧', en: 'Small internet café' },
  'site.smallKind.bathOrBeauty': { cn: '小美容洗浴场所', hk: '小型美容沐浴場所', en: 'Small bath or beauty salon' },
  'site.smallKind.workshop': { cn: '小生产加工企业', hk: '小型生產加工企業', en: 'Small workshop' },

  'site.phone.landline': {
    cn: '座机号格式错误，应为区号加号码，如 0755-12345678',
    hk: '固網電話號碼格式不正確，應為區號加號碼，例如 0755-12345678',
    en: 'A landline number is an area code and a number, such as 0755-12345678',
  },
  'site.phone.alarmContact': {
    cn: '电话格式错误，应为手机号或带区号的座机号，如 0755-12345678',
    hk: '電話格式不正確，應為手提電話號碼或連區號的固網電話號碼，例如 0755-12345678',
    en: 'Must be a mobile number, or a landline number with its area code, such as 0755-12345678',
  },
  'site.phone.required': { cn: '请至少填写一个电话', hk: '請至少填寫一個電話', en: 'At least one phone is required' },
  'site.phone.sameMobile': {
    cn: '输入的手机号相同，请重新输入',
    hk: '輸入的手提電話號碼相同，請重新輸入',
    en: 'The entered mobile phone is the same, please re-enter',
  },
  'site.phone.sameLandline': {
    cn: '输入的座机号相同，请重新输入',
    hk: '輸入的固網電話號碼相同，請重新輸入',
    en: 'The entered landline phone is the same, please re-enter',
  },
  'site.phone.pasted': {
    cn: '第 {position} 个不是电话号码：{text}',
    hk: '第 {position} 個不是電話號碼：{text}',
    en: 'Entry {position} is no phone number: {text}',
  },

  'site.member.right.manage': { cn: '可管理', hk: '可管理', en: 'Manage' },
  'site.member.right.follow': { cn: '仅关注', hk: '只可關注', en: 'Follow only' },
  'site.member.proof.phone': { cn: '手机认证', hk: '手提電話認證', en: 'By phone' },
  'site.member.proof.email': { cn: '邮箱认证', hk: '電郵認證', en: 'By e-mail' },
  'site.member.followsOnly': {
    cn: '您仅关注该场所，不能处理或修改',
    hk: '你只關注此場所，不能處理或更改',
    en: 'You follow this place and may not handle or change anything there',
  },
  'site.member.taken': {
    cn: '该手机或邮箱已是此场所的成员',
    hk: '此電話或電郵已是此場所的成員',
    en: 'Somebody with this number or address is a member already',
  },
  'site.member.manageNotYours': {
    cn: '可管理的成员能操作场所内的设备，而您的角色缺少其中一些权限，只能添加“仅关注”的成员',
    hk: '可管理的成員能操作場所內的裝置，而你的角色欠缺當中部分權限，只可加入「只可關注」的成員',
    en: 'Members who manage a place operate its devices, and your role lacks some of these rights: let this member follow only',
  },
  'site.member.lastManager': {
    cn: '场所至少要有一名可管理的成员',
    hk: '場所最少要有一名可管理的成員',
    en: 'A place keeps at least one member who manages it',
  },
  'site.member.tickFirst': {
    cn: '请先勾选要解绑的成员',
    hk: '請先剔選要解除綁定的成員',
    en: 'Please tick the members to unbind first',
  },
  'site.member.changed': {
    cn: '{name} 修改了成员“{member}”，请核对后重试',
    hk: '{name} 更改了成員「{member}」，請核對後再試',
    en: '{name} has changed the member “{member}” meanwhile; please check and try again',
  },
  'site.member.gone': {
    cn: '所选成员已不在该场所，请刷新',
    hk: '所選成員已不屬此場所，請重新整理',
    en: 'A ticked member is no longer of this place; please reload',
  },

  'site.place.selectFirst': { cn: '请先选择场所', hk: '請先選擇場所', en: 'Please select places first' },
  'site.place.smallOnly': {
    cn: '仅支持导入九小场所，请填写九小类别',
    hk: '只可匯入九小場所，請填寫九小類別',
    en: 'Only small places can be imported; please name the small kind',
  },
  'site.place.partnerOfSmallOnly': {
    cn: '仅九小场所可批量变更合作商，所选中有 {count} 个不是',
    hk: '只有九小場所可批次更改合作夥伴，所選之中有 {count} 個不是',
    en: 'Only small places change partner in a batch; {count} of these {count|is|are} not small',
  },
  'site.place.addressRequired': { cn: '请填写详细地址', hk: '請填寫詳細地址', en: 'The detailed address is required' },
  'site.place.hasDevices': {
    cn: '场所内还有 {count} 台设备，不能删除',
    hk: '場所內尚有 {count} 部裝置，不可刪除',
    en: 'The place still has {count} {count|device|devices} and cannot be deleted',
  },
  'site.repairPlace.one': {
    cn: '每个租户最多 {0} 个维修场所',
    hk: '每個租戶最多 {0} 個維修場所',
    en: 'A tenant has at most {0} repair place',
  },
  'site.repairPlace.stays': {
    cn: '维修场所不能删除',
    hk: '維修場所不可刪除',
    en: 'The repair place cannot be deleted',
  },

  'site.notice.sms': { cn: '短信通知', hk: '短訊通知', en: 'SMS' },
  'site.notice.voice': { cn: '语音通知', hk: '語音通知', en: 'Voice call' },
  'site.notice.app': { cn: 'APP 通知', hk: '應用程式通知', en: 'App notice' },

  'site.datum.WGS84': { cn: 'WGS 84 坐标', hk: 'WGS 84 座標', en: 'WGS 84' },
  'site.datum.GCJ02': { cn: 'GCJ-02 坐标', hk: 'GCJ-02 座標', en: 'GCJ-02' },
  'site.datum.BD09': { cn: 'BD-09 坐标', hk: 'BD-09 座標', en: 'BD-09' },
  'site.lnglat.form': {
    cn: '请按“经度,纬度”输入，如 114.0579,22.5431',
    hk: '請按「經度,緯度」輸入，例如 114.0579,22.5431',
    en: 'Write longitude,latitude, such as 114.0579,22.5431',
  },
  'site.lnglat.decimals': { cn: '最多 {0} 位小数', hk: '最多 {0} 個小數位', en: 'At most {0} decimals' },
  'site.lnglat.range': {
    cn: '经度范围 {0} 至 {1}，纬度范围 {2} 至 {3}',
    hk: '經度範圍 {0} 至 {1}，緯度範圍 {2} 至 {3}',
    en: 'Longitude is between {0} and {1}, latitude between {2} and {3}',
  },

  'site.address.resolving': { cn: '正在解析地址', hk: '正在解析地址', en: 'Resolving the address' },
  'site.address.found': { cn: '请选择一个地址', hk: '請選擇一個地址', en: 'Please select an address' },
  'site.address.trySearching': {
    cn: '没有结果，请换个关键字搜索',
    hk: '沒有結果，請嘗試搜尋其他字詞',
    en: 'Nothing found; try searching for something else',
  },

  'site.source.amap': { cn: '高德地图', hk: '高德地圖', en: 'AMap' },
  'site.source.tianditu': { cn: '天地图', hk: '天地圖', en: 'Tianditu' },
  'site.source.nominatim': { cn: 'Nominatim 地址服务', hk: 'Nominatim 地址服務', en: 'Nominatim' },
  'site.source.photon': { cn: 'Photon 地址服务', hk: 'Photon 地址服務', en: 'Photon' },
  'site.source.own': { cn: '本系统场所', hk: '本系統場所', en: 'Places on record' },
  'site.geocoder.timeout': { cn: '地图服务超时', hk: '地圖服務逾時', en: 'The map service took too long' },
  'site.geocoder.unreachable': {
    cn: '无法连接地图服务',
    hk: '無法連接地圖服務',
    en: 'The map service cannot be reached',
  },
  'site.geocoder.refused': {
    cn: '地图服务拒绝了请求',
    hk: '地圖服務拒絕了要求',
    en: 'The map service refused the request',
  },
  'site.geocoder.garbled': {
    cn: '地图服务返回的内容无法识别',
    hk: '無法讀取地圖服務的回覆',
    en: 'The reply of the map service makes no sense',
  },
  'site.geocoder.busy': {
    cn: '查询过于频繁，请稍后再试',
    hk: '查詢過於頻密，請稍後再試',
    en: 'Asked too often; please try again shortly',
  },
  'site.place.notFound': {
    cn: '场所不存在或无权查看',
    hk: '場所不存在或無權檢視',
    en: 'No such place, or not yours to see',
  },
  'site.place.fieldKept': {
    cn: '您的角色不能修改此项',
    hk: '你的角色不可更改此項',
    en: 'Your role cannot change this field',
  },
  'site.place.outside': {
    cn: '不能在自己的管理范围之外登记场所',
    hk: '不可在自己的管理範圍以外登記場所',
    en: 'A place cannot be registered outside your own range',
  },
  'site.place.orgUnknown': {
    cn: '该地点不属于任何已登记的机构：请选择所属单位或重新选点，也可先在“机构管理”中添加当地区划',
    hk: '此地點不屬任何已登記的機構：請選擇所屬單位或重新選點，亦可先在「機構管理」加入當地區劃',
    en: 'No organisation on record has this point: choose a unit or another point, or first add its districts under Organisations',
  },
  'site.place.nowhere': {
    cn: '所属单位或位置，至少填写一项',
    hk: '所屬單位或位置，至少填寫一項',
    en: 'Choose a unit or a point on the map: at least one',
  },
  'site.place.numberTaken': {
    cn: '场所编号已被使用',
    hk: '場所編號已被使用',
    en: 'The place number is taken',
  },
  'site.place.inUse': {
    cn: '场所内还有 {buildings} 栋建筑、{plans} 张平面图、{resources} 处消防资源、{members} 名人员，不能删除',
    hk: '場所內尚有 {buildings} 幢樓宇、{plans} 張平面圖、{resources} 項消防資源、{members} 名人員，不可刪除',
    en: 'The place cannot be deleted: it still has {buildings} {buildings|building|buildings}, {plans} {plans|plan|plans}, {resources} fire {resources|resource|resources} and {members} {members|person|people}',
  },
  'site.conflict': {
    cn: '{name} 修改了此记录，请核对后重试',
    hk: '{name} 更改了此記錄，請核對後再試',
    en: '{name} has changed this record; please check and try again',
  },
  'site.unit.inUse': {
    cn: '单位下还有 {places} 个场所、{devices} 台设备、{users} 个账号，不能删除',
    hk: '單位尚有 {places} 個場所、{devices} 部裝置、{users} 個帳戶，不可刪除',
    en: 'The unit still has {places} {places|place|places}, {devices} {devices|device|devices} and {users} {users|account|accounts} and cannot be deleted',
  },
  'site.member.verified': {
    cn: '该成员已认证',
    hk: '該成員已認證',
    en: 'The member is verified already',
  },
  'site.inspector.noAccount': {
    cn: '该账号不存在、已停用，或看不到此单位',
    hk: '該帳戶不存在、已停用，或無權檢視此單位',
    en: 'There is no such account, it is disabled, or it does not see this unit',
  },
  'site.inspector.accountTaken': {
    cn: '该账号已用于巡检员 {name}',
    hk: '該帳戶已用於巡查員 {name}',
    en: 'The account is that of the inspector {name} already',
  },
  'site.inspector.notFound': {
    cn: '该单位没有这名巡检员，可能已被删除',
    hk: '該單位沒有此巡查員，可能已被刪除',
    en: 'The unit has no such inspector; it may have been removed',
  },
  'site.unit.otherPartner': {
    cn: '只能交给自己或下级合作商',
    hk: '只可交予自己或下級合作夥伴',
    en: 'A unit can only be given to your own partner or one below it',
  },
  'site.unit.orgUnknown': {
    cn: '机构不存在，请重新选择',
    hk: '機構不存在，請重新選擇',
    en: 'No such organisation; please choose again',
  },
  'site.move.gone': {
    cn: '这次移动已撤销或已过期，或不是由你所做',
    hk: '此移動已復原或已過期，或並非由你所做',
    en: 'This move was undone already, is too old, or was not yours',
  },
  'site.place.back.gone': {
    cn: '编号 {place} 的场所不存在，或不归您管理',
    hk: '編號 {place} 的場所不存在，或不由你管理',
    en: 'Place {place} is not there, or not yours',
  },
  'site.place.back.changed': {
    cn: '{place}：{name} 修改了此场所',
    hk: '{place}：{name} 更改了此場所',
    en: '{place}: {name} has changed it meanwhile',
  },
  'site.unit.move.nowhere': {
    cn: '请选择机构或合作商',
    hk: '請選擇機構或合作夥伴',
    en: 'Choose an organisation or a partner',
  },
  'site.unit.move.gone': {
    cn: '编号 {unit} 的单位不存在，或不归您管理',
    hk: '編號 {unit} 的單位不存在，或不由你管理',
    en: 'Unit {unit} is not there, or not yours',
  },
  'site.unit.move.changed': {
    cn: '{unit}：{name} 修改了此单位',
    hk: '{unit}：{name} 更改了此單位',
    en: '{unit}: {name} has changed it meanwhile',
  },
  'site.partner.inUse': {
    cn: '该合作商还有 {partners} 个下级合作商、{units} 个单位、{places} 个场所、{maints} 家维保公司、{users} 个账号，不能删除',
    hk: '該合作夥伴尚有 {partners} 個下級合作夥伴、{units} 個單位、{places} 個場所、{maints} 間維修保養公司、{users} 個帳戶，不可刪除',
    en: 'The partner still has {partners} {partners|partner|partners} below it, {units} {units|unit|units}, {places} {places|place|places}, {maints} maintenance {maints|company|companies} and {users} {users|account|accounts} and cannot be deleted',
  },
  'site.partner.isDefault': {
    cn: '该合作商是租户的默认合作商，请先在“租户”里改选',
    hk: '該合作夥伴是租戶的預設合作夥伴，請先在「租戶」改選',
    en: 'The partner is the default partner of the tenant; choose another one under Tenant first',
  },
  'site.tenant.conflict': {
    cn: '{name} 修改了租户资料，请核对后重试',
    hk: '{name} 更改了租戶資料，請核對後再試',
    en: '{name} has changed the facts of the tenant; please check and try again',
  },
  'site.partner.notFound': {
    cn: '合作商不存在，或不在您的下级',
    hk: '合作夥伴不存在，或不在你的下級',
    en: 'No such partner, or not one below yours',
  },
  'site.partner.nameTaken': {
    cn: '已有同名的合作商',
    hk: '已有同名的合作夥伴',
    en: 'There is a partner of this name already',
  },
  'site.partner.intoItself': {
    cn: '不能移到自己或自己的下级之下',
    hk: '不可移到自己或自己的下級之下',
    en: 'A partner cannot move under itself or one below it',
  },
  'site.partner.otherBranch': {
    cn: '上级只能是自己或自己的下级合作商',
    hk: '上級只可為自己或自己的下級合作夥伴',
    en: 'Choose your own partner or one below it',
  },
  'site.maint.inUse': {
    cn: '该公司还负责 {places} 个场所、有 {users} 个账号，不能删除',
    hk: '該公司仍負責 {places} 個場所、有 {users} 個帳戶，不可刪除',
    en: 'The company still keeps {places} {places|place|places} and has {users} {users|account|accounts}; it cannot be deleted',
  },
  'site.maint.notFound': {
    cn: '维保公司不存在或无权修改',
    hk: '維修保養公司不存在或無權更改',
    en: 'No such maintenance company, or not yours to change',
  },
  'site.maint.nameTaken': {
    cn: '已有同名的维保公司',
    hk: '已有同名的維修保養公司',
    en: 'There is a maintenance company of this name already',
  },
  'site.project.state.notStarted': { cn: '未开始', hk: '未開始', en: 'Not started' },
  'site.project.state.running': { cn: '进行中', hk: '進行中', en: 'Running' },
  'site.project.state.ending': { cn: '即将到期', hk: '即將到期', en: 'Ending' },
  'site.project.state.ended': { cn: '已结束', hk: '已結束', en: 'Ended' },
  'site.project.label.colour.teal': { cn: '青色', hk: '青色', en: 'Teal' },
  'site.project.label.colour.brown': { cn: '棕色', hk: '啡色', en: 'Brown' },
  'site.project.label.colour.indigo': { cn: '靛色', hk: '靛藍色', en: 'Indigo' },
  'site.project.label.colour.olive': { cn: '橄榄色', hk: '橄欖色', en: 'Olive' },
  'site.project.label.colour.plum': { cn: '紫红色', hk: '紫紅色', en: 'Plum' },
  'site.project.label.colour.grey': { cn: '灰色', hk: '灰色', en: 'Grey' },
  'site.project.label.shape.circle': { cn: '圆形', hk: '圓形', en: 'Circle' },
  'site.project.label.shape.square': { cn: '方形', hk: '方形', en: 'Square' },
  'site.project.label.shape.triangle': { cn: '三角形', hk: '三角形', en: 'Triangle' },
  'site.project.label.shape.diamond': { cn: '菱形', hk: '菱形', en: 'Diamond' },
  'site.project.label.notFound': {
    cn: '标签不存在或不属于本项目',
    hk: '標籤不存在或不屬於本項目',
    en: 'No such label in this project',
  },
  'site.project.label.taken': {
    cn: '本项目已有同名标签',
    hk: '本項目已有同名標籤',
    en: 'The project has a label of this name',
  },
  'site.project.label.tooMany': {
    cn: '一个项目最多 {max} 个标签',
    hk: '一個項目最多 {max} 個標籤',
    en: 'A project has at most {max} {max|label|labels}',
  },
  'site.project.notFound': {
    cn: '项目不存在或无权查看',
    hk: '項目不存在或無權檢視',
    en: 'No such project, or not yours to see',
  },
  'site.project.hasDevices': {
    cn: '项目里有 {devices} 台设备，请先移出再更换',
    hk: '項目內有 {devices} 部裝置，請先移出再更換',
    en: 'The project has {devices} {devices|device|devices}; take {devices|it|them} out before it goes to another',
  },
  'site.project.overlaps': {
    cn: '项目里有设备在这段时间属于“{name}”',
    hk: '項目內有裝置在這段時間屬於「{name}」',
    en: 'Devices of the project are in "{name}" during these days',
  },
  'site.project.device.unknown': {
    cn: '没有这台设备，或无权查看',
    hk: '沒有這部裝置，或無權檢視',
    en: 'No such device, or not yours to see',
  },
  'site.project.device.otherPartner': {
    cn: '设备属于其他合作商',
    hk: '裝置屬於其他合作夥伴',
    en: 'The device is of another partner',
  },
  'site.project.device.otherUnit': {
    cn: '设备不在项目的单位',
    hk: '裝置不在項目的單位',
    en: 'The device is not at the unit of the project',
  },
  'site.project.device.inThis': {
    cn: '设备已在本项目',
    hk: '裝置已在本項目',
    en: 'The device is in the project already',
  },
  'site.project.device.notInThis': {
    cn: '设备不在本项目',
    hk: '裝置不在本項目',
    en: 'The device is not in the project',
  },
  'site.project.device.inOther': {
    cn: '设备在同一时间属于项目“{name}”',
    hk: '裝置在同一時間屬於項目「{name}」',
    en: 'The device is in the project "{name}" during the same days',
  },
  'site.project.otherPartner': {
    cn: '只能选择自己或下级合作商',
    hk: '只可選擇自己或下級合作夥伴',
    en: 'Choose your own partner or one below it',
  },
  'site.project.unitOfOther': {
    cn: '该单位不属于这个合作商',
    hk: '該單位不屬於這個合作夥伴',
    en: 'The unit is not one of this partner',
  },
  'site.unit.notFound': {
    cn: '单位不存在或无权查看',
    hk: '單位不存在或無權檢視',
    en: 'No such unit, or not yours to see',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
