import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import type { ItemSummarySource } from '../interaction'
import { overlapsAmong, partsIn, partsOutside } from '../calendar-parts/fixtures/part-boxes'
import {
  NATIONAL_PLAN_ID,
  decemberStrip,
  familyStrip,
  fullStrip,
  longTitleStrip,
  novemberStrip,
  stripChannelFixtures,
  tradeFair,
} from './fixtures/november-overstory'
import { OverstoryHost } from './fixtures/OverstoryHost'
import { Overstory } from './Overstory'

const description = `
The strip above a calendar: what lasts, on one line of days, so that it does not fill every week of
the grid below. \`splitOverstory\` of \`@throughline/domain/tactics\` parts the items of a plan into the
sections of the strip and the rest for the grid; an item is never in both, whether or not its section
is open.

The dates stand above the bars; give it the days of the weeks that the calendar below shows, so that
each week is as wide as the others and begins where a line does.

By itself the strip is as high as what it shows, up to four sections of two lanes each. '+N more'
expands one section in place, the button beside the dates all of them, and the line at the foot makes
the strip higher or lower. By itself it takes \`maxHeight\` at most, and in any case half of
the window; what is higher scrolls inside. A host that remembers gives \`height\` and \`expandedSections\`, and hears of changes. Sections in
which nothing touches the shown days are left out; without any there is no strip.

A title never leaves its bar. The bar of an item that shows fewer than five days is a frame as wide as
its title, up to five days; its own days are tinted in it, and lanes keep the frame free of others.

| Keys | On the head of a section | On an item |
|---|---|---|
| Enter, Space | Opens or closes the section | Opens the item |
| Tab | To '+N more', then into the items | To the next section |
| Left, Right | | The item before or after |
| Up, Down | | The nearest item of the lane above or below |
| Home, End | | The first or last item of the section |
| I | | Shows its summary, as a pointer does that rests on it |
| Menu, Shift+F10 | | Opens its menu |
| Ctrl+C, Delete | | Copies or deletes it |

| Keys | On the line at the foot |
|---|---|
| Up, Down | Lower or higher by a lane; with Shift by five |
| Home, End | As low or as high as it goes |
| Enter, or a double click | Back to the height that fits |
`

const meta = {
  title: 'Planner views/Overstory',
  component: Overstory,
  parameters: {
    isFullScreen: true,
    docs: { description: { component: description } },
    a11y: { config: { rules: [{ id: 'target-size', enabled: true }] } },
  },
  args: {
    startDay: '2026-11-01',
    endDay: '2026-12-05',
    today: '2026-11-18',
    sections: novemberStrip,
    channels: stripChannelFixtures,
    currentPlanId: NATIONAL_PLAN_ID,
    closedSections: new Set(),
    onToggleSection: fn(),
    onOpenItem: fn(),
  },
  render: (args, { name }) => <OverstoryHost key={name} {...args} />,
} satisfies Meta<typeof Overstory>

export default meta
type Story = StoryObj<typeof meta>

/** As high as the strip gets by itself: four sections of two lanes, the dates, and a rule. */
const USUAL_LIMIT_PIXELS = 217

function strip(canvasElement: HTMLElement): HTMLElement {
  return within(canvasElement).getByRole('region', { name: 'Overstory' })
}

export const Default: Story = {
  tags: ['forced-colors'],
}

export const ClosedSections: Story = {
  args: { closedSections: new Set(['initiatives', 'long-running'] as const) },
}

/** Nothing touches the shown days: the calendar below has all the room. */
export const Empty: Story = {
  args: { sections: decemberStrip, endDay: '2026-11-30' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'Overstory' })).toBeNull()
  },
}

/** More than fits: each section says how much it leaves out. */
export const ManyItems: Story = {
  args: { sections: fullStrip },
  play: async ({ canvasElement }) => {
    await expect(strip(canvasElement).offsetHeight).toBeLessThanOrEqual(USUAL_LIMIT_PIXELS)
  },
}

/** Items of a nested plan are fainter and carry the mark of their plan. */
export const OtherPlans: Story = { args: { sections: familyStrip } }

/** A short item's frame is as wide as its title, up to five days, and stands before it at the end of the days. */
export const LongTitles: Story = {
  args: { sections: longTitleStrip, endDay: '2026-11-30' },
  play: async ({ canvasElement }) => {
    const bars = partsIn(canvasElement, 'bar')
    for (const bar of bars) {
      await expect(partsOutside(bar, [...partsIn(bar, 'title'), ...partsIn(bar, 'tint')])).toEqual(
        [],
      )
    }
    await expect(overlapsAmong(bars)).toEqual([])
  },
}

/** Events of calendars of interest that last three weeks or more. */
export const CalendarsOfInterest: Story = { args: { events: [tradeFair] } }

export const Selected: Story = { args: { selectedItemId: 3 } }

