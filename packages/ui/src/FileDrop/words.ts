import { defineWords } from '@fireline/domain/lib';

export const fileDropWords = defineWords({
  'FileDrop.hint': { cn: '把文件拖到这里，或粘贴', hk: '將檔案拖放到這裏，或貼上', en: 'Drop or paste files here' },
  'FileDrop.drop': { cn: '松开即添加', hk: '放開即可加入', en: 'Let go to add' },
  'FileDrop.choose': { cn: '选择文件', hk: '選擇檔案', en: 'Choose files' },
  'FileDrop.kinds': { cn: '格式 {kinds}', hk: '格式 {kinds}', en: 'Formats {kinds}' },
  'FileDrop.size': { cn: '每个不超过 {size}', hk: '每個不超過 {size}', en: 'at most {size} each' },
  'FileDrop.count': { cn: '最多 {count} 个', hk: '最多 {count} 個', en: 'at most {count} {count|file|files}' },
  'FileDrop.between': { cn: '，', hk: '，', en: ', ' },
  'FileDrop.list': { cn: '文件', hk: '檔案', en: 'Files' },
  'FileDrop.waiting': { cn: '等待上传', hk: '等待上載', en: 'Waiting' },
  'FileDrop.sending': { cn: '正在上传', hk: '正在上載', en: 'Uploading' },
  'FileDrop.stored': { cn: '已上传', hk: '已上載', en: 'Uploaded' },
  'FileDrop.refused': { cn: '未接受', hk: '未接受', en: 'Not taken' },
  'FileDrop.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
  'FileDrop.cancelled': { cn: '已取消', hk: '已取消', en: 'Cancelled' },
  'FileDrop.cancel': { cn: '取消上传 {name}', hk: '取消上載 {name}', en: 'Cancel {name}' },
  'FileDrop.retry': { cn: '重试 {name}', hk: '重試 {name}', en: 'Try {name} again' },
  'FileDrop.remove': { cn: '移除 {name}', hk: '移除 {name}', en: 'Remove {name}' },
  'FileDrop.progress': { cn: '{name} 的上传进度', hk: '{name} 的上載進度', en: 'Progress of {name}' },
  'FileDrop.toldSending': {
    cn: '正在上传，已完成 {percent}%',
    hk: '正在上載，已完成 {percent}%',
    en: 'Uploading, {percent}% done',
  },
  'FileDrop.toldStored': { cn: '已上传 {count} 个文件', hk: '已上載 {count} 個檔案', en: 'Files uploaded: {count}' },
  'FileDrop.toldWrong': { cn: '{count} 个文件有问题', hk: '{count} 個檔案有問題', en: 'Files with a problem: {count}' },
});
