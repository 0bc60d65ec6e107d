import type { ItemFormPart } from '@throughline/domain/item-form'
import { useEffect } from 'react'

import { useEditorForm } from '../editor-form'

/**
 * Tells the form whether what was typed into a field is a value at all: a text that is
 * none must not be saved as an empty field. A field that goes away takes its text along.
 */
export function useReadability(part: ItemFormPart): (isReadable: boolean) => void {
  const { report } = useEditorForm()
  useEffect(
    () => () => {
      report(part, true)
    },
    [part, report],
  )
  return (isReadable) => {
    report(part, isReadable)
  }
}
