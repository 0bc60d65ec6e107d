import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { useRef, useState } from 'react'
import { useMemberMails } from '../../data/team'
import { useShowToast } from '../../platform/ToastProvider'
import { withCause } from './team-failures'
import type { StoredMember } from './team-members'

const NOBODY: ReadonlySet<number> = new Set()

/** Mails to members, one at a time to each, and what became of them. */
export function useMemberActions(): {
  /** Numbers of the roles of members to whom a mail is on its way. */
  readonly busyIds: ReadonlySet<number>
  readonly resendInvite: (member: StoredMember | undefined) => Promise<void>
  readonly sendReset: (member: StoredMember | undefined) => Promise<void>
} {
  const mails = useMemberMails()
  const showToast = useShowToast()
  const [busyIds, setBusyIds] = useState(NOBODY)
  // Two presses within one frame see the same state.
  const busyRef = useRef(new Set<number>())

  const send = async (
    member: StoredMember | undefined,
    mail: (userId: number) => Promise<void>,
    { sent, failed }: { readonly sent: string; readonly failed: string },
  ) => {
    if (member === undefined || busyRef.current.has(member.id)) return
    busyRef.current.add(member.id)
    setBusyIds(new Set(busyRef.current))
    try {
      await mail(member.user.id)
      showToast({ tone: 'success', text: sent })
    } catch (error) {
      showToast({ tone: 'error', text: withCause(failed, error) })
    } finally {
      busyRef.current.delete(member.id)
      setBusyIds(new Set(busyRef.current))
    }
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
