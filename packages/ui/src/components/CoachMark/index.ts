export {
  CoachMark,
  englishCoachMarkLabels,
  type CoachMarkLabels,
  type CoachMarkProps,
} from './CoachMark'
