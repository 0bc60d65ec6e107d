export { FlowBar } from './FlowBar'
export type { FlowBarFigures, FlowBarProps } from './FlowBar.types'
export { englishFlowBarLabels } from './labels'
export type { FlowBarLabels } from './labels'
