export { CoachMark, type CoachMarkProps } from './CoachMark'
export { englishCoachMarkLabels, type CoachMarkLabels } from './CoachMark.labels'
