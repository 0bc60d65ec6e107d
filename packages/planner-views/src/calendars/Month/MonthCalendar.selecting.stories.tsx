import type { Meta, StoryObj } from '@storybook/react-vite'

import type { CalendarItem } from '../../calendar-parts'
import { monthArgs } from './fixtures/month-args'
import { clearAllMocks, expect, fn, userEvent, within } from 'storybook/test'

import { dayCell } from './fixtures/day-cell'
import { eventFixtures } from './fixtures/event-fixtures'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { expectSelected } from './fixtures/selected'
import { MonthCalendar } from './MonthCalendar'
import type { ItemContentParts } from './MonthCalendar.types'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Selecting',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...monthArgs,
    onSelectionChange: fn(),
    onCreate: fn(),
    onMove: fn(),
    onOpenItem: fn(),
    onOpenEvent: fn(),
    onOpenDay: fn(),
  },
  render: (args) => <MonthCalendarHost {...args} />,
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof MonthCalendar<CalendarItem>>

const catalog = /^Catalog in home, Radio/u
const cyberMonday = /Cyber Monday mailing/u

export const Selected: Story = {
  tags: ['forced-colors'],
  args: { selection: new Set([112, 118, 124, 128, 132, 139]), selectedItemId: 132 },
}

export const SelectsByClicks: Story = {
  args: { events: eventFixtures },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Clicks with a key select', async () => {
      const user = userEvent.setup()
      await step('Ctrl adds an item, and says how many there are', async () => {
        await user.keyboard('{Control>}')
        await user.click(canvas.getByRole('button', { name: catalog }))
        await user.click(canvas.getByRole('button', { name: cyberMonday }))
        await expectSelected(canvasElement, [112, 143])
        await expect(canvas.getByRole('status')).toHaveTextContent('2 items selected')
        await expect(
          canvas.getByRole('button', { name: 'Catalog in home, Radio, 11/06/26, selected' }),
        ).toBeVisible()
      })
      await step('and takes it away again; nothing was opened', async () => {
        await user.click(canvas.getByRole('button', { name: cyberMonday }))
        await user.keyboard('{/Control}')
        await expectSelected(canvasElement, [112])
        await expect(canvas.getByRole('status')).toHaveTextContent('1 item selected')
        await expect(args.onOpenItem).not.toHaveBeenCalled()
      })
      await step(
        'Shift selects from the item that was clicked last, in reading order',
        async () => {
          await user.keyboard('{Control>}')
          await user.click(canvas.getByRole('button', { name: catalog }))
          await user.click(canvas.getByRole('button', { name: catalog }))
          await user.keyboard('{/Control}{Shift>}')
          await user.click(canvas.getByRole('button', { name: /^8:00 Gift guide launch, Radio/u }))
          await user.keyboard('{/Shift}')
          await expectSelected(canvasElement, [103, 112, 113, 114, 115, 116, 117, 118])
        },
      )
      await step('A plain click clears the selection and opens the item', async () => {
        await user.click(canvas.getByRole('button', { name: catalog }))
        await expectSelected(canvasElement, [])
        await expect(args.onOpenItem).toHaveBeenCalledOnce()
        await expect(canvas.getByRole('status')).toHaveTextContent('Selection cleared')
      })
      await step('and Shift goes on from there', async () => {
        await user.keyboard('{Shift>}')
        await user.click(canvas.getByRole('button', { name: /^8:00 Cart reminder, In store/u }))
        await user.keyboard('{/Shift}')
        await expectSelected(canvasElement, [112, 113])
      })
    })
    await step('A click on a day clears the selection', async () => {
      await userEvent.click(dayCell(canvasElement, 'November 25'))
      await expectSelected(canvasElement, [])
    })
    await step('Events cannot be selected', async () => {
      clearAllMocks()
      const user = userEvent.setup()
      await user.keyboard('{Control>}')
      await user.click(canvas.getByRole('button', { name: /^Veterans Day, event/u }))
      await user.keyboard('{/Control}')
      await expect(args.onSelectionChange).not.toHaveBeenCalled()
      await expect(args.onOpenEvent).toHaveBeenCalledOnce()
    })
  },
}

