export { englishTacticTableLabels } from './labels'
export type { TacticTableLabels } from './labels'
export { TacticTable } from './TacticTable'
export type { TacticTableProps } from './TacticTable.types'
