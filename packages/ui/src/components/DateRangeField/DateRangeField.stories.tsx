import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { addDays } from '../../internal/date-entry/civil-date'
import { DateRangeField, type CorrectRange } from './index'

const ControlledDateRangeField = controlled(DateRangeField, ({ start, end }) => ({ start, end }))

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
  render: (args) => <ControlledDateRangeField {...args} />,
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

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /calendar/ }))
}

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    ControlledDateRangeField,
    [
      { name: 'Empty', props: { start: null, end: null } },
      {
        name: 'Required, with help',
        props: { isRequired: true, help: 'Both days are included.' },
      },
      { name: 'Error', props: { error: 'Choose at most a year.' } },
      { name: 'Disabled', props: { isDisabled: true } },
      { name: 'Read only', props: { isReadOnly: true } },
      { name: 'Narrow', width: 190 },
    ],
    { columnWidth: 240 },
  ),
}

export const Open: Story = {
  args: { presets, start: '2026-11-01', end: '2026-11-30' },
  tags: ['picture', 'forced-colors'],
  play: open,
}

export const RightToLeft: Story = {
  args: { label: 'التواريخ', locale: 'ar-u-nu-latn-ca-gregory' },
  globals: { direction: 'rtl' },
  tags: ['picture'],
  play: open,
}

export const PicksAndCorrects: Story = {
  args: { presets, correctRange: thirtyDays },
  play: async (context) => {
    const { canvas, args, step } = context
    const day = (name: RegExp) => canvas.getByRole('button', { name })
    const start = canvas.getByRole('textbox', { name: 'Dates: First day' })
    const end = canvas.getByRole('textbox', { name: 'Dates: Last day' })
    await step('It opens on the range', async () => {
      await userEvent.click(start)
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
      await expect(start).toHaveFocus()
    })
    await step('The pointer picks in either order', async () => {
      await open(context)
      await userEvent.click(day(/December 9, 2026/))
      await userEvent.click(day(/November 3, 2026/))
      await expect(args.onChange).toHaveBeenLastCalledWith({
        start: '2026-11-03',
        end: '2026-12-09',
        isValid: true,
      })
    })
    await step('Or takes a ready-made range', async () => {
      await open(context)
      await userEvent.click(day(/^This quarter$/))
      await expect(args.onChange).toHaveBeenLastCalledWith({
        start: '2026-10-01',
        end: '2026-12-31',
        isValid: true,
      })
    })
    await step('By the rule, a start past the end moves the end thirty days on', async () => {
      await userEvent.clear(start)
      await userEvent.type(start, '1/10/27{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        start: '2027-01-10',
        end: '2027-02-09',
        isValid: true,
      })
    })
    await step('An end before the start moves the start thirty days back', async () => {
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
