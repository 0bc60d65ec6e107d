import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'

import { SAMPLE_PICTURE } from '../../fixtures/rich-text-samples'
import { RichTextEditor } from './RichTextEditor'
import { englishRichTextEditorLabels } from './RichTextEditor.labels'
import type { RichTextEditorProps } from './RichTextEditor.types'

export interface ControlledProps extends RichTextEditorProps {
  /** Shows the HTML, for interaction tests. */
  showsHtml?: boolean
}

export function ControlledEditor({ showsHtml = false, ...props }: ControlledProps) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <RichTextEditor
        // A test waits for each of the pauses after which the HTML is known.
        {...(showsHtml && { changeDelayMs: 20 })}
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
  render: (args) => <ControlledEditor {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichTextEditor>

export const uploadAtOnce = () => Promise.resolve({ url: SAMPLE_PICTURE, alt: 'Blue banner' })
