import type { Meta, StoryObj } from '@storybook/react-vite'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { middleOf, rightEdgeOf } from '@throughline/test-support/dom'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import type { ItemSummarySource } from '../../calendar-core'
import { dragTo } from '../../calendar-core/fixtures/drag'

import type { CalendarItem } from '../../calendar-parts'
import { novemberOverstory, overstoryChannels, tradeFair } from './fixtures/november-overstory'
import { OverstoryHost } from './fixtures/OverstoryHost'
import { Overstory } from './Overstory'

const meta = {
  title: 'Planner views/Calendars/Overstory/Behavior',
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

/** Width of some days, beside an element that is as long as other days. */
function widthOfDays(element: HTMLElement, elementDays: number, days: number): number {
  return (element.getBoundingClientRect().width / elementDays) * days
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

export const ChangesDates: Story = {
  args: {
    onMove: fn(),
    onResize: fn(),
    onMoveRefused: fn(),
    isMonthly: ({ channelId }) => channelId === novemberOverstory['monthly-focus'][0]?.channelId,
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    const bar = (title: string) =>
      canvas.getByRole('button', { name: new RegExp(`^${title}`, 'u') })
    /** A point on a day of November, at the height of a bar. */
    const pointOn = (dayOfMonth: number, title: string) => {
      const track = bar(title).closest('ul')?.parentElement ?? canvasElement
      const { left, width } = track.getBoundingClientRect()
      return { x: left + ((dayOfMonth - 0.5) / 35) * width, y: middleOf(bar(title)).y }
    }
    const moved = 'Black Friday Promotion'
    await step('Drags a bar four days earlier', async () => {
      await dragTo(pointOn(20, moved), pointOn(16, moved), {
        beforeRelease: async () => {
          await expect(canvasElement.querySelector('[data-part="target-dates"]')).toHaveTextContent(
            'Nov 12 – Nov 27',
          )
        },
      })
      await expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ startDate: '2026-11-12T08:00:00', isAllDay: true }),
      )
      await expect(bar(moved)).toHaveFocus()
      await expect(canvas.getByRole('status')).toHaveTextContent(`${moved} moved to 11/12/26`)
      await expect(args.onOpenItem).not.toHaveBeenCalled()
    })
    await step('Drags its end', async () => {
      const end = rightEdgeOf(bar(moved))
      await dragTo(end, { x: end.x + widthOfDays(bar(moved), 16, 2), y: end.y })
      await expect(args.onResize).toHaveBeenLastCalledWith(
        expect.objectContaining({ edge: 'end', endDate: expect.stringMatching(/^2026-11-29/u) }),
      )
    })
    await step('Drags the end of the days of a short bar, not of its frame', async () => {
      const short = bar('Veterans Day')
      const tint = short.querySelector<HTMLElement>('[data-part="tint"]')
      if (tint === null) throw new Error('The bar has no tint.')
      const end = rightEdgeOf(tint)
      await dragTo(end, { x: end.x + widthOfDays(tint, 1, 2), y: end.y })
      await expect(args.onResize).toHaveBeenLastCalledWith(
        expect.objectContaining({ edge: 'end', endDate: expect.stringMatching(/^2026-11-13/u) }),
      )
    })
    await step('Keys move it, and its end', async () => {
      bar(moved).focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowDown}{/Alt}')
      await expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ startDate: '2026-11-20T08:00:00' }),
      )
      await expect(bar(moved)).toHaveFocus()
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
      await expect(canvas.getByRole('status')).toHaveTextContent(`${moved} now lasts 11/20/26`)
    })
    await step('Items of another plan stay, and monthly ones keep their length', async () => {
      clearAllMocks()
      await dragTo(pointOn(5, 'Loyalty Relaunch'), pointOn(9, 'Loyalty Relaunch'))
      await expect(args.onMoveRefused).toHaveBeenLastCalledWith(
        expect.objectContaining({ code: 'other-plan' }),
      )
      bar('Email: win back').focus()
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{ArrowRight}{/Alt}')
      await expect(args.onMoveRefused).toHaveBeenLastCalledWith(
        expect.objectContaining({ code: 'monthly' }),
      )
      await expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ startDate: expect.stringMatching(/^2026-12-01/u) }),
      )
    })
    await step('Escape cancels', async () => {
      clearAllMocks()
      await dragTo(pointOn(20, 'Retargeting'), pointOn(12, 'Retargeting'), {
        beforeRelease: () => userEvent.keyboard('{Escape}'),
      })
      await expect(args.onMove).not.toHaveBeenCalled()
      await expect(canvas.getByRole('status')).toHaveTextContent(/stays where it was/u)
    })
  },
}

export const IsWorkedByPointerAndKeys: Story = {
  args: { summary, events: [tradeFair], onCopyItem: fn(), onDeleteItem: fn() },
  play: async ({ args, canvas, step }) => {
    await step('Toggles a section by keyboard', async () => {
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
    })
    await step('Opens an item', async () => {
      clearAllMocks()
      const bar = canvas.getByRole('button', {
        name: /^Black Friday Promotion, Initiatives, 11\/16/u,
      })
      await step('by a click', async () => {
        await userEvent.click(bar)
        await expect(args.onOpenItem).toHaveBeenCalledTimes(1)
        await expect(args.onOpenItem).toHaveBeenLastCalledWith(
          expect.objectContaining({ item: novemberOverstory.initiatives[2], anchor: bar }),
        )
      })
      await step('and by Enter', async () => {
        await userEvent.keyboard('{Enter}')
        await expect(args.onOpenItem).toHaveBeenCalledTimes(2)
      })
    })
    await step('Walks over items', async () => {
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
    })
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
    await step('Copies and deletes', async () => {
      clearAllMocks()
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
    })
  },
}
