import type { Screens } from '../lib/page/screen.ts';

export const serviceScreens = {
  serviceIndex: () => import('./overview/ServiceScreen.tsx').then((m) => m.ServiceScreen),
  feedback: () => import('./feedback/FeedbackScreen.tsx').then((m) => m.FeedbackScreen),
  workOrdersMine: () => import('./orders/OrderScreens.tsx').then((m) => m.OrdersMineScreen),
  workOrdersUnprocessed: () => import('./orders/OrderScreens.tsx').then((m) => m.OrdersUnprocessedScreen),
  workOrdersProcessing: () => import('./orders/OrderScreens.tsx').then((m) => m.OrdersProcessingScreen),
  workOrderTransfers: () => import('./orders/OrderScreens.tsx').then((m) => m.OrderTransfersScreen),
  workOrdersAll: () => import('./orders/OrderScreens.tsx').then((m) => m.OrdersAllScreen),
  workOrderStatistics: () => import('./statistics/OrderStatisticsScreen.tsx').then((m) => m.OrderStatisticsScreen),
  workOrderCreate: () => import('./orders/CreateOrderScreen.tsx').then((m) => m.CreateOrderScreen),
  diagnosis: () => import('./diagnosis/DiagnosisScreen.tsx').then((m) => m.DiagnosisScreen),
  diagnosisRecords: () => import('./diagnosis/DiagnosisRecordsScreen.tsx').then((m) => m.DiagnosisRecordsScreen),
  serviceAgents: () => import('./agents/AgentsScreen.tsx').then((m) => m.AgentsScreen),
  helpChat: () => import('./chat/HelpChatScreen.tsx').then((m) => m.HelpChatScreen),
  helpQuestions: () => import('./help/FaqScreen.tsx').then((m) => m.FaqScreen),
  workOrderDetail: () => import('./orders/OrderDetailScreen.tsx').then((m) => m.OrderDetailScreen),
} satisfies Screens;
