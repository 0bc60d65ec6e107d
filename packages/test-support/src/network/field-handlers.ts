import type { TacticField } from '@throughline/domain/channels'
import type { CustomFieldValue, Tactic } from '@throughline/domain/tactics'
import type { RequestHandler } from 'msw'
import { wireFieldOf } from '../builders'
import { contractHttp } from './contract-http'
import { problemResponse } from './problem-response'
import { idOfReference } from './stored-item'

export interface FieldHandlersOptions {
  /** Universal fields, of all plans. */
  readonly fields: readonly TacticField[]
  /** Values that belong to no item yet; handlers add to it. */
  readonly freeValues: Map<number, CustomFieldValue>
  /** Whole items by id. */
  readonly stored: ReadonlyMap<number, Pick<Tactic, 'id' | 'planId' | 'typeValues'>>
}

/** Answers what the editor reads and stores of custom fields. */
export function fieldHandlers({
  fields,
  freeValues,
  stored,
}: FieldHandlersOptions): readonly RequestHandler[] {
  const { get, post } = contractHttp
  let lastValueId = 5100
  return [
    get('/tactic_fields', ({ query, response }) => {
      const planId = Number(query.get('plan'))
      const items = fields.filter((field) => field.planId === planId).map(wireFieldOf)
      return response(200).json({ items, total: items.length })
    }),
    get('/plans/{id}/universal-field-values', ({ params, response }) => {
      const planId = Number(params.id)
      const ids = new Set(fields.flatMap((one) => (one.planId === planId ? [one.id] : [])))
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
