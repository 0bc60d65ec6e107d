import type { Meta, StoryObj } from '@storybook/react-vite'
import { middleOf } from '@throughline/test-support/dom'
import { useState } from 'react'
import { clearAllMocks, expect, fn, userEvent, within } from 'storybook/test'

import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { dragTo } from '../../calendar-core/fixtures/drag'
import { flowArgs } from './fixtures/flow-args'
import { FlowCalendarHost } from './fixtures/FlowCalendarHost'
import type { FlowCalendarHostProps } from './fixtures/FlowCalendarHost'
import { placeOfDay } from './fixtures/flow-place'

/** A host that keeps the selection. */
function SelectingHost(props: FlowCalendarHostProps) {
  const [selection, setSelection] = useState(props.selection ?? new Set<number>())
  return (
    <FlowCalendarHost
      {...props}
      selection={selection}
      onSelectionChange={(change) => {
        props.onSelectionChange?.(change)
        setSelection(change.selection)
      }}
    />
  )
}

const meta = {
  title: 'Planner views/Calendars/FlowCalendar/Selecting',
  component: FlowCalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: { ...flowArgs, onSelectionChange: fn(), onMoveSelection: fn(), onBulkAction: fn() },
  render: (args) => <SelectingHost {...args} />,
} satisfies Meta<typeof FlowCalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const chosen = (root: HTMLElement): readonly string[] =>
  [...root.querySelectorAll('[data-chosen]')].map((bar) => bar.textContent)

export const SelectsItems: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Clicks with a key select', async () => {
      await mount(<SelectingHost {...args} />)
      const bar = (name: RegExp): HTMLElement => canvas.getByRole('button', { name })
      const user = userEvent.setup()
      await step('Ctrl with a click selects one after the other', async () => {
        await user.keyboard('{Control>}')
        await user.click(bar(/^Cart reminder/u))
        await user.click(bar(/Press preview/u))
        await user.keyboard('{/Control}')
        await expect(chosen(canvasElement)).toEqual(['Cart reminder', 'Press preview'])
        await expect(canvas.getByRole('status')).toHaveTextContent('2 items selected')
        await expect(args.onOpenItem).not.toHaveBeenCalled()
      })
      await step('Shift selects up to there, row by row', async () => {
        await user.click(bar(/Homepage hero swap/u))
        await user.keyboard('{Shift>}')
        await user.click(bar(/Store window reset/u))
        await user.keyboard('{/Shift}')
        await expect(chosen(canvasElement)).toEqual([
          'Homepage hero swap',
          'Cart reminder',
          'Store window reset',
        ])
      })
      await step('Esc clears', async () => {
        bar(/^Cart reminder/u).focus()
        await user.keyboard('{Escape}')
        await expect(chosen(canvasElement)).toEqual([])
      })
    })
    await step('Space toggles an item', async () => {
      clearAllMocks()
      const bar = within(canvasElement).getByRole('button', { name: /^Cart reminder/u })
      bar.focus()
      await userEvent.keyboard(' ')
      await expect(bar).toHaveAttribute('data-chosen')
      await userEvent.keyboard(' ')
      await expect(bar).not.toHaveAttribute('data-chosen')
      await expect(args.onOpenItem).not.toHaveBeenCalled()
    })
    await step('Shift and a drag select what they touch', async () => {
      clearAllMocks()
      const from = placeOfDay(canvasElement, 'type:20', '2026-11-12')
      const to = placeOfDay(canvasElement, 'type:31', '2026-11-18')
      await dragTo({ x: from.x, y: from.y }, to, { keys: { shiftKey: true } })
      await expect(args.onCreate).not.toHaveBeenCalled()
      await expect(args.onSelectionChange).toHaveBeenCalled()
      await expect(chosen(canvasElement)).toContain('Cart reminder')
      await expect(chosen(canvasElement)).toContain('Press preview')
      await expect(chosen(canvasElement)).not.toContain('Store window reset')
    })
    await step('All items, those of closed sections and those far away as well', async () => {
      clearAllMocks()
      await mount(<SelectingHost {...args} closedSections={new Set(['channel:2'])} />)
      within(canvasElement)
        .getByRole('button', { name: /^Cart reminder/u })
        .focus()
      await userEvent.keyboard('{Control>}a{/Control}')
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
        selection: new Set([1, 2, 3, 4, 5, 6, 7]),
      })
    })
  },
}

export const ChangesASelection: Story = {
  args: { selection: new Set([2, 3]), itemColors: new Map([[2, '#123456']]) },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Dragging one moves all', async () => {
      const from = middleOf(canvas.getByRole('button', { name: /^Cart reminder/u }))
      await dragTo(
        from,
        { ...from, x: from.x + 90 },
        {
          beforeRelease: async () => {
            await expect(
              canvasElement.querySelector('[data-part="moved-count"]'),
            ).toHaveTextContent('2')
            const ghost = canvasElement.querySelector('[data-part="ghost"]')
            const bar = canvas.getByRole('button', { name: /^Cart reminder/u })
            const [own, moved] = [bar, ghost ?? canvasElement].map((element) =>
              getComputedStyle(element).getPropertyValue('--tl-bar-color'),
            )
            await expect(moved).toBe(own)
          },
        },
      )
      await expectOnce(args.onMoveSelection, {
        items: [expect.objectContaining({ id: 2 }), expect.objectContaining({ id: 3 })],
        deltaDays: 3,
      })
      await expect(args.onMove).not.toHaveBeenCalled()
    })
    await step('Keys move all', async () => {
      clearAllMocks()
      within(canvasElement)
        .getByRole('button', { name: /^Cart reminder/u })
        .focus()
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
      await expectOnce(args.onMoveSelection, expect.objectContaining({ deltaDays: -1 }))
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await expect(args.onRowChange).not.toHaveBeenCalled()
      await userEvent.keyboard('{Delete}')
      await expectOnce(args.onBulkAction, expect.objectContaining({ action: 'delete' }))
    })
  },
}

export const WithoutAHostNothingIsSelected: Story = {
  render: ({ onSelectionChange: _none, ...args }) => <FlowCalendarHost {...args} />,
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('button', { name: /^Cart reminder/u })
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(bar)
    await user.keyboard('{/Control}')
    await expect(chosen(canvasElement)).toEqual([])
  },
}
