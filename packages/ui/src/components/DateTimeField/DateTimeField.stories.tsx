import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { DateTimeField, type DateTimeFieldProps } from './index'

const ControlledDateTimeField = controlled(DateTimeField, ({ dateTime }) => ({ value: dateTime }))

const meta = {
  title: 'Components/Fields/DateTimeField',
  component: DateTimeField,
  args: { label: 'Start', value: '2026-11-18T08:00:00', today: '2026-11-18', onChange: fn() },
  argTypes: { labelAction: { control: false }, labels: { control: false } },
  render: (args) => <ControlledDateTimeField {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateTimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(ControlledDateTimeField, [
    { name: 'All day', props: { isAllDay: true } },
    { name: '24 hours', props: { hourCycle: 24, value: '2026-11-18T20:15:00' } },
    { name: 'Empty', props: { value: null } },
    { name: 'Required, with help', props: { isRequired: true, help: 'When it begins to run.' } },
    { name: 'Error', props: { error: 'The start is behind the end.' } },
    { name: 'Disabled', props: { isDisabled: true } },
    { name: 'Read only', props: { isReadOnly: true } },
    { name: 'Narrow', width: 160 },
    { name: 'Right to left', dir: 'rtl', props: { label: 'البداية' } },
  ]),
}

export const TakesBothHalves: Story = {
  args: { value: null },
  play: async ({ canvas, args, step }) => {
    const day = canvas.getByRole('textbox', { name: 'Start: Date' })
    await step('A day brings its usual time along', async () => {
      await userEvent.type(day, '3/3{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        dateTime: '2026-03-03T08:00:00',
        isValid: true,
        invalidPart: null,
      })
    })
    await step('The time changes alone', async () => {
      const time = canvas.getByRole('combobox', { name: 'Start: Time' })
      await userEvent.clear(time)
      await userEvent.type(time, '930p{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        dateTime: '2026-03-03T21:30:00',
        isValid: true,
        invalidPart: null,
      })
    })
    await step('Or is chosen from its list', async () => {
      const time = canvas.getByRole('combobox', { name: 'Start: Time' })
      await userEvent.clear(time)
      await userEvent.click(canvas.getByRole('option', { name: '9:45 PM' }))
      await expect(time).toHaveValue('9:45 PM')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        dateTime: '2026-03-03T21:45:00',
        isValid: true,
        invalidPart: null,
      })
    })
    await step('Without the day there is nothing', async () => {
      await userEvent.clear(day)
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({
        dateTime: null,
        isValid: true,
        invalidPart: null,
      })
    })
  },
}

function WholeDays(props: DateTimeFieldProps) {
  const [isAllDay, setIsAllDay] = useState(false)
  return (
    <>
      <ControlledDateTimeField {...props} isAllDay={isAllDay} />
      <button
        type="button"
        onClick={() => {
          setIsAllDay(true)
        }}
      >
        All day
      </button>
    </>
  )
}

export const SaysWhichPartIsWrong: Story = {
  render: (args) => <WholeDays {...args} />,
  play: async ({ canvas, args, step }) => {
    const day = canvas.getByRole('textbox', { name: 'Start: Date' })
    const time = canvas.getByRole('combobox', { name: 'Start: Time' })
    const timeMissing = { dateTime: null, isValid: false, invalidPart: 'time' }
    await step('A time that is no time', async () => {
      await userEvent.clear(time)
      await userEvent.type(time, '25:99')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith(timeMissing)
      await expect(time).toHaveValue('25:99')
      await expect(time).toBeInvalid()
      await expect(time).toHaveAccessibleDescription('Enter a time, such as 8:30 or 8p.')
      await expect(day).toBeValid()
    })
    await step('It is not replaced by the usual time of a new day', async () => {
      await userEvent.clear(day)
      await userEvent.type(day, '11/20/26')
      await userEvent.tab()
      await expect(time).toHaveValue('25:99')
      await expect(args.onChange).toHaveBeenLastCalledWith(timeMissing)
    })
    await step('No time', async () => {
      await userEvent.clear(time)
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith(timeMissing)
      await expect(time).toBeInvalid()
      await expect(day).toBeValid()
    })
    await step('A day that is no day', async () => {
      await userEvent.type(time, '9{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        dateTime: '2026-11-20T09:00:00',
        isValid: true,
        invalidPart: null,
      })
      await userEvent.clear(day)
      await userEvent.type(day, 'soon{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        dateTime: null,
        isValid: false,
        invalidPart: 'date',
      })
      await expect(day).toBeInvalid()
      await expect(time).toBeValid()
    })
    await step('A whole day needs no time', async () => {
      await userEvent.clear(day)
      await userEvent.type(day, '11/18/26{Enter}')
      // The day that was no day has not taken the time away.
      await expect(time).toHaveValue('9:00 AM')
      await userEvent.clear(time)
      await userEvent.click(canvas.getByRole('button', { name: 'All day' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({
        dateTime: '2026-11-18T08:00:00',
        isValid: true,
        invalidPart: null,
      })
      await expect(day).toBeValid()
    })
  },
}
