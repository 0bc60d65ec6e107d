import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'

import { samplePicture } from '../../fixtures/rich-text-samples'
import { RichTextEditor } from './RichTextEditor'
import { englishRichTextEditorLabels } from './rich-text-editor-labels'
import type { RichTextEditorProps } from './rich-text-editor-props'

export interface HeldProps extends RichTextEditorProps {
  /** Shows the HTML, for interaction tests. */
  showsHtml?: boolean
}

export function HeldEditor({ showsHtml = false, ...props }: HeldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <RichTextEditor
        {...props}
        value={value}
        onChange={(change) => {
          setValue(change.html)
          props.onChange(change)
        }}
      />
      {showsHtml ? (
        <pre data-testid="html" style={{ whiteSpace: 'pre-wrap', fontSize: 11 }}>
          {value}
        </pre>
      ) : null}
    </>
  )
}

export const picture = new File([Uint8Array.of(137, 80, 78, 71)], 'hero.png', { type: 'image/png' })

export const richTextEditorStories = {
  args: {
    label: 'Notes',
    value: '',
    onChange: fn(),
    labels: englishRichTextEditorLabels,
  },
  argTypes: {
    labels: { control: false },
    labelAction: { control: false },
    fonts: { control: false },
    sizes: { control: false },
    colors: { control: false },
    handleRef: { control: false },
  },
  render: (args) => <HeldEditor {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Edits rich text: notes, briefs, custom fields. The value is HTML. For plain text use a **TextArea**; to show the value use **RichText**, which does not load the editor.

\`onChange\` is called after a pause in typing and on blur; \`onPendingChange\` reports immediately that there are changes, and \`flush()\` of \`handleRef\` returns them without waiting. A \`value\` other than the last reported one replaces the text. The length is the number of characters of the HTML.

Pasting from Word, Google Docs and web pages keeps structure and emphasis and drops fonts, sizes and colours; rows of a table become lines with \` | \` between the cells. At the start of a line, \`#\` to \`###\`, \`>\`, \`-\`, \`*\`, \`1.\` and a space make headings, quotes and lists.

| Key | What it does |
| --- | --- |
| Mod+B, Mod+I, Mod+U, Mod+Shift+X | Bold, italic, underline, strikethrough |
| Mod+Alt+1 to 3, Mod+Alt+0 | Heading 1 to 3, paragraph |
| Mod+Shift+9 | Quote |
| Mod+Shift+7, Mod+Shift+8 | Numbered, bulleted list |
| Tab, Shift+Tab in a list | One list deeper, back out; where nothing can move, to the next field |
| Mod+], Mod+[ | The same, without leaving |
| Mod+Shift+L, E, R, J | Align to start, center, end, justify |
| Mod+K | Link |
| Enter on an image | Its description |
| Mod+\\\\ | Clears formatting |
| Mod+Z, Mod+Shift+Z | Undo, redo |
| Shift+Enter | A new line in the same paragraph |
| Alt+F10 | To the tools; arrow keys, Home and End move among them |
| Esc in the tools | Back to the text |`,
      },
    },
  },
} satisfies Meta<typeof RichTextEditor>

export const uploadAtOnce = () => Promise.resolve({ url: samplePicture, alt: 'Blue banner' })
