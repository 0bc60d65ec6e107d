import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { addDays } from '../../internal/date-entry/civil-date'
import { DateRangeField, type CorrectRange, type DateRangeFieldProps } from './index'

function HeldDateRangeField(props: DateRangeFieldProps) {
  const [range, setRange] = useState({ start: props.start, end: props.end })
  return (
    <DateRangeField
      {...props}
      {...range}
      onChange={(change) => {
        setRange({ start: change.start, end: change.end })
        props.onChange(change)
      }}
    />
  )
}

/** The planner's rule: when one end passes the other, the other moves thirty days away. */
const thirtyDays: CorrectRange = ({ start, end }, changed) =>
  changed === 'start' ? { start, end: addDays(start, 30) } : { start: addDays(end, -30), end }

const presets = [
  { id: 'month', label: 'This month', start: '2026-11-01', end: '2026-11-30' },
  { id: 'next', label: 'Next month', start: '2026-12-01', end: '2026-12-31' },
  { id: 'quarter', label: 'This quarter', start: '2026-10-01', end: '2026-12-31' },
  { id: 'year', label: 'This year', start: '2026-01-01', end: '2026-12-31' },
]

const meta = {
  title: 'Components/Fields/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Dates',
    start: '2026-11-10',
    end: '2026-12-04',
    today: '2026-11-18',
    onChange: fn(),
  },
  argTypes: {
    labelAction: { control: false },
    labels: { control: false },
    correctRange: { control: false },
    presets: { control: false },
  },
  render: (args) => <HeldDateRangeField {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 240, minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /calendar/ }))
}

export const Default: Story = {}

export const Open: Story = { tags: ['picture', 'forced-colors'], play: open }

export const WithPresets: Story = {
  args: { presets, start: '2026-11-01', end: '2026-11-30' },
  tags: ['picture'],
  play: open,
}

export const Empty: Story = { args: { start: null, end: null } }

export const Required: Story = { args: { isRequired: true, help: 'Both days are included.' } }

export const WithError: Story = { args: { error: 'Choose at most a year.' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 190, minHeight: 60 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { label: 'التواريخ', locale: 'ar-u-nu-latn-ca-gregory' },
  globals: { direction: 'rtl' },
  tags: ['picture'],
  play: open,
}

export const CorrectsByARule: Story = {
  args: { correctRange: thirtyDays },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('A start past the end moves the end thirty days on', async () => {
      const start = canvas.getByRole('textbox', { name: 'Dates: First day' })
      await userEvent.clear(start)
      await userEvent.type(start, '12/10{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        start: '2026-12-10',
        end: '2027-01-09',
        isValid: true,
      })
    })
    await step('An end before the start moves the start thirty days back', async () => {
      const end = canvas.getByRole('textbox', { name: 'Dates: Last day' })
      await userEvent.clear(end)
      await userEvent.type(end, '11/20/26{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        start: '2026-10-21',
        end: '2026-11-20',
        isValid: true,
      })
    })
  },
}

export const PicksByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const day = (name: RegExp) => canvas.getByRole('button', { name })
    await step('It opens on the range', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Dates: First day' }))
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(day(/November 10, 2026/)).toHaveFocus())
    })
    await step('Enter sets one end, the other follows the focus', async () => {
      await userEvent.keyboard('{Enter}{ArrowDown}')
      await waitFor(() => expect(day(/November 17, 2026/)).toHaveFocus())
      await expect(day(/November 14, 2026/).closest('td')).toHaveAttribute('aria-selected', 'true')
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Enter again takes the range, and the focus is back', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        start: '2026-11-10',
        end: '2026-11-17',
        isValid: true,
      })
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(canvas.getByRole('textbox', { name: 'Dates: First day' })).toHaveFocus()
    })
  },
}

export const PicksInEitherOrder: Story = {
  play: async (context) => {
    await open(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /December 9, 2026/ }))
    await userEvent.click(canvas.getByRole('button', { name: /November 3, 2026/ }))
    await expect(context.args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-03',
      end: '2026-12-09',
      isValid: true,
    })
  },
}

export const TakesAReadyMadeRange: Story = {
  args: { presets },
  play: async (context) => {
    await open(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'This quarter' }))
    await expect(context.args.onChange).toHaveBeenLastCalledWith({
      start: '2026-10-01',
      end: '2026-12-31',
      isValid: true,
    })
  },
}
