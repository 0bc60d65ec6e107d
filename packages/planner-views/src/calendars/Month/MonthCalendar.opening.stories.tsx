import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { monthArgs } from './fixtures/month-args'
import { planOfAYear, tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { dayCell, expectToBeginWith } from './fixtures/day-cell'

import { OtherUsersHost } from './fixtures/OthersHost'
import { MonthCalendar } from './MonthCalendar'
import type { MonthCalendarProps } from './MonthCalendar.types'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Opening',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...monthArgs,
    onCreate: fn(),
    onMove: fn(),
    onResize: fn(),
    onOpenItem: fn(),
  },
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof MonthCalendar<CalendarItem>>

const year = planOfAYear(2000, '2026-05-01')
const grown = [
  ...year,
  ...Array.from({ length: 12 }, (_, at) =>
    tacticFixture({ id: 9000 + at, title: 'Added by others', on: '2026-11-02' }),
  ),
]

export const OpensAtTheWeekOfToday: Story = {
  args: { items: year, laneMode: 'all' },
  render: (args) => <OtherUsersHost {...args} after={grown} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const scroller = canvas.getByRole('grid').closest<HTMLElement>('[data-part="scroll"]')
    if (scroller === null) throw new Error('The month does not scroll.')
    const scrollTo = async (top: number): Promise<void> => {
      const scrolled = new Promise((resolve) => {
        scroller.addEventListener('scroll', resolve, { once: true })
      })
      scroller.scrollTop = top
      await scrolled
    }
    await step('Its week is at the top, with its bars', async () => {
      await expectToBeginWith(canvasElement, 'November 18')
      await expect(
        dayCell(canvasElement, 'November 18').querySelectorAll('[data-part="bar"]').length,
      ).toBeGreaterThan(0)
    })
    await step('It stays there when weeks above it grow', async () => {
      await userEvent.click(canvas.getByText('Others change the plan'))
      await expectToBeginWith(canvasElement, 'November 18')
    })
    await step('And when the page gets more room, or less', async () => {
      await userEvent.click(canvas.getByText('Give more or less room'))
      await waitFor(() => expect(scroller.clientHeight).toBe(960))
      await expectToBeginWith(canvasElement, 'November 18')
      await userEvent.click(canvas.getByText('Give more or less room'))
      await waitFor(() => expect(scroller.clientHeight).toBe(800))
      await expectToBeginWith(canvasElement, 'November 18')
    })
    await step('Another month opens at its top, and this one at today again', async () => {
      await userEvent.click(canvas.getByText('Next month'))
      await waitFor(() => expect(scroller.scrollTop).toBe(0))
      await userEvent.click(canvas.getByText('Today'))
      await expectToBeginWith(canvasElement, 'November 18')
    })
    await step('It stays where a person has scrolled to', async () => {
      await scrollTo(40)
      await userEvent.click(canvas.getByText('Others change the plan'))
      await expect(scroller.scrollTop).toBe(40)
    })
    await step('Today leads back, also within its month', async () => {
      await userEvent.click(canvas.getByText('Today'))
      await expectToBeginWith(canvasElement, 'November 18')
      await userEvent.click(canvas.getByText('Others change the plan'))
      await expectToBeginWith(canvasElement, 'November 18')
    })
  },
}

