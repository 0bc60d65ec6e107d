import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { CivilDateTime } from '@throughline/domain/calendar-dates'
import type {
  FormChannel,
  ItemFormContext,
  ItemFormPart,
  ItemFormValues,
} from '@throughline/domain/item-form'
import { parseRule } from '@throughline/domain/recurrence'
import { isOptionField } from '@throughline/domain/tactics'
import type { Tag } from '@throughline/domain/tags'
import type { Locale } from '@throughline/domain/locale'
import { englishLocale } from '@throughline/domain/locale'

import type { EditorDocument, EditorInitiative, EditorItem, EditorTag } from '../DetailEditor.types'
import type { DetailEditorLabels } from '../DetailEditor.labels'
import { isCustomPart } from './part-name'

/** Data to look up the ids in the values of a form. */
export interface PartLookup {
  readonly context: ItemFormContext
  readonly item: EditorItem | null
  readonly initiatives: readonly EditorInitiative[] | null
  readonly tags: readonly EditorTag[] | null
  readonly documents: readonly EditorDocument[] | null
  readonly labels: DetailEditorLabels
  /** @default englishLocale */
  readonly locale?: Locale
}

/**
 * Returns the value of a part as text for users; empty without a value. Rich texts appear as their
 * HTML, images as the id of their asset.
 */
export function partText(part: ItemFormPart, values: ItemFormValues, lookup: PartLookup): string {
  const { labels, context, item, locale = englishLocale } = lookup
  if (isCustomPart(part)) {
    const value = values.customValues[Number(part.slice('custom:'.length))]
    return typeof value === 'number' ? locale.number(value) : (value ?? '')
  }
  if (isOptionField(part)) return values[part] ? labels.on : labels.off
  switch (part) {
    case 'channelId':
      return channelOf(values, context)?.name ?? item?.channelName ?? ''
    case 'tacticTypeId':
      return typeOf(values, context)?.name ?? item?.tacticTypeName ?? ''
    case 'tacticPlatformIds':
      return values.tacticPlatformIds.length === 0
        ? labels.noPlatform
        : namesOf(
            values.tacticPlatformIds,
            typeOf(values, context)?.tacticPlatforms ?? null,
            nameOf,
          )
    case 'startDate':
    case 'endDate':
      return values.isUnscheduled ? '' : dateText(values[part], values, labels, locale)
    case 'rrule':
      return values.startDate === null
        ? ''
        : (labels.repeat({
            rule: parseRule(values.rrule),
            startDay: dayNumberOf(values.startDate),
          }) ?? '')
    case 'recurrenceEndDay':
      return values.recurrenceEndDay === null ? '' : locale.day(values.recurrenceEndDay)
    case 'estimatedCost':
    case 'actualCost':
      return values[part] === null ? '' : locale.money(values[part])
    case 'impressions':
    case 'ratingPoints':
      return values[part] === null ? '' : locale.number(values[part])
    case 'relatedInitiativeIds':
      return namesOf(values.relatedInitiativeIds, lookup.initiatives, ({ title }) => title)
    case 'tagIds':
      return namesOf(values.tagIds, lookup.tags, tagName)
    case 'documentIds':
      return namesOf(values.documentIds, lookup.documents, nameOf)
    case 'isAllDay':
    case 'hasDuration':
    case 'isUnscheduled':
      return values[part] ? labels.on : labels.off
    case 'title':
    case 'notes':
    default:
      return values[part]
  }
}

/** A tag as `Category: Name`. */
function tagName({ categoryName, title }: Pick<Tag, 'categoryName' | 'title'>): string {
  return categoryName === '' ? title : `${categoryName}: ${title}`
}

/** The channel of the form; null while none is chosen, or for one of another plan. */
export function channelOf(
  { channelId }: Pick<ItemFormValues, 'channelId'>,
  { channels }: Pick<ItemFormContext, 'channels'>,
): FormChannel | null {
  return channels.find(({ id }) => id === channelId) ?? null
}

function typeOf(values: ItemFormValues, context: ItemFormContext) {
  return channelOf(values, context)?.tacticTypes.find(({ id }) => id === values.tacticTypeId)
}

function dateText(
  date: CivilDateTime | null,
  { isAllDay }: ItemFormValues,
  labels: DetailEditorLabels,
  locale: Locale,
): string {
  if (date === null) return ''
  const day = locale.day(date)
  return isAllDay ? labels.allDay(day) : `${day}, ${date.slice(11, 16).replace(/^0/u, '')}`
}

function nameOf({ name }: { readonly name: string }): string {
  return name
}

/**
 * Returns the names in the order of the ids; leaves out unknown ids, and ids whose names are
 * loading.
 */
function namesOf<Thing extends { readonly id: number }>(
  ids: readonly number[],
  things: readonly Thing[] | null,
  write: (thing: Thing) => string,
): string {
  return ids
    .flatMap((id) => {
      const thing = things?.find((each) => each.id === id)
      return thing === undefined ? [] : [write(thing)]
    })
    .join(', ')
}
