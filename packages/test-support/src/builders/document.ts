import { iriOf } from '@throughline/api-client'
import type { TacticField } from '@throughline/domain/channels'
import type { Schemas } from './wire'

/** A document of plan 12 as the server sends it, with the fields that a test is about. */
export function buildDocument(
  fields: Partial<Schemas['PlanDocument']> = {},
): Schemas['PlanDocument'] {
  const planId = fields.planId ?? 12
  const tacticIds = fields.tacticIds ?? []
  return {
    id: 2001,
    version: 1,
    asset: buildAsset(),
    plan: iriOf('plans', planId),
    planId,
    tactics: tacticIds.map((id) => iriOf('tactics', id)),
    tacticIds,
    categories: [],
    categoryIds: [1901],
    createdAt: '2026-11-16T15:00:00Z',
    ...fields,
  }
}

/** An uploaded PDF, with the fields that a test is about. */
export function buildAsset(fields: Partial<Schemas['MediaAsset']> = {}): Schemas['MediaAsset'] {
  return {
    id: 2101,
    name: 'vip-brief-v3.pdf',
    fileLocation: 'data:application/pdf;base64,JVBERi0=',
    contentType: 'application/pdf',
    sizeBytes: 1_200_000,
    creator: null,
    creatorId: null,
    ...fields,
  }
}

/** A universal text field of plan 12, with the fields that a test is about. */
export function buildTacticField(
  fields: Partial<TacticField> & { readonly id: number },
): TacticField {
  return {
    version: 1,
    creatorId: null,
    planId: fields.tacticTypeId === undefined ? 12 : null,
    tacticTypeId: null,
    name: 'Audience',
    type: 'string',
    description: null,
    helpText: null,
    options: [],
    orderIndex: fields.id,
    ...fields,
  }
}

/** A custom field as the server sends it. */
export function wireFieldOf(field: TacticField): Schemas['TacticField'] {
  const { planId, tacticTypeId } = field
  return {
    ...field,
    version: field.version ?? 1,
    options: [...field.options],
    creator: null,
    plan: planId === null ? null : iriOf('plans', planId),
    tacticType: tacticTypeId === null ? null : iriOf('tactic_types', tacticTypeId),
  }
}
