import type { Meta, StoryObj } from '@storybook/react-vite'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { ShadowHost } from '@throughline/test-support/dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { channelFixtures } from '../../calendar-parts/fixtures/plan-fixtures'
import type { CalendarItem } from '../../calendar-parts'
import { DayCalendar } from './DayCalendar'
import { DayCalendarHost } from './fixtures/DayCalendarHost'
import { STORY_DAY, wednesdayFixture } from './fixtures/wednesday'

const meta = {
  title: 'Planner views/Calendars/DayCalendar/Embedding',
  component: DayCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    day: STORY_DAY,
    today: STORY_DAY,
    items: wednesdayFixture,
    channels: channelFixtures,
    currentPlanId: NATIONAL_PLAN_ID,
    onCreate: fn(),
    onMove: fn(),
    onCopyItem: fn(),
  },
  render: (args) => <DayCalendarHost {...args} />,
} satisfies Meta<typeof DayCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

/** The content of the shadow root, as an element, because the testing library reads elements only. */
async function shadowOf(canvasElement: HTMLElement): Promise<HTMLElement> {
  const host = await within(canvasElement).findByTestId('host')
  const grid = await waitFor(() => {
    const match = host.shadowRoot?.querySelector<HTMLElement>('[role="grid"]')
    if (!match) throw new Error('The shadow root shows no day yet.')
    return match
  })
  const root = grid.closest<HTMLElement>('[data-look]')?.parentElement
  if (!root) throw new Error('The day is in no shadow root.')
  return root
}

function focusedIn(element: HTMLElement): Element | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.activeElement : null
}

export const WorksInAShadowRoot: Story = {
  render: (args) => (
    <ShadowHost>
      <DayCalendarHost {...args} />
    </ShadowHost>
  ),
  play: async ({ args, canvasElement, step }) => {
    const host = await shadowOf(canvasElement)
    const day = within(host)
    await step('It looks like itself', async () => {
      await expect(getComputedStyle(day.getAllByRole('row')[1] ?? host).display).toBe('grid')
    })
    await step('Keys move a tactic, and the focus goes along', async () => {
      day.getByRole('button', { name: /^17:30 Loyalty evening/u }).focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await expect(args.onMove).toHaveBeenCalledOnce()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await waitFor(async () => {
        await expect(focusedIn(host)).toHaveAccessibleName(
          '17:45 Loyalty evening, Events, 11/19/26, until 20:15',
        )
      })
    })
    await step('The menu opens inside it', async () => {
      const item = day.getByRole('button', { name: /^17:45 Loyalty evening/u })
      await userEvent.pointer({ keys: '[MouseRight]', target: item })
      await userEvent.click(await day.findByRole('menuitem', { name: /^Copy Tactic/u }))
      await expect(args.onCopyItem).toHaveBeenCalledOnce()
    })
  },
}

export const HasSlotsAndSummaries: Story = {
  args: {
    renderItemContent: fn(
      ({ item, isInAllDayRow }: { item: { title: string }; isInAllDayRow: boolean }) =>
        isInAllDayRow ? <em>{item.title}</em> : <strong>{item.title}</strong>,
    ),
    renderDayHeader: ({ isToday }) => (isToday ? '12 °C, dry' : '9 °C, rain'),
    summary: {
      describeItem: () => ({
        initiativeNames: ['Holiday'],
        channelName: 'Public relations',
        typeName: 'Event',
        platformNames: [],
      }),
      loadNotes: async () => '<p>Bring the lookbooks.</p>',
    },
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('The host is told on which days an item is', async () => {
      await expect(args.renderItemContent).toHaveBeenCalledWith({
        item: expect.objectContaining({ title: 'Press preview' }),
        startDay: STORY_DAY,
        endDay: STORY_DAY,
        continuesBefore: false,
        continuesAfter: false,
        isInAllDayRow: false,
      })
    })
    await step(
      "The host's own content in the items, and something of its own beside each day",
      async () => {
        const box = canvas.getByRole('button', { name: /^10:30 Press preview/u })
        await expect(box).toHaveTextContent(/^Press preview$/u)
        await expect(canvas.getByText('Postcard drop 2')).toHaveStyle({ fontStyle: 'italic' })
        await expect(canvas.getByText('12 °C, dry')).toBeVisible()
      },
    )
    await step('Shows what a tactic is on i', async () => {
      const body = within(canvasElement.ownerDocument.body)
      const item = within(canvasElement).getByRole('button', { name: /Press preview/u })
      item.focus()
      await userEvent.keyboard('i')
      const card = within(await body.findByRole('dialog', { name: 'Press preview' }))
      await expect(card.getByText('11/18/26, 10:30 – 12:00')).toBeVisible()
      await expect(await card.findByText('Bring the lookbooks.')).toBeVisible()
      await step('Escape closes it', async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(async () => {
          await expect(body.queryByRole('dialog')).not.toBeInTheDocument()
        })
        await expect(item).toHaveFocus()
      })
    })
  },
}
