export { AccountTeamTable } from './AccountTeamTable'
export type {
  AccountTeamMember,
  AccountTeamPlan,
  AccountTeamRole,
  AccountTeamTableProps,
} from './AccountTeamTable.types'
export { englishAccountTeamTableLabels } from './AccountTeamTable.labels'
export type { AccountTeamTableLabels } from './AccountTeamTable.labels'
