import { defineWords } from '@fireline/domain/lib';

/** The list of all plans, and what is done to one. */
export const planListWords = defineWords({
  'plan.list.search': {
    cn: '搜索平面图、建筑或场所',
    hk: '搜尋平面圖、樓宇或場所',
    en: 'Search plans, buildings or places',
  },
  'plan.list.empty': { cn: '没有平面图', hk: '沒有平面圖', en: 'No plans' },
  'plan.list.empty.hint': {
    cn: '新建一张平面图，再上传 .dxf 或 .zip 文件。',
    hk: '新增平面圖，再上載 .dxf 或 .zip 檔案。',
    en: 'Create one, then upload its .dxf or .zip file.',
  },
  'plan.list.anyBinding': { cn: '全部绑定', hk: '全部綁定', en: 'Any binding' },
  'plan.list.anyState': { cn: '全部状态', hk: '所有狀態', en: 'Any state' },
  'plan.list.anyAccess': { cn: '公开与私有', hk: '公開與私人', en: 'Open and private' },
  'plan.list.access': { cn: '访问', hk: '存取', en: 'Access' },
  'plan.list.access.open': { cn: '公开', hk: '公開', en: 'Open' },
  'plan.list.access.private': { cn: '私有', hk: '私人', en: 'Private' },
  'plan.list.hidden': { cn: '私有平面图 {id}', hk: '私人平面圖 {id}', en: 'Private plan {id}' },
  'plan.list.name': { cn: '平面图', hk: '平面圖', en: 'Plan' },
  'plan.list.bound': { cn: '绑定', hk: '綁定', en: 'Bound to' },
  'plan.list.place': { cn: '场所', hk: '場所', en: 'Place' },
  'plan.list.floor': { cn: '楼层', hk: '樓層', en: 'Floor' },
  'plan.list.state': { cn: '发布状态', hk: '發佈狀態', en: 'State' },
  'plan.list.state.progress': { cn: '{state} {percent}%', hk: '{state} {percent}%', en: '{state} {percent}%' },
  'plan.list.version': { cn: '版本', hk: '版本', en: 'Version' },
  'plan.list.devices': { cn: '设备', hk: '裝置', en: 'Devices' },
  'plan.list.publishedAt': { cn: '发布时间', hk: '發佈時間', en: 'Published' },
  'plan.list.updatedBy': { cn: '修改人', hk: '更改人', en: 'Changed by' },
  'plan.list.updatedAt': { cn: '修改时间', hk: '更改時間', en: 'Changed' },
  'plan.list.actions': { cn: '操作', hk: '操作', en: 'Actions' },
  'plan.list.actionsOf': { cn: '{name}的操作', hk: '{name}的操作', en: 'Actions for {name}' },
  'plan.list.create': { cn: '新建平面图', hk: '新增平面圖', en: 'New plan' },
  'plan.list.open': { cn: '打开', hk: '開啟', en: 'Open' },
  'plan.list.change': { cn: '修改', hk: '更改', en: 'Change' },
  'plan.list.upload': { cn: '上传图纸', hk: '上載圖則', en: 'Upload a drawing' },
  'plan.list.publish': { cn: '发布', hk: '發佈', en: 'Publish' },
  'plan.list.versions': { cn: '版本与回退', hk: '版本與還原', en: 'Versions' },
  'plan.list.download': { cn: '下载原文件', hk: '下載原始檔案', en: 'Download the file' },
  'plan.list.delete': { cn: '删除', hk: '刪除', en: 'Delete' },
  'plan.list.deleted': { cn: '已删除“{name}”', hk: '已刪除「{name}」', en: 'Deleted “{name}”' },
  'plan.layers.id': { cn: '编号', hk: '編號', en: 'No.' },
  'plan.layers.description': { cn: '说明', hk: '說明', en: 'Description' },
  'plan.layers.center': { cn: '中心点（纬度，经度）', hk: '中心點（緯度，經度）', en: 'Centre (lat, lng)' },
  'plan.layers.placed': { cn: '已布点', hk: '已放置', en: 'Placed' },
  'plan.layers.unplaced': { cn: '未布点', hk: '未放置', en: 'Not placed' },
  'plan.layers.publisher': { cn: '发布人', hk: '發佈人', en: 'Publisher' },
  'plan.layers.file': { cn: '原文件', hk: '原始檔案', en: 'Original file' },
  'plan.list.undo': { cn: '撤销', hk: '復原', en: 'Undo' },
});

