import type { AccountDetail, PlanTeam as Team } from '@throughline/api-client'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import {
  EMPTY_ROLE_DRAFT,
  rightsOfDraft,
  TeamTable,
  withRole,
} from '@throughline/planner-views/team-table'
import type { RoleDraft, TeamMember } from '@throughline/planner-views/team-table'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Seats } from '@throughline/domain/seats'

import { useTags } from '../../data/tags'
import { useTeamWrites, useMemberMails } from '../../data/team'
import { limitableChannels, rolePlanOf } from '../../people/limitable-channels'
import { personOfValues } from '../../people/member-form'
import { RevokeAccessDialog } from '../../people/RevokeAccessDialog'
import { RoleEditNotice } from '../../people/RoleEditNotice'
import { roleOptions } from '../../people/role-options'
import { useRoleEdit } from '../../people/use-role-edit'
import { usePlanSettings } from '../../plan'
import { useShowToast } from '../../platform/ToastProvider'
import { AddMemberDialog } from './AddMemberDialog'
import { groupedByUser, peopleElsewhere } from './account-people'
import { GrantAccess } from './GrantAccess'
import { ProfileTagsDialog } from './ProfileTagsDialog'
import { withCause } from '../../data/failure-cause'
import type { StoredMember } from './team-members'
import { Tiles, Tile, TileList } from './TeamSettings.styles'
import { useLeaveGuard } from '../../forms'
import { seatTilesOf } from './seat-tiles'
import { useRowSends } from '../../settings'

/** The open dialog of the team. */
export type TeamDialog = 'add' | 'tags' | null

interface PlanTeamProps {
  readonly team: Team
  readonly members: readonly StoredMember[]
  /** null for users who may not manage the team. */
  readonly account: AccountDetail | null
  readonly dialog: TeamDialog
  readonly onDialogClose: () => void
}

/** Height of the window without the header of the screen and the seats. */
const TABLE_HEIGHT = 'max(320px, calc(100dvh - 360px))'

/** Selector of the focusable cell of the table. */
const TAB_STOP = ':is([role="gridcell"], [role="rowheader"])[tabindex="0"]'

