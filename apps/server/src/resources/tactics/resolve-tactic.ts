import { isMonthlyKind } from '@throughline/domain/channels'
import { forbidden, invalidReference, unprocessable } from '../../errors/api-error'
import { visibleFamilyIds } from '../../access/plan-family'
import type { TacticDetailRow } from './detail-queries'
import { requireEditable } from './edit-right'
import {
  findDocumentIdsOfPlan,
  findInitiativeIdsOfPlans,
  findPlatformIdsOfChannel,
  findStoredInitiativeIds,
  findTagIdsOfPlans,
  findTypeDetails,
} from './fact-queries'
import type { TypeSummary } from './fact-queries'
import { resolveFieldValues } from './field-values'
import { resolveWhen } from './tactic-dates'
import { plainValuesOf } from './tactic-input'
import type { TacticInput } from './tactic-input'
import type { TacticRowValues, TacticWrite } from './write-queries'
import type { WriteSituation } from './write-situation'

/**
 * Checks a create or an update against every rule and returns the values to store. The rules cover
 * the type, the permission on the channel, dates and recurrence, costs, and references, which must
 * exist and be visible to the user.
 *
 * @param stored the stored item; null for a new one
 * @throws ApiError when a rule refuses it
 */
export async function resolveTactic(
  situation: WriteSituation,
  input: TacticInput,
  stored: TacticDetailRow | null,
): Promise<TacticWrite> {
  const type = await resolveType(situation, input, stored)
  requireEditable(situation.planAccess, {
    channelId: type.channelId,
    isInInitiativesChannel: type.channelKind === 'initiatives',
  })
  const isMonthly = isMonthlyKind(type.kind)
  const when = resolveWhen(input, stored, { isMonthly })
  const isInitiative = input.isInitiative ?? stored?.isInitiative ?? false
  const carriesCost = !isMonthly && !isInitiative && type.channelKind !== 'initiatives'
  const values: TacticRowValues = {
    title: input.title ?? stored?.title ?? '',
    tacticTypeId: type.id,
    ...when,
    isInitiative,
    estimatedCost: resolveCost(situation, 'estimatedCost', input, stored, carriesCost),
    actualCost: resolveCost(situation, 'actualCost', input, stored, carriesCost),
    ...plainValuesOf(input, stored),
    ...(input.summary === undefined
      ? {}
      : { summary: await situation.saveRichText(input.summary ?? '') }),
  }
  const isMoved = stored !== null && stored.tacticTypeId !== type.id
  return {
    values,
    platformIds: await resolvePlatforms(situation, input, type, isMoved),
    tagIds: await resolveTags(situation, input, stored),
    initiativeIds: when.isUnscheduled ? [] : await resolveInitiatives(situation, input, stored),
    documentIds: await resolveDocuments(situation, input),
    fieldValues: await resolveFieldValues(situation, input, stored, type.id),
  }
}

function retained<Value>(sent: Value | undefined, stored: Value | undefined): Value | null {
  return sent === undefined ? (stored ?? null) : sent
}

async function resolveType(
  { orm, planAccess }: WriteSituation,
  input: TacticInput,
  stored: TacticDetailRow | null,
): Promise<TypeSummary> {
  const { id: planId } = planAccess.plan
  if (input.planId !== undefined && input.planId !== planId) throw invalidReference('/plan')
  const typeId = input.tacticTypeId ?? stored?.tacticTypeId
  if (typeId === undefined) throw invalidReference('/tacticType')
  const type =
    typeId === stored?.tacticTypeId ? typeOf(stored) : await findTypeDetails(orm, planId, typeId)
  if (type === null) throw invalidReference('/tacticType')
  if (input.channelId !== undefined && input.channelId !== type.channelId) {
    throw invalidReference('/channel')
  }
  return type
}

