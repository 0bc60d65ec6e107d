import { canEditTactic } from '@throughline/domain/access'
import { NO_PLATFORM_NAME } from '@throughline/domain/channels'
import { offeredInitiatives } from '@throughline/domain/item-form'
import { itemDetailsIn, placedTypeName } from '@throughline/domain/tactic-table'
import type { CellContext } from '@throughline/domain/tactic-table'
import { TAG_CATEGORIES } from '@throughline/domain/tags'
import type { TacticListItem } from '@throughline/domain/tactics'

import { englishProblemText } from '../problem-texts'

/** The columns that hold several names. */
export type NamesColumn = 'tags' | 'platforms' | 'initiatives'

interface NameOption {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
  readonly disabledReason?: string
}

interface NameGroup {
  readonly label: string
  readonly options: readonly NameOption[]
}

/** Names that a cell offers, and its current names. */
export interface OfferedNames {
  readonly options: readonly (NameOption | NameGroup)[]
  readonly chosen: readonly string[]
}

/**
 * The types that an item can have, by channel: an initiative stays one, and so does a tactic. Those
 * of a channel that the user may not edit are disabled, with the reason.
 */
export function typeOptions(
  item: TacticListItem,
  { form, types }: Pick<CellContext, 'form' | 'types'>,
): readonly NameGroup[] {
  const isInitiative = types.get(item.tacticTypeId)?.channel.kind === 'initiatives'
  const details = itemDetailsIn(item, { types })
  return form.channels
    .filter(({ kind }) => kind !== 'subscriptions' && (kind === 'initiatives') === isInitiative)
    .map((channel) => {
      const decision = canEditTactic(form.access, { ...details, channelId: channel.id })
      const disabledReason = decision.allowed
        ? undefined
        : englishProblemText({ column: 'type', code: decision.code, names: [channel.name] })
      return {
        label: channel.name,
        options: channel.tacticTypes
          .filter(({ id, isHidden }) => !isHidden || id === item.tacticTypeId)
          .map((type): NameOption => {
            const value = placedTypeName({ channel, type })
            return disabledReason === undefined
              ? { value, label: type.name }
              : { value, label: type.name, isDisabled: true, disabledReason }
          }),
      }
    })
    .filter(({ options }) => options.length > 0)
}

/** The names that a cell of several names offers. */
export function namesOffered(
  column: NamesColumn,
  item: TacticListItem,
  cells: CellContext,
): OfferedNames {
  if (column === 'tags') return tagNames(item, cells)
  if (column === 'platforms') return platformNames(item, cells)
  const offered = offeredInitiatives(cells.initiatives, item, cells.form)
  return offeredOf(
    offered.map(({ id, title }) => ({ id, name: title })),
    item.relatedInitiativeIds,
  )
}

function tagNames(
  { tagIds: ofItem }: TacticListItem,
  { tagIds, details }: CellContext,
): OfferedNames {
  const tags = tagIds.flatMap((id) => details.tags.get(id) ?? [])
  return {
    options: TAG_CATEGORIES.map((category) => ({
      label: category,
      options: tags
        .filter((tag) => tag.category === category)
        .map(({ uniqueName, title }) => ({ value: uniqueName, label: title })),
    })).filter(({ options }) => options.length > 0),
    chosen: ofItem.flatMap((id) => details.tags.get(id)?.uniqueName ?? []),
  }
}

function platformNames(item: TacticListItem, { types }: CellContext): OfferedNames {
  const platforms = types.get(item.tacticTypeId)?.type.tacticPlatforms ?? []
  return offeredOf(
    platforms.filter(({ name }) => name !== NO_PLATFORM_NAME),
    item.tacticPlatformIds,
  )
}

function offeredOf(
  named: readonly { readonly id: number; readonly name: string }[],
  ids: readonly number[],
): OfferedNames {
  return {
    options: named.map(({ name }) => ({ value: name, label: name })),
    chosen: named.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
  }
}
