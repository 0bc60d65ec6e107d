import {
  CONNECTION_MESSAGES,
  changesRefused,
  changesSaved,
  changesWaiting,
  savingChanges,
} from '@throughline/domain/messages'
import type { BannerTone } from '@throughline/ui/Banner'
import type { WaitingState } from '../../data/waiting/waiting-changes.types'

/** Returns the notice about the connection; null without one. */
export function noticeOf({
  connection,
  waiting,
  areAllStored,
  savedCount,
  refused,
}: WaitingState): { readonly tone: BannerTone; readonly text: string } | null {
  const count = waiting.length
  if (connection !== 'online') {
    const what = count === 0 ? CONNECTION_MESSAGES.nothingWaits : changesWaiting(count)
    const parts = [CONNECTION_MESSAGES[connection], what]
    if (!areAllStored) parts.push(CONNECTION_MESSAGES.notStored)
    return { tone: 'warning', text: parts.join(' ') }
  }
  if (count > 0) return { tone: 'info', text: savingChanges(count) }
  if (refused.length > 0) return { tone: 'warning', text: changesRefused(refused.length) }
  return savedCount === 0 ? null : { tone: 'success', text: changesSaved(savedCount) }
}
