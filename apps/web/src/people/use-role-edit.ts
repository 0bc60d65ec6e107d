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
import { useState, type ReactElement } from 'react'
import { withCause } from '../data/failure-cause'
import type { TeamWrites } from '../data/team'
import { noProblem, useCloseQuestion, useSubmission, type GuardedForm } from '../forms'
import { useShowToast } from '../platform/ToastProvider'

type StoredRole = Pick<TeamMember, 'roleId' | 'rights'>

/** Role of a user on a plan, with its texts. */
export interface EditableRole extends StoredRole {
  /** Id of the role. */
  readonly id: number
  /** Name of the user. */
  readonly name: string
  /** Name of the role, such as Admin. */
  readonly roleName: string
  readonly role: UserRole
}

/** State and actions of the role that a row of a table edits. */
export interface RoleEdit {
  /** null while the user edits no row. */
  readonly edit: TeamEdit | null
  readonly isSaving: boolean
  /** The row for the leave guard. It has changes if the role differs from that at the beginning. */
  readonly form: GuardedForm
  /** Why the last save failed; null if it did not fail. */
  readonly problem: string | null
  /** Name of the edited member if the plan no longer has them; null otherwise. */
  readonly goneName: string | null
  /** The member as another user has changed them during editing; null if no one has. */
  readonly theirs: EditableRole | null
  /**
   * @param startPlan the plan of the role, if it differs from the plan of the last role
   * @default the plan that the hook has
   */
  readonly start: (role: StartedRole, startPlan?: RolePlan) => void
  readonly change: (draft: RoleDraft) => void
  readonly save: () => Promise<void>
  /** Ends editing; asks first if the chosen role would be lost. */
  readonly cancel: () => void
  /** Question of `cancel`. `RoleEditNotice` renders it. */
  readonly question: ReactElement
  /** Shows the other user's version instead of the chosen role. */
  readonly takeTheirs: () => void
  /** Keeps the chosen role; the next save replaces the other user's version. */
  readonly keepMine: () => void
}

type StartedRole = Pick<EditableRole, 'id' | 'name' | 'roleId' | 'rights'>

interface Editing {
  readonly memberId: number
  readonly name: string
  readonly draft: RoleDraft
  /** The stored role when editing began. */
  readonly base: StoredRole
}

/**
 * Edits one role at a time. If another user changes the role meanwhile, `theirs` holds their
 * version, and the user chooses between the two.
 *
 * @param members all roles of the table
 * @param plan the plan of the edited role
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
  const isChangedByOtherUsers =
    member !== undefined &&
    before !== null &&
    !isSaving &&
    !isSameRole(roleDraftOf(member, plan), before)
  const theirs = isChangedByOtherUsers ? member : null

  const start = (next: StartedRole, startPlan = plan) => {
    const { id: memberId, name, roleId, rights } = next
    const base = { roleId, rights }
    setProblem(noProblem)
    setEditing({ memberId, name, base, draft: roleDraftOf(base, startPlan) })
  }
  const discard = () => {
    if (isSavingNow()) return
    setProblem(noProblem)
    setEditing(null)
  }
  const form: GuardedForm = { isChanged, hasChanges: () => isChanged, isSavingNow, discard }
  const { close, question } = useCloseQuestion({ form, onClose: discard })
  return {
    edit:
      editing === null || member === undefined
        ? null
        : { memberId: editing.memberId, draft: editing.draft },
    isSaving,
    problem: problem.message,
    goneName: editing !== null && member === undefined && !isSaving ? editing.name : null,
    theirs,
    start,
    change: (draft) => {
      if (editing === null || isSaving) return
      setProblem(noProblem)
      setEditing({ ...editing, draft })
    },
    save: async () => {
      const roleId = editing?.draft.roleId ?? null
      if (editing === null || member === undefined || roleId === null || theirs !== null) return
      if (!isChanged) {
        discard()
        return
      }
      const changes = { roleId, rights: rightsOfDraft(editing.draft, roleId, plan) }
      const outcome = await run(
        () => save({ role: member.role, changes }),
        (error) => ({ ...noProblem, message: withCause(TEAM_MESSAGES.roleEditFailed, error) }),
      )
      if (outcome.code !== 'saved') return
      setEditing(null)
      showToast({ tone: 'success', text: TEAM_MESSAGES.userUpdated })
    },
    cancel: close,
    question,
    form,
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
