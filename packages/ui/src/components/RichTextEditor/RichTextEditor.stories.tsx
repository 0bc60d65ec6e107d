import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, userEvent, within } from 'storybook/test'

import { CAMPAIGN_NOTE, HEBREW_NOTE } from '../../fixtures/rich-text-samples'
import { RichTextEditor } from './RichTextEditor'
import {
  richTextEditorStories,
  ControlledEditor,
  picture,
  uploadAtOnce,
} from './RichTextEditor.story-host'
import type { RichTextEditorProps } from './RichTextEditor.types'
import { caretToEnd, paste, textOf } from './rich-text-test-driver'

const meta = {
  ...richTextEditorStories,
  title: 'Components/Fields/RichTextEditor',
  component: RichTextEditor,
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

const uploadNever: NonNullable<RichTextEditorProps['onUploadImage']> = ({ onProgress }) => {
  onProgress({ share: 0.4 })
  return new Promise<never>(() => undefined)
}

const SEGMENT =
  '<p>Segment: top 10 % by spend. Creative due two weeks before launch; copy from the holiday gifting brief.</p>'

export const Default: Story = { args: { value: CAMPAIGN_NOTE, onUploadImage: uploadAtOnce } }

export const States: Story = {
  render: sideBySide(
    ControlledEditor,
    [
      {
        name: 'Empty',
        props: { placeholder: 'What must the team know?', help: 'Seen by everybody in the plan.' },
      },
      { name: 'Loading', props: { isLoading: true } },
      { name: 'Disabled', props: { value: SEGMENT, isDisabled: true } },
      { name: 'Read only', props: { value: SEGMENT, isReadOnly: true } },
    ],
    { columnWidth: 476 },
  ),
}

export const Problems: Story = {
  render: sideBySide(
    ControlledEditor,
    [
      {
        name: 'Error',
        props: { value: '<p>To be done</p>', isRequired: true, error: 'Say what the segment is.' },
      },
      {
        name: 'Near the limit',
        props: { value: '<p>Close to the end.</p>', warningCharacters: 10, maxCharacters: 30 },
      },
      {
        name: 'Over the limit',
        props: {
          value: '<p>Longer than it may be.</p>',
          warningCharacters: 10,
          maxCharacters: 20,
        },
      },
    ],
    { columnWidth: 476 },
  ),
}

export const Widths: Story = {
  args: { value: SEGMENT, onUploadImage: uploadAtOnce },
  render: sideBySide(ControlledEditor, [{ name: 'In a panel' }, { name: 'Narrow', width: 300 }], {
    columnWidth: 460,
  }),
}

export const LongText: Story = {
  args: {
    value: CAMPAIGN_NOTE.repeat(4),
    label: 'Notes on a campaign whose name has very many words, more than fit into a line',
    maxHeightPx: 240,
  },
}

export const RightToLeft: Story = {
  args: { value: HEBREW_NOTE },
  globals: { direction: 'rtl' },
}

const WORDS =
  'The landing page carries both hero pictures; three subject lines are tested before the first send. '

/** 200,000 characters of HTML in paragraphs, headings and lists. */
function longNote(): string {
  const parts: string[] = []
  let length = 0
  for (let index = 0; length < 200_000; index += 1) {
    const part =
      index % 12 === 0
        ? `<h2>Section ${index / 12 + 1}</h2>`
        : index % 12 === 5
          ? `<ul><li>${WORDS}</li><li><strong>${WORDS}</strong></li></ul>`
          : `<p>${WORDS}${index} ${WORDS}<em>${WORDS}</em></p>`
    parts.push(part)
    length += part.length
  }
  return parts.join('')
}

export const Stress: Story = {
  tags: ['stress', '!autodocs'],
  // Thousands of the elements of Default: checking all of them takes minutes and finds
  // nothing new.
  parameters: { a11y: { test: 'off' } },
  render: (args) => <ControlledEditor {...args} value={longNote()} />,
}

export const Uploading: Story = {
  tags: ['picture'],
  args: { value: '<p>Hero as sent by the agency:</p>', onUploadImage: uploadNever },
  play: async ({ canvasElement }) => {
    const text = textOf(canvasElement)
    await caretToEnd(text)
    paste(text, { files: [picture] })
    await expect(await within(canvasElement).findByText('Uploading image')).toBeVisible()
  },
}

export const ChoosesColor: Story = {
  tags: ['picture'],
  args: { value: CAMPAIGN_NOTE },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Text color' }))
    await expect(canvas.getByRole('dialog', { name: 'Text color' })).toBeVisible()
  },
}
