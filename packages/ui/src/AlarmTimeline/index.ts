export { AlarmTimeline, type AlarmTimelineProps, type TrackEvent, type TrackStop } from './AlarmTimeline.tsx';
