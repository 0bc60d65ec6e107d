import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { DateField, englishDateFieldLabels } from './index'

const ControlledDateField = controlled(DateField, ({ date }) => ({ value: date }))

const meta = {
  title: 'Components/Fields/DateField',
  component: DateField,
  args: {
    label: 'Start Date',
    value: '2026-11-18',
    today: '2026-11-18',
    onChange: fn(),
    labels: englishDateFieldLabels,
  },
  argTypes: { labelAction: { control: false }, labels: { control: false } },
  render: (args, { globals }) => (
    <ControlledDateField
      {...args}
      weekStartDay={
        args.weekStartDay ?? (globals['weekStartDay'] === 'monday' ? 'monday' : 'sunday')
      }
    />
  ),
  decorators: [
    (Story) => (
      <div style={{ width: 220, minHeight: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /calendar/ }))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '0'))
}

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    ControlledDateField,
    [
      { name: 'Empty', props: { value: null, placeholder: 'mm/dd/yy' } },
      {
        name: 'Required, with help',
        props: { isRequired: true, help: 'The first day it runs.' },
      },
      { name: 'Error', props: { error: 'The end date is before the start date.' } },
      { name: 'Disabled', props: { isDisabled: true } },
      { name: 'Read only', props: { isReadOnly: true } },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: { label: 'تاريخ البدء', locale: 'ar-u-nu-latn-ca-gregory' },
      },
    ],
    { columnWidth: 220 },
  ),
}

export const Open: Story = { tags: ['picture', 'forced-colors'], play: open }

export const InBoundsFromMonday: Story = {
  args: { minDate: '2026-11-10', maxDate: '2026-11-24', weekStartDay: 'monday' },
  tags: ['picture'],
  play: async (context) => {
    await open(context)
    const { canvas } = context
    await expect(canvas.getByRole('button', { name: /November 9, 2026/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /November 10, 2026/ })).toBeEnabled()
  },
}

export const PicksAndTakesTypedDates: Story = {
  play: async (context) => {
    const { canvas, args, step } = context
    const field = canvas.getByRole('textbox', { name: 'Start Date' })
    const day = (name: RegExp) => canvas.getByRole('button', { name })
    await step('↓ opens the calendar on the chosen day', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(day(/November 18, 2026/)).toHaveFocus())
    })
    await step('A week and a day on, then picked', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await waitFor(() => expect(day(/November 26, 2026/)).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-26', isValid: true })
    })
    await step('The calendar is gone, the focus is back in the text', async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(field).toHaveFocus()
      await expect(field).toHaveValue('11/26/26')
    })
    await step('The lists above the days lead to another year', async () => {
      await open(context)
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '2027')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'March')
      await userEvent.click(day(/March 3, 2027/))
      await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2027-03-03', isValid: true })
    })
    await step('A day without a year is one of the year of the day before', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '4/4')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2027-04-04', isValid: true })
      await expect(field).toHaveValue('04/04/27')
    })
    await step('What is no date stays as typed, and the field says why', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '2/30/26{Enter}')
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription('Enter a date as mm/dd/yy.')
      await expect(field).toHaveValue('2/30/26')
      await expect(args.onChange).toHaveBeenLastCalledWith({ date: null, isValid: false })
    })
    await step('Too far away is another error', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '1/1/2040{Enter}')
      await expect(field).toHaveAccessibleDescription('Choose a day within ten years.')
    })
    await step('Emptied, it is no date and no error', async () => {
      await userEvent.clear(field)
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ date: null, isValid: true })
      await expect(field).toBeValid()
    })
  },
}
