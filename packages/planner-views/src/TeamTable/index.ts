export { englishTeamTableLabels } from './TeamTable.labels'
export type { TeamTableLabels } from './TeamTable.labels'
export {
  EMPTY_ROLE_DRAFT,
  isSameRole,
  rightsOfDraft,
  roleDraftOf,
  withRole,
} from './model/role-draft'
export type { RoleDraft, RolePlan } from './model/role-draft'
export { BudgetEditor, ChannelsEditor, RoleEditor } from './RoleEditors'
export type { RoleEditorProps } from './RoleEditors'
export { TeamTable } from './TeamTable'
export type { TeamChannel, TeamEdit, TeamMember, TeamTableProps } from './TeamTable.types'
