import { RichText } from '../components/RichText'
import { RichTextEditor, englishRichTextEditorLabels } from '../components/RichTextEditor'
import type { Specimen } from './specimen'

const NOTE =
  '<p>Segment: <strong>top 10 %</strong> by spend.</p><ul><li>Landing page</li><li>Three subject lines</li></ul>'

const ignoreChange = () => undefined

/** Longer text with formats, for writing and for reading. */
export const richText: readonly Specimen[] = [
  { name: 'RichText', render: (root) => <RichText {...root} html={NOTE} /> },
  {
    name: 'RichTextEditor',
    classGoesTo: 'frame',
    isWide: true,
    render: (root) => (
      <RichTextEditor
        {...root}
        label="Notes"
        value={NOTE}
        labels={englishRichTextEditorLabels}
        onChange={ignoreChange}
      />
    ),
  },
]