function typeOf(stored: TacticDetailRow): TypeSummary {
  const { planId, tacticTypeId, typeKind, canHaveSeveralPlatforms, channelId, channelKind } = stored
  return {
    id: tacticTypeId,
    planId,
    kind: typeKind,
    canHaveSeveralPlatforms,
    channelId,
    channelKind,
  }
}

/**
 * Costs need budget visibility. Without it, a response contains null, and a null that is
 * sent back changes nothing.
 */
function resolveCost(
  { planAccess }: WriteSituation,
  name: 'estimatedCost' | 'actualCost',
  input: TacticInput,
  stored: TacticDetailRow | null,
  carriesCost: boolean,
): number | null {
  const sent = input[name]
  if (!planAccess.abilities.canEditBudget) {
    if (typeof sent === 'number') throw forbidden('You may not see or enter costs in this plan.')
    return carriesCost ? (stored?.[name] ?? null) : null
  }
  return carriesCost ? retained(sent, stored?.[name]) : null
}

async function resolvePlatforms(
  { orm }: WriteSituation,
  input: TacticInput,
  type: TypeSummary,
  isMoved: boolean,
): Promise<readonly number[] | null> {
  // Another type has other platforms: without new ones, the old ones are removed.
  if (input.platformIds === undefined) return isMoved ? [] : null
  if (input.platformIds.length > 1 && !type.canHaveSeveralPlatforms) {
    throw unprocessable(
      'validation_failed',
      'Tactics of this type have one platform at most.',
      '/tacticPlatforms',
    )
  }
  const matches = await findPlatformIdsOfChannel(orm, type, input.platformIds)
  if (matches.length !== input.platformIds.length) throw invalidReference('/tacticPlatforms')
  return input.platformIds
}

async function resolveTags(
  situation: WriteSituation,
  input: TacticInput,
  stored: TacticDetailRow | null,
): Promise<readonly number[] | null> {
  if (input.tagIds === undefined) return null
  const { blockedTagIds } = situation.signedIn
  if (input.tagIds.some((id) => blockedTagIds.has(id))) throw invalidReference('/tags')
  const fresh = input.tagIds.filter((id) => stored?.tagIds.includes(id) !== true)
  const matches = await findTagIdsOfPlans(
    situation.orm,
    visibleFamilyIds(situation.planAccess, situation.planAccesses),
    fresh,
  )
  if (matches.length !== fresh.length) throw invalidReference('/tags')
  const hidden = stored?.tagIds.filter((id) => blockedTagIds.has(id)) ?? []
  return [...input.tagIds, ...hidden]
}

async function resolveInitiatives(
  situation: WriteSituation,
  input: TacticInput,
  stored: TacticDetailRow | null,
): Promise<readonly number[] | null> {
  const ids = input.relatedInitiativeIds
  if (ids === undefined) return null
  if (stored !== null && ids.includes(stored.id)) throw invalidReference('/relatedInitiatives')
  const matches = await findInitiativeIdsOfPlans(
    situation.orm,
    visibleFamilyIds(situation.planAccess, situation.planAccesses),
    ids,
    situation.signedIn.blockedTagIds,
  )
  if (matches.length !== ids.length) throw invalidReference('/relatedInitiatives')
  if (stored === null) return ids
  // Keeps deleted and hidden initiatives, because the user cannot see and therefore not send them.
  const visible = new Set(stored.initiatives.map(({ id }) => id))
  const all = await findStoredInitiativeIds(situation.orm, stored.id)
  return [...new Set([...ids, ...all.filter((id) => !visible.has(id))])]
}

async function resolveDocuments(
  { orm, planAccess }: WriteSituation,
  input: TacticInput,
): Promise<readonly number[] | null> {
  if (input.documentIds === undefined) return null
  const matches = await findDocumentIdsOfPlan(orm, planAccess.plan.id, input.documentIds)
  if (matches.length !== input.documentIds.length) throw invalidReference('/documents')
  return input.documentIds
}
