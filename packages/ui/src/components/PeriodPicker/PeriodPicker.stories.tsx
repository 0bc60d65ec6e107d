import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { PeriodPicker } from './index'

const ControlledPeriodPicker = controlled(PeriodPicker, ({ date }) => ({ value: date }))

const meta = {
  title: 'Components/Fields/PeriodPicker',
  component: PeriodPicker,
  args: {
    label: 'Month on show',
    mode: 'month',
    value: '2026-11-18',
    today: '2026-11-18',
    onChange: fn(),
  },
  argTypes: { labels: { control: false } },
  render: (args) => <ControlledPeriodPicker {...args} />,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PeriodPicker>

export default meta
type Story = StoryObj<typeof meta>

const open =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name }))
  }

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(ControlledPeriodPicker, [
    { name: 'Days', props: { mode: 'day', label: 'Day on show', hasTodayButton: true } },
    { name: 'With a button for today', props: { hasTodayButton: true, value: '2027-02-01' } },
    { name: 'At the last month', props: { value: '2036-12-01' } },
    {
      name: 'Right to left',
      dir: 'rtl',
      props: { locale: 'ar-u-nu-latn-ca-gregory', label: 'الشهر' },
    },
  ]),
}

export const OpenMonths: Story = { tags: ['picture', 'forced-colors'], play: open(/November 2026/) }

export const OpenDays: Story = {
  args: { mode: 'day' },
  tags: ['picture'],
  play: open(/Nov 18, 2026/),
}

export const PagesAndPicks: Story = {
  render: (args) => (
    <>
      <ControlledPeriodPicker {...args} hasTodayButton />
      <ControlledPeriodPicker {...args} value="2036-12-01" label="Last month" />
    </>
  ),
  play: async ({ canvas, args, step }) => {
    await step('At the last month it does not page on', async () => {
      const [, next] = canvas.getAllByRole('button', { name: 'Next month' })
      if (next === undefined) throw new Error('There is no second picker.')
      await expect(next).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(next)
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Next and previous', async () => {
      const [next] = canvas.getAllByRole('button', { name: 'Next month' })
      if (next) await userEvent.click(next)
      await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-12-01' })
      await expect(canvas.getByRole('button', { name: 'December 2026' })).toBeVisible()
    })
    await step('Picked by keyboard from another year', async () => {
      const period = canvas.getByRole('button', { name: 'December 2026' })
      period.focus()
      await userEvent.keyboard('{Enter}')
      const dialog = within(canvas.getByRole('dialog', { name: 'Choose a period' }))
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Dec 2026' })).toHaveFocus())
      await userEvent.click(dialog.getByRole('button', { name: 'Next year' }))
      await expect(dialog.getByRole('button', { name: 'Sep 2027' })).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Previous year' }))
      dialog.getByRole('button', { name: 'Dec 2026' }).focus()
      await userEvent.keyboard('{ArrowUp}{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-09-01' })
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'September 2026' })).toHaveFocus(),
      )
    })
    await step('Back to today', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-01' })
    })
    await step('To today again, for whoever has scrolled away from it', async () => {
      const calls = args.onChange.mock.calls.length
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
      await expect(args.onChange.mock.calls.slice(calls)).toEqual([[{ date: '2026-11-01' }]])
    })
  },
}
