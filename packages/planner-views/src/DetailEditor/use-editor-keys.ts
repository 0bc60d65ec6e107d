import type { KeyboardEvent } from 'react'

import type { Editor } from './use-editor'

/**
 * The keys of the editor: Ctrl or Cmd+S saves and stays, Ctrl or Cmd+Enter saves and
 * closes, Alt+PageUp and Alt+PageDown go to the neighbours.
 */
export function useEditorKeys(editor: Editor): (event: KeyboardEvent) => void {
  const { props, saving, isReadOnly, question } = editor
  return (event) => {
    // A question comes first. A field or a list may have handled the key already.
    if (event.defaultPrevented || question !== null) return
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    const key = event.key.toLowerCase()
    if (isCommand && (key === 's' || key === 'enter')) {
      // Always: the browser would save the page.
      event.preventDefault()
      if (isReadOnly || event.repeat || !(saving.hasChanges || saving.canSave)) return
      saving.save(key === 's' ? 'stay' : 'close')
    } else if (event.altKey && (key === 'pageup' || key === 'pagedown')) {
      const go = key === 'pageup' ? props.onPrevious : props.onNext
      if (typeof go !== 'function') return
      event.preventDefault()
      go()
    }
  }
}
