import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import type { ItemSummarySource } from '../calendar-item'
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
import { OverstoryStage } from './fixtures/OverstoryStage'
import { Overstory } from './Overstory'

const description = `
The strip above a calendar: what lasts, on one line of days, so that it does not fill every week of
the grid below. \`partOverstory\` of \`@throughline/domain/tactics\` parts the items of a plan into the
sections of the strip and the rest for the grid; an item is never in both, whether or not its section
is open.

Until a section is expanded the strip is never higher than 170 px: three open sections show two lanes
each, fewer sections up to four, and '+N more' shows the rest. Sections in which nothing touches the
shown days are left out; without any there is no strip.

The title of an item that shows fewer than five days may go on beyond its bar; lanes keep that room.

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
`

const meta = {
  title: 'Planner views/Overstory',
  component: Overstory,
  parameters: { isFullScreen: true, docs: { description: { component: description } } },
  args: {
    startDay: '2026-11-01',
    endDay: '2026-11-30',
    today: '2026-11-18',
    sections: novemberStrip,
    channels: stripChannelFixtures,
    currentPlanId: NATIONAL_PLAN_ID,
    closedSections: new Set(),
    onToggleSection: fn(),
    onOpenItem: fn(),
  },
  render: (args, { name }) => <OverstoryStage key={name} {...args} />,
} satisfies Meta<typeof Overstory>

export default meta
type Story = StoryObj<typeof meta>

/** As high as the strip gets without being asked. */
const STRIP_LIMIT_PIXELS = 170

function strip(canvasElement: HTMLElement): HTMLElement {
  return within(canvasElement).getByRole('region', { name: 'Overstory' })
}

export const Default: Story = {}

export const ClosedSections: Story = {
  args: { closedSections: new Set(['initiatives', 'long-running'] as const) },
}

/** Nothing touches the shown days: the calendar below has all the room. */
export const Empty: Story = {
  args: { sections: decemberStrip },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'Overstory' })).toBeNull()
  },
}

/** More than fits: each section says how much it leaves out. */
export const ManyItems: Story = {
  args: { sections: fullStrip },
  play: async ({ canvasElement }) => {
    await expect(strip(canvasElement).offsetHeight).toBeLessThanOrEqual(STRIP_LIMIT_PIXELS)
  },
}

/** Items of a nested plan are fainter and carry the mark of their plan. */
export const OtherPlans: Story = { args: { sections: familyStrip } }

/** A short item's title goes on beyond its bar, and before it at the end of the month. */
export const LongTitles: Story = { args: { sections: longTitleStrip } }

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
    const more = canvas.getByRole('button', { name: '+10 more, Long-Running' })
    await expect(shown()).toBe(2)
    await step('The line below the name shows all of them', async () => {
      await userEvent.click(more)
      await expect(shown()).toBe(12)
      await expect(more).toHaveAccessibleName('Show fewer, Long-Running')
    })
    await step('and takes them away again', async () => {
      await userEvent.click(more)
      await expect(shown()).toBe(2)
      await expect(strip(canvasElement).offsetHeight).toBeLessThanOrEqual(STRIP_LIMIT_PIXELS)
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
