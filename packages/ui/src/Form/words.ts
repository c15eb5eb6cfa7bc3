import { defineWords } from '@fireline/domain/lib';

export const formComponentWords = defineWords({
  'Form.problem': { cn: '{label}：{text}', hk: '{label}：{text}', en: '{label}: {text}' },
});
