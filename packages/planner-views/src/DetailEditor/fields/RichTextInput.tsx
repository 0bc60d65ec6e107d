import { RichTextEditor, englishRichTextEditorLabels } from '@throughline/ui/RichTextEditor'
import type { RichTextEditorProps } from '@throughline/ui/RichTextEditor'

/** A rich text of the form. */
export type RichTextInputProps = Omit<RichTextEditorProps, 'labels' | 'ref'>

/** The editor with its English labels. Loaded on demand, because it is large. */
export function RichTextInput(props: RichTextInputProps) {
  return <RichTextEditor {...props} labels={englishRichTextEditorLabels} />
}
