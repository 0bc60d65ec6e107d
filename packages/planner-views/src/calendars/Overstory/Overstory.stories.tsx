import type { Meta, StoryObj } from '@storybook/react-vite'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { overlapsAmong, partsIn, partsOutside } from '@throughline/test-support/dom'
import { expect, fn } from 'storybook/test'

import {
  decemberOverstory,
  familyOverstory,
  longTitleOverstory,
  novemberOverstory,
  overstoryChannels,
  tradeFair,
} from './fixtures/november-overstory'
import type { CalendarItem } from '../../calendar-parts'
import { OverstoryHost } from './fixtures/OverstoryHost'
import { Overstory } from './Overstory'

const meta = {
  title: 'Planner views/Calendars/Overstory',
  component: Overstory,
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
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['forced-colors'],
}

export const ClosedSections: Story = {
  args: { closedSections: new Set(['initiatives', 'long-running'] as const) },
}

/** No item touches the visible days, so that the calendar below has all the space. */
export const Empty: Story = {
  args: { sections: longTitleOverstory, endDay: '2026-11-30' },
  render: (args) => (
    <>
      <Overstory {...args} sections={decemberOverstory} />
      <Overstory {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    // The second one.
    await expect(canvas.getAllByRole('region', { name: 'Overstory' })).toHaveLength(1)
  },
}

/** The frame of a short item is as wide as its title, up to five days, and begins before the item at the end of the days. */
export const LongTitles: Story = {
  args: { sections: longTitleOverstory, endDay: '2026-11-30' },
  play: async ({ canvasElement }) => {
    const bars = partsIn(canvasElement, 'bar')
    await expect(bars.length).toBeGreaterThan(3)
    for (const bar of bars) {
      await expect(partsOutside(bar, [...partsIn(bar, 'title'), ...partsIn(bar, 'tint')])).toEqual(
        [],
      )
    }
    await expect(overlapsAmong(bars)).toEqual([])
  },
}

/** Beside its color, each bar has two letters of the name of its channel. */
export const ChannelMarks: Story = {
  tags: ['forced-colors'],
  args: { hasChannelMarks: true, sections: familyOverstory },
}

/** Overstory of a day view: every item that touches the day. */
export const OneDay: Story = { args: { startDay: '2026-11-11', endDay: '2026-11-11' } }

export const RightToLeft: Story = {
  args: { sections: longTitleOverstory },
  globals: { direction: 'rtl' },
}

/** An open item, and an event of a calendar of interest that lasts three weeks or more. */
export const SelectedAndEvents: Story = { args: { selectedItemId: 3, events: [tradeFair] } }
