import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, userEvent, waitFor, within } from 'storybook/test'

import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { flowArgs } from './fixtures/flow-args'
import { FlowCalendarHost } from './fixtures/FlowCalendarHost'
import { scrollerOf } from './fixtures/flow-place'
import { flowYear, fullRow } from './fixtures/flow-plan'

const meta = {
  title: 'Planner views/Calendars/FlowCalendar/Looking',
  component: FlowCalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: flowArgs,
} satisfies Meta<typeof FlowCalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const revealed = { itemId: 7 }

const FULL_DAYS = 6

export const FindsItems: Story = {
  args: { closedSections: new Set(['channel:4']) },
  play: async ({ canvas, step }) => {
    await step('Ctrl with F opens the field', async () => {
      canvas.getByRole('button', { name: /^Cart reminder/u }).focus()
      await userEvent.keyboard('{Control>}f{/Control}')
      await expect(await canvas.findByRole('searchbox', { name: 'Find in flow' })).toHaveFocus()
    })
    await step('What is found is scrolled to and marked, its section opened', async () => {
      await userEvent.keyboard('winter')
      const match = await canvas.findByRole('button', { name: /Winter teaser/u })
      await waitFor(() => expect(match).toHaveAttribute('data-found'))
      await expect(canvas.getAllByText('1 of 1')[0]).toBeVisible()
    })
    await step('Enter goes from one to the next', async () => {
      await userEvent.clear(canvas.getByRole('searchbox'))
      await userEvent.keyboard('re')
      await waitFor(() => expect(canvas.getAllByText('1 of 3')[0]).toBeVisible())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getAllByText('2 of 3')[0]).toBeVisible())
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
      await waitFor(() => expect(canvas.getAllByText('1 of 3')[0]).toBeVisible())
    })
    await step('The buttons do too, and another text begins at its first result', async () => {
      const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
      const isAt = (text: string) =>
        waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible())
      await press('Next result')
      await press('Next result')
      await isAt('3 of 3')
      await press('Previous result')
      await isAt('2 of 3')
      await userEvent.type(canvas.getByRole('searchbox'), '{Backspace}')
      await isAt(
        `1 of ${canvas
          .getAllByText(/^\d+ of \d+$/u)[0]
          ?.textContent?.split(' ')
          .at(-1)}`,
      )
      await press('Close')
      await waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull())
      await userEvent.keyboard('{Control>}f{/Control}')
      await userEvent.clear(await canvas.findByRole('searchbox'))
      await userEvent.keyboard('re')
      await isAt('1 of 3')
    })
    await step('Esc leads to the item that was found last', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /^Cart reminder/u })).toHaveFocus(),
      )
    })
    await step('Nothing is found', async () => {
      canvas.getByRole('button', { name: /^Cart reminder/u }).focus()
      await userEvent.keyboard('{Control>}f{/Control}')
      await expect(await canvas.findByRole('searchbox')).toHaveFocus()
      await userEvent.keyboard('zebra')
      await waitFor(() => expect(canvas.getAllByText('No results')[0]).toBeVisible())
    })
  },
}

