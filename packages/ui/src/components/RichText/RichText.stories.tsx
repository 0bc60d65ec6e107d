import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'

import { HEBREW_NOTE, SAMPLE_PICTURE } from '../../fixtures/rich-text-samples'
import { RichText } from './RichText'
import { richTextStories } from './RichText.story-host'

const meta = {
  ...richTextStories,
  title: 'Components/Text and icons/RichText',
  component: RichText,
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EveryColor: Story = {
  args: {
    html: [
      ...'#EF482A #E3B47D #8B3F03 #9ACD32 #2E9E5B #1CC9AA #0FA3C7 #2F6FED #2B47F0 #8249AB #E359AD #64748B'.split(
        ' ',
      ),
      '#FFFF00',
      '#000000',
    ]
      .map(
        (color) =>
          `<p><span style="color:${color}">Text in ${color}</span>, <span style="background-color:${color}">marked with it</span>, <span style="color:${color};background-color:${color}">both</span></p>`,
      )
      .join(''),
  },
}

export const States: Story = {
  render: sideBySide(
    RichText,
    [
      { name: 'Empty', props: { html: '', emptyText: 'No notes yet.' } },
      {
        name: 'With a picture',
        props: {
          html: `<p>The hero as approved:</p><p style="text-align:center"><img src="${SAMPLE_PICTURE}" alt="Plain blue banner" /></p><p>Colors may still change.</p>`,
        },
      },
      {
        name: 'With quotes',
        props: {
          html: '<p>The client on the first draft:</p><blockquote>Lead with the offer. <strong>Nobody reads past it.</strong></blockquote><blockquote>Keep the second picture.</blockquote><p>Changed in version 2.</p>',
        },
      },
      {
        name: 'Long text',
        width: 240,
        props: {
          html: `<h1>${'A heading that goes on '.repeat(3)}</h1><p>${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}</p><p><a href="https://throughline.example/${'a-very-long-path/'.repeat(6)}">https://throughline.example/${'a-very-long-path/'.repeat(6)}</a></p>`,
        },
      },
      { name: 'Narrow', width: 240 },
      { name: 'Right to left', props: { html: HEBREW_NOTE } },
    ],
    { columnWidth: 309 },
  ),
}
