import { TEAM_MESSAGES } from '@throughline/domain/messages'
import type { UserRole } from '@throughline/domain/users'
import {
  isSameRole,
  rightsOfDraft,
  roleDraftOf,
  type RoleDraft,
  type RolePlan,
  type TeamEdit,
  type TeamMember,
} from '@throughline/planner-views/team-table'
import { useState } from 'react'
import { withCause } from '../data/failure-cause'
import type { TeamWrites } from '../data/team'
import { NO_PROBLEM, useSubmission } from '../forms'
import { useShowToast } from '../platform/ToastProvider'

type StoredRole = Pick<TeamMember, 'roleId' | 'rights'>

/** A role of somebody on a plan, with what is said about it. */
export interface EditableRole extends StoredRole {
  /** Number of the role. */
  readonly id: number
  /** Whose it is. */
  readonly name: string
  /** The role as people read it, such as Admin. */
  readonly roleName: string
  readonly role: UserRole
}

/** A role that is edited, in a row of a table. */
export interface RoleEdit {
  /** null while nobody is edited. */
  readonly edit: TeamEdit | null
  readonly isSaving: boolean
  /** The same, read at this moment, for event handlers. */
  readonly isSavingNow: () => boolean
  /** What is chosen differs from what was stored when editing began. */
  readonly isChanged: boolean
  /** Why it was not saved; null when it was. */
  readonly problem: string | null
  /** Who was edited and is no longer on the plan; null for nobody. */
  readonly goneName: string | null
  /** The member as somebody else has changed them meanwhile; null for nobody. */
  readonly theirs: EditableRole | null
  /**
   * @param startPlan the plan of the role, where it is another than that of the role before
   *   @default the plan that the hook has
   */
  readonly start: (role: StartedRole, startPlan?: RolePlan) => void
  readonly change: (draft: RoleDraft) => void
  readonly save: () => Promise<void>
  readonly cancel: () => void
  /** Shows what somebody else has stored instead of what was chosen. */
  readonly takeTheirs: () => void
  /** Keeps what was chosen; the next save replaces what they have stored. */
  readonly keepMine: () => void
}

type StartedRole = Pick<EditableRole, 'id' | 'name' | 'roleId' | 'rights'>

interface Editing {
  readonly memberId: number
  readonly name: string
  readonly draft: RoleDraft
  /** What was stored when editing began. */
  readonly base: StoredRole
}

/**
 * Edits one role at a time. What others change meanwhile is asked about.
 *
 * @param members all roles of the table
 * @param plan that of the role that is edited
 */
export function useRoleEdit({
  members,
  plan,
  save,
}: {
  readonly members: readonly EditableRole[]
  readonly plan: RolePlan
  readonly save: TeamWrites['update']
}): RoleEdit {
  const showToast = useShowToast()
  const { isSaving, isSavingNow, problem, setProblem, run } = useSubmission()
  const [editing, setEditing] = useState<Editing | null>(null)
  const member = members.find(({ id }) => id === editing?.memberId)
  const before = editing === null ? null : roleDraftOf(editing.base, plan)
  const isChanged =
    editing !== null &&
    before !== null &&
    !isSameRole(editing.draft, before) &&
    member !== undefined
  const isChangedByOthers =
    member !== undefined &&
    before !== null &&
    !isSaving &&
    !isSameRole(roleDraftOf(member, plan), before)
  const theirs = isChangedByOthers ? member : null

  const start = (next: StartedRole, startPlan = plan) => {
    const { id: memberId, name, roleId, rights } = next
    const base = { roleId, rights }
    setProblem(NO_PROBLEM)
    setEditing({ memberId, name, base, draft: roleDraftOf(base, startPlan) })
  }
  const cancel = () => {
    if (isSavingNow()) return
    setProblem(NO_PROBLEM)
    setEditing(null)
  }
  return {
    edit:
      editing === null || member === undefined
        ? null
        : { memberId: editing.memberId, draft: editing.draft },
    isSaving,
    isSavingNow,
    isChanged,
    problem: problem.message,
    goneName: editing !== null && member === undefined && !isSaving ? editing.name : null,
    theirs,
    start,
    change: (draft) => {
      if (editing !== null && !isSaving) setEditing({ ...editing, draft })
    },
    save: async () => {
      const roleId = editing?.draft.roleId ?? null
      if (editing === null || member === undefined || roleId === null || theirs !== null) return
      if (!isChanged) {
        cancel()
        return
      }
      const changes = { roleId, rights: rightsOfDraft(editing.draft, roleId, plan) }
      const outcome = await run(
        () => save({ role: member.role, changes }),
        (error) => ({ ...NO_PROBLEM, message: withCause(TEAM_MESSAGES.roleEditFailed, error) }),
      )
      if (outcome.code !== 'saved') return
      setEditing(null)
      showToast({ tone: 'success', text: TEAM_MESSAGES.userUpdated })
    },
    cancel,
    takeTheirs: () => {
      if (member !== undefined) start(member)
    },
    keepMine: () => {
      if (editing === null || member === undefined) return
      const { roleId, rights } = member
      setEditing({ ...editing, base: { roleId, rights } })
    },
  }
}
