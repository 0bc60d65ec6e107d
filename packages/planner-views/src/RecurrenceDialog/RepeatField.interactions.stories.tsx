import type { Meta, StoryObj } from '@storybook/react-vite'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { FIXED_DAY } from '@throughline/test-support/clock'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { RepeatFieldHost } from './fixtures/RepeatFieldHost'

const meta = {
  title: 'Planner views/Editing/RepeatField/Interactions',
  component: RepeatFieldHost,
  tags: ['!autodocs'],
  args: {
    value: { rrule: null, recurrenceEndDay: null },
    startDay: dayNumberOf(FIXED_DAY),
    today: dayNumberOf(FIXED_DAY),
    weekStartDay: 'sunday',
    isNew: true,
    onChange: fn(),
  },
} satisfies Meta<typeof RepeatFieldHost>

export default meta
type Story = StoryObj<typeof meta>

const weekly = { rrule: 'FREQ=WEEKLY;BYDAY=WE', recurrenceEndDay: '2026-12-30' }
const once = { rrule: null, recurrenceEndDay: null }

async function choose(canvasElement: HTMLElement, name: string) {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Repeats' }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

export const ChoosesARepeat: Story = {
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Offers the presets of the start', async () => {
      await mount(<RepeatFieldHost {...args} />)
      await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Repeats' }))
      const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
      await expect(names).toEqual([
        'Does not repeat',
        'Daily',
        'Weekly on Wednesday',
        'Monthly on day 18',
        'Monthly on the third Wednesday',
        'Annually',
        'Custom…',
      ])
      await userEvent.click(screen.getByRole('option', { name: 'Monthly on the third Wednesday' }))
      await expect(args.onChange).toHaveBeenCalledWith({
        rrule: 'FREQ=MONTHLY;BYDAY=3WE',
        recurrenceEndDay: null,
      })
    })
    await step('A fifth weekday is the last', async () => {
      await mount(<RepeatFieldHost {...args} startDay={dayNumberOf('2026-12-30')} />)
      await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Repeats' }))
      await expect(
        await screen.findByRole('option', { name: 'Monthly on the last Wednesday' }),
      ).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
  },
}

export const ChangesAWeeklySeries: Story = {
  args: { value: weekly },
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Says when it is next', async () => {
      await mount(<RepeatFieldHost {...args} />)
      const sentence = 'Next: Wed 11/18, Wed 11/25, Wed 12/02, then 4 more until 12/30/26.'
      await step('In words, which belong to the field', async () => {
        await expect(canvas.getByText(sentence)).toBeVisible()
        await expect(canvas.getByRole('combobox', { name: 'Repeats' })).toHaveAccessibleDescription(
          expect.stringContaining(sentence),
        )
      })
      await step('And on small months', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Show days' }))
        const days = within(await screen.findByRole('dialog', { name: 'Days of the series' }))
        const december = within(days.getByRole('table', { name: 'December 2026' }))
        await expect(december.getAllByRole('cell', { name: /repeats/u })).toHaveLength(5)
      })
      await step('Esc closes them and returns the focus', async () => {
        await userEvent.keyboard('{Escape}')
        await expect(screen.queryByRole('dialog')).toBeNull()
        await expect(canvas.getByRole('button', { name: 'Show days' })).toHaveFocus()
      })
    })
    await step('A custom rule stands in words', async () => {
      clearAllMocks()
      await choose(canvasElement, 'Custom…')
      const dialog = within(await screen.findByRole('dialog', { name: 'Custom recurrence' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Fri' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Save Custom Rule' }))
      await expect(args.onChange).toHaveBeenCalledWith({
        ...weekly,
        rrule: 'FREQ=WEEKLY;BYDAY=WE,FR',
      })
      await expect(
        within(canvasElement).getByRole('combobox', { name: 'Repeats' }),
      ).toHaveTextContent('Weekly on Wednesday and Friday')
    })
    await step('The end is typed', async () => {
      clearAllMocks()
      await mount(<RepeatFieldHost {...args} />)
      const end = within(canvasElement).getByRole('textbox', { name: 'Ends' })
      await step('An earlier day shortens the series', async () => {
        await userEvent.clear(end)
        await userEvent.type(end, '11/25/26{Tab}')
        await expect(args.onChange).toHaveBeenLastCalledWith({
          ...weekly,
          recurrenceEndDay: '2026-11-25',
        })
        await expect(
          within(canvasElement).getByText('Next: Wed 11/18, Wed 11/25, then it ends.'),
        ).toBeVisible()
      })
      await step('A text that is no day is not a series without end', async () => {
        await userEvent.clear(end)
        await userEvent.type(end, 'soon{Tab}')
        await expect(args.onChange).toHaveBeenLastCalledWith({ ...weekly, recurrenceEndDay: '' })
        await expect(end).toHaveValue('soon')
        await expect(end).toBeInvalid()
      })
      await step('An empty field is', async () => {
        await userEvent.clear(end)
        await userEvent.tab()
        await expect(args.onChange).toHaveBeenLastCalledWith({ ...weekly, recurrenceEndDay: null })
      })
    })
  },
}

export const GivesUpARepeat: Story = {
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Off clears the end', async () => {
      await mount(<RepeatFieldHost {...args} value={weekly} />)
      await choose(canvasElement, 'Does not repeat')
      await expect(args.onChange).toHaveBeenCalledWith(once)
      await expect(within(canvasElement).queryByRole('textbox', { name: 'Ends' })).toBeNull()
    })
    await step('Giving up the dialog leaves a new item without a repeat', async () => {
      clearAllMocks()
      await mount(<RepeatFieldHost {...args} value={weekly} />)
      await choose(canvasElement, 'Custom…')
      await screen.findByRole('dialog', { name: 'Custom recurrence' })
      await userEvent.keyboard('{Escape}')
      await expect(args.onChange).toHaveBeenCalledWith(once)
      await waitFor(() =>
        expect(within(canvasElement).getByRole('combobox', { name: 'Repeats' })).toHaveFocus(),
      )
    })
    await step('Giving up the dialog keeps a stored rule', async () => {
      clearAllMocks()
      await mount(<RepeatFieldHost {...args} value={weekly} isNew={false} />)
      await choose(canvasElement, 'Custom…')
      const dialog = await screen.findByRole('dialog', { name: 'Custom recurrence' })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(
        within(canvasElement).getByRole('combobox', { name: 'Repeats' }),
      ).toHaveTextContent('Weekly on Wednesday')
      await expect(canvasElement).toHaveTextContent('Changes apply to the whole series.')
    })
    await step('Read only changes nothing', async () => {
      clearAllMocks()
      await mount(<RepeatFieldHost {...args} value={weekly} isReadOnly />)
      const select = within(canvasElement).getByRole('combobox', { name: 'Repeats' })
      await userEvent.click(select)
      await expect(screen.queryByRole('option')).toBeNull()
      await expect(within(canvasElement).getByRole('textbox', { name: 'Ends' })).toHaveAttribute(
        'readonly',
      )
      await expect(args.onChange).not.toHaveBeenCalled()
    })
  },
}
