import type { RoleRights } from '@throughline/domain/access'
import type { SelectOption } from '@throughline/ui/Select'
import type { ReactNode } from 'react'
import type { TeamTableLabels } from './TeamTable.labels'
import type { RoleDraft } from './model/role-draft'

/** A person with a role on the plan. */
export interface TeamMember {
  /** Number of the role of the person. */
  readonly id: number
  readonly name: string
  /** Two letters. */
  readonly initials: string
  /** Address of a photo; null for none. */
  readonly imageUrl: string | null
  readonly emailAddress: string
  readonly roleId: number
  /** Name of the role for users, such as Admin. */
  readonly roleName: string
  readonly rights: RoleRights
  /** Invited, and not there yet. */
  readonly isPending: boolean
  /** Why the role cannot be changed or removed; null when it can. */
  readonly refusal: string | null
  /** A link for a new password can be sent. */
  readonly canReset: boolean
}

/** The edited member, with the chosen role. */
export interface TeamEdit {
  /** Number of the role. */
  readonly memberId: number
  readonly draft: RoleDraft
}

/** A channel by name. */
export interface TeamChannel {
  readonly id: number
  readonly name: string
}

export interface TeamTableProps {
  /** Keep the same array while nothing changes. */
  members: readonly TeamMember[]
  /** Channels to which contributors can be limited, in order. */
  channels: readonly TeamChannel[]
  /** The plan uses budgets: they can be hidden from contributors and viewers. */
  useBudgets: boolean
  /** Roles that a member can get, by number; those without a seat are disabled. */
  rolesFor: (member: TeamMember) => readonly SelectOption[]
  /** Offers the actions that change members. @default false */
  canManage?: boolean
  /** The edited member; null for none. */
  edit: TeamEdit | null
  /** The edited member is being saved. @default false */
  isSaving?: boolean
  /** Above the table: why something was not saved, or changes of other users. */
  notice?: ReactNode
  /** The user requested to edit a member. */
  onEditStart: (request: { member: TeamMember }) => void
  /** The draft of the edited member was changed. */
  onEditChange: (change: { edit: TeamEdit }) => void
  /** The user requested to save the edited member. */
  onEditSave: (request: { member: TeamMember; edit: TeamEdit }) => void
  /** The user canceled editing. */
  onEditCancel: () => void
  /** The user requested to remove a member; the product asks for confirmation. */
  onRemove: (request: { member: TeamMember }) => void
  /** The user requested to send the invitation again. */
  onResendInvite: (request: { member: TeamMember }) => void
  /** The user requested to send the member a link for a new password. */
  onSendReset: (request: { member: TeamMember }) => void
  /** Members to whom the product is sending a mail, by number of the role. */
  busyIds: ReadonlySet<number>
  /**
   * This member scrolls into view and takes the focus once it exists, such as a new one.
   * @default null
   */
  focusMemberId?: number | null
  /** CSS height beyond which the rows scroll. @default what its surroundings leave */
  height?: number | string
  /** @default englishTeamTableLabels */
  labels?: TeamTableLabels
}
