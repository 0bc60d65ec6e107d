import type { Meta, StoryObj } from '@storybook/react-vite'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { FIXED_DAY } from '@throughline/test-support/clock'
import { clearAllMocks, expect, fn, screen, userEvent, within } from 'storybook/test'

import { RecurrenceDialog } from './RecurrenceDialog'

const meta = {
  title: 'Planner views/Editing/RecurrenceDialog',
  component: RecurrenceDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
    },
  },
  args: {
    isOpen: true,
    rrule: null,
    recurrenceEndDay: null,
    startDay: dayNumberOf(FIXED_DAY),
    today: dayNumberOf(FIXED_DAY),
    weekStartDay: 'sunday',
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RecurrenceDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EverySecondWeek: Story = {
  args: { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', recurrenceEndDay: '2027-01-31' },
}

export const Monthly: Story = { args: { rrule: 'FREQ=MONTHLY;BYDAY=-1FR' } }

async function opened() {
  return within(await screen.findByRole('dialog', { name: 'Custom recurrence' }))
}

async function chooseFrequency(name: string) {
  const dialog = await opened()
  await userEvent.click(dialog.getByRole('combobox', { name: /^Repeats/u }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

export const MakesARule: Story = {
  tags: ['!autodocs'],
  play: async ({ args, mount, step }) => {
    await step('Works by keys alone', async () => {
      await mount(<RecurrenceDialog {...args} />)
      const dialog = await opened()
      await step('The frequency has the focus', async () => {
        await expect(dialog.getByRole('combobox', { name: /^Repeats/u })).toHaveFocus()
        await userEvent.tab()
      })
      await step('Every second week, on Wednesday and Thursday', async () => {
        await userEvent.keyboard('{ArrowUp}')
        dialog.getByRole('button', { name: 'Thu' }).focus()
        await userEvent.keyboard(' ')
      })
      await step('Enter saves', async () => {
        dialog.getByRole('spinbutton', { name: /^Every/u }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(args.onSave).toHaveBeenCalledWith({
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,TH;WKST=SU',
        })
      })
    })
    await step('Saves what is complete', async () => {
      clearAllMocks()
      await mount(<RecurrenceDialog {...args} />)
      const dialog = await opened()
      const save = dialog.getByRole('button', { name: 'Save Custom Rule' })
      await step('A weekly rule needs a weekday', async () => {
        await expect(save).toBeEnabled()
        await userEvent.click(dialog.getByRole('button', { name: 'Wed' }))
        await expect(save).toBeDisabled()
        await expect(dialog.getByText('Choose at least one weekday.')).toBeVisible()
      })
      await step('A daily or yearly one is complete', async () => {
        await chooseFrequency('Daily')
        await expect(save).toBeEnabled()
        await chooseFrequency('Annually')
        await expect(save).toBeEnabled()
      })
      await step('A monthly one needs its day', async () => {
        await chooseFrequency('Monthly')
        await expect(save).toBeDisabled()
        await userEvent.click(dialog.getByRole('radio', { name: 'The third Wednesday' }))
        await expect(save).toBeEnabled()
      })
      await step('An interval that is no number is not complete', async () => {
        const interval = dialog.getByRole('spinbutton', { name: /^Every/u })
        await userEvent.clear(interval)
        await expect(save).toBeDisabled()
        await userEvent.type(interval, '3')
        await userEvent.click(save)
        await expect(args.onSave).toHaveBeenLastCalledWith({
          rrule: 'FREQ=MONTHLY;INTERVAL=3;BYDAY=3WE',
        })
      })
    })
    await step('Cancel saves nothing', async () => {
      clearAllMocks()
      const dialog = await opened()
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('Shows the days of the rule', async () => {
      await mount(<RecurrenceDialog {...args} recurrenceEndDay="2026-12-30" />)
      const dialog = await opened()
      await expect(
        dialog.getByText('Next: Wed 11/18, Wed 11/25, Wed 12/02, then 4 more until 12/30/26.'),
      ).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Mon' }))
      const november = within(dialog.getByRole('table', { name: 'November 2026' }))
      await expect(november.getAllByRole('cell', { name: /repeats/u })).toHaveLength(4)
    })
    await step('Weekdays follow the plan', async () => {
      await mount(<RecurrenceDialog {...args} weekStartDay="monday" />)
      const dialog = await opened()
      const weekdays = within(dialog.getByRole('group', { name: 'On' })).getAllByRole('button')
      await expect(weekdays.map(({ textContent }) => textContent)).toEqual([
        'Mon',
        'Tue',
        'Wed',
        'Thu',
        'Fri',
        'Sat',
        'Sun',
      ])
    })
    await step('Keeps a day that is not the start', async () => {
      await mount(<RecurrenceDialog {...args} rrule="FREQ=MONTHLY;BYMONTHDAY=5" />)
      const dialog = await opened()
      await expect(dialog.getByRole('radio', { name: 'Day 5' })).toBeChecked()
      await expect(dialog.getAllByRole('radio')).toHaveLength(3)
    })
  },
}
