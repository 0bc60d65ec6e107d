import type { PlanAccessList } from '../../access/access'
import type { Orm } from '../../db/database'
import {
  ApiError,
  forbidden,
  invalidReference,
  notFound,
  unprocessable,
} from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList, referenceFrom, requireUnchanged } from '../../http/references'
import { presentField } from './presenter'
import { findChannelTree, findFields } from './queries'
import type { TacticFieldRow } from './queries'
import {
  deleteTacticFieldRows,
  insertTacticField,
  updateTacticFieldRow,
} from './tactic-field-write-queries'
import { writtenId } from '../plan-parts/written-id'
import { answerVersioned } from '../plan-parts/version-queries'
import { optionalVersion } from '../../http/versions'

/** In messages. */
const NOUN = 'field'

/** Handlers of custom fields: universal fields of a plan, and fields of one tactic type. */
export const tacticFieldHandlers: Handlers<
  | 'listTacticFields'
  | 'createTacticField'
  | 'readTacticField'
  | 'updateTacticField'
  | 'deleteTacticFields'
> = {
  listTacticFields: async ({ query, planAccesses, orm }) => {
    const { plan } = planAccesses.only
    const tacticTypeId = query.tacticType ?? null
    if (tacticTypeId !== null && plan.account?.hasTacticTypeCF === false) throw notFound('Plan')
    const fields = await findFields(orm, plan.id, tacticTypeId)
    return { body: { items: fields.map((field) => presentField(field)), total: fields.length } }
  },

  createTacticField: async ({ body, planAccesses, signedIn, orm, request, now }) => {
    const { plan: planReference, tacticType, description, helpText, name, ...values } = body
    if ((planReference === undefined) === (tacticType === undefined)) {
      throw unprocessable('validation_failed', 'Name either a plan or a tactic type.', '/plan')
    }
    const { plan } = planAccesses.only
    const tacticTypeId =
      tacticType === undefined
        ? null
        : await existingType(orm, plan.id, referenceFrom(tacticType, 'tactic_types', '/tacticType'))
    if (tacticTypeId !== null && plan.account?.hasTacticTypeCF !== true) {
      throw forbidden('Tactic types of this account have no fields of their own.')
    }
    const id = await createOnce(
      orm,
      idempotentRequest('createTacticField', { request, body, signedIn, now }),
      async (tx) =>
        writtenId(
          await insertTacticField(
            tx,
            {
              ...values,
              name: name.trim(),
              description: description ?? undefined,
              helpText: helpText ?? undefined,
            },
            { planId: plan.id, tacticTypeId, creatorId: signedIn.userId, now },
          ),
          NOUN,
        ),
    )
    return { body: presentField(await readStored(orm, id, planAccesses)) }
  },

  readTacticField: async ({ params, planAccesses, orm }) => ({
    body: presentField(await readStored(orm, params.id, planAccesses)),
  }),

  updateTacticField: async ({ params, body, planAccesses, orm, request, now }) => {
    const field = await readStored(orm, params.id, planAccesses)
    const { id, name, description, helpText, ...values } = body
    requireUnchanged(id, field.id, 'id')
    const row = { ...field, version: optionalVersion(request) }
    const changes = {
      ...values,
      name: name?.trim(),
      description: description === null ? '' : description,
      helpText: helpText === null ? '' : helpText,
    }
    return answerVersioned(
      async () => {
        const write = await updateTacticFieldRow(orm, row, changes, now)
        if (write.code === 'type-in-use') throw typeInUse()
        writtenId(write, NOUN)
      },
      async () => presentField(await readStored(orm, params.id, planAccesses)),
    )
  },

  deleteTacticFields: async ({ params, orm, now }) => {
    if (!(await deleteTacticFieldRows(orm, idsFromList(params.id), now))) throw notFound('field')
    return { body: undefined }
  },
}

function typeInUse(): ApiError {
  const detail = 'Tactics have values of this field, so that its type stays.'
  return new ApiError({
    status: 409,
    code: 'in_use',
    detail,
    fields: [{ path: '/type', message: detail, code: 'in_use' }],
  })
}

async function existingType(orm: Orm, planId: number, typeId: number): Promise<number> {
  const { types } = await findChannelTree(orm, [planId])
  if (!types.some(({ id }) => id === typeId)) throw invalidReference('/tacticType')
  return typeId
}

async function readStored(
  orm: Orm,
  fieldId: number,
  planAccesses: PlanAccessList,
): Promise<TacticFieldRow> {
  const { fields } = await findChannelTree(orm, planAccesses.planIds)
  const field = fields.find(({ id }) => id === fieldId)
  if (field === undefined) throw notFound('field')
  return field
}
