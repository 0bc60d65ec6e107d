import { foldText, wordsOf } from '@throughline/ui/text-search'
import type { FilterEntry, FilterGroups } from '../FilterSidebar.types'

/** Groups as a search leaves them. */
export interface NarrowedGroups {
  readonly groups: FilterGroups
  /** Number of remaining entries whose own name matches; all of them without a search. */
  readonly matchCount: number
  /** Channels with a matching type, which has to be visible. */
  readonly channelIdsToOpen: ReadonlySet<number>
}

const noChannels: ReadonlySet<number> = new Set()

/**
 * Returns the entries whose name contains every word of a search, ignoring case and accents. A
 * matching channel keeps all its types; any other keeps its matching types. A matching category of
 * tags keeps all its tags.
 *
 * @param text blank for no search: returns the same groups
 */
export function narrowGroups(groups: FilterGroups, text: string): NarrowedGroups {
  const words = wordsOf(text)
  if (words.length === 0) return { groups, matchCount: 0, channelIdsToOpen: noChannels }
  const fits = ({ name }: { readonly name: string }) => {
    const foldedName = foldText(name)
    return words.every((word) => foldedName.includes(word))
  }
  const left = (entries: readonly FilterEntry[] | null | undefined) => entries?.filter(fits) ?? []

  const channelIdsToOpen = new Set<number>()
  const channels = groups.channels.flatMap((channel) => {
    const types = channel.types.filter(fits)
    if (types.length > 0) channelIdsToOpen.add(channel.id)
    if (fits(channel)) return [channel]
    return types.length > 0 ? [{ ...channel, types }] : []
  })
  const tagCategories = (groups.tagCategories ?? []).flatMap((category) => {
    const tags = fits(category) ? category.tags : category.tags.filter(fits)
    return tags.length > 0 ? [{ ...category, tags }] : []
  })
  const narrowed = {
    leadPlan: groups.leadPlan !== null && fits(groups.leadPlan) ? groups.leadPlan : null,
    nestedPlans: left(groups.nestedPlans),
    channels,
    initiatives: left(groups.initiatives),
    tagCategories,
    // An empty list would say that the plan has no calendars.
    calendars: left(groups.calendars).length > 0 ? left(groups.calendars) : undefined,
  }
  return { groups: narrowed, matchCount: countOf(narrowed, fits), channelIdsToOpen }
}

function countOf(
  groups: FilterGroups,
  fits: (entry: { readonly name: string }) => boolean,
): number {
  const channelEntries = groups.channels.flatMap((channel) => [channel, ...channel.types])
  return (
    (groups.leadPlan === null ? 0 : 1) +
    groups.nestedPlans.length +
    channelEntries.filter(fits).length +
    (groups.initiatives?.length ?? 0) +
    (groups.tagCategories ?? []).reduce((sum, { tags }) => sum + tags.length, 0) +
    (groups.calendars?.length ?? 0)
  )
}
