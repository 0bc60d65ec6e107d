import type { Meta, StoryObj } from '@storybook/react-vite'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { overlapsAmong, partsIn, partsOutside } from '@throughline/test-support/dom'
import { clearAllMocks, expect, fn, userEvent, waitFor, within } from 'storybook/test'

import {
  decemberOverstory,
  fullOverstory,
  novemberOverstory,
  overstoryChannels,
  tradeFair,
} from './fixtures/november-overstory'
import type { CalendarItem } from '../../calendar-parts'
import { OverstoryHost } from './fixtures/OverstoryHost'
import { Overstory } from './Overstory'

const meta = {
  title: 'Planner views/Calendars/Overstory/Size',
  component: Overstory,
  tags: ['!autodocs'],
  parameters: {
    isFullScreen: true,
    a11y: { config: { rules: [{ id: 'target-size', enabled: true }] } },
  },
  args: {
    startDay: '2026-11-01',
    endDay: '2026-12-05',
    today: '2026-11-18',
    sections: novemberOverstory,
    channels: overstoryChannels,
    currentPlanId: NATIONAL_PLAN_ID,
    closedSections: new Set(),
    onToggleSection: fn(),
    onOpenItem: fn(),
  },
  render: (args, { name }) => <OverstoryHost key={name} {...args} />,
} satisfies Meta<typeof Overstory<CalendarItem>>

export default meta
type Story = StoryObj<typeof Overstory<CalendarItem>>

/** Greatest height until the user chooses one: four sections of two lanes, the dates, and a rule. */
const USUAL_LIMIT_PIXELS = 217

function overstoryIn(canvasElement: HTMLElement): HTMLElement {
  return within(canvasElement).getByRole('region', { name: 'Overstory' })
}

export const BecomesHigherAndLowerOnRequest: Story = {
  args: {
    sections: fullOverstory,
    paperDetails: { planName: 'West region', filters: ['Channel: Email'] },
    onHeightChange: fn(),
    onPaperPageChange: fn(),
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Takes a page of its own on paper, with a heading', async () => {
      window.dispatchEvent(new Event('beforeprint'))
      await expect(args.onPaperPageChange).toHaveBeenLastCalledWith({ hasOwnPage: true })
      await expect(canvas.getByRole('heading', { name: 'West region · Overstory' })).toBeVisible()
      await expect(canvas.getByText('Channel: Email')).toBeVisible()
      window.dispatchEvent(new Event('afterprint'))
      await expect(args.onPaperPageChange).toHaveBeenLastCalledWith({ hasOwnPage: false })
      await expect(canvas.queryByRole('heading')).toBeNull()
    })
    await step('Shows the bars that do not fit', async () => {
      const barCount = () =>
        within(canvas.getByRole('list', { name: 'Long-Running' })).getAllByRole('button').length
      const more = canvas.getByRole('button', { name: /^\+\d+ more, Long-Running$/u })
      const before = barCount()
      await step('The button below the name shows all of them', async () => {
        await userEvent.click(more)
        await expect(barCount()).toBe(12)
        await expect(more).toHaveAccessibleName('Show fewer, Long-Running')
      })
      await step('and hides them again', async () => {
        await userEvent.click(more)
        await expect(barCount()).toBe(before)
        await expect(overstoryIn(canvasElement).offsetHeight).toBeLessThanOrEqual(
          USUAL_LIMIT_PIXELS,
        )
      })
    })
    await step('Becomes higher and lower', async () => {
      clearAllMocks()
      const separator = within(canvasElement).getByRole('separator', {
        name: 'Height of the overstory',
      })
      const height = () => overstoryIn(canvasElement).offsetHeight
      const usual = height()
      await expect(separator).toHaveAttribute('aria-valuenow', String(usual))
      await step('Down makes it higher by a lane', async () => {
        separator.focus()
        await userEvent.keyboard('{ArrowDown}')
        await expect(height()).toBe(usual + 22)
        await expect(separator).toHaveAttribute('aria-valuenow', String(usual + 22))
        await expect(args.onHeightChange).toHaveBeenLastCalledWith({ height: usual + 22 })
      })
      await step('Home makes it as low as it goes, and it scrolls', async () => {
        await userEvent.keyboard('{Home}')
        await expect(separator).toHaveAttribute(
          'aria-valuenow',
          separator.getAttribute('aria-valuemin') ?? '',
        )
        const body = partsIn(canvasElement, 'body')[0]
        await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0)
      })
      await step('End as high, at most half of the window', async () => {
        await userEvent.keyboard('{End}')
        await expect(height()).toBeGreaterThan(usual)
        await expect(height()).toBeLessThanOrEqual(window.innerHeight / 2 + 1)
      })
      await step('A double click fits it again', async () => {
        await userEvent.dblClick(separator)
        await expect(height()).toBe(usual)
        await expect(args.onHeightChange).toHaveBeenLastCalledWith({ height: null })
      })
    })
  },
}

