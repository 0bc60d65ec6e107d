import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { describeRule } from '@throughline/domain/recurrence'
import { readRuleText } from '@throughline/domain/rule-texts'
import { PARKED_DATE_TIME } from '@throughline/domain/tactics'
import type { components } from '@throughline/api-client/schema'
import type { SignedIn } from '../../access/access'
import { iri, nullableIri } from '../../http/references'
import type { FieldValueRow, TacticDetailRow } from './detail-queries'
import type { ItemPlan } from './list-presenter'
import { presentRichText } from './rich-text'

type Tactic = components['schemas']['Tactic']
type PersonName = NonNullable<Tactic['createdBy']>
type TypeValue = components['schemas']['TacticTypeValue']

/** Returns the value of a custom field, as a number for fields with numbers. */
function presentFieldValue(row: FieldValueRow): TypeValue {
  const isNumeric = row.type === 'number' || row.type === 'image'
  return {
    id: row.id,
    tacticField: iri('tactic_fields', row.tacticFieldId),
    tacticFieldId: row.tacticFieldId,
    value: row.value === '' ? null : isNumeric ? Number(row.value) : visibleText(row),
  }
}

function visibleText({ type, value }: FieldValueRow): string {
  return type === 'richtext' ? presentRichText(value) : value
}

/** The reader, whom the response depends on in addition to their rights on the plan. */
export interface TacticReader extends Pick<SignedIn, 'blockedTagIds'> {
  /** The names, by id, of the people that they may see. */
  readonly names: ReadonlyMap<number, PersonName>
}

/**
 * Presents a tactic with everything that its detail shows. Costs need budget visibility,
 * and blocked tags are left out.
 *
 * @param summary the notes, in responses to writes that contain notes
 */
export function presentTactic(
  row: TacticDetailRow,
  plan: ItemPlan,
  { blockedTagIds, names }: TacticReader,
  summary?: string | null,
): Tactic {
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  const tagIds = row.tagIds.filter((id) => !blockedTagIds.has(id))
  return {
    id: row.id,
    version: row.version,
    creator: nullableIri('users', row.creatorId),
    creatorId: row.creatorId,
    title: row.title,
    startDate: row.startDate ?? PARKED_DATE_TIME,
    endDate: row.endDate ?? PARKED_DATE_TIME,
    isAllDay: row.isAllDay,
    isUnscheduled: row.isUnscheduled,
    isFlagged: row.isFlagged,
    isInitiative: row.isInitiative || row.channelKind === 'initiatives',
    isLead: plan.isLead,
    isNested: plan.isNested,
    plan: iri('plans', row.planId),
    planId: row.planId,
    abbreviatedPlanName: plan.abbreviatedPlanName,
    channel: iri('channels', row.channelId),
    channelId: row.channelId,
    channelName: row.channelName,
    tacticType: iri('tactic_types', row.tacticTypeId),
    tacticTypeId: row.tacticTypeId,
    tacticTypeName: row.typeName,
    tacticPlatforms: row.platformIds.map((id) => iri('tactic_platforms', id)),
    tacticPlatformIds: [...row.platformIds],
    estimatedCost: plan.canSeeBudget ? row.estimatedCost : null,
    actualCost: plan.canSeeBudget ? row.actualCost : null,
    impressions: row.impressions,
    ratingPoints: row.ratingPoints,
    tags: tagIds.map((id) => iri('tags', id)),
    tagIds,
    typeValues: row.values.map((value) => presentFieldValue(value)),
    relatedInitiatives: row.initiatives.map(({ id, title, tacticTypeId, typeName }) => ({
      initiativeId: id,
      initiativeTitle: title,
      tacticTypeId,
      tacticTypeName: typeName,
    })),
    relatedInitiativeIds: row.initiatives.map(({ id }) => id),
    documents: row.documentIds.map((id) => iri('plan_documents', id)),
    documentIds: [...row.documentIds],
    hasSummary: row.hasSummary,
    ...(summary === undefined ? {} : { summary }),
    rrule: row.rrule,
    recurrenceEndDate: row.recurrenceEndDate,
    repeats: row.rrule !== null,
    isCustomRecurrence: row.isCustomRecurrence,
    recurrenceText:
      row.startDate === null
        ? null
        : (describeRule(readRuleText(row.rrule), dayNumberOf(row.startDate))?.slice(0, 500) ??
          null),
    originalTacticID: null,
    isRecurringEventClone: false,
    createdBy: nameOf(row.creatorId),
    createdAt: row.createdAt.toISOString(),
    updatedBy: nameOf(row.updaterId),
    updatedAt: row.updatedAt.toISOString(),
  }
}
