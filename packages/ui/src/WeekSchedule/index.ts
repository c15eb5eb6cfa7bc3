export { WeekSchedule, type WeekScheduleProps } from './WeekSchedule.tsx';
