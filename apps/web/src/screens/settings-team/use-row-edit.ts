import { TEAM_MESSAGES } from '@throughline/domain/messages'
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
import type { TeamWrites } from '../../data/team'
import { NO_PROBLEM, useSubmission } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { withCause } from './team-failures'
import type { StoredMember } from './team-members'

type StoredRole = Pick<TeamMember, 'roleId' | 'rights'>

/** A row of the team that is edited. */
export interface RowEdit {
  /** null while nobody is edited. */
  readonly edit: TeamEdit | null
  readonly isSaving: boolean
  /** What is chosen differs from what was stored when editing began. */
  readonly isChanged: boolean
  /** Why it was not saved; null when it was. */
  readonly problem: string | null
  /** Who was edited and is no longer on the plan; null for nobody. */
  readonly goneName: string | null
  /** The member as somebody else has changed them meanwhile; null for nobody. */
  readonly theirs: TeamMember | null
  readonly start: (member: TeamMember) => void
  readonly change: (draft: RoleDraft) => void
  readonly save: () => Promise<void>
  readonly cancel: () => void
  /** Shows what somebody else has stored instead of what was chosen. */
  readonly takeTheirs: () => void
  /** Keeps what was chosen; the next save replaces what they have stored. */
  readonly keepMine: () => void
}

interface Editing {
  readonly memberId: number
  readonly name: string
  readonly draft: RoleDraft
  /** What was stored when editing began. */
  readonly base: StoredRole
}

/** Edits one row of the team at a time. What others change meanwhile is asked about. */
export function useRowEdit({
  members,
  plan,
  save,
}: {
  readonly members: readonly StoredMember[]
  readonly plan: RolePlan
  readonly save: TeamWrites['update']
}): RowEdit {
  const showToast = useShowToast()
  const { isSaving, problem, setProblem, run } = useSubmission()
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

  const start = (next: TeamMember) => {
    const { id: memberId, name, roleId, rights } = next
    const base = { roleId, rights }
    setProblem(NO_PROBLEM)
    setEditing({ memberId, name, base, draft: roleDraftOf(base, plan) })
  }
  const cancel = () => {
    if (isSaving) return
    setProblem(NO_PROBLEM)
    setEditing(null)
  }
  return {
    edit:
      editing === null || member === undefined
        ? null
        : { memberId: editing.memberId, draft: editing.draft },
    isSaving,
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
