import { defineWords } from '@fireline/domain/lib';

export const copyButtonWords = defineWords({
  'CopyButton.copy': { cn: '复制', hk: '複製', en: 'Copy' },
  'CopyButton.copied': { cn: '已复制', hk: '已複製', en: 'Copied' },
  'CopyButton.failed': { cn: '复制失败', hk: '未能複製', en: 'Could not copy' },
});