/** A day view's strip: each item that touches the day. */
export const OneDay: Story = { args: { startDay: '2026-11-11', endDay: '2026-11-11' } }

export const RightToLeft: Story = {
  args: { sections: longTitleStrip },
  globals: { direction: 'rtl' },
}

export const TogglesASectionByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const head = canvas.getByRole('button', { name: 'Initiatives 4 items' })
    const items = () => canvas.queryByRole('list', { name: 'Initiatives' })
    await step('Enter closes it, and the count stays', async () => {
      head.focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onToggleSection).toHaveBeenLastCalledWith({
        section: 'initiatives',
        isOpen: false,
      })
      await expect(head).toHaveAttribute('aria-expanded', 'false')
      await expect(head).toHaveFocus()
      await expect(head).toHaveTextContent('Initiatives 4 items')
      await expect(items()).toBeNull()
    })
    await step('Space opens it again', async () => {
      await userEvent.keyboard(' ')
      await expect(args.onToggleSection).toHaveBeenLastCalledWith({
        section: 'initiatives',
        isOpen: true,
      })
      await expect(items()).toBeVisible()
    })
  },
}

export const OpensAnItem: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('button', {
      name: /^Black Friday Promotion, Initiatives, 11\/16/u,
    })
    await step('by a click', async () => {
      await userEvent.click(bar)
      await expect(args.onOpenItem).toHaveBeenCalledTimes(1)
      await expect(args.onOpenItem).toHaveBeenLastCalledWith(
        expect.objectContaining({ item: novemberStrip.initiatives[2], anchor: bar }),
      )
    })
    await step('and by Enter', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onOpenItem).toHaveBeenCalledTimes(2)
    })
  },
}

export const WalksOverItems: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const bar = (title: string) =>
      canvas.getByRole('button', { name: new RegExp(`^${title}`, 'u') })
    await step('Tab goes from the head into the items and on to the next section', async () => {
      canvas.getByRole('button', { name: 'Monthly Channel Focus 2 items' }).focus()
      await userEvent.tab()
      await expect(bar('Email: win back')).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Long-Running 2 items' })).toHaveFocus()
    })
    await step('Arrows walk within the section', async () => {
      await userEvent.tab()
      await expect(bar('Always-on')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(bar('Retargeting')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(bar('Retargeting')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(bar('Always-on')).toHaveFocus()
    })
    await step('Tab comes back to where the focus was', async () => {
      await userEvent.keyboard('{End}')
      await userEvent.tab({ shift: true })
      await userEvent.tab()
      await expect(bar('Retargeting')).toHaveFocus()
    })
  },
}

export const ShowsWhatItHasNoRoomFor: Story = {
  tags: ['!autodocs'],
  args: { sections: fullStrip },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const shown = () =>
      within(canvas.getByRole('list', { name: 'Long-Running' })).getAllByRole('button').length
    const more = canvas.getByRole('button', { name: /^\+\d+ more, Long-Running$/u })
    const before = shown()
    await step('The line below the name shows all of them', async () => {
      await userEvent.click(more)
      await expect(shown()).toBe(12)
      await expect(more).toHaveAccessibleName('Show fewer, Long-Running')
    })
    await step('and takes them away again', async () => {
      await userEvent.click(more)
      await expect(shown()).toBe(before)
      await expect(strip(canvasElement).offsetHeight).toBeLessThanOrEqual(USUAL_LIMIT_PIXELS)
    })
  },
}

const summary: ItemSummarySource = {
  describeItem: () => ({
    initiativeNames: [],
    channelName: 'Initiatives',
    typeName: 'Promotion',
    platformNames: [],
  }),
  loadNotes: async () => '<p>Creative is due two weeks before.</p>',
}

export const SaysWhatAnItemIs: Story = {
  tags: ['!autodocs'],
  args: { summary, events: [tradeFair] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('I shows the summary, and the notes come after it', async () => {
      canvas.getByRole('button', { name: /^Black Friday Promotion/u }).focus()
      await userEvent.keyboard('i')
      const card = within(await screen.findByLabelText('Black Friday Promotion'))
      await expect(card.getByText('Promotion')).toBeVisible()
      await expect(await card.findByText('Creative is due two weeks before.')).toBeVisible()
    })
    await step('Esc takes it away', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(async () => {
        await expect(screen.queryByText('Creative is due two weeks before.')).toBeNull()
      })
    })
    await step('An event names its calendar', async () => {
      canvas.getByRole('note', { name: /^Trade fair/u }).focus()
      await userEvent.keyboard('i')
      const card = within(await screen.findByLabelText('Trade fair season'))
      await expect(card.getByText('Industry calendar')).toBeVisible()
    })
  },
}

