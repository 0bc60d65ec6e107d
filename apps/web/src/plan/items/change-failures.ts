import { newestTacticOf } from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'
import type { TacticListItem } from '@throughline/domain/tactics'
import { UNDO_TOAST_LIFETIME_MS } from '../../undo'
import type { PlanLookup } from '../plan-lookup'
import { refusalOfError, type RefusalNotice } from '../refusals'

/** The toast about an item that somebody else has changed since. */
export function changedByOthers({ title }: TacticListItem): RefusalNotice {
  return {
    tone: 'warning',
    text: `Somebody else changed ${isolateText(title)} since. The calendar shows their version.`,
    lifetimeMs: UNDO_TOAST_LIFETIME_MS,
  }
}

/** The toast about a change of an item that was not saved; `text` where no more is known. */
export function failureNotice(
  error: unknown,
  item: TacticListItem,
  lookup: PlanLookup,
  text: string,
): RefusalNotice {
  if (newestTacticOf(error) !== null) return changedByOthers(item)
  const names = {
    channelName: lookup.channels.get(item.channelId)?.name ?? '',
    planName: lookup.planNames.get(item.planId) ?? 'another plan',
  }
  return (
    refusalOfError(error, names) ?? {
      tone: 'error',
      text,
      lifetimeMs: UNDO_TOAST_LIFETIME_MS,
    }
  )
}
