import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { editableDayArgs } from './fixtures/day-args'
import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { DayCalendar } from './DayCalendar'
import { DayCalendarHost } from './fixtures/DayCalendarHost'

import { allDayRowOf, cellAt, expectSaid, itemNamed } from './fixtures/day-page'
import { STORY_DAY } from './fixtures/wednesday'

const meta = {
  title: 'Planner views/Calendars/DayCalendar/Keys',
  component: DayCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: editableDayArgs,
  render: (args) => <DayCalendarHost {...args} />,
} satisfies Meta<typeof DayCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const KeysOpenMarkAndCopy: Story = {
  play: async ({ args, canvasElement, step }) => {
    await step('Keys go into items and back', async () => {
      const cell = cellAt(canvasElement, '10:30')
      cell.focus()
      await step('Enter goes into the item of that time, and opens it', async () => {
        await userEvent.keyboard('{Enter}')
        await expect(itemNamed(canvasElement, 'Press preview')).toHaveFocus()
        await userEvent.keyboard('{Enter}')
        await expect(args.onOpenItem).toHaveBeenCalledOnce()
      })
      await step('Arrows go from item to item in the order of time', async () => {
        await userEvent.keyboard('{ArrowDown}')
        await expect(itemNamed(canvasElement, 'Influencer takeover')).toHaveFocus()
        await userEvent.keyboard('{ArrowUp}{ArrowUp}')
        await expect(itemNamed(canvasElement, 'Homepage hero swap')).toHaveFocus()
      })
      await step('Escape goes back to its time', async () => {
        await userEvent.keyboard('{Escape}')
        await expect(cellAt(canvasElement, '9:00')).toHaveFocus()
      })
      await step('Enter at an empty time asks for a new tactic', async () => {
        cellAt(canvasElement, '16:00').focus()
        await userEvent.keyboard('{Enter}')
        await expectOnce(args.onCreate, {
          startDate: '2026-11-18T16:00:00',
          endDate: '2026-11-18T16:00:00',
          isAllDay: false,
          anchor: cellAt(canvasElement, '16:00'),
        })
      })
    })
    await step('Shift and arrows mark a range', async () => {
      clearAllMocks()
      const cell = cellAt(canvasElement, '15:00')
      cell.focus()
      await step('Each step is spoken', async () => {
        await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
        await expectSaid(canvasElement, '11/18/26, 15:00–16:30 marked')
      })
      await step('N makes a tactic of it', async () => {
        await userEvent.keyboard('n')
        await expectOnce(args.onCreate, {
          startDate: '2026-11-18T15:00:00',
          endDate: '2026-11-18T16:30:00',
          isAllDay: false,
          anchor: cellAt(canvasElement, '16:00'),
        })
      })
      await step('Escape gives it up', async () => {
        await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Escape}')
        await expectSaid(canvasElement, 'Nothing marked')
        await userEvent.keyboard('n')
        await expect(args.onCreate).toHaveBeenLastCalledWith(
          expect.objectContaining({
            startDate: '2026-11-18T16:30:00',
            endDate: '2026-11-18T16:30:00',
          }),
        )
      })
    })
    await step('Copies and deletes by keys and menu', async () => {
      clearAllMocks()
      const body = within(canvasElement.ownerDocument.body)
      await step('Keys', async () => {
        itemNamed(canvasElement, 'Press preview').focus()
        await userEvent.keyboard('{Control>}c{/Control}{Delete}')
        await expectOnce(args.onCopyItem, {
          item: expect.objectContaining({ id: 14 }),
        })
        await expectOnce(args.onDeleteItem, {
          item: expect.objectContaining({ id: 14 }),
        })
      })
      await step('The menu of the right button', async () => {
        await fireEvent.contextMenu(itemNamed(canvasElement, 'Loyalty evening'), {
          clientX: 200,
          clientY: 500,
        })
        await userEvent.click(await body.findByRole('menuitem', { name: /^Copy Tactic/u }))
        await expect(args.onCopyItem).toHaveBeenLastCalledWith({
          item: expect.objectContaining({ id: 18 }),
        })
      })
    })
  },
}

