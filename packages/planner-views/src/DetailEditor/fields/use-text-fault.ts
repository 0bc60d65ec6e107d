import type { ItemFormPart } from '@throughline/domain/item-form'
import { useEffect } from 'react'

import { useEditorForm } from '../editor-form'
import type { TextFault } from '../model/form-errors'

/**
 * Returns a function that reports to the form which part of a typed text is not a value: the form
 * must not save it as an empty field. A field that unmounts withdraws its report.
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
