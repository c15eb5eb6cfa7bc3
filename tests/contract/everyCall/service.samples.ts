import { feedbackPhoto, fillFeedback } from '../../fixtures/feedback.ts';
import { pngBytes } from '../../fixtures/images.ts';
import type { AreaCalls } from './areaCalls.ts';

export const service: AreaCalls<'service'> = {
  samples: {
    overview: {},
    feedbacks: { search: '烟感', type: ['fault'], state: 'waiting', sort: 'at', order: 'asc', pageNo: 1, pageSize: 5 },
    uploadFeedbackImage: { file: new File([pngBytes], 'feedback.png') },
    feedbackImage: { imageId: feedbackPhoto },
    feedback: { feedbackId: 1 },
    sendFeedback: { type: 'fault', content: '消防栓漏水', phone: '13800138000', email: 'a@example.com', images: [] },
    replyFeedback: { feedbackId: 1, reply: '已安排维修' },
  },
  fills: [fillFeedback],
};
