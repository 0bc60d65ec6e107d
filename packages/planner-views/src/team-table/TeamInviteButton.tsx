import { Button } from '@throughline/ui/Button'
import type { TeamTableLabels } from './labels'
import type { TeamMember, TeamTableProps } from './TeamTable.types'

interface TeamInviteButtonProps {
  readonly member: TeamMember
  readonly isBusy: boolean
  readonly onResend: TeamTableProps['onResendInvite']
  readonly labels: TeamTableLabels
}

/** Sends a pending member their invitation again. */
export function TeamInviteButton({ member, isBusy, onResend, labels }: TeamInviteButtonProps) {
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={labels.resendInviteTo(member.name)}
      isBusy={isBusy}
      onClick={() => {
        onResend({ member })
      }}
    >
      {labels.resendInvite}
    </Button>
  )
}
