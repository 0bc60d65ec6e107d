import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { roomBelow, timeFieldStories } from './TimeField.story-host'
import { TimeField } from './index'

const meta = {
  ...timeFieldStories,
  title: 'Components/Fields/TimeField',
  component: TimeField,
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TwentyFourHours: Story = { args: { hourCycle: 24, value: '20:15' } }

export const Open: Story = {
  tags: ['picture'],
  decorators: roomBelow,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
  },
}

export const EveryHalfHour: Story = {
  args: { stepMinutes: 30, hourCycle: 24, value: '09:10' },
  tags: ['picture'],
  decorators: roomBelow,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByRole('option', { name: '09:30' })).toBeVisible()
  },
}

export const Required: Story = { args: { isRequired: true, help: 'In the time of the store.' } }

export const Empty: Story = { args: { value: null, placeholder: 'h:mm' } }

export const WithError: Story = { args: { error: 'The end is before the start.' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const RightToLeft: Story = { args: { label: 'الوقت' }, globals: { direction: 'rtl' } }