export const ShowsEachRangeInFull: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    const reminderBox = () =>
      canvas.getByRole('button', { name: /^Cart reminder/u }).getBoundingClientRect()
    /** Turns the wheel with Ctrl, at a virtual time. */
    const turn = (deltaY: number, { at, atMs }: { at: DOMRect; atMs: number }) => {
      const place = { clientX: at.left, clientY: at.top, bubbles: true, cancelable: true }
      const event = new WheelEvent('wheel', { ...place, ctrlKey: true, deltaY })
      Object.defineProperty(event, 'timeStamp', { value: 1e9 + atMs })
      scrollerOf(canvasElement).dispatchEvent(event)
    }
    await step('A pinch is one step, and the day under the pointer stays under it', async () => {
      await mount(<FlowCalendarHost {...args} />)
      const before = reminderBox()
      // Browsers send many of these for one movement.
      for (const atMs of [0, 20, 40]) turn(-120, { at: before, atMs })
      await expectOnce(args.onZoomChange, { zoom: 'week' })
      await waitFor(() => expect(reminderBox().width).toBeGreaterThan(before.width))
      const after = reminderBox()
      await expect(Math.abs(after.left - before.left)).toBeLessThan(2)
    })
    await step('A movement that goes on needs as much again, and can turn back', async () => {
      clearAllMocks()
      const week = reminderBox()
      const at = scrollerOf(canvasElement).getBoundingClientRect()
      turn(-20, { at, atMs: 300 })
      await expect(args.onZoomChange).not.toHaveBeenCalled()
      turn(60, { at, atMs: 320 })
      await expectOnce(args.onZoomChange, { zoom: 'month' })
      await waitFor(() => expect(reminderBox().width).toBeLessThan(week.width))
    })
    await step('What is left of a movement does not count in the next one', async () => {
      clearAllMocks()
      const at = scrollerOf(canvasElement).getBoundingClientRect()
      turn(40, { at, atMs: 600 })
      turn(40, { at, atMs: 5000 })
      await expect(args.onZoomChange).not.toHaveBeenCalled()
      turn(20, { at, atMs: 5020 })
      await expectOnce(args.onZoomChange, { zoom: 'quarter' })
    })
    await step(
      'Titles beside the last bars are cut there: the header and the totals end with the days too',
      async () => {
        await mount(<FlowCalendarHost {...args} items={flowYear(400)} zoom="quarter" />)
        const scroller = scrollerOf(canvasElement)
        scroller.scrollLeft = scroller.scrollWidth
        await waitFor(() =>
          expect(canvas.getAllByRole('button', { name: /12\/31\/26/u })).not.toEqual([]),
        )
        // The content ends with the last day, so there is nothing beyond it to scroll to.
        const { width } = canvas.getByRole('treegrid').getBoundingClientRect()
        await expect(scroller.scrollWidth).toBe(Math.round(width))
      },
    )
    await step(
      'The year begins on a Thursday: its first week has no room for the date of its Sunday',
      async () => {
        await mount(<FlowCalendarHost {...args} zoom="quarter" openingDay="2026-01-01" />)
        const cells = [...canvasElement.querySelectorAll('[data-part="unit"]:not([data-upper])')]
        const texts = cells.map((cell) => {
          const [box, text] = [cell, cell.firstElementChild].map((each) =>
            each?.getBoundingClientRect(),
          )
          if (box === undefined || text === undefined) throw new Error('A cell has no text.')
          return { isOut: text.top >= box.bottom, isWhole: text.right <= box.right }
        })
        await expect(texts.map(({ isOut, isWhole }) => isOut || isWhole)).not.toContain(false)
        await expect(texts.map(({ isOut }) => isOut).indexOf(true)).toBe(0)
        await expect(texts.filter(({ isOut }) => isOut)).toHaveLength(1)
      },
    )
  },
}

export const DrawsTheLanesNearTheScreen: Story = {
  args: {
    items: fullRow({ dayCount: FULL_DAYS, laneCount: 25 }),
    zoom: 'three-years',
    heightPixels: 300,
    hasMoney: false,
  },
  play: async ({ canvas, canvasElement }) => {
    const barsOf = () => canvas.getAllByRole('button', { name: /Newsletter \d/u })
    // The first frame has no margin around the screen.
    const lanes = barsOf().length / FULL_DAYS
    await expect(lanes).toBeGreaterThan(3)
    await expect(lanes).toBeLessThan(16)
    await expect(canvas.queryByRole('button', { name: /Newsletter 150,/u })).toBeNull()
    const scroller = scrollerOf(canvasElement)
    scroller.scrollTop = scroller.scrollHeight
    await canvas.findByRole('button', { name: /Newsletter 150,/u })
    await expect(canvas.queryByRole('button', { name: /Newsletter 1,/u })).toBeNull()
  },
}

