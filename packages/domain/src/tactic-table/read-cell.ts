import { canEditTactic } from '../access'
import { englishLocale } from '../locale'
import { plainAmount, readAmount } from '../budget'
import { TITLE_LIMIT_LENGTH, isRelatable, optionFields, readOption } from '../tactics'
import type { OptionField, TacticListItem } from '../tactics'
import { civilDateTimeOf, dateOfDateTime, dayNumberOf, minutesOfDay } from '../calendar-dates'
import { canFlagTactics, NO_PLATFORM_NAME } from '../channels'
import type { ItemFormValues } from '../item-form'
import type { CellContext, PlacedType } from './cell-context'
import type { CellProblemCode } from './cell-problem'
import { itemDetailsIn } from './editable-cells'
import { nameKey, readNames } from './read-names'
import { isFieldColumn, isOptionColumn, optionFieldOf } from './table-columns'
import type { TacticColumn } from './table-columns'

/** The fields of the form that a text changes, or why the cell refuses the text. */
export type CellReading =
  | { readonly code: 'read'; readonly change: Partial<ItemFormValues> }
  | {
      readonly code: CellProblemCode
      /** As in `CellProblem`. */
      readonly names: readonly string[]
    }

/**
 * Reads the text of one cell as a change of its item's form, without applying it. It ignores the
 * case of names, and an empty text clears an optional field.
 */
export function readCell(
  item: TacticListItem,
  column: TacticColumn,
  text: string,
  context: CellContext,
): CellReading {
  if (isFieldColumn(column)) return refuse('read-only-column')
  if (isOptionColumn(column)) return readOptionCell(item, optionFieldOf(column), text, context)
  switch (column) {
    case 'title':
      return readTitle(text)
    case 'type':
      return readType(item, text, context)
    case 'platforms':
      return readPlatforms(item, withoutDash(text), context)
    case 'startDate':
    case 'endDate':
      return readDate(item, column, text, context)
    case 'initiatives':
      return readInitiatives(item, withoutDash(text), context)
    case 'tags': {
      const { matches, unknown } = readNames(withoutDash(text), context.tagsByName)
      return unknown.length > 0
        ? refuse('unknown-tag', unknown)
        : read({ tagIds: withUnseen(matches, item.tagIds, context.details.tags) })
    }
    case 'estimate':
      return readAmountCell(text, context, (estimatedCost) => ({ estimatedCost }))
    case 'actual':
      return readAmountCell(text, context, (actualCost) => ({ actualCost }))
    case 'plan':
    case 'channel':
    case 'repeats':
    case 'variance':
      return refuse('read-only-column')
    default:
      return column satisfies never
  }
}

function read(change: Partial<ItemFormValues>): CellReading {
  return { code: 'read', change }
}

function refuse(code: CellProblemCode, names: readonly string[] = []): CellReading {
  return { code, names }
}

/** Line breaks in a cell, with the spaces around them: a title has one line. */
const lineBreaks = /[^\S\n]*[\n\v\f\r\u0085\u2028\u2029]\s*/g

function readTitle(text: string): CellReading {
  const title = text.replaceAll(lineBreaks, ' ').trim()
  if (title === '') return refuse('required')
  return title.length > TITLE_LIMIT_LENGTH ? refuse('too-long') : read({ title })
}

function readOptionCell(
  item: TacticListItem,
  field: OptionField,
  text: string,
  { types }: CellContext,
): CellReading {
  const value = readOption(field, text)
  if (value === undefined) {
    return refuse(
      'not-yes-or-no',
      optionFields[field].options.map((option) => option.text),
    )
  }
  const channel = types.get(item.tacticTypeId)?.channel
  const isFlagRefused =
    field === 'isFlagged' && value && !item.isFlagged && !canFlagTactics(channel)
  return isFlagRefused
    ? refuse('flagging-off', channel === undefined ? [] : [channel.name])
    : read({ [field]: value })
}

function readType(item: TacticListItem, text: string, context: CellContext): CellReading {
  if (text.trim() === '') return refuse('required')
  const named = context.typesByName.get(nameKey(text)) ?? []
  const target = named.find(({ channel }) => channel.id === item.channelId) ?? named[0]
  if (target === undefined) return refuse('unknown-type', [text.trim()])
  if (target.channel.id !== item.channelId && named.length > 1) {
    return refuse(
      'ambiguous-type',
      named.map(({ channel }) => channel.name),
    )
  }
  return typeRefusal(item, target, context) ?? read({ tacticTypeId: target.type.id })
}

/**
 * Returns why an item cannot have a type; null when it can. Applies the same rules as a bulk
 * change.
 */
