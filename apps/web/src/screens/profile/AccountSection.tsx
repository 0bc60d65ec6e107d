import { abilitiesOnAccount } from '@throughline/domain/access'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { Badge } from '@throughline/ui/Badge'
import { Button } from '@throughline/ui/Button'
import { DescriptionList } from '@throughline/ui/DescriptionList'
import { FormSection } from '@throughline/ui/FormLayout'
import { useState } from 'react'
import { withCause } from '../../data/failure-cause'
import { useMemberMails } from '../../data/team'
import { SettingsSections, useRowSends } from '../../settings'
import { accountDetailsOf, type Profile, type ProfileViewer } from './profile-person'
import { ButtonRow, Note } from './Profile.styles'
import { RemovePersonDialog } from './RemovePersonDialog'

export interface AccountSectionProps {
  readonly profile: Profile
  readonly viewer: ProfileViewer
  /** Runs after the person was removed from the account. */
  readonly onRemoved: () => void
}

/** Role, seat and status of the person in the account, with the actions on them. */
export function AccountSection({ profile, viewer, onRemoved }: AccountSectionProps) {
  const { user, isSelf, roleName, seatType, removalRefusal } = profile
  const { account, caller } = viewer
  const [isRemoving, setIsRemoving] = useState(false)
  const details = { ...accountDetailsOf(account), isBillingShown: false }
  const { canSeeInternalIds } = abilitiesOnAccount(details, caller)
  const items = [
    { id: 'account', term: 'Account', description: account.name },
    { id: 'role', term: 'Role', description: roleName },
    { id: 'seat', term: 'Seat', description: seatType },
    {
      id: 'status',
      term: 'Status',
      description: user.status === 'pending' ? <Badge>Invited</Badge> : 'Active',
    },
    ...(isSelf && user.oldEmail !== null
      ? [{ id: 'former', term: 'Former address', description: user.oldEmail }]
      : []),
    ...(canSeeInternalIds ? [{ id: 'id', term: 'User id', description: String(user.id) }] : []),
  ]
  return (
    <SettingsSections>
      <FormSection title="Account">
        <DescriptionList items={items} emptyLabel="None" />
        {isSelf ? null : (
          <>
            <ButtonRow>
              <MailButtons profile={profile} />
              {removalRefusal === null ? (
                <Button
                  variant="danger"
                  onClick={() => {
                    setIsRemoving(true)
                  }}
                >
                  Remove from account
                </Button>
              ) : null}
            </ButtonRow>
            {removalRefusal === null ? null : (
              <Note>Not to be removed from the account: {removalRefusal}</Note>
            )}
          </>
        )}
        <RemovePersonDialog
          isOpen={isRemoving}
          profile={profile}
          viewer={viewer}
          onRemoved={onRemoved}
          onClose={() => {
            setIsRemoving(false)
          }}
        />
      </FormSection>
    </SettingsSections>
  )
}

/** Buttons that email the person: their invitation again, or a link for a new password. */
function MailButtons({
  profile: { user, canResendInvite, canSendReset },
}: {
  readonly profile: Profile
}) {
  const mails = useMemberMails()
  const { busyIds, sendFor } = useRowSends()
  const isBusy = busyIds.has(user.id)
  if (canResendInvite) {
    return (
      <Button
        isBusy={isBusy}
        onClick={() => {
          void sendFor(user.id, {
            send: () => mails.resendInvite(user.id),
            sent: TEAM_MESSAGES.inviteResent,
            failed: (error) => withCause(TEAM_MESSAGES.inviteFailed, error),
          })
        }}
      >
        Resend Invite
      </Button>
    )
  }
  if (!canSendReset) return null
  return (
    <Button
      isBusy={isBusy}
      onClick={() => {
        void sendFor(user.id, {
          send: () => mails.sendReset(user.id),
          sent: TEAM_MESSAGES.resetSent,
          failed: (error) => withCause(TEAM_MESSAGES.resetFailed, error),
        })
      }}
    >
      Send password reset
    </Button>
  )
}
