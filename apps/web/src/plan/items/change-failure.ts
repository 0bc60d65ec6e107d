import { newestTacticOf } from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'
import type { TacticListItem } from '@throughline/domain/tactics'
import { UNDO_TOAST_LIFETIME_MS } from '../../undo'
import type { PlanLookup } from '../plan-lookup'
import { refusalOfError, type RefusalNotice } from '../refusals'

/** What a person looks at while an item changes, as messages name it. */
export type ChangedView = 'calendar' | 'budget' | 'table'

/** Somebody else has changed an item in the meantime. */
export function changedByOthers(
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
 * Why an item was not changed.
 *
 * @param failure.text what is said of an error that no rule explains
 */
export function failureNotice(
  error: unknown,
  item: TacticListItem,
  lookup: PlanLookup,
  { text, view = 'calendar' }: { readonly text: string; readonly view?: ChangedView },
): RefusalNotice {
  if (newestTacticOf(error) !== null) return changedByOthers(item, view)
  const names = {
    channelName: lookup.channels.get(item.channelId)?.name ?? '',
    planName: lookup.planNames.get(item.planId) ?? 'another plan',
  }
  return refusalOfError(error, names) ?? { tone: 'error', text, lifetimeMs: UNDO_TOAST_LIFETIME_MS }
}
