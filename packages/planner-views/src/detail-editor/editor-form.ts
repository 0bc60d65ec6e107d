import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { ItemFormPart, ItemFormValues } from '@throughline/domain/item-form'
import { createContext, useContext } from 'react'

import type { DetailEditorLabels } from './labels'
import type { TextFault } from './model/form-errors'

/** A change, or how to derive one from the values at that moment. */
type FormChange = Partial<ItemFormValues> | ((values: ItemFormValues) => Partial<ItemFormValues>)

/**
 * What every field needs besides its own value. It stays one object while a person
 * types, so that a change renders its own field only.
 */
export interface EditorForm {
  readonly change: (change: FormChange) => void
  /** What of a text typed into a field is no value; null when all of it is one. */
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

/** What each field is told by the editor. */
export interface PartProps {
  readonly error: string | undefined
  readonly isReadOnly: boolean
}
