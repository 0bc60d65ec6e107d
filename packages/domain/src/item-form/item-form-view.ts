import { canEditTactic } from '../access'
import type { ItemAccess } from '../access'
import type { TacticField } from '../channels'
import { canFlagTactics } from '../channels'
import { isRelatable, optionFieldNames } from '../tactics'
import type { OptionField, Tactic, TacticListItem } from '../tactics'
import { choiceOf } from './form-choice'
import type { FormChannel, FormTacticType, ItemFormContext, ItemFormValues } from './item-form'

/** The parts of the form that are not always shown. */
export type ItemFormSection =
  | 'dates'
  /** The End field; without it the end is the start. */
  | 'end'
  /** The times of start and end. */
  | 'times'
  | 'repeat'
  | 'costs'
  | 'flag'
  | 'notes'
  | 'relatedInitiatives'
  | 'platforms'

/** The choices, sections and limits that the form shows for its values. */
export interface ItemFormView {
  readonly isInitiative: boolean
  /** Of a monthly focus or theme. */
  readonly isMonthly: boolean
  readonly channel: FormChannel | null
  readonly type: FormTacticType | null
  /** Every channel of the plan; the person may not put an item into a locked one. */
  readonly channels: readonly { readonly channel: FormChannel; readonly isLocked: boolean }[]
  /** Types of the channel; a hidden one only while it is chosen. */
  readonly types: readonly FormTacticType[]
  readonly allowsSeveralPlatforms: boolean
  /** Universal fields, then those of the type. */
  readonly customFields: readonly TacticField[]
  readonly isVisible: Readonly<Record<ItemFormSection, boolean>>
  /** The visible fields whose values are options: the flag only where the channel has flags. */
  readonly optionFields: readonly OptionField[]
  /** Dates are widened to whole months; all-day and duration cannot be switched off. */
  readonly areDatesWholeMonths: boolean
}

/**
 * Returns the choices, sections and limits that the form shows for its values.
 *
 * @param item the stored item; null for a new one
 */
export function itemFormView(
  values: ItemFormValues,
  context: ItemFormContext,
  item: Pick<Tactic, 'isInitiative' | 'channelId'> | null,
): ItemFormView {
  const { plan, access, channels, universalFields } = context
  const { channel, type, isInitiative: isInInitiatives, isMonthly } = choiceOf(values, context)
  const isInitiative = isInInitiatives || isFlaggedAsInitiative(item, channels)
  const isScheduled = !values.isUnscheduled
  const hasFlags = canFlagTactics(channel)
  return {
    isInitiative,
    isMonthly,
    channel,
    type,
    channels: channels
      .filter(({ kind }) => kind !== 'subscriptions')
      .map((one) => ({ channel: one, isLocked: isLocked(one, plan.id, access) })),
    types:
      channel?.tacticTypes.filter(
        (one) => one.isHidden !== true || one.id === values.tacticTypeId,
      ) ?? [],
    allowsSeveralPlatforms: type?.shouldTacticsAllowMultiplePlatforms ?? false,
    customFields: fieldsOf(type, universalFields),
    isVisible: {
      dates: isScheduled,
      end: isScheduled && values.hasDuration,
      times: isScheduled && !values.isAllDay,
      repeat: isScheduled,
      costs: plan.useBudgets && access.canViewBudget && !isInitiative && !isMonthly,
      flag: hasFlags,
      notes: plan.isTacticSummaryFieldEnabled && (channel?.isSummaryEnabled ?? true),
      relatedInitiatives: isScheduled && !isInitiative,
      platforms: (type?.tacticPlatforms ?? []).length > 0,
    },
    optionFields: optionFieldNames.filter((field) => field !== 'isFlagged' || hasFlags),
    areDatesWholeMonths: isScheduled && isMonthly,
  }
}

/** The data that decides whether an initiative is offered as related. */
type OfferedInitiative = Pick<TacticListItem, 'id'> & Parameters<typeof isRelatable>[0]

/**
 * The initiatives that are offered as related: those around the item's dates, and those
 * that are chosen already. While the item has no date, only the chosen ones.
 */
export function offeredInitiatives<Initiative extends OfferedInitiative>(
  initiatives: readonly Initiative[],
  values: Pick<
    ItemFormValues,
    'relatedInitiativeIds' | 'startDate' | 'endDate' | 'isAllDay' | 'isUnscheduled'
  >,
  { plan }: Pick<ItemFormContext, 'plan'>,
): readonly Initiative[] {
  const chosen = new Set(values.relatedInitiativeIds)
  const startDate = values.startDate ?? values.endDate
  if (startDate === null) return initiatives.filter(({ id }) => chosen.has(id))
  const { isAllDay, isUnscheduled } = values
  const dated = { startDate, endDate: values.endDate ?? startDate, isAllDay, isUnscheduled }
  return initiatives.filter(
    (initiative) => chosen.has(initiative.id) || isRelatable(initiative, dated, plan),
  )
}

/** The custom fields of an item: universal ones, then those of its type. */
export function fieldsOf(
  type: FormTacticType | null,
  universalFields: readonly TacticField[],
): readonly TacticField[] {
  const ofType = type?.tacticFields
  return ofType === undefined ? universalFields : [...universalFields, ...ofType]
}

function isLocked({ id, kind }: FormChannel, planId: number, access: ItemAccess): boolean {
  const item = { planId, channelId: id, isInitiative: kind === 'initiatives' }
  return !canEditTactic(access, { ...item, isRepeating: false, isMonthly: false }).allowed
}

/** An item that is no initiative only for its channel stays one in every other channel. */
function isFlaggedAsInitiative(
  item: Pick<Tactic, 'isInitiative' | 'channelId'> | null,
  channels: readonly FormChannel[],
): boolean {
  if (item?.isInitiative !== true) return false
  return channels.find(({ id }) => id === item.channelId)?.kind !== 'initiatives'
}