/** The form of a plan. */
export const planFormWords = defineWords({
  'plan.form.create': { cn: '新建平面图', hk: '新增平面圖', en: 'New plan' },
  'plan.form.change': { cn: '修改“{name}”', hk: '更改「{name}」', en: 'Change “{name}”' },
  'plan.form.name': { cn: '名称', hk: '名稱', en: 'Name' },
  'plan.form.description': { cn: '说明', hk: '說明', en: 'Description' },
  'plan.form.boundKind': { cn: '绑定到', hk: '綁定至', en: 'Bound to' },
  'plan.form.boundKind.none': { cn: '不绑定', hk: '不綁定', en: 'Nothing' },
  'plan.form.boundId.place': { cn: '场所', hk: '場所', en: 'Place' },
  'plan.form.boundId.property': { cn: '建筑', hk: '樓宇', en: 'Building' },
  'plan.form.floor': { cn: '楼层', hk: '樓層', en: 'Floor' },
  'plan.form.floor.whole': { cn: '整栋', hk: '整幢', en: 'Whole building' },
  'plan.form.private': { cn: '私有，需密钥查看', hk: '私人，需密鑰檢視', en: 'Private: seen with an access key' },
  'plan.form.key': { cn: '访问密钥', hk: '存取密鑰', en: 'Access key' },
  'plan.form.key.keep': { cn: '留空则保留原密钥', hk: '留空則保留原有密鑰', en: 'Left empty, the key stays as it is' },
  'plan.form.save': { cn: '保存', hk: '儲存', en: 'Save' },
  'plan.form.conflict': {
    cn: '{name} 已先保存了修改。你填写的内容仍在；选择“只保留我的”后再次保存。',
    hk: '{name} 已先儲存更改。你填寫的內容仍在；選擇「只保留我的」後再次儲存。',
    en: '{name} saved a change first. What you entered is still here; choose “Keep only mine”, then save again.',
  },
  'plan.form.saved': { cn: '已保存“{name}”', hk: '已儲存「{name}」', en: 'Saved “{name}”' },
});

/** A drawing on its way from the reader's disk to its publish. */
export const planUploadWords = defineWords({
  'plan.upload.title': { cn: '上传图纸到“{name}”', hk: '上載圖則至「{name}」', en: 'Upload a drawing to “{name}”' },
  'plan.upload.file': { cn: '图纸文件', hk: '圖則檔案', en: 'Drawing file' },
  'plan.upload.kinds': {
    cn: '一个 .dxf，或装有一个 .dxf 的 .zip，小于 {size}。上传前先在本机预览。',
    hk: '一個 .dxf，或載有一個 .dxf 的 .zip，小於 {size}。上載前先在本機預覽。',
    en: 'One .dxf, or a .zip with one .dxf in it, under {size}. It is shown here before anything is sent.',
  },
  'plan.upload.preview': { cn: '{name}的预览', hk: '{name}的預覽', en: 'Preview of {name}' },
  'plan.upload.other': { cn: '换一个文件', hk: '換另一個檔案', en: 'Choose another file' },
  'plan.upload.send': { cn: '上传并发布', hk: '上載並發佈', en: 'Upload and publish' },
  'plan.upload.sending': { cn: '正在上传 {name}', hk: '正在上載 {name}', en: 'Uploading {name}' },
  'plan.upload.cancel': { cn: '取消上传', hk: '取消上載', en: 'Cancel the upload' },
  'plan.upload.stands': {
    cn: '原来的图纸没有改变。',
    hk: '原有的圖則沒有改變。',
    en: 'What was there before has not changed.',
  },
  'plan.upload.begun': { cn: '已开始发布“{name}”', hk: '已開始發佈「{name}」', en: 'Publishing “{name}” has begun' },
});

/** The records of what was published. */
export const planPublishWords = defineWords({
  'plan.records.search': { cn: '搜索平面图', hk: '搜尋平面圖', en: 'Search plans' },
  'plan.records.empty': { cn: '没有发布记录', hk: '沒有發佈記錄', en: 'Nothing has been published' },
  'plan.records.anyState': { cn: '全部状态', hk: '所有狀態', en: 'Any state' },
  'plan.records.at': { cn: '开始时间', hk: '開始時間', en: 'Begun' },
  'plan.records.endedAt': { cn: '结束时间', hk: '結束時間', en: 'Ended' },
  'plan.records.name': { cn: '平面图', hk: '平面圖', en: 'Plan' },
  'plan.records.kind': { cn: '类型', hk: '類型', en: 'Kind' },
  'plan.records.kind.publish': { cn: '发布', hk: '發佈', en: 'Publish' },
  'plan.records.kind.rollBack': { cn: '回退', hk: '還原', en: 'Roll back' },
  'plan.records.state': { cn: '状态', hk: '狀態', en: 'State' },
  'plan.records.progress': { cn: '{state} {percent}%', hk: '{state} {percent}%', en: '{state} {percent}%' },
  'plan.records.version': { cn: '版本', hk: '版本', en: 'Version' },
  'plan.records.by': { cn: '发布人', hk: '發佈人', en: 'By' },
  'plan.records.file': { cn: '文件', hk: '檔案', en: 'File' },
  'plan.records.size': { cn: '大小', hk: '大小', en: 'Size' },
  'plan.records.problem': { cn: '失败原因', hk: '失敗原因', en: 'Why it failed' },
});

/** Sample drawings. */
export const planSamplesWords = defineWords({
  'plan.samples.empty': { cn: '没有样例', hk: '沒有範例', en: 'No samples' },
  'plan.samples.file': { cn: '{name}，{size}', hk: '{name}，{size}', en: '{name}, {size}' },
  'plan.samples.preview': { cn: '预览', hk: '預覽', en: 'Preview' },
  'plan.samples.previewOf': { cn: '预览{name}', hk: '預覽{name}', en: 'Preview {name}' },
  'plan.samples.download': { cn: '下载', hk: '下載', en: 'Download' },
  'plan.samples.downloadOf': { cn: '下载{name}', hk: '下載{name}', en: 'Download {name}' },
});

/** The versions of a plan. */
export const planVersionsWords = defineWords({
  'plan.versions.title': { cn: '“{name}”的版本', hk: '「{name}」的版本', en: 'Versions of “{name}”' },
  'plan.versions.back': { cn: '已恢复第 {number} 版', hk: '已還原第 {number} 版', en: 'Version {number} is back' },
});
