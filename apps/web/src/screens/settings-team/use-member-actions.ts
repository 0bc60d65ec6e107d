import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { withCause } from '../../data/failure-cause'
import { useMemberMails } from '../../data/team'
import { useRowSends } from '../../settings'
import type { StoredMember } from './team-members'

/** Mails to members, one at a time to each, and what became of them. */
export function useMemberActions(): {
  /** Numbers of the roles of members to whom a mail is on its way. */
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
