import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { TypingScope } from '@throughline/ui/TypingScope'

import { boundedSlots } from '../host-input'
import { EditorFormContext } from './editor-form'
import { EditorPage } from './EditorPage'
import { EditorPanel } from './EditorPanel'
import { EditorQuestions } from './parts/EditorQuestions'
import type { DetailEditorProps } from './DetailEditor.types'
import { useEditor } from './use-editor'

/**
 * Form of a tactic or an initiative, as a page or as a panel beside a view. The host stores the
 * values; the editor applies the rules of the form. Pass a different `key` for each item.
 */
export function DetailEditor(props: DetailEditorProps) {
  return (
    <ErrorBoundary>
      <DetailEditorContent {...props} {...boundedSlots(props, ['readOnlyReason'])} />
    </ErrorBoundary>
  )
}

function DetailEditorContent(props: DetailEditorProps) {
  const editor = useEditor(props)
  return (
    <EditorFormContext.Provider value={editor.formState.form}>
      <TypingScope handleRef={editor.formState.typingRef}>
        {props.layout === 'page' ? <EditorPage editor={editor} /> : <EditorPanel editor={editor} />}
      </TypingScope>
      <EditorQuestions editor={editor} />
    </EditorFormContext.Provider>
  )
}
