import type { TacticField } from '@throughline/domain/channels'
import type { ReactNode } from 'react'
import type { TacticFieldRefusal, TacticFieldValues } from './field-values'
import type { TacticFieldsLabels } from './TacticFieldsTable.labels'

export interface TacticFieldsTableProps {
  /** Names the table for screen readers. */
  readonly label: string
  /** In their order. Keep the same array while nothing changes. */
  readonly fields: readonly TacticField[]
  /** The user may look, but not change. @default false */
  readonly isReadOnly?: boolean
  /** Text of a table without fields. */
  readonly emptyText: string
  /** Adds a field after the others. Resolves with the reason of a refusal, or undefined. */
  readonly onAdd: (request: {
    readonly values: TacticFieldValues
  }) => Promise<TacticFieldRefusal | undefined>
  /** Changes the parts of a field that are named. Resolves with why that was refused, or nothing. */
  readonly onUpdate: (request: {
    readonly field: TacticField
    readonly changes: Partial<TacticFieldValues>
  }) => Promise<TacticFieldRefusal | undefined>
  /**
   * A field was moved: `orderIndex` is its place from 0 and `ids` the new order of all. The
   * table shows that order until the promise settles.
   */
  readonly onReorder: (change: {
    readonly field: TacticField
    readonly orderIndex: number
    readonly ids: readonly number[]
  }) => Promise<void>
  /** Confirmed. Resolves with why it was not deleted, or nothing. */
  readonly onDelete: (request: { readonly field: TacticField }) => Promise<string | undefined>
  /** Describes the consequences of deleting a field, for the confirmation. */
  readonly describeDeletion: (field: TacticField) => ReactNode
  /** Why the type of a field cannot be changed; null when it can. @default every type can */
  readonly typeLockOf?: (field: TacticField) => string | null
  /**
   * The table has text that would be lost, or none any more. Keep the function. @default nothing
   */
  readonly onUnsavedChange?: (change: { readonly hasUnsaved: boolean }) => void
  /** @default englishTacticFieldsLabels */
  readonly labels?: TacticFieldsLabels
}
