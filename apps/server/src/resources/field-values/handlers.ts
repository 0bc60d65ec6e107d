import type { components } from '@throughline/api-client/schema'
import type { PlanAccessList, SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { ApiError, invalidReference, notFound, validationFailed } from '../../errors/api-error'
import { claimPictures } from '../media-assets/file-gate'
import type { Handlers } from '../../operations/handler'
import type { Services } from '../../operations/services'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import {
  idsFromList,
  iri,
  nullableIri,
  oneReference,
  referenceFrom,
  requireUnchanged,
} from '../../http/references'
import { findEditDetails, findTypeIdOfTactic } from '../tactics/detail-queries'
import { requireEditable } from '../tactics/edit-right'
import { findFieldDetails } from '../tactics/fact-queries'
import { storedFieldValue } from '../tactics/field-values'
import { createSaveRichText } from '../tactics/save-rich-text'
import { visibleValue } from './visible-value'
import {
  deleteFieldValueRows,
  findFieldValues,
  findUniversalValues,
  findValuesOfTactic,
  insertFieldValue,
  updateFieldValueRow,
} from './queries'
import type { StoredFieldValue } from './queries'

type TacticFieldValue = components['schemas']['TacticFieldValue']

/**
 * Handlers of single values of custom fields. A tactic can also be saved with all of its values.
 */
export const fieldValueHandlers: Handlers<
  | 'listTacticFieldValues'
  | 'listUniversalFieldValues'
  | 'createTacticFieldValue'
  | 'readTacticFieldValue'
  | 'updateTacticFieldValue'
  | 'deleteTacticFieldValues'
> = {
  listTacticFieldValues: async ({ query, signedIn, orm }) => {
    await readTactic(orm, query.tactic, signedIn)
    const rows = await findValuesOfTactic(orm, query.tactic)
    return { body: { items: rows.map((row) => presentValue(row)), total: rows.length } }
  },

  listUniversalFieldValues: async ({ planAccesses, signedIn, orm }) => {
    const { id: planId } = planAccesses.only.plan
    const rows = await findUniversalValues(orm, planId, signedIn.blockedTagIds)
    const items = rows.map(({ tacticId, tacticFieldId, ...stored }) => ({
      tacticId,
      tacticFieldId,
      value: visibleValue(stored),
    }))
    return { body: { items, total: items.length } }
  },

  createTacticFieldValue: async (context) => {
    const { body, planAccesses, signedIn, orm, request, now } = context
    const { tacticField, tacticFieldId, tactic } = body
    const fieldId = oneReference(tacticFieldId, tacticField, 'tactic_fields', 'tacticField')
    if (fieldId === undefined) {
      throw validationFailed([{ path: '/tacticField', message: 'is required', code: 'required' }])
    }
    const tacticId = tactic === undefined ? null : referenceFrom(tactic, 'tactics', '/tactic')
    const value = await usableValue(
      context,
      { fieldId, tacticId, sent: body.value },
      planAccesses,
      signedIn,
    )
    const id = await createOnce(
      orm,
      idempotentRequest('createTacticFieldValue', { request, body, signedIn, now }),
      async (tx) => {
        if (tacticId !== null) await refuseSecond(tx, tacticId, fieldId, null)
        return insertFieldValue(
          tx,
          { tacticFieldId: fieldId, tacticId, value },
          { userId: signedIn.userId, now },
        )
      },
    )
    return { body: presentValue(await readStored(orm, id, signedIn)) }
  },

  readTacticFieldValue: async ({ params, signedIn, orm }) => ({
    body: presentValue(await readStored(orm, params.id, signedIn)),
  }),

  updateTacticFieldValue: async (context) => {
    const { params, body, planAccesses, signedIn, orm, now } = context
    const stored = await readStored(orm, params.id, signedIn)
    requireUnchanged(body.id, stored.id, 'id')
    const { tacticFieldId: fieldId } = stored
    const sentField = oneReference(
      body.tacticFieldId,
      body.tacticField,
      'tactic_fields',
      'tacticField',
    )
    requireUnchanged(sentField, fieldId, 'tacticField')
    const named =
      body.tactic === undefined ? null : referenceFrom(body.tactic, 'tactics', '/tactic')
    if (stored.tacticId !== null && named !== null)
      requireUnchanged(named, stored.tacticId, 'tactic')
    const tacticId = stored.tacticId ?? named
    const value = await usableValue(
      context,
      { fieldId, tacticId, sent: body.value },
      planAccesses,
      signedIn,
    )
    if (stored.tacticId === null && tacticId !== null) {
      await refuseSecond(orm, tacticId, fieldId, stored.id)
    }
    await updateFieldValueRow(orm, stored.id, { value, tacticId }, { userId: signedIn.userId, now })
    return { body: presentValue(await readStored(orm, params.id, signedIn)) }
  },

  deleteTacticFieldValues: async ({ params, planAccesses, signedIn, orm, now }) => {
    const ids = idsFromList(params.id)
    for (const id of ids) {
      const stored = await readStored(orm, id, signedIn)
      if (stored.tacticId !== null)
        await requireTactic(orm, stored.tacticId, planAccesses, signedIn)
    }
    const change = { userId: signedIn.userId, now }
    if (!(await deleteFieldValueRows(orm, ids, change))) throw notFound('value')
    return { body: undefined }
  },
}

function presentValue(row: StoredFieldValue): TacticFieldValue {
  return {
    id: row.id,
    tacticField: iri('tactic_fields', row.tacticFieldId),
    tacticFieldId: row.tacticFieldId,
    tactic: nullableIri('tactics', row.tacticId),
    tacticId: row.tacticId,
    value: row.value === '' ? null : visibleValue(row),
  }
}

/** A value, if the person may see its tactic or stored the value themselves. */
async function readStored(
  orm: Orm,
  valueId: number,
  signedIn: SignedIn,
): Promise<StoredFieldValue> {
  const [row] = await findFieldValues(orm, [valueId])
  if (row === undefined) throw notFound('value')
  if (row.tacticId === null) {
    if (row.creatorId !== signedIn.userId) throw notFound('value')
    return row
  }
  const [item] = await findEditDetails(orm, [row.tacticId], signedIn.blockedTagIds)
  if (item === undefined || item.deletedAt !== null) throw notFound('value')
  return row
}

async function readTactic(orm: Orm, tacticId: number, signedIn: SignedIn) {
  const [item] = await findEditDetails(orm, [tacticId], signedIn.blockedTagIds)
  if (item === undefined || item.deletedAt !== null) throw notFound('tactic')
  return item
}

async function requireTactic(
  orm: Orm,
  tacticId: number,
  planAccesses: PlanAccessList,
  signedIn: SignedIn,
): Promise<void> {
  const item = await readTactic(orm, tacticId, signedIn)
  const planAccess = planAccesses.get(item.planId)
  if (planAccess === null) throw notFound('tactic')
  requireEditable(planAccess, item)
}

/** Checks the rules of the field and the right on the tactic's channel, and returns the text to store. */
async function usableValue(
  { orm, importPicture, now }: Services & { readonly now: Date },
  {
    fieldId,
    tacticId,
    sent,
  }: {
    readonly fieldId: number
    readonly tacticId: number | null
    readonly sent: string | number | null
  },
  planAccesses: PlanAccessList,
  signedIn: SignedIn,
): Promise<string> {
  const { plan } = planAccesses.only
  if (tacticId !== null) await requireTactic(orm, tacticId, planAccesses, signedIn)
  const typeId = tacticId === null ? null : await findTypeIdOfTactic(orm, tacticId)
  const fields = await findFieldDetails(orm, plan.id, typeId)
  const field = fields.find(({ id }) => id === fieldId)
  if (field === undefined) throw invalidReference('/tacticField')
  const saveRichText = createSaveRichText({ orm, importPicture, userId: signedIn.userId, now })
  const text = (await storedFieldValue(field, sent, { path: '', saveRichText })) ?? ''
  if (field.type === 'image' && text !== '') {
    const accountId = plan.account?.id ?? null
    if (!(await claimPictures(orm, [Number(text)], accountId, signedIn))) {
      throw invalidReference('/value')
    }
  }
  return text
}

async function refuseSecond(
  orm: Orm,
  tacticId: number,
  fieldId: number,
  exceptId: number | null,
): Promise<void> {
  const values = await findValuesOfTactic(orm, tacticId)
  if (!values.some((one) => one.tacticFieldId === fieldId && one.id !== exceptId)) return
  throw new ApiError({
    status: 409,
    code: 'conflict',
    detail: 'The tactic has a value for this field already.',
  })
}
