import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { ItemFormPart, ItemFormValues } from '@throughline/domain/item-form'
import { createContext, useContext } from 'react'

import type { DetailEditorLabels } from './DetailEditor.labels'
import type { TextFault } from './model/form-errors'

/** A change, or how to derive one from the values at that moment. */
type FormChange = Partial<ItemFormValues> | ((values: ItemFormValues) => Partial<ItemFormValues>)

/**
 * Callbacks and data that every field needs in addition to its value. The object stays the same
 * while the user types, so that a change renders only its field.
 */
export interface EditorForm {
  readonly change: (change: FormChange) => void
  /** Reports which part of a typed text is not a value; null if all of it is a value. */
  readonly report: (part: ItemFormPart, fault: TextFault | null) => void
  /** Some fields report late; saving must be possible before that. */
  readonly reportPending: (part: ItemFormPart, isPending: boolean) => void
  /** The id of the control of a part. */
  readonly idOf: (part: ItemFormPart) => string
  readonly today: CivilDate
  readonly weekStartDay: WeekStartDay
  readonly platform: 'mac' | 'other'
  readonly labels: DetailEditorLabels
}

export const EditorFormContext = createContext<EditorForm | null>(null)

/**
 * @throws Error outside of an editor
 */
export function useEditorForm(): EditorForm {
  const form = useContext(EditorFormContext)
  if (form === null) throw new Error('A field of the editor is rendered outside of it.')
  return form
}

/** Props that the editor passes to each field. */
export interface PartProps {
  readonly error: string | undefined
  readonly isReadOnly: boolean
}
