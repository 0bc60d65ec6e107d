import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

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

export const Day: Story = {
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
}

export const Overstory: Story = {
  render: () => <throughline-overstory {...plan} startDay="2026-11-01" endDay="2026-12-05" />,
}

export const Flow: Story = {
  render: () => <throughline-flow {...plan} controls style={height} />,
}

export const Table: Story = {
  render: () => <throughline-table {...plan} grouping="channel" style={height} />,
}

export const Budget: Story = {
  render: () => <throughline-budget {...plan} style={height} />,
}

export const Filters: Story = {
  render: () => (
    <throughline-filters items={items} channels={channels} tags={tags} style={height} />
  ),
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

export const AFlowZoomsGroupsAndClosesByItself: Story = {
  ...Flow,
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-flow')
    await view.findByRole('treegrid', { name: /01\/01\/26 to 12\/31\/26/ })
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

export const ABudgetTellsTheItemsBehindAFigure: Story = {
  ...Budget,
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
    await step('A figure is chosen', async () => {
      await userEvent.click((await view.findAllByRole('gridcell', { name: /1,200/ }))[0] ?? element)
      await expect((await opened).map(({ id }) => id)).toContain(1)
    })
  },
}

export const FiltersChooseAndFilterItems: Story = {
  ...Filters,
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-filters')
    await step('A chosen channel leaves its items', async () => {
      await userEvent.click(await view.findByRole('checkbox', { name: /In store/ }))
      await waitFor(async () => {
        await expect(element.filterItems(items).map(({ id }) => id)).toEqual([2])
      })
    })
    await step('Closing closes', async () => {
      await userEvent.click(view.getByRole('button', { name: /close/i }))
      await waitFor(async () => expect(element.closed).toBe(true))
      await expect(element).toHaveAttribute('closed')
    })
  },
}
