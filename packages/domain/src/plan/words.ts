import { defineWords, type Phrase } from '../lib/index.ts';
import type { Binding, BoundKind, PlanMode } from './layers.ts';
import type { ModelType } from './models.ts';
import type { PublishEvent, PublishState } from './publish.ts';
import type { OrphanReason } from './versions.ts';

type Needed =
  | `plan.publish.${PublishState}`
  | `plan.publish.event.${PublishEvent}`
  | `plan.binding.${Binding}`
  | `plan.boundTo.${BoundKind}`
  | `plan.mode.${PlanMode}`
  | `plan.orphan.${OrphanReason}`
  | `plan.model.type.${ModelType}`;

/** The words of plans, of their publishing, and of 3D models. @spec SHL-12 PLN-01 PLN-02 PLN-03 PLN-04 PLN-05 PLN-07 N12 */
export const planWords = defineWords({
  'plan.file.none': { cn: '未检测到文件', hk: '未偵測到檔案', en: 'No file detected' },
  'plan.file.format': {
    cn: '文件格式错误，须为 .zip/.dxf',
    hk: '檔案格式錯誤，須為 .zip/.dxf',
    en: 'File format error, must be .zip/.dxf',
  },
  'plan.file.tooLarge': { cn: '文件须小于 {0}M', hk: '檔案須小於 {0}M', en: 'The file must be under {0}M' },
  'plan.file.name': {
    cn: '文件名最多 {0} 个字符，请改名后再上传',
    hk: '檔案名稱最多 {0} 個字元，請改名後再上載',
    en: 'The file name may have at most {0} {0|character|characters}; rename the file and upload it again',
  },
  'plan.file.empty': { cn: '文件是空的', hk: '檔案是空的', en: 'The file is empty' },
  'plan.file.dwg': {
    cn: '这是 DWG 文件，请在 CAD 软件中另存为 DXF',
    hk: '這是 DWG 檔案，請在 CAD 軟件中另存為 DXF',
    en: 'This is a DWG file; save it as DXF in your CAD program',
  },
  'plan.zip.damaged': {
    cn: '压缩包不完整或已损坏，请重新压缩后再上传',
    hk: '壓縮檔不完整或已損毀，請重新壓縮後再上載',
    en: 'The zip is incomplete or damaged; pack it again and upload it',
  },
  'plan.zip.entries': {
    cn: '压缩包内文件过多，最多 {0} 个',
    hk: '壓縮檔內檔案過多，最多 {0} 個',
    en: 'Too many files in the zip; at most {0}',
  },
  'plan.zip.unsafeName': {
    cn: '压缩包内有不安全的文件名：{name}',
    hk: '壓縮檔內有不安全的檔案名稱：{name}',
    en: 'The zip has an unsafe file name: {name}',
  },
  'plan.zip.link': {
    cn: '压缩包内有链接或特殊文件：{name}',
    hk: '壓縮檔內有連結或特殊檔案：{name}',
    en: 'The zip has a link or special file: {name}',
  },
  'plan.zip.nested': {
    cn: '压缩包内还有压缩包：{name}，请直接压缩 DXF 文件',
    hk: '壓縮檔內還有壓縮檔：{name}，請直接壓縮 DXF 檔案',
    en: 'The zip has an archive inside: {name}; pack the DXF file itself',
  },
  'plan.zip.encrypted': {
    cn: '压缩包已加密，请取消密码后再上传',
    hk: '壓縮檔已加密，請移除密碼後再上載',
    en: 'The zip is encrypted; pack it without a password',
  },
  'plan.zip.noDrawing': {
    cn: '压缩包内没有 .dxf 文件',
    hk: '壓縮檔內沒有 .dxf 檔案',
    en: 'There is no .dxf file in the zip',
  },
  'plan.zip.twoDrawings': {
    cn: '压缩包内有 {0} 个 .dxf 文件，只能有一个',
    hk: '壓縮檔內有 {0} 個 .dxf 檔案，只可有一個',
    en: 'There are {0} .dxf files in the zip; it must have one',
  },
  'plan.zip.tooLarge': {
    cn: '压缩包内的图纸解压后须小于 {0}M',
    hk: '壓縮檔內的圖則解壓後須小於 {0}M',
    en: 'The drawing in the zip must be under {0}M unpacked',
  },
  'plan.zip.bomb': {
    cn: '压缩包解压后超过 {0} 倍，疑似恶意文件',
    hk: '壓縮檔解壓後超過 {0} 倍，懷疑是惡意檔案',
    en: 'The zip grows more than {0} times when unpacked; it looks malicious',
  },
  'plan.zip.method': {
    cn: '压缩方式不支持，请用普通 ZIP 压缩（Deflate）',
    hk: '不支援此壓縮方式，請用一般 ZIP 壓縮（Deflate）',
    en: 'The zip is packed in a way that is not supported; use plain ZIP (Deflate)',
  },

  'plan.file.cut': {
    cn: '上传中断，未保存任何内容，请重新上传',
    hk: '上載中斷，沒有儲存任何內容，請重新上載',
    en: 'The upload broke off and nothing of it was kept; upload it again',
  },

  'plan.notFound': { cn: '平面图不存在', hk: '平面圖不存在', en: 'There is no such plan' },
  'plan.bound.none': {
    cn: '所绑定的场所或物业不存在',
    hk: '所綁定的場所或物業不存在',
    en: 'There is no such place or property',
  },
  'plan.floor.none': { cn: '该楼没有此楼层', hk: '該樓宇沒有此樓層', en: 'The building has no such floor' },
  'plan.floor.ofProperty': {
    cn: '选择楼层前须绑定物业',
    hk: '選擇樓層前須綁定物業',
    en: 'A floor is of a property: bind the plan to one',
  },
  'plan.drawing.none': { cn: '尚无已发布的图纸', hk: '尚未有已發佈的圖則', en: 'No drawing has been published yet' },
  'plan.sample.none': { cn: '没有该样例', hk: '沒有此範例', en: 'There is no such sample' },
  'plan.point.device': {
    cn: '设备 {device} 不存在或不在权限范围内',
    hk: '裝置 {device} 不存在或不在權限範圍內',
    en: 'There is no device {device} in your reach',
  },
  'plan.point.twice': {
    cn: '设备 {device} 在图上出现两次',
    hk: '裝置 {device} 在圖上出現兩次',
    en: 'Device {device} is on the plan twice',
  },

  'plan.resource.twice': {
    cn: '图上有两处标注编号相同，请刷新后再保存',
    hk: '圖上有兩處標示編號相同，請重新整理後再儲存',
    en: 'Two marks on the plan have the same number; reload before saving',
  },

  'plan.drawing.damaged': {
    cn: '图纸数据已损坏，请重新发布',
    hk: '圖則資料已損毀，請重新發佈',
    en: 'The drawing’s data is damaged; publish the plan again',
  },
  'plan.drawing.version': {
    cn: '图纸由其他版本的程序写成，请刷新页面；仍不行则重新发布',
    hk: '圖則由其他版本的程式寫成，請重新整理頁面；仍不行則重新發佈',
    en: 'Another version of the program wrote this drawing; reload the page, or else publish the plan again',
  },

  'plan.drawing.empty': { cn: '图纸文件是空的', hk: '圖則檔案是空的', en: 'The drawing file is empty' },
  'plan.drawing.notDxf': {
    cn: '文件内容不是 DXF 图纸，请用 CAD 软件另存为 DXF',
    hk: '檔案內容並非 DXF 圖則，請用 CAD 軟件另存為 DXF',
    en: 'The file is not a DXF drawing; save it as DXF in the CAD program',
  },
  'plan.drawing.tooLarge': {
    cn: '图纸须小于 {0}M',
    hk: '圖則須小於 {0}M',
    en: 'The drawing must be under {0}M',
  },

  'plan.publish.unpublished': { cn: '未发布', hk: '未發佈', en: 'Not published' },
  'plan.publish.inProgress': { cn: '发布中', hk: '發佈中', en: 'Publishing' },
  'plan.publish.complete': { cn: '发布完成', hk: '發佈完成', en: 'Published' },
  'plan.publish.failed': { cn: '发布失败', hk: '發佈失敗', en: 'Publishing failed' },
  'plan.publish.event.publish': { cn: '发布', hk: '發佈', en: 'Publish' },
  'plan.publish.event.complete': { cn: '完成', hk: '完成', en: 'Complete' },
  'plan.publish.event.fail': { cn: '失败', hk: '失敗', en: 'Fail' },
  'plan.publish.again': { cn: '重新发布', hk: '重新發佈', en: 'Publish again' },
  'plan.publish.running': {
    cn: '正在发布，请等待完成',
    hk: '正在發佈，請等待完成',
    en: 'It is being published; wait until it is done',
  },
  'plan.publish.notRunning': { cn: '当前没有在发布', hk: '現時沒有在發佈', en: 'Nothing is being published' },
  'plan.publish.notThrough': {
    cn: '发布尚未完成（{percent}%）',
    hk: '發佈尚未完成（{percent}%）',
    en: 'Publishing is not through yet ({percent}%)',
  },

  'plan.publish.gaveUp': {
    cn: '发布 {times} 次均被中断，已停止',
    hk: '發佈 {times} 次均被中斷，已停止',
    en: 'Publishing was cut off {times} {times|time|times} and has been given up',
  },
  'plan.publish.nothing': {
    cn: '图纸的模型空间中没有可显示的内容',
    hk: '圖則的模型空間中沒有可顯示的內容',
    en: 'There is nothing in the model space of the drawing that can be shown',
  },
  'plan.publish.cutOff': {
    cn: '文件不完整，在图形之前中断；请重新导出后再上传',
    hk: '檔案不完整，在圖形之前中斷；請重新匯出後再上載',
    en: 'The file is cut off before anything that can be shown; export it again, then upload it',
  },
  'plan.publish.memory': {
    cn: '图纸过于庞大，内存不足，未能发布',
    hk: '圖則過於龐大，記憶體不足，未能發佈',
    en: 'The drawing is too large for the memory there is',
  },
  'plan.publish.broken': {
    cn: '图纸无法读取，未能发布',
    hk: '圖則無法讀取，未能發佈',
    en: 'The drawing cannot be read',
  },

  'plan.binding.bound': { cn: '已绑定', hk: '已綁定', en: 'Bound' },
  'plan.binding.unbound': { cn: '未绑定', hk: '未綁定', en: 'Unbound' },
  'plan.boundTo.place': { cn: '场所', hk: '場所', en: 'Place' },
  'plan.boundTo.property': { cn: '物业', hk: '物業', en: 'Property' },
  'plan.mode.view': { cn: '查看', hk: '檢視', en: 'View' },
  'plan.mode.edit': { cn: '编辑', hk: '編輯', en: 'Edit' },
  'plan.mode.monitor': { cn: '监控', hk: '監察', en: 'Monitor' },
  'plan.conflict': {
    cn: '{name} 已保存了另一处修改，请刷新后再改',
    hk: '{name} 已儲存另一項更改，請重新整理後再改',
    en: '{name} has saved another change; reload before changing it',
  },

  'plan.key.enter': { cn: '请输入访问密钥', hk: '請輸入存取密鑰', en: 'Please enter the access key' },
  'plan.key.published': {
    cn: '这是公开的演示密钥，在公开的服务器上不能使用，请先更换',
    hk: '這是公開的示範密鑰，不可在公開的伺服器上使用，請先更換',
    en: 'This is the published demo key: it opens nothing on a public host; change it first',
  },
  'plan.key.wrong': {
    cn: '访问密钥错误。再错 {left} 次须等待 {minutes} 分钟',
    hk: '存取密鑰錯誤。再錯 {left} 次須等候 {minutes} 分鐘',
    en: 'Wrong access key. After {left} more wrong {left|one|ones} you wait {minutes} {minutes|minute|minutes}',
  },
  'plan.key.characters': {
    cn: '访问密钥只能用字母、数字和半角符号，不含空格',
    hk: '存取密鑰只可用英文字母、數字及半形符號，不可有空格',
    en: 'An access key has letters, digits and marks, and no blanks',
  },
  'plan.key.wait': {
    cn: '密钥错误次数过多，请 {minutes} 分钟后再试',
    hk: '密鑰錯誤次數過多，請 {minutes} 分鐘後再試',
    en: 'Too many wrong keys; try again in {minutes} {minutes|minute|minutes}',
  },

  'plan.orphan.layerGone': { cn: '新图中没有该图层', hk: '新圖則沒有此圖層', en: 'The new plan lacks its layer' },
  'plan.orphan.outside': { cn: '位置在新图范围之外', hk: '位置在新圖則範圍以外', en: 'It lies outside the new plan' },
  'plan.orphan.moved': { cn: '设备已移到别处', hk: '裝置已移至他處', en: 'The device was moved elsewhere' },
  'plan.version.gone': { cn: '该版本不存在', hk: '此版本不存在', en: 'No such version' },
  'plan.version.isNewest': { cn: '已是最新版本', hk: '已是最新版本', en: 'This is the newest version already' },

  'plan.model.type.building': { cn: '建筑', hk: '樓宇', en: 'Building' },
  'plan.model.type.floor': { cn: '楼层', hk: '樓層', en: 'Floor' },
  'plan.model.type.surroundings': { cn: '周边环境', hk: '周邊環境', en: 'Surroundings' },
  'plan.model.type.equipment': { cn: '设备设施', hk: '設備設施', en: 'Equipment' },
  'plan.model.link': {
    cn: '链接须以 http://、https:// 或 / 开头',
    hk: '連結須以 http://、https:// 或 / 開首',
    en: 'A link begins with http://, https:// or /',
  },
  'plan.model.format': {
    cn: '模型文件须为 .glb、.gltf 或 .ifc',
    hk: '模型檔案須為 .glb、.gltf 或 .ifc',
    en: 'A model is a .glb, .gltf or .ifc file',
  },
  'plan.model.loadError': { cn: '加载模型出错', hk: '載入模型出錯', en: 'Load model error' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

/** What the guards of the area's machines ask for. @spec SHL-12 N25 */
export const planGuardWords = defineWords({
  'plan.guard.hasFile': { cn: '已有图纸文件', hk: '已有圖則檔案', en: 'There is a file' },
  'plan.guard.isThrough': { cn: '进度已到 100%', hk: '進度已達 100%', en: 'The progress is at 100%' },
});
