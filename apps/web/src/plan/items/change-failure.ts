import { newestTacticOf } from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'
import type { TacticListItem } from '@throughline/domain/tactics'
import { UNDO_TOAST_LIFETIME_MS } from '../../undo'
import type { PlanLookup } from '../plan-lookup'
import { refusalOfError, type RefusalNotice } from '../refusals'

/** Name of the view in messages about a change. */
export type ChangedView = 'calendar' | 'budget' | 'table'

/** Returns the notice that another user has changed an item in the meantime. */
export function changedByOtherUsers(
  { title }: Pick<TacticListItem, 'title'>,
  view: ChangedView = 'calendar',
): RefusalNotice {
  return {
    tone: 'warning',
    text: `Somebody else changed ${isolateText(title)} since. The ${view} shows their version.`,
    lifetimeMs: UNDO_TOAST_LIFETIME_MS,
  }
}

/**
 * Returns the notice about an item that was not changed.
 *
 * @param failure.text text for an error that no rule explains
 */
export function failureNotice(
  error: unknown,
  item: TacticListItem,
  lookup: PlanLookup,
  { text, view = 'calendar' }: { readonly text: string; readonly view?: ChangedView },
): RefusalNotice {
  if (newestTacticOf(error) !== null) return changedByOtherUsers(item, view)
  const names = {
    channelName: lookup.channels.get(item.channelId)?.name ?? '',
    planName: lookup.planNames.get(item.planId) ?? 'another plan',
  }
  return refusalOfError(error, names) ?? { tone: 'error', text, lifetimeMs: UNDO_TOAST_LIFETIME_MS }
}
