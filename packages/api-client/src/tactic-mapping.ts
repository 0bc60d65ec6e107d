// Apart from `mapping.ts`: a list of plans has no tactics.
import { listItemOf, type Tactic } from '@throughline/domain/tactics'
import type { components } from './generated/schema'

type Schemas = components['schemas']

/** A tactic with everything that its detail shows, from the wire. */
export function tacticFromWire(wire: Schemas['Tactic']): Tactic {
  return {
    ...listItemOf(wire),
    creatorId: wire.creatorId,
    channelName: wire.channelName,
    tacticTypeName: wire.tacticTypeName,
    impressions: wire.impressions,
    ratingPoints: wire.ratingPoints,
    typeValues: wire.typeValues.map(({ id, tacticFieldId, value }) => ({
      id,
      tacticFieldId,
      value,
    })),
    relatedInitiatives: wire.relatedInitiatives.map((related) => ({
      initiativeId: related.initiativeId,
      initiativeTitle: related.initiativeTitle,
      tacticTypeId: related.tacticTypeId,
      tacticTypeName: related.tacticTypeName,
    })),
    documentIds: wire.documentIds,
    summary: wire.summary ?? null,
    repeats: wire.repeats,
    isCustomRecurrence: wire.isCustomRecurrence,
    recurrenceText: wire.recurrenceText,
    originalTacticID: wire.originalTacticID,
    isRecurringEventClone: wire.isRecurringEventClone,
    createdBy: wire.createdBy,
    createdAt: wire.createdAt,
    updatedBy: wire.updatedBy,
    updatedAt: wire.updatedAt,
  }
}
