import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import { createLazyModule } from '@throughline/ui/lazy-module'
import type { UndoStack } from '../../undo'
import { loadOpenedOnDemand } from '../items/use-idle-code'
import { OpensOnDemand } from '../OpensOnDemand'
import type { SummaryDetails } from './bulk-summary'
import type { BulkChanges } from './use-bulk-changes'

const dialog = createLazyModule(async () => (await loadOpenedOnDemand()).PlanBulkChangeDialog)

export interface BulkChangeDialogsProps {
  readonly plan: PlanDetail | undefined
  readonly access: PlanAccess | null
  readonly bulk: Pick<BulkChanges, 'intent' | 'close'>
  readonly details: SummaryDetails
  readonly today: CivilDate
  readonly undoStack: UndoStack
}

/** Dialog of the current bulk change; renders nothing without one. */
export function BulkChangeDialogs({ plan, access, bulk, ...rest }: BulkChangeDialogsProps) {
  const { intent, close } = bulk
  if (intent === null || plan === undefined || access === null) return null
  return (
    <OpensOnDemand module={dialog} onCancel={close}>
      {(PlanBulkChangeDialog) => (
        <PlanBulkChangeDialog {...{ intent, plan, access }} {...rest} onClose={close} />
      )}
    </OpensOnDemand>
  )
}