export const SelectsByKeysToo: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Tells the keys of the selection', async () => {
      await mount(<MonthCalendarHost {...args} />)
      await expect(
        within(canvasElement).getByRole('grid', { name: 'November 2026' }),
      ).toHaveAccessibleDescription(/Space on an item selects it instead of opening it/u)
    })
    await step('Selects by keys', async () => {
      clearAllMocks()
      const bar = canvas.getByRole('button', { name: catalog })
      await step('Space toggles, and opens nothing', async () => {
        bar.focus()
        await userEvent.keyboard(' ')
        await expectSelected(canvasElement, [112])
        await userEvent.keyboard(' ')
        await expectSelected(canvasElement, [])
        await userEvent.keyboard(' ')
        await expect(args.onOpenItem).not.toHaveBeenCalled()
      })
      await step('Shift and Space select a range', async () => {
        canvas.getByRole('button', { name: /^Flash sale, Direct mail, 11/u }).focus()
        await userEvent.keyboard('{Shift>} {/Shift}')
        await expectSelected(canvasElement, [112, 113, 114, 115])
      })
      await step('Esc clears it and nothing else, the next one leaves the item', async () => {
        const flashSale = canvas.getByRole('button', { name: /^Flash sale, Direct mail, 11/u })
        await userEvent.keyboard('{Escape}')
        await expectSelected(canvasElement, [])
        await expect(flashSale).toHaveFocus()
        await userEvent.keyboard('{Escape}')
        await expect(dayCell(canvasElement, 'November 8')).toHaveFocus()
      })
      await step('Ctrl and A select all, also those further down', async () => {
        await userEvent.keyboard('{Control>}a{/Control}')
        await expect(canvas.getByRole('status')).toHaveTextContent('48 items selected')
      })
      await step('Enter still opens', async () => {
        bar.focus()
        await userEvent.keyboard('{Enter}')
        await expect(args.onOpenItem).toHaveBeenCalledOnce()
      })
    })
    await step('What is gone leaves the selection', async () => {
      clearAllMocks()
      const onDeleteItem = fn()
      await mount(
        <MonthCalendarHost {...args} selection={new Set([112, 118])} onDeleteItem={onDeleteItem} />,
      )
      canvas.getByRole('button', { name: catalog }).focus()
      // The host of this story takes no changes of several items: Delete is for this one.
      await userEvent.keyboard('{Delete}')
      await expectSelected(canvasElement, [118])
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ selection: new Set([118]) })
      await expect(canvas.getByRole('status')).toHaveTextContent('1 item selected')
    })
    await step('Selecting draws no other bar again', async () => {
      await mount(<MonthCalendarHost {...args} renderItemContent={drawn} />)
      within(canvasElement).getByRole('button', { name: catalog }).focus()
      await step('Its own bar is drawn again, and no other', async () => {
        drawn.mockClear()
        await userEvent.keyboard(' ')
        await expectSelected(canvasElement, [112])
        const ids = drawn.mock.calls.map(([{ item }]) => item.id)
        await expect(new Set(ids)).toEqual(new Set([112]))
      })
    })
  },
}

export const WithoutAHostThatSelectsSpaceOpens: Story = {
  render: ({ onSelectionChange: _nobody, ...args }) => <MonthCalendarHost {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    const bar = canvas.getByRole('button', { name: catalog })
    bar.focus()
    await user.keyboard(' ')
    await expect(args.onOpenItem).toHaveBeenCalledOnce()
    await user.keyboard('{Control>}')
    await user.click(bar)
    await user.keyboard('{/Control}')
    await expect(args.onOpenItem).toHaveBeenCalledTimes(2)
    await expect(canvas.getByRole('grid')).not.toHaveAccessibleDescription(/Space/u)
  },
}

const drawn = fn(({ item }: ItemContentParts) => item.title)
