import { dateOfDateTime } from '../calendar-dates'
import type { CivilDateTime } from '../calendar-dates'
import type { ItemImportValues } from '../item-import'
import { changedOptionsOf } from '../tactics'
import type { CellContext } from './cell-context'
import type { ItemCellChange } from './change-cells'

/**
 * Returns the changes of an item as a row of an import; without properties when nothing changes.
 */
export function importValuesOf(
  { item, changes, channelId }: ItemCellChange,
  { types, details }: Pick<CellContext, 'types' | 'details'>,
): ItemImportValues {
  const { title, estimatedCost, actualCost } = changes
  const isTypeChanged = changes.tacticTypeId !== undefined
  const placed = types.get(changes.tacticTypeId ?? item.tacticTypeId)
  const platforms = placed?.type.tacticPlatforms ?? []
  const isAllDay = changes.isAllDay ?? item.isAllDay
  const dateOf = (date: CivilDateTime) => (isAllDay ? dateOfDateTime(date) : date)
  return {
    ...(title === undefined ? null : { title }),
    ...(isTypeChanged && placed !== undefined ? { type: placed.type.name } : null),
    ...(channelId !== item.channelId && placed !== undefined
      ? { channel: placed.channel.name }
      : null),
    ...(changes.tacticPlatformIds === undefined
      ? null
      : { platforms: namesOf(changes.tacticPlatformIds, platforms) }),
    ...(changes.startDate === undefined ? null : { startDate: dateOf(changes.startDate) }),
    ...(changes.endDate === undefined ? null : { endDate: dateOf(changes.endDate) }),
    ...(changes.isAllDay === undefined ? null : { isAllDay }),
    ...changedOptionsOf(changes),
    ...(estimatedCost === undefined ? null : { estimatedCost }),
    ...(actualCost === undefined ? null : { actualCost }),
    ...(changes.tagIds === undefined
      ? null
      : { tags: changes.tagIds.flatMap((id) => details.tags.get(id)?.text ?? []) }),
    ...(changes.relatedInitiativeIds === undefined
      ? null
      : {
          initiatives: changes.relatedInitiativeIds.flatMap(
            (id) => details.initiativeNames.get(id) ?? [],
          ),
        }),
  }
}

function namesOf(
  ids: readonly number[],
  named: readonly { readonly id: number; readonly name: string }[],
): readonly string[] {
  return named.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
}
