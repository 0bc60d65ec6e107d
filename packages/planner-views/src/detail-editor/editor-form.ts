import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { ItemFormPart, ItemFormValues } from '@throughline/domain/item-form'
import type { RichTextEditorHandle } from '@throughline/ui/RichTextEditor'
import { createContext, use } from 'react'

import type { DetailEditorLabels } from './labels'

/** A change, or how to derive one from the values at that moment. */
type FormChange = Partial<ItemFormValues> | ((values: ItemFormValues) => Partial<ItemFormValues>)

/**
 * What every field needs besides its own value. It stays one object while a person
 * types, so that a change renders its own field only.
 */
export interface EditorForm {
  readonly change: (change: FormChange) => void
  /** Whether what was typed into a field is a value at all. */
  readonly report: (part: ItemFormPart, isReadable: boolean) => void
  /** Rich texts report after a pause in typing; saving must not miss what comes before it. */
  readonly reportPending: (part: ItemFormPart, isPending: boolean) => void
  /** What makes a rich text report at once; null when it goes away. */
  readonly setRichText: (part: ItemFormPart, handle: RichTextEditorHandle | null) => void
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
  const form = use(EditorFormContext)
  if (form === null) throw new Error('A field of the editor is rendered outside of it.')
  return form
}

/** What each field is told by the editor. */
export interface PartProps {
  readonly error: string | undefined
  readonly isReadOnly: boolean
}