const barPixels = { comfortable: 30, compact: 20 } as const

async function expectBarHeight(canvasElement: HTMLElement, height: number): Promise<void> {
  const bars = partsIn(canvasElement, 'bar')
  await expect([...new Set(bars.map((bar) => bar.offsetHeight))]).toEqual([height])
  await expect(overlapsAmong(bars)).toEqual([])
}

export const Comfortable: Story = {
  args: { sections: fullOverstory, events: [tradeFair] },
  globals: { density: 'comfortable' },
  play: async ({ canvasElement }) => {
    await expectBarHeight(canvasElement, barPixels.comfortable)
  },
}

export const Compact: Story = {
  args: { sections: fullOverstory, events: [tradeFair] },
  globals: { density: 'compact' },
  play: async ({ canvasElement }) => {
    await expectBarHeight(canvasElement, barPixels.compact)
    await expect(overstoryIn(canvasElement).offsetHeight).toBeLessThanOrEqual(USUAL_LIMIT_PIXELS)
  },
}

/** Six weeks in a narrow window: some dates give way to others. */
export const Narrow: Story = {
  args: {
    startDay: '2026-11-29',
    endDay: '2027-01-09',
    today: '2026-12-07',
    sections: { ...novemberOverstory, initiatives: decemberOverstory.initiatives },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 824 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const texts = [...partsIn(canvasElement, 'date'), ...partsIn(canvasElement, 'today-date')]
    await expect(overlapsAmong(texts)).toEqual([])
    const dates = partsIn(canvasElement, 'dates')[0]
    if (dates === undefined) throw new Error('The overstory has no dates.')
    await expect(partsOutside(dates, texts)).toEqual([])
  },
}

export const DrawsWholeBarsAndWeeks: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Weeks begin at lines', async () => {
      await mount(<OverstoryHost {...args} />)
      const lines = partsIn(canvasElement, 'lines')[0]
      if (lines === undefined) throw new Error('The overstory has no lines.')
      const { left, width } = lines.getBoundingClientRect()
      const weeks = partsIn(lines, 'tick').map((tick) =>
        ((tick.getBoundingClientRect().left - left) / width).toFixed(2),
      )
      // Weeks 2 to 5, and the first of December.
      await expect(weeks).toEqual(['0.20', '0.40', '0.60', '0.80', '0.86'])
      await expect(partsIn(canvasElement, 'date').map((date) => date.textContent)).toEqual([
        'Nov 1',
        '8',
        '15',
        '22',
        '29',
        'Dec 1',
      ])
      await expect(partsIn(canvasElement, 'today-date')[0]).toHaveTextContent('18')
    })
    await step('Begins its page with a heading when a calendar follows on it', async () => {
      const details = { planName: 'West region', filters: ['Channel: Email'] }
      const onPaperPageChange = fn()
      await mount(<OverstoryHost {...args} {...{ onPaperPageChange }} paperDetails={details} />)
      window.dispatchEvent(new Event('beforeprint'))
      await expect(
        await canvas.findByRole('heading', { name: 'West region · Overstory' }),
      ).toBeVisible()
      await expect(canvas.queryByText('Channel: Email')).toBeNull()
      window.dispatchEvent(new Event('afterprint'))
      await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull())
      await expect(onPaperPageChange).not.toHaveBeenCalled()
    })
    await step('Expands all sections', async () => {
      clearAllMocks()
      await mount(
        <OverstoryHost
          {...args}
          sections={fullOverstory}
          closedSections={new Set(['monthly-focus'] as const)}
        />,
      )
      const bars = () => partsIn(canvasElement, 'bar').length
      await step('Closed sections open, and all show everything', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
        await expect(args.onToggleSection).toHaveBeenLastCalledWith({
          section: 'monthly-focus',
          isOpen: true,
        })
        await expect(bars()).toBe(14 + 5 + 12)
      })
      await step('and back', async () => {
        const collapse = canvas.getByRole('button', { name: 'Collapse all' })
        await expect(collapse).toHaveFocus()
        await userEvent.click(collapse)
        await expect(bars()).toBeLessThan(14 + 5 + 12)
      })
    })
    await step(
      'A day leaves the overstory a part of the height; the last visible bar is complete',
      async () => {
        await mount(
          <OverstoryHost
            {...args}
            sections={fullOverstory}
            maxHeight={120}
            expandedSections={new Set(['initiatives'] as const)}
          />,
        )
        const { height } = overstoryIn(canvasElement).getBoundingClientRect()
        await expect(height).toBeLessThanOrEqual(120)
        // The separator is outside of the body.
        const body = canvasElement.querySelector('[data-part="body"]')
        const bottom = body?.getBoundingClientRect().bottom ?? 0
        const cut = [...canvasElement.querySelectorAll('[data-part="bar"]')].filter((bar) => {
          const box = bar.getBoundingClientRect()
          return box.top < bottom && box.bottom > bottom
        })
        await expect(cut).toEqual([])
      },
    )
  },
}