export const ListsTheItemsBehindFigures: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('A long title stays in view', async () => {
      const bar = within(canvasElement).getByRole('button', { name: /Holiday Gifting Campaign/u })
      const title = within(bar).getByText('Holiday Gifting Campaign')
      const scroller = scrollerOf(canvasElement)
      const fixed = Number.parseFloat(getComputedStyle(bar).getPropertyValue('--fixed'))
      await expect(bar.getBoundingClientRect().left).toBeLessThan(
        scroller.getBoundingClientRect().left,
      )
      await expect(title.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        scroller.getBoundingClientRect().left + fixed - 1,
      )
    })
    await step('Titles of short items get up to five days, and nothing covers them', async () => {
      const titles = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="title"]')]
      const boxes = titles.map((title) => title.getBoundingClientRect())
      const covered = boxes.filter((box, at) =>
        boxes.some(
          (other, place) =>
            place !== at &&
            Math.abs(other.top - box.top) < 2 &&
            other.left > box.left &&
            other.left < box.right - 1,
        ),
      )
      await expect(covered).toEqual([])
      await expect(titles.length).toBeGreaterThan(4)
    })
    await step('A figure lists the items behind it', async () => {
      clearAllMocks()
      const body = within(canvasElement.ownerDocument.body)
      const figure = canvas.getByRole('gridcell', { name: 'Estimate of Email: 10,500' })
      await step('The largest first, and what they add up to', async () => {
        await userEvent.click(figure)
        const list = await body.findByRole('dialog', { name: 'Estimate of Email' })
        await expect(
          within(list)
            .getAllByRole('button')
            .map((each) => each.textContent),
        ).toEqual([
          'Cart reminder 11/16/26 $9,000',
          'Press preview 11/17/26 $1,000',
          'Weekly deals 11/12/26 $500',
        ])
        await expect(list).toHaveTextContent('Estimate of Email$10,500')
      })
      await step('Esc leads back to the figure', async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(figure).toHaveFocus())
      })
      await step('Space and Enter press a figure', async () => {
        await userEvent.keyboard(' ')
        await body.findByRole('dialog', { name: 'Estimate of Email' })
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(figure).toHaveFocus())
        await userEvent.keyboard('{Enter}')
        await body.findByRole('dialog', { name: 'Estimate of Email' })
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(figure).toHaveFocus())
      })
      await step('An item of the list opens, in place of the list', async () => {
        await userEvent.click(figure)
        await userEvent.click(await body.findByRole('button', { name: /^Press preview 11/u }))
        await expectOnce(
          args.onOpenItem,
          expect.objectContaining({ item: expect.objectContaining({ id: 3 }) }),
        )
        await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
      })
    })
    await step('A month of the totals lists its items', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Variance −$100, Nov 2026' }))
      const list = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
        name: 'Variance of Monthly Totals',
      })
      await expect(within(list).getAllByRole('button')).toHaveLength(4)
      await expect(list).toHaveTextContent('−$100')
    })
    await step('The overview scrolls the timeline', async () => {
      const overview = canvas.getByRole('slider', { name: 'Shown days' })
      await expect(overview).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^11\/\d\d\/26 to 1[12]\//u),
      )
      overview.focus()
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(scrollerOf(canvasElement).scrollLeft).toBe(0))
      await waitFor(() =>
        expect(overview).toHaveAttribute(
          'aria-valuetext',
          expect.stringMatching(/^01\/01\/26 to/u),
        ),
      )
      await waitFor(() => expect(canvasElement).toHaveTextContent('January 2026'))
    })
  },
}

/** An item that came back is scrolled to and gets the focus; its section opens. */
export const RevealsAnItem: Story = {
  args: { closedSections: new Set(['channel:4']), revealedItem: null },
  render: (args) => <FlowCalendarHost {...args} revealedItem={revealed} />,
  play: async ({ args, canvasElement }) => {
    await waitFor(() =>
      expect(args.onToggleSection).toHaveBeenCalledWith({ sectionId: 'channel:4', isOpen: true }),
    )
    await expect(
      await within(canvasElement).findByRole('button', { name: /^Social/u }),
    ).toHaveAttribute('aria-expanded', 'true')
  },
}
