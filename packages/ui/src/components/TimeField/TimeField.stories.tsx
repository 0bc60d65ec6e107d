import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { TimeField, type TimeFieldProps } from '.'

function HeldTimeField(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <TimeField
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.time)
        props.onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Components/TimeField',
  component: TimeField,
  args: { label: 'Start time', value: '08:30', onChange: fn() },
  argTypes: { labelAction: { control: false }, texts: { control: false } },
  render: (args) => <HeldTimeField {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A time of day, to the minute. Typing takes what people write: \`8\`, \`8:30\`, \`0830\`, \`8p\`, \`20h15\`. A day with a time is a **DateTimeField**.

| Key | What it does |
| --- | --- |
| ↑, ↓ | Turn the part that the caret stands in: hours within the day, minutes by whole steps and the hour along with them, the half of the day |
| Page Up, Page Down | An hour on or back |
| Enter | Reads what was typed |
| Esc | Takes typing back |`,
      },
    },
  },
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TwentyFourHours: Story = { args: { hourCycle: 24, value: '20:15' } }

export const Required: Story = { args: { isRequired: true, help: 'In the time of the store.' } }

export const Empty: Story = { args: { value: null, placeholder: 'h:mm' } }

export const WithError: Story = { args: { error: 'The end is before the start.' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const RightToLeft: Story = { args: { label: 'الوقت' }, globals: { direction: 'rtl' } }

export const TakesTypedTimes: Story = {
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Start time' })
    await step('A short form is read on leaving', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '8p')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '20:00', isValid: true })
      await expect(field).toHaveValue('8:00 PM')
    })
    await step('What is no time stays as typed, and the field says why', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '25{Enter}')
      await expect(field).toHaveAccessibleDescription('Enter a time, such as 8:30 or 8p.')
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: null, isValid: false })
    })
    await step('Esc takes typing back to no time', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(field).toBeValid()
    })
  },
}

export const TurnsByArrows: Story = {
  play: async ({ canvasElement, args, step }) => {
    const field: HTMLInputElement = within(canvasElement).getByRole('spinbutton')
    await step('The minutes, at the caret behind them', async () => {
      await userEvent.click(field)
      field.setSelectionRange(4, 4)
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '09:00', isValid: true })
      await expect(field).toHaveAttribute('aria-valuetext', '9:00 AM')
    })
    await step('The hours, at the caret before them', async () => {
      field.setSelectionRange(0, 0)
      await userEvent.keyboard('{ArrowDown}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '08:00', isValid: true })
    })
    await step('The half of the day, at the end', async () => {
      field.setSelectionRange(7, 7)
      await userEvent.keyboard('{ArrowUp}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '20:00', isValid: true })
    })
  },
}
