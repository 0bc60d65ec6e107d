import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { describeRule, parseRule } from '@throughline/domain/recurrence'
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
  row: Omit<TacticDetailRow, 'people'>,
  plan: ItemPlan,
  { blockedTagIds, names }: TacticReader,
  summary?: string | null,
): Tactic {
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  const {
    typeName,
    typeKind: _typeKind,
    canHaveSeveralPlatforms: _canHaveSeveralPlatforms,
    channelKind,
    platformIds,
    values,
    initiatives,
    updaterId,
    ...stored
  } = row
  const tagIds = row.tagIds.filter((id) => !blockedTagIds.has(id))
  return {
    ...stored,
    creator: nullableIri('users', row.creatorId),
    startDate: row.startDate ?? PARKED_DATE_TIME,
    endDate: row.endDate ?? PARKED_DATE_TIME,
    isInitiative: row.isInitiative || channelKind === 'initiatives',
    isLead: plan.isLead,
    isNested: plan.isNested,
    plan: iri('plans', row.planId),
    abbreviatedPlanName: plan.abbreviatedPlanName,
    channel: iri('channels', row.channelId),
    tacticType: iri('tactic_types', row.tacticTypeId),
    tacticTypeName: typeName,
    tacticPlatforms: platformIds.map((id) => iri('tactic_platforms', id)),
    tacticPlatformIds: [...platformIds],
    estimatedCost: plan.canSeeBudget ? row.estimatedCost : null,
    actualCost: plan.canSeeBudget ? row.actualCost : null,
    tags: tagIds.map((id) => iri('tags', id)),
    tagIds,
    typeValues: values.map((value) => presentFieldValue(value)),
    relatedInitiatives: initiatives.map((initiative) => ({
      initiativeId: initiative.id,
      initiativeTitle: initiative.title,
      tacticTypeId: initiative.tacticTypeId,
      tacticTypeName: initiative.typeName,
    })),
    relatedInitiativeIds: initiatives.map(({ id }) => id),
    documents: row.documentIds.map((id) => iri('plan_documents', id)),
    documentIds: [...row.documentIds],
    ...(summary === undefined ? {} : { summary }),
    repeats: row.rrule !== null,
    recurrenceText:
      row.startDate === null
        ? null
        : (describeRule(parseRule(row.rrule), dayNumberOf(row.startDate))?.slice(0, 500) ?? null),
    originalTacticID: null,
    isRecurringEventClone: false,
    createdBy: nameOf(row.creatorId),
    createdAt: row.createdAt.toISOString(),
    updatedBy: nameOf(updaterId),
    updatedAt: row.updatedAt.toISOString(),
  }
}
