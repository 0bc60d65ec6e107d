import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'

import { elementIn } from '../fixtures/in-element'
import { channels, gridItems, items, tags } from '../fixtures/plan'
import type { ThroughlineElementProps } from '../react'
import '../index'

const meta = {
  title: 'Elements/Views',
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const plan = { items, channels, tags, today: '2026-11-18' }
const height: ThroughlineElementProps['throughline-day']['style'] = { blockSize: 640 }

/** Their accessibility is checked although they are driven; they need no picture. */
const isChecked = ['picture', 'no-baseline']

export const Day: Story = {
  tags: isChecked,
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
    await step('It pages unless the page prevents it', async () => {
      const prevent = (event: Event) => event.preventDefault()
      element.addEventListener('throughline-daychange', prevent, { once: true })
      await userEvent.click(view.getByRole('button', { name: /next day/i }))
      await expect(element.day).toBe('2026-11-24')
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

export const Overstory: Story = {
  tags: isChecked,
  render: () => <throughline-overstory {...plan} startDay="2026-11-01" endDay="2026-12-05" />,
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-overstory')
    const bar = () => view.queryByRole('button', { name: /^Holiday season/ })
    const head = () => view.getByRole('button', { expanded: bar() !== null })
    await step('A head closes a section', async () => {
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
    const dates = () => element.items?.find(({ title }) => title.startsWith('Holiday season'))
    const { startDate, endDate } = dates() ?? {}
    await step('Keys move an item, and the page is told', async () => {
      const onMove = fn()
      element.addEventListener('throughline-move', onMove, { once: true })
      bar()?.focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1))
      await expect(dates()?.startDate).not.toBe(startDate)
    })
    await step('Keys move its end, unless the page prevents it', async () => {
      const resize = (event: Event) => event.preventDefault()
      const moved = dates()?.endDate
      element.addEventListener('throughline-resize', resize, { once: true })
      bar()?.focus()
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
      await element.updateComplete
      await expect(dates()?.endDate).toBe(moved)
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
      await waitFor(() => expect(dates()?.endDate).not.toBe(moved))
      await expect(moved).not.toBe(endDate)
    })
    await step('Read only, items stay', async () => {
      element.readOnly = true
      await element.updateComplete
      const before = dates()
      bar()?.focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await element.updateComplete
      await expect(dates()).toBe(before)
    })
  },
}

export const Flow: Story = {
  tags: isChecked,
  render: () => <throughline-flow {...plan} controls hidden style={height} />,
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-flow')
    await step('It opens at today as soon as the page shows it', async () => {
      element.hidden = false
      await view.findByRole('treegrid', { name: /01\/01\/26 to 12\/31\/26/ })
      await expect(await view.findByRole('button', { name: /^Store window/ })).toBeVisible()
    })
    await step('The line above it has room for its figures', async () => {
      const figures = view.getByRole('group', { name: 'Budget and expenses' })
      await expect(figures.getBoundingClientRect().width).toBeGreaterThan(100)
    })
    await step('After an error of the page it is drawn with the next value', async () => {
      const spies = [
        spyOn(console, 'error').mockReturnValue(),
        spyOn(globalThis, 'reportError').mockReturnValue(),
      ]
      element.isMonthly = () => {
        throw new Error('The page does not know.')
      }
      await element.updateComplete
      await expect(view.queryByRole('treegrid')).toBeNull()
      element.isMonthly = undefined
      await view.findByRole('treegrid', { name: /01\/01\/26 to 12\/31\/26/ })
      for (const spy of spies) spy.mockRestore()
    })
    await step('It is given what its properties say', async () => {
      element.grouping = 'initiative'
      await element.updateComplete
      await view.findByRole('rowheader', { name: /No initiative/ })
    })
    await step('A closed section is in its property', async () => {
      await userEvent.click(view.getByRole('button', { name: /No initiative/ }))
      await expect([...(element.closedSections ?? [])]).toEqual(['no-initiative'])
    })
    await step('An item moves', async () => {
      element.grouping = 'channel'
      await element.updateComplete
      const bar = () => view.getByRole('button', { name: /^Store window/ })
      bar().focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await waitFor(async () => expect(element.items?.[1]?.startDate).toMatch(/^2026-11-18/))
    })
  },
}

export const Table: Story = {
  render: () => <throughline-table {...plan} grouping="channel" style={height} />,
}

export const Budget: Story = {
  tags: isChecked,
  render: () => <throughline-budget {...plan} style={height} />,
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-budget')
    const opened = new Promise<readonly { id: number }[]>((resolve) => {
      element.addEventListener('throughline-opencell', ({ detail }) => {
        resolve(detail.items)
      })
    })
    await step('Types open by themselves', async () => {
      element.expandedRowIds = new Set(['channel:1'])
      await element.updateComplete
      await view.findByRole('rowheader', { name: /Newsletter/ })
    })
    await step('A figure tells the items behind it', async () => {
      await userEvent.click((await view.findAllByRole('gridcell', { name: /1,200/ }))[0] ?? element)
      await expect((await opened).map(({ id }) => id)).toContain(1)
    })
    await step('Figures follow their items', async () => {
      await view.findAllByRole('gridcell', { name: /1,600/ })
      element.items = items.map((item) =>
        item.id === 2 ? Object.assign({}, item, { estimatedCost: 800 }) : item,
      )
      await element.updateComplete
      await expect(view.getAllByRole('gridcell', { name: /2,000/ })).not.toHaveLength(0)
      await expect(view.queryByRole('gridcell', { name: /1,600/ })).toBeNull()
    })
  },
}

export const Filters: Story = {
  tags: isChecked,
  render: () => (
    <throughline-filters items={items} channels={channels} tags={tags} style={height} />
  ),
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-filters')
    await step('A chosen channel leaves its items', async () => {
      await userEvent.click(await view.findByRole('checkbox', { name: /In store/ }))
      await waitFor(async () => {
        await expect(element.filterItems(items).map(({ id }) => id)).toEqual([2])
      })
    })
    await step(
      'A channel of subscribed calendars is no choice, and neither is one of initiatives',
      async () => {
        const holidays = {
          id: 4,
          name: 'Holidays',
          color: '#64748B',
          kind: 'subscriptions',
          types: [{ id: 41, name: 'Public' }],
        } as const
        element.channels = [
          ...channels,
          holidays,
          { id: 5, name: 'Radio', color: '#64748B', types: [{ id: 51, name: 'Spot' }] },
        ]
        await view.findByRole('checkbox', { name: /Radio/ })
        for (const name of [/Holidays/, /^Initiatives/]) {
          await expect(view.queryByRole('checkbox', { name })).toBeNull()
        }
      },
    )
    await step('Closing closes, and the page opens it again', async () => {
      await userEvent.click(view.getByRole('button', { name: /close/i }))
      await waitFor(async () => expect(element.closed).toBe(true))
      await expect(element).toHaveAttribute('closed')
      element.closed = false
      await view.findByRole('checkbox', { name: /In store/ })
    })
  },
}

export const Editor: Story = {
  render: () => (
    <throughline-editor
      item={items[0]}
      channels={channels}
      tags={tags}
      initiatives={items.slice(3)}
      today="2026-11-18"
      style={height}
    />
  ),
}