export const CopiesAndDeletes: Story = {
  tags: ['!autodocs'],
  args: { onCopyItem: fn(), onDeleteItem: fn() },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('button', { name: /^Black Friday Promotion/u })
    const item = expect.objectContaining({ title: 'Black Friday Promotion' })
    await step('with the menu under the right button', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: bar })
      const menu = within(await screen.findByRole('menu', { name: 'Item' }))
      await userEvent.click(menu.getByRole('menuitem', { name: /^Copy Initiative/u }))
      await expect(args.onCopyItem).toHaveBeenLastCalledWith({ item })
    })
    await step('and with keys', async () => {
      bar.focus()
      await userEvent.keyboard('{Control>}c{/Control}')
      await expect(args.onCopyItem).toHaveBeenCalledTimes(2)
      await userEvent.keyboard('{Delete}')
      await expect(args.onDeleteItem).toHaveBeenLastCalledWith({ item })
    })
  },
}

const STRIP_BARS = { comfortable: 30, compact: 20 } as const

async function expectBarHeight(canvasElement: HTMLElement, height: number): Promise<void> {
  const bars = partsIn(canvasElement, 'bar')
  await expect([...new Set(bars.map((bar) => bar.offsetHeight))]).toEqual([height])
  await expect(overlapsAmong(bars)).toEqual([])
}

export const Comfortable: Story = {
  args: { sections: fullStrip, events: [tradeFair] },
  globals: { density: 'comfortable' },
  play: async ({ canvasElement }) => {
    await expectBarHeight(canvasElement, STRIP_BARS.comfortable)
  },
}

export const Compact: Story = {
  args: { sections: fullStrip, events: [tradeFair] },
  globals: { density: 'compact' },
  play: async ({ canvasElement }) => {
    await expectBarHeight(canvasElement, STRIP_BARS.compact)
    await expect(strip(canvasElement).offsetHeight).toBeLessThanOrEqual(USUAL_LIMIT_PIXELS)
  },
}

/** The strip of six weeks in a narrow window: texts of dates give way to each other. */
export const Narrow: Story = {
  args: {
    startDay: '2026-11-29',
    endDay: '2027-01-09',
    today: '2026-12-07',
    sections: { ...novemberStrip, initiatives: decemberStrip.initiatives },
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
    if (dates === undefined) throw new Error('The strip has no dates.')
    await expect(partsOutside(dates, texts)).toEqual([])
  },
}

export const WeeksBeginAtLines: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const lines = partsIn(canvasElement, 'lines')[0]
    if (lines === undefined) throw new Error('The strip has no lines.')
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
  },
}

export const BecomesHigherAndLower: Story = {
  tags: ['!autodocs'],
  args: { sections: fullStrip, onHeightChange: fn() },
  play: async ({ args, canvasElement, step }) => {
    const line = within(canvasElement).getByRole('separator', { name: 'Height of the overstory' })
    const height = () => strip(canvasElement).offsetHeight
    const usual = height()
    await expect(line).toHaveAttribute('aria-valuenow', String(usual))
    await step('Down makes it higher by a lane', async () => {
      line.focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(height()).toBe(usual + 22)
      await expect(line).toHaveAttribute('aria-valuenow', String(usual + 22))
      await expect(args.onHeightChange).toHaveBeenLastCalledWith({ height: usual + 22 })
    })
    await step('Home makes it as low as it goes, and it scrolls', async () => {
      await userEvent.keyboard('{Home}')
      await expect(line).toHaveAttribute('aria-valuenow', line.getAttribute('aria-valuemin') ?? '')
      const body = partsIn(canvasElement, 'body')[0]
      await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0)
    })
    await step('End as high, at most half of the window', async () => {
      await userEvent.keyboard('{End}')
      await expect(height()).toBeGreaterThan(usual)
      await expect(height()).toBeLessThanOrEqual(window.innerHeight / 2 + 1)
    })
    await step('A double click fits it again', async () => {
      await userEvent.dblClick(line)
      await expect(height()).toBe(usual)
      await expect(args.onHeightChange).toHaveBeenLastCalledWith({ height: null })
    })
  },
}

export const ExpandsAllSections: Story = {
  tags: ['!autodocs'],
  args: { sections: fullStrip, closedSections: new Set(['monthly-focus'] as const) },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
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
  },
}

/** A day leaves the strip a part of its height only; the last bar that it shows is whole. */
export const LimitedHeight: Story = {
  args: {
    sections: fullStrip,
    maxHeight: 120,
    expandedSections: new Set(['initiatives'] as const),
  },
  play: async ({ canvasElement }) => {
    const { height } = strip(canvasElement).getBoundingClientRect()
    await expect(height).toBeLessThanOrEqual(120)
    // The line at the foot of the strip is not the body's.
    const body = canvasElement.querySelector('[data-part="body"]')
    const bottom = body?.getBoundingClientRect().bottom ?? 0
    const cut = [...canvasElement.querySelectorAll('[data-part="bar"]')].filter((bar) => {
      const box = bar.getBoundingClientRect()
      return box.top < bottom && box.bottom > bottom
    })
    await expect(cut).toEqual([])
  },
}