export const KeysMoveAndResizeItems: Story = {
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Keys move and resize', async () => {
      await mount(<DayCalendarHost {...args} />)
      itemNamed(canvasElement, 'Search budget review').focus()
      const press = async (keys: string, said: string): Promise<void> => {
        await userEvent.keyboard(keys)
        await expectSaid(canvasElement, said)
        await waitFor(async () => {
          await expect(itemNamed(canvasElement, 'Search budget review')).toHaveFocus()
        })
      }
      await step('Alt and arrows move by a quarter of an hour', async () => {
        await press(
          '{Alt>}{ArrowDown}{/Alt}',
          'Search budget review moved to 11/18/26, 13:15–14:00',
        )
        await press('{Alt>}{ArrowUp}{/Alt}', 'Search budget review moved to 11/18/26, 13:00–13:45')
      })
      await step('With Shift the end moves', async () => {
        await press(
          '{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}',
          'Search budget review now lasts 11/18/26, 13:00–14:00',
        )
      })
      await step('With Home and End the start does', async () => {
        await press(
          '{Alt>}{Shift>}{Home}{/Shift}{/Alt}',
          'Search budget review now lasts 11/18/26, 12:45–14:00',
        )
        await press(
          '{Alt>}{Shift>}{End}{/Shift}{/Alt}',
          'Search budget review now lasts 11/18/26, 13:00–14:00',
        )
      })
      await step('A takes it for the whole day and back', async () => {
        await press('a', 'Search budget review moved to 11/18/26, all day')
        await press('a', 'Search budget review moved to 11/18/26, 8:00–9:00')
      })
      await step(
        'Alt and an arrow to the side take it to the next day, with the focus',
        async () => {
          await press(
            '{Alt>}{ArrowRight}{/Alt}',
            'Search budget review moved to 11/19/26, 8:00–9:00',
          )
          await expect(args.onDayChange).toHaveBeenLastCalledWith({ day: '2026-11-19' })
        },
      )
    })
    await step('Keys resize an all day tactic', async () => {
      await mount(
        <DayCalendarHost
          {...args}
          dayCount={3}
          items={[tacticFixture({ id: 1, title: 'Catalog', on: STORY_DAY, channelId: 5 })]}
        />,
      )
      itemNamed(canvasElement, 'Catalog').focus()
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
      await expectSaid(canvasElement, 'Catalog now lasts 11/18/26 to 11/19/26, all day')
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await expectSaid(canvasElement, 'Catalog moved to 11/19/26 to 11/20/26, all day')
      await waitFor(async () => {
        await expect(itemNamed(canvasElement, 'Catalog')).toHaveFocus()
      })
    })
    await step('Keys walk the times', async () => {
      clearAllMocks()
      await mount(<DayCalendarHost {...args} dayCount={3} />)
      await step('The focus begins at eight today', async () => {
        await userEvent.tab()
        await expect(cellAt(canvasElement, '8:00')).toHaveFocus()
      })
      await step('Arrows walk half hours and days', async () => {
        await userEvent.keyboard('{ArrowDown}{ArrowRight}')
        await expect(cellAt(canvasElement, '8:30', 'Thursday')).toHaveFocus()
        await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
        await expect(cellAt(canvasElement, '8:00')).toHaveFocus()
      })
      await step('Home leads to the all-day row, End to the last half hour', async () => {
        await userEvent.keyboard('{Home}')
        await expect(allDayRowOf(canvasElement)).toHaveFocus()
        await userEvent.keyboard('{ArrowDown}')
        await expect(cellAt(canvasElement, '0:00')).toHaveFocus()
        await userEvent.keyboard('{ArrowUp}{End}')
        await expect(cellAt(canvasElement, '23:30')).toHaveFocus()
      })
      await step('Beyond the days the page turns', async () => {
        await userEvent.keyboard('{ArrowLeft}')
        await expect(args.onDayChange).toHaveBeenLastCalledWith({ day: '2026-11-15' })
        await waitFor(async () => {
          await expect(cellAt(canvasElement, '23:30', 'Tuesday')).toHaveFocus()
        })
      })
    })
  },
}
