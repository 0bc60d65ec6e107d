import type { TacticField } from '@throughline/domain/channels'
import { placedAt } from '@throughline/domain/ordering'
import type { CustomFieldValue, Tactic } from '@throughline/domain/tactics'
import type { RequestHandler } from 'msw'
import { wireFieldOf } from '../builders'
import { contractHttp } from './contract-http'
import type { PlanStore } from './plan-store'
import { notFound, problemResponse } from './problem-response'
import { idOfReference } from './stored-item'
import { nextVersion, staleResponse } from './versions'

export interface FieldHandlersOptions {
  /** Universal fields, of all plans. */
  readonly fields: readonly TacticField[]
  /** The plans with the fields of their types; handlers read and change them. */
  readonly store: PlanStore
  /** Values that belong to no item yet; handlers add to it. */
  readonly freeValues: Map<number, CustomFieldValue>
  /** Whole items by id. */
  readonly stored: ReadonlyMap<
    number,
    Pick<Tactic, 'id' | 'planId' | 'typeValues' | 'impressions' | 'ratingPoints' | 'summary'>
  >
}

/** Handlers of the editor's requests for custom fields. */
export function fieldHandlers({
  fields: initialFields,
  store,
  freeValues,
  stored,
}: FieldHandlersOptions): readonly RequestHandler[] {
  const { get, post, put, delete: remove } = contractHttp
  let lastValueId = 5100
  let lastFieldId = 800
  let universal = initialFields
  const listOf = ({ planId, tacticTypeId }: FieldPlace) =>
    tacticTypeId === null
      ? universal.filter((field) => field.planId === planId)
      : (typesOf(store).find(({ id }) => id === tacticTypeId)?.tacticFields ?? [])
  const find = (id: number) =>
    [...universal, ...typesOf(store).flatMap(({ tacticFields }) => tacticFields)].find(
      (field) => field.id === id,
    )
  const replaceList = (place: FieldPlace, list: readonly TacticField[]) => {
    const ordered = list.map((field, at) => Object.assign({}, field, { orderIndex: at }))
    if (place.tacticTypeId === null) {
      universal = [...universal.filter(({ planId }) => planId !== place.planId), ...ordered]
    } else changeTypeFields(store, place.tacticTypeId, ordered)
  }
  return [
    get('/tactic_fields', ({ query, response }) => {
      const planId = Number(query.get('plan'))
      const items = universal.filter((field) => field.planId === planId).map(wireFieldOf)
      return response(200).json({ items, total: items.length })
    }),
    post('/tactic_fields', async ({ request, response }) => {
      const { plan, tacticType, description, helpText, name, type } = await request.json()
      const place = {
        planId: idOfReference(plan, 'plans') ?? null,
        tacticTypeId: idOfReference(tacticType, 'tactic_types') ?? null,
      }
      lastFieldId += 1
      const field: TacticField = {
        ...place,
        id: lastFieldId,
        creatorId: 1001,
        name: name.trim(),
        type,
        description: description ?? '',
        helpText: helpText ?? '',
        options: [],
        orderIndex: listOf(place).length,
      }
      replaceList(place, [...listOf(place), field])
      return response(201).json(wireFieldOf(field))
    }),
    put('/tactic_fields/{id}', async ({ params, request, response }) => {
      const field = find(Number(params.id))
      if (field === undefined) return response.untyped(notFound())
      const { name, type, description, helpText, orderIndex } = await request.json()
      const stale = staleResponse(request, field, wireFieldOf(field))
      if (stale !== null) return response.untyped(stale)
      const hasValues = [...stored.values()].some(({ typeValues }) =>
        typeValues.some(({ tacticFieldId }) => tacticFieldId === field.id),
      )
      if (type !== undefined && type !== field.type && hasValues) {
        return response.untyped(problemResponse(409, 'in_use'))
      }
      const after: TacticField = {
        ...field,
        ...(orderIndex === undefined ? { version: nextVersion(field) } : {}),
        name: name?.trim() ?? field.name,
        type: type ?? field.type,
        description: description === undefined ? field.description : description,
        helpText: helpText === undefined ? field.helpText : helpText,
      }
      const changed = listOf(field).map((one) => (one.id === field.id ? after : one))
      replaceList(field, orderIndex === undefined ? changed : placedAt(changed, after, orderIndex))
      return response(200).json(wireFieldOf(after))
    }),
    remove('/tactic_fields/{id}', ({ params, response }) => {
      const field = find(Number(params.id))
      if (field === undefined) return response.untyped(notFound())
      replaceList(
        field,
        listOf(field).filter(({ id }) => id !== field.id),
      )
      return response(204).empty()
    }),
    get('/plans/{id}/universal-field-values', ({ params, response }) => {
      const planId = Number(params.id)
      const ids = new Set(universal.flatMap((one) => (one.planId === planId ? [one.id] : [])))
      const items = [...stored.values()].flatMap((item) =>
        item.planId === planId
          ? item.typeValues.flatMap(({ tacticFieldId, value }) =>
              value !== null && ids.has(tacticFieldId)
                ? [{ tacticId: item.id, tacticFieldId, value }]
                : [],
            )
          : [],
      )
      return response(200).json({ items, total: items.length })
    }),
    get('/plans/{id}/item-values', ({ params, response }) => {
      const planId = Number(params.id)
      const ofPlan = store.plans.find(({ id }) => id === planId)?.channels ?? []
      const fields = [
        ...universal.filter((field) => field.planId === planId),
        ...ofPlan.flatMap(({ tacticTypes }) => tacticTypes.flatMap((type) => type.tacticFields)),
      ].map(({ id, name, type, tacticTypeId }) => ({ id, name, type, tacticTypeId }))
      const items = [...stored.values()]
        .filter((item) => item.planId === planId)
        .map(({ id, impressions, ratingPoints, summary, typeValues }) => ({
          tacticId: id,
          impressions,
          ratingPoints,
          notes: summary,
          fieldValues: typeValues.flatMap(({ tacticFieldId, value }) =>
            value === null ? [] : [{ tacticFieldId, value }],
          ),
        }))
      return response(200).json({ fields, items, total: items.length, nextCursor: null })
    }),
    post('/tactic_field_values', async ({ request, response }) => {
      const { tacticField, tacticFieldId, value } = await request.json()
      const fieldId = tacticFieldId ?? idOfReference(tacticField, 'tactic_fields')
      if (fieldId === undefined) return response.untyped(problemResponse(400, 'validation_failed'))
      lastValueId += 1
      freeValues.set(lastValueId, { id: lastValueId, tacticFieldId: fieldId, value })
      return response(201).json({
        id: lastValueId,
        tacticField: `/api/tactic_fields/${fieldId}`,
        tacticFieldId: fieldId,
        tactic: null,
        tacticId: null,
        value,
      })
    }),
  ]
}

type FieldPlace = Pick<TacticField, 'planId' | 'tacticTypeId'>

function typesOf(store: PlanStore) {
  return store.plans.flatMap(({ channels }) => channels.flatMap(({ tacticTypes }) => tacticTypes))
}

function changeTypeFields(store: PlanStore, typeId: number, tacticFields: readonly TacticField[]) {
  const plan = store.plans.find(({ channels }) =>
    channels.some(({ tacticTypes }) => tacticTypes.some(({ id }) => id === typeId)),
  )
  if (plan === undefined) return
  store.change(plan.id, ({ channels }) => ({
    channels: channels.map((channel) =>
      Object.assign({}, channel, {
        tacticTypes: channel.tacticTypes.map((type) =>
          type.id === typeId ? Object.assign({}, type, { tacticFields }) : type,
        ),
      }),
    ),
  }))
}
