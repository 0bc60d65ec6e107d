import type { DataTableStatus } from '@throughline/ui/DataTable'
import type { MouseEvent } from 'react'
import type { AccountTeamTableLabels } from './AccountTeamTable.labels'

/** A plan of the account: a column of the table. */
export interface AccountTeamPlan {
  readonly id: number
  readonly name: string
}

/** Role of a user on a plan. */
export interface AccountTeamRole {
  /** Name for users, such as Contributor. */
  readonly name: string
  /** How strong it is; lower is stronger. */
  readonly level: number
}

/** A person of an account. */
export interface AccountTeamMember {
  /** Number of the person. */
  readonly id: number
  /** May be empty. */
  readonly firstName: string
  /** May be empty. */
  readonly lastName: string
  /** In one line; the address of a person without a name. */
  readonly name: string
  readonly emailAddress: string
  /** The seat of the person, such as Viewer. */
  readonly seatType: string
  /** By plan; a plan on which the person has no role is missing. */
  readonly roles: ReadonlyMap<number, AccountTeamRole>
  /** Tags are hidden from the person, with all items that have them. */
  readonly hasHiddenTags: boolean
  /** The person has not accepted the invitation yet. */
  readonly isPending: boolean
  /** Why the person cannot be edited; null when they can. */
  readonly refusal: string | null
}

export interface AccountTeamTableProps {
  /** Keep the same array while nothing changes. */
  members: readonly AccountTeamMember[]
  /** Plans in the order of their columns. Keep the same array while nothing changes. */
  plans: readonly AccountTeamPlan[]
  /** Address of the page that edits a person. Keep the same function. */
  hrefOf: (member: AccountTeamMember) => string
  /**
   * The user pressed the pencil of a person. It is a link, which a router may follow by itself.
   * Keep the same function.
   */
  onEdit: (request: { member: AccountTeamMember; event: MouseEvent<HTMLElement> }) => void
  /** Invites a person again. Keep the same function. */
  onResendInvite: (request: { member: AccountTeamMember }) => void
  /** People to whom the product is sending a mail. */
  busyIds: ReadonlySet<number>
  /** `loading` shows skeleton rows. @default 'ready' */
  status?: Extract<DataTableStatus, 'loading' | 'ready'>
  /** CSS height beyond which the rows scroll. @default what its surroundings leave */
  height?: number | string
  /** @default englishAccountTeamTableLabels */
  labels?: AccountTeamTableLabels
}
