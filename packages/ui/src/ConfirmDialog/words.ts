import { defineWords } from '@fireline/domain/lib';

export const confirmDialogWords = defineWords({
  'ConfirmDialog.cancel': { cn: '取消', hk: '取消', en: 'Cancel' },
  'ConfirmDialog.failed': { cn: '没有成功，请重试。', hk: '未能完成，請再試。', en: 'That did not work. Try again.' },
});
