import type { ItemFormPart } from '@throughline/domain/item-form'
import { useEffect } from 'react'

import { useEditorForm } from '../editor-form'
import type { TextFault } from '../model/form-errors'

/**
 * Tells the form what of a text typed into a field is no value: it must not be saved as an
 * empty field. A field that goes away takes its text along.
 */
export function useTextFault(part: ItemFormPart): (fault: TextFault | null) => void {
  const { report } = useEditorForm()
  useEffect(
    () => () => {
      report(part, null)
    },
    [part, report],
  )
  return (fault) => {
    report(part, fault)
  }
}
