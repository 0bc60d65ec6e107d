import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { elementIn } from '../fixtures/in-element'
import { channels, gridItems, items } from '../fixtures/plan'
import type { ThroughlineElementProps } from '../react'
import '../index'

/** What the calendars do by themselves, and what they leave to the page. */
const meta = {
  title: 'Elements/Calendars',
  tags: ['!autodocs', '!visual', 'no-baseline'],
  parameters: { isFullScreen: true },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const height: ThroughlineElementProps['throughline-day']['style'] = { blockSize: 640 }
const november: ThroughlineElementProps['throughline-month'] = {
  month: '2026-11',
  today: '2026-11-18',
  items: gridItems,
  channels,
  style: height,
}

export const SeveralItemsAreSelectedAndMoved: Story = {
  render: () => <throughline-month {...november} />,
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-month')
    const bar = (name: RegExp) => view.getByRole('button', { name })
    const starts = () => element.items?.map(({ startDate }) => startDate.slice(0, 10))
    await step('Nobody listens: Space selects nothing', async () => {
      bar(/^Gift guide/).focus()
      await userEvent.keyboard(' ')
      await expect(element.selection).toBeUndefined()
    })
    await step('The selection is in its property', async () => {
      element.addEventListener('throughline-selectionchange', fn())
      await element.updateComplete
      bar(/^Gift guide/).focus()
      await userEvent.keyboard(' ')
      bar(/^Store window/).focus()
      await userEvent.keyboard(' ')
      await expect([...(element.selection ?? [])]).toEqual([1, 2])
    })
    await step('A page that refuses keeps both where they are', async () => {
      element.addEventListener('throughline-moveselection', (event) => event.preventDefault(), {
        once: true,
      })
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await element.updateComplete
      await expect(starts()).toEqual(['2026-11-10', '2026-11-17', '2026-11-24'])
    })
    await step('Otherwise they move together, and the third stays', async () => {
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await waitFor(() => expect(starts()).toEqual(['2026-11-11', '2026-11-18', '2026-11-24']))
    })
  },
}

export const WhatOnlyThePageCanDoIsLeftToIt: Story = {
  render: () => <throughline-month {...november} />,
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-month')
    const bar = () => view.getByRole('button', { name: /^Gift guide/ })
    await step('Opening tells the item', async () => {
      const opened: unknown[] = []
      element.addEventListener('throughline-open', ({ detail }) => opened.push(detail.item))
      await element.updateComplete
      await userEvent.click(bar())
      await expect(opened).toEqual([gridItems[0]])
    })
    await step('A new item is asked for with its day', async () => {
      const days: string[] = []
      element.addEventListener('throughline-create', ({ detail }) => days.push(detail.startDate))
      await element.updateComplete
      const day = view.getByRole('button', { name: /^20, Friday/ }).closest('[role="gridcell"]')
      await userEvent.dblClick(day ?? element)
      await expect(days.map((date) => date.slice(0, 10))).toEqual(['2026-11-20'])
    })
    await step('Delete takes the item away, unless the page prevents it', async () => {
      const handleDelete = fn()
      handleDelete.mockImplementationOnce((event: Event) => event.preventDefault())
      element.addEventListener('throughline-delete', handleDelete)
      await element.updateComplete
      bar().focus()
      await userEvent.keyboard('{Delete}')
      await expect(handleDelete).toHaveBeenCalledOnce()
      await expect(element.items).toHaveLength(3)
      bar().focus()
      await userEvent.keyboard('{Delete}')
      await waitFor(() => expect(element.items?.map(({ id }) => id)).toEqual([2, 3]))
    })
  },
}

export const WhatMayNotMoveSaysSo: Story = {
  render: () => (
    <throughline-month {...november} movePolicy={() => ({ allowed: false, code: 'frozen' })} />
  ),
  play: async ({ canvasElement }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-month')
    const codes: string[] = []
    element.addEventListener('throughline-moverefused', ({ detail }) => codes.push(detail.code))
    view.getByRole('button', { name: /^Gift guide/ }).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(codes).toEqual(['frozen'])
    await expect(element.items).toEqual(gridItems)
  },
}

