export { CoachMark, type CoachMarkProps } from './CoachMark'
export { englishCoachMarkLabels, type CoachMarkLabels } from './coach-mark-labels'