export const OpensAtTodayInAnyRoom: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Opens at today in the last week', async () => {
      await mount(
        <OtherUsersHost {...args} items={year} laneMode="all" today="2026-11-30" after={grown} />,
      )
      await expectToBeginWith(canvasElement, 'November 30')
      await userEvent.click(canvas.getByText('Give more or less room'))
      await expectToBeginWith(canvasElement, 'November 30')
      await userEvent.click(canvas.getByText('Give more or less room'))
      await expectToBeginWith(canvasElement, 'November 30')
    })
    await step('Late in the month, opens with the weeks before today that fit', async () => {
      await mount(
        <OtherUsersHost
          {...args}
          items={planOfAYear(220, '2026-05-01')}
          laneMode="all"
          today="2026-11-30"
          after={grown}
        />,
      )
      const scroller = canvasElement.querySelector('[data-part="scroll"]')
      await waitFor(async () => {
        await expect(scroller?.scrollTop).toBeGreaterThan(0)
        const page = scroller?.getBoundingClientRect()
        const whole = [...canvasElement.querySelectorAll('[data-part="week"]')].filter((week) => {
          const { top, bottom } = week.getBoundingClientRect()
          return top >= (page?.top ?? Infinity) + 25 && bottom <= (page?.bottom ?? 0) + 1
        })
        await expect(whole.length).toBeGreaterThan(1)
        await expect(whole.at(-1)).toContainElement(dayCell(canvasElement, 'November 30'))
      })
    })
    await step('Opens at today with what fits', async () => {
      await mount(
        <OtherUsersHost {...args} items={year} laneMode="fit" heightPixels={260} after={grown} />,
      )
      await expectToBeginWith(canvasElement, 'November 18')
    })
    await step('Keys never lead under the heads', async () => {
      await mount(
        <OtherUsersHost {...args} items={year} laneMode="fit" heightPixels={220} after={grown} />,
      )
      const scroller = canvasElement.querySelector('[data-part="scroll"]')
      const top = scroller?.getBoundingClientRect().top ?? Number.NaN
      dayCell(canvasElement, 'November 28').focus()
      for (let press = 0; press < 10; press += 1) {
        await userEvent.keyboard('{ArrowUp}')
        const focused = canvasElement.ownerDocument.activeElement
        // A day begins below the heads of the columns, a bar below the numbers of the days.
        const heads = focused?.getAttribute('role') === 'gridcell' ? 26 : 26 + 23
        await expect(focused?.getBoundingClientRect().top).toBeGreaterThanOrEqual(top + heads - 1)
      }
    })
    await step('Begins with its first week where all fits', async () => {
      await mount(<OtherUsersHost {...args} laneMode="all" after={grown} />)
      const scroller = canvasElement.querySelector('[data-part="scroll"]')
      await step('Nothing scrolls, although one week is fuller than its share', async () => {
        await expectToBeginWith(canvasElement, 'November 4')
        await expect(scroller?.scrollHeight).toBe(scroller?.clientHeight)
      })
      await step('The first lane lies below the numbers of the days', async () => {
        const day = dayCell(canvasElement, 'November 4')
        const head = day.querySelector('[data-part="day-head"]')?.getBoundingClientRect()
        const bars = [...canvasElement.querySelectorAll('[data-part="bar"]')]
        const firstTop = Math.min(...bars.map((bar) => bar.getBoundingClientRect().top))
        await expect(firstTop).toBeGreaterThanOrEqual((head?.bottom ?? Number.NaN) - 1)
      })
    })
  },
}

/** A month behind something that opens later, as a tab of a host does. */
function Behind(props: MonthCalendarProps) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setIsVisible(true)
        }}
      >
        Show the month
      </button>
      <div hidden={!isVisible}>
        <div style={{ blockSize: 700 }}>
          <MonthCalendar {...props} />
        </div>
      </div>
    </>
  )
}

/** The page is full of bars and opens at today, however far from the truth the expected height is. */
export const FillsThePage: Story = {
  args: { items: year, laneMode: 'all' },
  render: (args) => (
    <>
      {[50, 5000].map((expectedHeight) => (
        <div key={expectedHeight} style={{ blockSize: 700 }}>
          <MonthCalendar {...args} expectedHeight={expectedHeight} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const grid of canvas.getAllByRole('grid')) {
      const page = grid.closest<HTMLElement>('[data-part="scroll"]')
      if (page === null) throw new Error('The month does not scroll.')
      await waitFor(async () => {
        await expectToBeginWith(page.parentElement ?? page, 'November 18')
        const foot = page.getBoundingClientRect().bottom
        const bars = [...grid.querySelectorAll('[data-part="bar"]')]
        const lowest = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom))
        await expect(lowest).toBeGreaterThan(foot)
        await expect(lowest).toBeLessThan(foot + 440)
      })
    }
  },
}

export const OpensAtTodayThoughMountedHidden: Story = {
  args: { items: planOfAYear(2000, '2026-01-01') },
  render: (args) => <Behind {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Show the month'))
    await waitFor(async () => {
      const grid = within(canvasElement).getByRole('grid').getBoundingClientRect()
      const today = dayCell(canvasElement, 'November 18').getBoundingClientRect()
      const page = canvasElement.querySelector('[data-part="scroll"]')?.getBoundingClientRect()
      await expect(grid.height).toBeGreaterThan(700)
      await expect(Math.abs(today.top - (page?.top ?? Number.NaN) - 26)).toBeLessThanOrEqual(1)
    })
  },
}
