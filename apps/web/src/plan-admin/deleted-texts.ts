import type { DeletedPlan } from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'
import { instantMs } from '../platform/clock'

const DAY = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: '2-digit' })
const MOMENT = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
})

/** Who deleted a plan and when, and until when it can be restored, in the zone of the browser. */
export function deletionInWords({ deletedBy, deletedAt, restorableUntil }: DeletedPlan): string {
  const who = deletedBy === null ? '' : ` by ${isolateText(deletedBy)}`
  return `Deleted ${DAY.format(instantMs(deletedAt))}${who}. Can be restored until ${MOMENT.format(instantMs(restorableUntil))}.`
}
