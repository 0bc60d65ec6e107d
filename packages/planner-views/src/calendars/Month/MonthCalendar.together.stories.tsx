import type { Meta, StoryObj } from '@storybook/react-vite'

import type { CalendarItem } from '../../calendar-parts'
import { monthArgs } from './fixtures/month-args'
import { clearAllMocks, expect, fn, userEvent, within } from 'storybook/test'

import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { dragBetween } from '../../calendar-core/fixtures/drag'
import { dayCell } from './fixtures/day-cell'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { categoryRefresh, novemberFixture } from './fixtures/november'
import { expectSelected } from './fixtures/selected'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Together',
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
    onCopyItem: fn(),
    onDeleteItem: fn(),
    onMoveRefused: fn(),
    onBulkAction: fn(),
    onMoveSelection: fn(),
    selection: new Set([112, 118, 143]),
  },
  render: (args) => <MonthCalendarHost {...args} />,
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

const catalog = /^Catalog in home, Radio/u

const selectedItems = [112, 118, 143].map((id) => expect.objectContaining({ id }))

export const ChangesASelectionByMenuAndKeys: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('The menu of a selected item is for all', async () => {
      await mount(<MonthCalendarHost {...args} />)
      const bar = canvas.getByRole('button', { name: categoryRefresh })
      await step('It says how many, and offers what can be done with all', async () => {
        await userEvent.pointer({ keys: '[MouseRight]', target: bar })
        const menu = within(await canvas.findByRole('menu', { name: '3 selected items' }))
        const labels = menu.getAllByRole('menuitem').map(({ textContent }) => textContent)
        await expect(labels.map((label) => label.replace(/Ctrl.*|⌘.*|Del.*$/u, ''))).toEqual([
          'Move…',
          'Change type…',
          'Tags…',
          'Flag',
          'Copy…',
          '',
        ])
      })
      await step('It asks the host for the change of all of them', async () => {
        await userEvent.click(canvas.getByRole('menuitem', { name: 'Change type…' }))
        await expectOnce(args.onBulkAction, { action: 'type', items: selectedItems })
      })
      await step('The menu of another item is its own', async () => {
        const other = canvas.getByRole('button', { name: /^Product story/u })
        await userEvent.pointer({ keys: '[MouseRight]', target: other })
        await expect(await canvas.findByRole('menu', { name: 'Item' })).toBeVisible()
        await expect(canvas.getByRole('menuitem', { name: /^Copy Tactic/u })).toBeVisible()
      })
    })
    await step('Keys on a selected item are for all', async () => {
      clearAllMocks()
      const bar = canvas.getByRole('button', { name: catalog })
      await step('Delete', async () => {
        bar.focus()
        await userEvent.keyboard('{Delete}')
        await expectOnce(args.onBulkAction, { action: 'delete', items: selectedItems })
        await expect(args.onDeleteItem).not.toHaveBeenCalled()
      })
      await step('Ctrl and C', async () => {
        await userEvent.keyboard('{Control>}c{/Control}')
        await expect(args.onBulkAction).toHaveBeenLastCalledWith({
          action: 'copy',
          items: selectedItems,
        })
        await expect(args.onCopyItem).not.toHaveBeenCalled()
      })
      await step('Alt and an arrow move all, and the focus goes with the item', async () => {
        await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
        await expectOnce(args.onMoveSelection, { items: selectedItems, deltaDays: 7 })
        await expect(args.onMove).not.toHaveBeenCalled()
        await expect(canvas.getByRole('status')).toHaveTextContent('Moving 3 items 7 days later')
        const moved = canvas.getByRole('button', {
          name: 'Catalog in home, Radio, 11/13/26, selected',
        })
        await expect(moved).toHaveFocus()
        // The third item is on a day after the visible weeks, and still selected.
        await expectSelected(canvasElement, [112, 118])
        await expect(args.onSelectionChange).not.toHaveBeenCalled()
      })
      await step('On an item that is not selected they are for it alone', async () => {
        canvas.getByRole('button', { name: /^Product story/u }).focus()
        await userEvent.keyboard('{Delete}')
        await expectOnce(args.onDeleteItem, { item: expect.objectContaining({ id: 123 }) })
      })
    })
    await step('An initiative moves with its tactics', async () => {
      clearAllMocks()
      await mount(
        <MonthCalendarHost
          {...args}
          selection={new Set<number>()}
          items={[
            tacticFixture({
              id: 950,
              title: 'Black Friday Promotion',
              on: '2026-11-16',
              to: '2026-11-20',
              isInitiative: true,
            }),
            ...novemberFixture,
          ]}
        />,
      )
      await step('Its menu offers it', async () => {
        const bar = canvas.getByRole('button', { name: /^Black Friday Promotion/u })
        await userEvent.pointer({ keys: '[MouseRight]', target: bar })
        await userEvent.click(
          await canvas.findByRole('menuitem', { name: 'Move with its tactics…' }),
        )
        await expectOnce(args.onBulkAction, {
          action: 'move-with-related',
          items: [expect.objectContaining({ id: 950 })],
        })
      })
      await step('That of a tactic does not', async () => {
        const bar = canvas.getByRole('button', { name: catalog })
        await userEvent.pointer({ keys: '[MouseRight]', target: bar })
        await canvas.findByRole('menuitem', { name: /^Copy Tactic/u })
        await expect(canvas.queryByRole('menuitem', { name: /^Move with/u })).toBeNull()
      })
    })
  },
}

