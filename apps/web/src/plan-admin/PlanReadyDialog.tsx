import type { PlanDetail } from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { monthPath } from '../session/landing'
import { RouterLinkButton } from '../shell/RouterLinkButton'
import { setupStartPath } from '../shell/setup-path'

export interface PlanReadyDialogProps {
  readonly plan: Pick<PlanDetail, 'id' | 'accountId' | 'name'>
  readonly onClose: () => void
}

/** Offers what comes after a plan was created: to set it up, or to open it. */
export function PlanReadyDialog({ plan, onClose }: PlanReadyDialogProps) {
  const { id, accountId, name } = plan
  return (
    <Dialog
      isOpen
      size="small"
      title={`${isolateText(name)} is ready`}
      closeLabel="Close"
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Later
          </Button>
          <RouterLinkButton to={monthPath(accountId, id)}>Launch Plan</RouterLinkButton>
          <RouterLinkButton to={setupStartPath(accountId, id)} variant="primary" data-autofocus="">
            Set up
          </RouterLinkButton>
        </>
      }
    >
      <p>Set up its channels, budget and team step by step, or launch it as it is.</p>
    </Dialog>
  )
}