function typeRefusal(
  item: TacticListItem,
  { channel }: PlacedType,
  context: CellContext,
): CellReading | null {
  const isIntoInitiatives = channel.kind === 'initiatives'
  const isOfInitiatives = context.types.get(item.tacticTypeId)?.channel.kind === 'initiatives'
  const isMarked = item.isInitiative && !isOfInitiatives
  if ((isMarked || isIntoInitiatives) !== item.isInitiative) {
    return refuse(item.isInitiative ? 'becomes-tactic' : 'becomes-initiative')
  }
  const decision = canEditTactic(context.form.access, {
    ...itemDetailsIn(item, context),
    channelId: channel.id,
    isInitiative: isIntoInitiatives,
  })
  return decision.allowed ? null : refuse(decision.code, [channel.name])
}

function readPlatforms(item: TacticListItem, text: string, { types }: CellContext): CellReading {
  const type = types.get(item.tacticTypeId)?.type
  const platforms = type?.tacticPlatforms ?? []
  const byName = new Map(platforms.map((one) => [nameKey(one.name), one]))
  const { matches, unknown } = readNames(text, byName)
  if (unknown.length > 0) return refuse('unknown-platform', unknown)
  const ids = matches.filter(({ name }) => name !== NO_PLATFORM_NAME).map(({ id }) => id)
  if (ids.length > 1 && type?.shouldTacticsAllowMultiplePlatforms !== true) {
    return refuse('one-platform', type === undefined ? [] : [type.name])
  }
  return read({ tacticPlatformIds: inFormerOrder(ids, item.tacticPlatformIds) })
}

/** Another day at the time that the item has. */
function readDate(
  item: TacticListItem,
  column: 'startDate' | 'endDate',
  text: string,
  context: CellContext,
): CellReading {
  if (text.trim() === '') return refuse('required')
  const date = context.readDate(text, dateOfDateTime(item[column]))
  if (date === null) return refuse('not-a-date')
  return read({ [column]: civilDateTimeOf(dayNumberOf(date), minutesOfDay(item[column])) })
}

function readInitiatives(
  item: TacticListItem,
  text: string,
  { initiativesByName, form, details }: CellContext,
): CellReading {
  const { matches: named, unknown } = readNames(text, initiativesByName)
  const { initiativeNames } = details
  if (unknown.length > 0) return refuse('unknown-initiative', unknown)
  // When several initiatives match the title, prefers the item's current one.
  const isCurrent = ({ id }: TacticListItem) => item.relatedInitiativeIds.includes(id)
  const matches: TacticListItem[] = []
  for (const some of named) {
    const match = some.find(isCurrent) ?? (some.length === 1 ? some[0] : undefined)
    if (match === undefined) {
      return refuse(
        'ambiguous-initiative',
        some.map(({ id, title }) => initiativeNames.get(id) ?? title),
      )
    }
    matches.push(match)
  }
  const tooFar = matches.filter((one) => !isCurrent(one) && !isRelatable(one, item, form.plan))
  if (tooFar.length > 0) {
    return refuse(
      'initiative-too-far',
      tooFar.map(({ title }) => title),
    )
  }
  const ids = matches.map(({ id }) => id)
  return read({
    relatedInitiativeIds: withUnseen(ids, item.relatedInitiativeIds, initiativeNames),
  })
}

/**
 * Returns the ids that the person has named, and the item's ids without a name that they can see.
 */
function withUnseen(
  named: readonly number[],
  former: readonly number[],
  existing: ReadonlyMap<number, unknown>,
): readonly number[] {
  return inFormerOrder([...named, ...former.filter((id) => !existing.has(id))], former)
}

/** Returns the former list if the ids are the same, because another order is no change. */
function inFormerOrder(ids: readonly number[], former: readonly number[]): readonly number[] {
  return ids.length === former.length && former.every((id) => ids.includes(id)) ? former : ids
}

/** Returns the text without a lone dash, with which tables mark an empty value. */
function withoutDash(text: string): string {
  return /^\s*[-−–]\s*$/.test(text) ? '' : text
}

const amountCodes = {
  unreadable: 'not-an-amount',
  negative: 'negative-amount',
  'too-large': 'amount-too-large',
} as const

function readAmountCell(
  text: string,
  { locale = englishLocale }: CellContext,
  changeOf: (amount: number | null) => Partial<ItemFormValues>,
): CellReading {
  const reading = readAmount(text, { locale })
  if (reading.code === 'empty') return read(changeOf(null))
  if (reading.code === 'amount') return read(changeOf(reading.amountDollars))
  return reading.code === 'ambiguous'
    ? refuse(
        'ambiguous-amount',
        reading.readings.map((amount) => plainAmount(amount, locale)),
      )
    : refuse(amountCodes[reading.code])
}