export const ThePageFillsSlots: Story = {
  render: () => (
    <throughline-month
      {...november}
      itemContent={({ item }) => `${item.title} ✓`}
      dayHeader={({ isToday }) => (isToday ? 'Deadline' : null)}
    >
      <strong slot="item-2">Store window</strong>
      <em slot="day-2026-11-24">Board</em>
      <button slot="toolbar" type="button">
        Print
      </button>
      <p slot="footer">Two weeks are left.</p>
    </throughline-month>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-month')
    await step('Children of the element stand in its slots', async () => {
      for (const text of ['Store window', 'Board', 'Print', 'Two weeks are left.']) {
        await expect(canvas.getByText(text)).toBeVisible()
        await expect(canvas.getByText(text).assignedSlot).not.toBeNull()
      }
    })
    await step('Functions fill the rest', async () => {
      await expect(view.getByText('Gift guide ✓')).toBeVisible()
      await expect(view.getByText('Deadline')).toBeVisible()
    })
    await step('Without the child the function fills its place too', async () => {
      canvas.getByText('Store window').slot = ''
      await element.updateComplete
      await view.findByText('Store window ✓')
      canvas.getByText('Store window').slot = 'item-2'
    })
  },
}

export const ADayPagesMovesAndScrollsBack: Story = {
  render: () => (
    <throughline-day
      controls
      day="2026-11-24"
      today="2026-11-24"
      now="2026-11-24T09:40:00"
      items={gridItems}
      channels={channels}
      style={height}
    />
  ),
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-day')
    await step('An item moves by the quarter of an hour', async () => {
      view.getByRole('button', { name: /^10:30 Press preview/ }).focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await view.findByRole('button', { name: /^10:45 Press preview/ })
      await expect(element.items?.[2]?.startDate).toMatch(/T10:45/)
    })
    await step('It pages by itself, and by its property', async () => {
      await userEvent.click(view.getByRole('button', { name: /next day/i }))
      await expect(element.day).toBe('2026-11-25')
      element.dayCount = 3
      element.day = '2026-11-10'
      await element.updateComplete
      await view.findByRole('button', { name: /^Gift guide/ })
    })
    await step('It scrolls back to where the day begins', async () => {
      const scroller = () =>
        [...(element.shadowRoot?.querySelectorAll('*') ?? [])].find(
          (one) => one.scrollHeight > one.clientHeight + 100 && one.clientHeight > 100,
        )
      const opening = scroller()?.scrollTop ?? 0
      scroller()?.scrollTo({ top: 0 })
      element.scrollToOpening()
      await waitFor(() => expect(scroller()?.scrollTop).toBe(opening))
      await expect(opening).toBeGreaterThan(0)
    })
  },
}

export const AStripClosesASection: Story = {
  render: () => (
    <throughline-overstory
      items={items}
      channels={channels}
      today="2026-11-18"
      startDay="2026-11-01"
      endDay="2026-12-05"
    />
  ),
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-overstory')
    const bar = () => view.queryByRole('button', { name: /^Holiday season/ })
    const head = () => view.getByRole('button', { expanded: bar() !== null })
    await step('A head closes it', async () => {
      await expect(bar()).toBeVisible()
      await userEvent.click(head())
      await waitFor(() => expect(bar()).toBeNull())
      await expect(element.closedSections?.size).toBe(1)
    })
    await step('A page that refuses keeps it closed', async () => {
      element.addEventListener('throughline-togglesection', (event) => event.preventDefault(), {
        once: true,
      })
      await userEvent.click(head())
      await element.updateComplete
      await expect(bar()).toBeNull()
    })
    await step('The page opens it', async () => {
      element.closedSections = new Set()
      await waitFor(() => expect(bar()).toBeVisible())
    })
  },
}

export const FiguresFollowTheirItems: Story = {
  render: () => (
    <throughline-budget items={items} channels={channels} today="2026-11-18" style={height} />
  ),
  play: async ({ canvasElement }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-budget')
    await view.findAllByRole('gridcell', { name: /1,600/ })
    element.items = items.map((item) =>
      item.id === 2 ? Object.assign({}, item, { estimatedCost: 800 }) : item,
    )
    await element.updateComplete
    await expect(view.getAllByRole('gridcell', { name: /2,000/ })).not.toHaveLength(0)
    await expect(view.queryByRole('gridcell', { name: /1,600/ })).toBeNull()
  },
}
