import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { budgetDetails, budgetItems } from './fixtures/budget-plan'
import { BudgetTableHost } from './fixtures/BudgetTableHost'
import type { BudgetTableHostProps } from './fixtures/BudgetTableHost'

const range = { start: '2026-01-01', end: '2027-12-31' }

const meta = {
  title: 'Planner views/Tables and figures/BudgetTable/Period in sight',
  component: BudgetTableHost,
  tags: ['!autodocs', '!visual'],
  parameters: { isFullScreen: true },
  args: {
    items: budgetItems(140, budgetDetails, range),
    details: budgetDetails,
    range,
    period: 'month',
    isReadOnly: false,
    areExpanded: false,
    heightPixels: 400,
    revealedDay: { date: '2026-11-18' },
    onExpandedChange: fn(),
    onActivateCell: fn(),
    onCostChange: fn(),
    onOpenItem: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BudgetTableHost>

export default meta
type Story = StoryObj<typeof meta>

const gridIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('treegrid')

/** The periods of which every column can be read, between the names and the totals. */
function periodsInView(canvasElement: HTMLElement): readonly (string | null)[] {
  const heads = within(gridIn(canvasElement)).getAllByRole('columnheader')
  const boxOf = (name: string) =>
    within(canvasElement).getByRole('columnheader', { name }).getBoundingClientRect()
  const [names, total] = [boxOf('Channel and type'), boxOf('Total, shown range, by start')]
  const [from, to] = names.left < total.left ? [names.right, total.left] : [total.right, names.left]
  return heads
    .filter((head) => /^\w{3} 202\d$/u.test(head.textContent))
    .filter((head) => {
      const { left, right } = head.getBoundingClientRect()
      return left >= from - 1 && right <= to + 1
    })
    .map(({ textContent }) => textContent)
}

export const RevealsThePeriodOfToday: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('It is the last of those that can be read, with those before it', async () => {
      await mount(<BudgetTableHost {...args} />)
      await canvas.findByRole('columnheader', { name: 'Nov 2026' })
      await waitFor(() =>
        expect(periodsInView(canvasElement)).toEqual(['Sep 2026', 'Oct 2026', 'Nov 2026']),
      )
    })
    await step(
      'Who has scrolled stays there when a cost changes and columns get wider',
      async () => {
        await canvas.findByRole('columnheader', { name: 'Nov 2026' })
        const grid = gridIn(canvasElement)
        grid.scrollLeft = 0
        const cell = await waitFor(() => {
          const first = grid.querySelector<HTMLElement>('[role="gridcell"][aria-colindex="2"]')
          if (first === null) throw new Error('January is drawn once it is scrolled to.')
          return first
        })
        const before = canvas.getByRole('columnheader', { name: 'Jan 2026' }).offsetWidth
        await userEvent.click(cell)
        const [field] = within(document.body).getAllByRole('textbox', {
          name: /^Estimated cost of/u,
        })
        if (field === undefined) throw new Error('The items of a cell have fields.')
        await userEvent.clear(field)
        await userEvent.type(field, '99999999{Enter}')
        await waitFor(() =>
          expect(
            canvas.getByRole('columnheader', { name: 'Jan 2026' }).offsetWidth,
          ).toBeGreaterThan(before),
        )
        await expect(grid.scrollLeft).toBe(0)
      },
    )
    await step('What can be read already does not move', async () => {
      await mount(<BudgetTableHost {...args} revealedDay={{ date: '2026-03-31' }} />)
      await canvas.findByRole('columnheader', { name: 'Jan 2026' })
      await expect(gridIn(canvasElement).scrollLeft).toBe(0)
      await expect(periodsInView(canvasElement)).toContain('Mar 2026')
    })
    await step('Stays for a day of other years', async () => {
      await mount(<BudgetTableHost {...args} revealedDay={{ date: '2028-01-01' }} />)
      await canvas.findByRole('columnheader', { name: 'Jan 2026' })
      await expect(gridIn(canvasElement).scrollLeft).toBe(0)
    })
  },
}

export const RevealsItFromRightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('columnheader', { name: 'Nov 2026' })
    await waitFor(() =>
      expect(periodsInView(canvasElement)).toEqual(['Sep 2026', 'Oct 2026', 'Nov 2026']),
    )
  },
}

/** A narrow table shows the beginning of the period rather than its end. */
export const RevealsTheBeginningWhereItIsNarrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const head = await canvas.findByRole('columnheader', { name: 'Nov 2026' })
    const names = canvas.getByRole('columnheader', { name: 'Channel and type' })
    await expect(head.getBoundingClientRect().left).toBeCloseTo(
      names.getBoundingClientRect().right,
      -1,
    )
    await expect(gridIn(canvasElement).scrollLeft).toBeGreaterThan(0)
  },
}

function Arriving(props: BudgetTableHostProps) {
  const [hasArrived, setArrived] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setArrived(true)
        }}
      >
        Arrive
      </button>
      <BudgetTableHost {...props} status={hasArrived ? 'ready' : 'loading'} />
    </>
  )
}

/** If columns get wider before the user scrolls, the period stays in view. */
export const KeepsItInSightWhenColumnsGetWider: Story = {
  args: { items: budgetItems(20_000, budgetDetails, range) },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('columnheader', { name: 'Nov 2026' })
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }))
    await canvas.findByRole('rowheader', { name: 'Email' })
    await waitFor(() => expect(periodsInView(canvasElement).at(-1)).toBe('Nov 2026'))
  },
}