/** Team of a plan: seats, users of the account, the table, and its dialogs. */
export function PlanTeam({ team, members, account, dialog, onDialogClose }: PlanTeamProps) {
  const { plan } = usePlanSettings()
  const showToast = useShowToast()
  const writes = useTeamWrites(plan.id, plan.accountId)
  const tags = useTags(plan.id, { isEnabled: dialog === 'tags' })
  const channels = useMemo(() => limitableChannels(plan), [plan])
  const rolePlan = useMemo(() => rolePlanOf(plan), [plan])
  const people = useMemo(
    () => (account === null ? [] : peopleElsewhere(account, team)),
    [account, team],
  )
  const accountRoles = useMemo(() => groupedByUser(account?.roles ?? []), [account])
  const actions = useMemberActions()
  const row = useRoleEdit({ members, plan: rolePlan, save: writes.update })
  const guard = useLeaveGuard({ form: row.form, onClose: row.form.discard })
  const [removedId, setRemovedId] = useState<number | null>(null)
  const removed = members.find(({ id }) => id === removedId) ?? null
  const [addedUserId, setAddedUserId] = useState<number | null>(null)
  const added = members.find(({ user }) => user.id === addedUserId)
  const tableRef = useRef<HTMLDivElement>(null)
  const isRemovedRef = useRef(false)
  // The button that opened the question disappears with its row. The focus moves to the focusable
  // cell of the table, which is in the next row by now.
  useEffect(() => {
    if (!isRemovedRef.current || removed !== null) return
    isRemovedRef.current = false
    tableRef.current?.querySelector<HTMLElement>(TAB_STOP)?.focus()
  })
  const memberOf = ({ id }: TeamMember) => members.find((member) => member.id === id)
  const roleDraft = (draft: RoleDraft, roleId: number) => ({
    planId: plan.id,
    accountId: plan.accountId,
    roleId,
    rights: rightsOfDraft(draft, roleId, rolePlan),
  })
  const canManage = account !== null
  return (
    <>
      {account === null ? null : (
        <Tiles>
          <SeatTiles seats={account.seats} />
          <GrantAccess
            people={people}
            seats={account.seats}
            onGrant={async ({ person, roleId }) => {
              const draft = withRole(EMPTY_ROLE_DRAFT, roleId, rolePlan)
              try {
                await writes.grant({ userId: person.user.id, role: roleDraft(draft, roleId) })
              } catch (error) {
                const text = withCause(TEAM_MESSAGES.addToPlanFailed, error)
                showToast({ tone: 'error', text })
                throw error
              }
              setAddedUserId(person.user.id)
              showToast({ tone: 'success', text: `${person.name} has access to this plan now.` })
            }}
          />
        </Tiles>
      )}
      <div id="members" ref={tableRef}>
        <TeamTable
          members={members}
          channels={channels}
          useBudgets={plan.useBudgets}
          canManage={canManage}
          rolesFor={(member) => {
            const stored = memberOf(member)
            if (account === null || stored === undefined) return []
            const assigned = accountRoles.get(stored.user.id) ?? [stored.role]
            const currentRoleIds = assigned.map(({ roleId }) => roleId)
            return roleOptions(account.seats, { currentRoleIds, replacedRoleId: stored.roleId })
          }}
          edit={row.edit}
          isSaving={row.isSaving}
          notice={<RoleEditNotice row={row} channels={channels} />}
          onEditStart={({ member }) => {
            row.start(member)
          }}
          onEditChange={({ edit }) => {
            row.change(edit.draft)
          }}
          onEditSave={() => {
            void row.save()
          }}
          onEditCancel={row.cancel}
          onRemove={({ member }) => {
            setRemovedId(member.id)
          }}
          onResendInvite={({ member }) => {
            void actions.resendInvite(memberOf(member))
          }}
          onSendReset={({ member }) => {
            void actions.sendReset(memberOf(member))
          }}
          busyIds={actions.busyIds}
          // While a dialog is open, no element outside takes the focus.
          focusMemberId={dialog === null ? (added?.id ?? null) : null}
          height={TABLE_HEIGHT}
        />
      </div>
      {guard.question}
      <RevokeAccessDialog
        member={removed}
        onRemove={async (roleId) => {
          await writes.remove(roleId)
          isRemovedRef.current = true
        }}
        onClose={() => {
          setRemovedId(null)
        }}
      />
      {account !== null && dialog === 'add' ? (
        <AddMemberDialog
          plan={rolePlan}
          channels={channels}
          seats={account.seats}
          usedAddresses={team.users.map(({ emailAddress }) => emailAddress)}
          onAdd={async ({ role, ...values }) => {
            const person = personOfValues(values)
            if (role.roleId === null) return
            const user = await writes.add({ person, role: roleDraft(role, role.roleId) })
            setAddedUserId(user.id)
            const text = `${person.firstName} ${person.lastName} was added and invited.`
            showToast({ tone: 'success', text })
          }}
          onClose={onDialogClose}
        />
      ) : null}
      {account !== null && dialog === 'tags' ? (
        <ProfileTagsDialog
          planId={plan.id}
          members={members.filter(({ refusal }) => refusal === null)}
          tags={tags.data ?? null}
          failure={
            tags.error === null
              ? null
              : {
                  message: tags.error.message,
                  isRetrying: tags.isFetching,
                  onRetry: () => {
                    void tags.refetch()
                  },
                }
          }
          onSave={async ({ member, hidden, visible }) => {
            await writes.hideTags({ userId: member.user.id, hidden, visible })
            showToast({ tone: 'success', text: TEAM_MESSAGES.userUpdated })
          }}
          onClose={onDialogClose}
        />
      ) : null}
    </>
  )
}

/** Tiles with the number of used and free seats of an account, and with reached limits. */
function SeatTiles({ seats }: { readonly seats: Seats }) {
  return (
    <TileList id="seats" aria-label="Seats">
      {seatTilesOf(seats).map(({ type, title, used, left, limit }) => (
        <Tile key={type}>
          <dt>{title}</dt>
          <dd data-part="used">{used}</dd>
          <dd data-part="left">{left}</dd>
          {limit === null ? null : <dd data-part="limit">{limit}</dd>}
        </Tile>
      ))}
    </TileList>
  )
}

/**
 * Returns functions that email members, one email at a time for each member, and show the result in
 * a toast.
 */
function useMemberActions(): {
  /** Role ids of the members for whom an email is being sent. */
  readonly busyIds: ReadonlySet<number>
  readonly resendInvite: (member: StoredMember | undefined) => Promise<void>
  readonly sendReset: (member: StoredMember | undefined) => Promise<void>
} {
  const mails = useMemberMails()
  const { busyIds, sendFor } = useRowSends()

  const send = async (
    member: StoredMember | undefined,
    mail: (userId: number) => Promise<void>,
    { sent, failed }: { readonly sent: string; readonly failed: string },
  ) => {
    if (member === undefined) return
    await sendFor(member.id, {
      send: () => mail(member.user.id),
      sent,
      failed: (error) => withCause(failed, error),
    })
  }
  return {
    busyIds,
    resendInvite: (member) =>
      send(member, mails.resendInvite, {
        sent: TEAM_MESSAGES.inviteResent,
        failed: TEAM_MESSAGES.inviteFailed,
      }),
    sendReset: (member) =>
      send(member, mails.sendReset, {
        sent: TEAM_MESSAGES.resetSent,
        failed: TEAM_MESSAGES.resetFailed,
      }),
  }
}
