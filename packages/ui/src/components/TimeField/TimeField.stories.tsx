import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { userEvent, within } from 'storybook/test'

import { ControlledTimeField, roomBelow, timeFieldStories } from './TimeField.story-host'
import { TimeField } from './index'

const meta = {
  ...timeFieldStories,
  title: 'Components/Fields/TimeField',
  component: TimeField,
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    ControlledTimeField,
    [
      { name: 'Twenty-four hours', props: { hourCycle: 24, value: '20:15' } },
      {
        name: 'Required, with help',
        props: { isRequired: true, help: 'In the time of the store.' },
      },
      { name: 'Empty', props: { value: null, placeholder: 'h:mm' } },
      { name: 'Error', props: { error: 'The end is before the start.' } },
      { name: 'Disabled', props: { isDisabled: true } },
      { name: 'Read only', props: { isReadOnly: true } },
      { name: 'Right to left', dir: 'rtl', props: { label: 'الوقت' } },
    ],
    { columnWidth: 160 },
  ),
}

export const Open: Story = {
  tags: ['picture'],
  decorators: roomBelow,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
  },
}