export const MovesASelection: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Escape leaves all where they are', async () => {
      await mount(<MonthCalendarHost {...args} />)
      await dragBetween(
        canvas.getByRole('button', { name: catalog }),
        dayCell(canvasElement, 'November 8'),
        { beforeRelease: () => userEvent.keyboard('{Escape}') },
      )
      await expect(args.onMoveSelection).not.toHaveBeenCalled()
      await expect(canvas.getByRole('status')).toHaveTextContent('3 items stay')
      await expect(canvasElement.querySelector('[data-part="bar"][data-dragging]')).toBeNull()
      await expectSelected(canvasElement, [112, 118, 143])
    })
    clearAllMocks()
    await step('The bar under the pointer says how many move', async () => {
      await dragBetween(
        canvas.getByRole('button', { name: catalog }),
        dayCell(canvasElement, 'November 8'),
        {
          beforeRelease: async () => {
            const ghost = canvasElement.querySelector('[data-part="ghost"]')
            await expect(ghost).toHaveTextContent('Catalog in home3')
            const faded = canvasElement.querySelectorAll('[data-part="bar"][data-dragging]')
            await expect(faded).toHaveLength(3)
          },
        },
      )
    })
    await step('All of them move by two days', async () => {
      await expectOnce(args.onMoveSelection, { items: selectedItems, deltaDays: 2 })
      await expect(args.onMove).not.toHaveBeenCalled()
      await expect(canvasElement.querySelector('[data-part="bar"][data-dragging]')).toBeNull()
      await expectSelected(canvasElement, [112, 118, 143])
      await expect(
        canvas.getByRole('button', { name: /^Category refresh, .* 11\/12\/26 to/u }),
      ).toBeVisible()
    })
    await step('An item that may not move is dragged with the rest', async () => {
      clearAllMocks()
      await mount(<MonthCalendarHost {...args} selection={new Set([103, 112])} />)
      await dragBetween(
        within(canvasElement).getByRole('button', { name: /^8:00 Weekly deals.*11\/03\/26/u }),
        dayCell(canvasElement, 'November 4'),
      )
      await expect(args.onMoveSelection).toHaveBeenCalledOnce()
      await expect(args.onMoveRefused).not.toHaveBeenCalled()
    })
    await step('Read only changes nothing of a selection', async () => {
      clearAllMocks()
      await mount(<MonthCalendarHost {...args} isReadOnly />)
      const bar = canvas.getByRole('button', { name: catalog })
      bar.focus()
      await userEvent.keyboard('{Delete}{Alt>}{ArrowRight}{/Alt}')
      await dragBetween(bar, dayCell(canvasElement, 'November 8'))
      await userEvent.pointer({ keys: '[MouseRight]', target: bar })
      await expect(await canvas.findByRole('menu', { name: 'Item' })).toBeVisible()
      await expect(args.onBulkAction).not.toHaveBeenCalled()
      await expect(args.onMoveSelection).not.toHaveBeenCalled()
      await expect(args.onMove).not.toHaveBeenCalled()
    })
  },
}
