import type { Meta, StoryObj } from '@storybook/react-vite'
import { middleOf } from '@throughline/test-support/dom'
import { clearAllMocks, expect, userEvent, within } from 'storybook/test'

import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { clickAt, dragTo } from '../../calendar-core/fixtures/drag'
import { flowArgs } from './fixtures/flow-args'
import { FlowCalendarHost } from './fixtures/FlowCalendarHost'
import { placeOfDay } from './fixtures/flow-place'

const meta = {
  title: 'Planner views/Calendars/FlowCalendar/Editing',
  component: FlowCalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: flowArgs,
} satisfies Meta<typeof FlowCalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const NEWSLETTER = 'type:30'
const PROMOTIONAL = 'type:31'
const CAMPAIGN = 'type:10'

export const DragsATactic: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Escape cancels a drag', async () => {
      await mount(<FlowCalendarHost {...args} />)
      const from = middleOf(canvas.getByRole('button', { name: /^Cart reminder/u }))
      await dragTo(
        from,
        { ...from, x: from.x + 120 },
        {
          beforeRelease: () => userEvent.keyboard('{Escape}'),
        },
      )
      await expect(args.onMove).not.toHaveBeenCalled()
      await expect(canvas.getByRole('status')).toHaveTextContent('Cart reminder stays where it was')
    })
    await step(
      'The title of a short item goes on beside its bar; there it is taken hold of as a whole',
      async () => {
        clearAllMocks()
        const bar = within(canvasElement).getByRole('button', { name: /Press preview/u })
        const title = bar.querySelector<HTMLElement>('[data-part="title"]')
        const { right, top, height } = (title ?? bar).getBoundingClientRect()
        const from = { x: right - 12, y: top + height / 2 }
        await dragTo(from, { ...from, x: from.x + 30 })
        await expect(args.onResize).not.toHaveBeenCalled()
        await expectOnce(args.onMove, expect.objectContaining({ startDate: '2026-11-18T08:00:00' }))
      },
    )
    await step('Drags the end of a tactic', async () => {
      clearAllMocks()
      const bar = within(canvasElement).getByRole('button', { name: /^Cart reminder/u })
      const { right, top, height } = bar.getBoundingClientRect()
      const from = { x: right - 3, y: top + height / 2 }
      await dragTo(from, { ...from, x: from.x + 60 })
      await expectOnce(args.onResize, {
        item: expect.objectContaining({ id: 2 }),
        edge: 'end',
        startDate: '2026-11-16T08:00:00',
        endDate: '2026-11-22T08:00:00',
        isAllDay: true,
      })
    })
    await step('Drags a tactic four days later', async () => {
      clearAllMocks()
      const from = middleOf(canvas.getByRole('button', { name: /^Cart reminder/u }))
      await dragTo(from, { ...from, x: from.x + 4 * 30 })
      await expectOnce(args.onMove, {
        item: expect.objectContaining({ id: 2 }),
        startDate: '2026-11-20T08:00:00',
        endDate: '2026-11-26T08:00:00',
        isAllDay: true,
      })
      await expect(canvas.getByRole('button', { name: /^Cart reminder/u })).toHaveFocus()
      await expect(args.onRowChange).not.toHaveBeenCalled()
      await expect(args.onOpenItem).not.toHaveBeenCalled()
    })
    await step('Drags a tactic to another row', async () => {
      clearAllMocks()
      const from = middleOf(canvas.getByRole('button', { name: /^Cart reminder/u }))
      const to = placeOfDay(canvasElement, PROMOTIONAL, '2026-11-20')
      await dragTo(from, { x: from.x + 2 * 30, y: to.y })
      await expectOnce(args.onRowChange, {
        item: expect.objectContaining({ id: 2 }),
        rowId: PROMOTIONAL,
        startDate: '2026-11-22T08:00:00',
        endDate: '2026-11-28T08:00:00',
        isAllDay: true,
      })
      await expect(args.onMove).not.toHaveBeenCalled()
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Moving Cart reminder to Promotional',
      )
    })
    await step('The row shows that it does not take the item, and the item stays', async () => {
      clearAllMocks()
      await mount(
        <FlowCalendarHost
          {...args}
          rowPolicy={(_item, rowId) =>
            rowId === CAMPAIGN ? { allowed: false, code: 'initiative' } : { allowed: true }
          }
        />,
      )
      const from = middleOf(canvas.getByRole('button', { name: /^Cart reminder/u }))
      const to = placeOfDay(canvasElement, CAMPAIGN, '2026-11-18')
      await dragTo(
        from,
        { x: from.x, y: to.y },
        {
          beforeRelease: async () => {
            const target = canvasElement.querySelector('[data-part="target"]')
            await expect(target).toHaveAttribute('data-refused')
          },
        },
      )
      await expect(args.onRowChange).not.toHaveBeenCalled()
      await expectOnce(args.onMoveRefused, {
        item: expect.objectContaining({ id: 2 }),
        code: 'initiative',
      })
    })
  },
}

export const CreatesAndRefuses: Story = {
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Dragging over days asks for something new', async () => {
      await mount(<FlowCalendarHost {...args} />)
      await dragTo(
        placeOfDay(canvasElement, NEWSLETTER, '2026-11-23'),
        placeOfDay(canvasElement, NEWSLETTER, '2026-11-26'),
      )
      await expectOnce(args.onCreate, {
        rowId: NEWSLETTER,
        startDate: '2026-11-23T08:00:00',
        endDate: '2026-11-26T08:00:00',
        isAllDay: true,
        anchor: expect.any(HTMLElement),
      })
    })
    await step('Two clicks ask for something new', async () => {
      clearAllMocks()
      const place = placeOfDay(canvasElement, NEWSLETTER, '2026-11-24')
      await clickAt(place)
      await clickAt(place)
      await expectOnce(args.onCreate, {
        rowId: NEWSLETTER,
        startDate: '2026-11-24T08:00:00',
        endDate: '2026-11-24T08:00:00',
        isAllDay: false,
        anchor: expect.any(HTMLElement),
      })
    })
    await step('A right click offers what can be done', async () => {
      clearAllMocks()
      const body = within(canvasElement.ownerDocument.body)
      const bar = within(canvasElement).getByRole('button', { name: /^Cart reminder/u })
      await userEvent.pointer({ keys: '[MouseRight]', target: bar })
      await userEvent.click(await body.findByRole('menuitem', { name: /Copy Tactic/u }))
      await expectOnce(args.onCopyItem, { item: expect.objectContaining({ id: 2 }) })
    })
    await step('A repeating tactic stays', async () => {
      clearAllMocks()
      const bar = within(canvasElement).getByRole('button', { name: /Weekly deals.*11\/19\/26/u })
      const from = middleOf(bar)
      await dragTo(from, { ...from, x: from.x + 60 })
      await expectOnce(args.onMoveRefused, {
        item: expect.objectContaining({ id: 4 }),
        code: 'repeating',
      })
      await expect(args.onMove).not.toHaveBeenCalled()
    })
    await step('A tactic of another plan stays', async () => {
      clearAllMocks()
      const bar = within(canvasElement).getByRole('button', { name: /Store window reset/u })
      const from = middleOf(bar)
      await dragTo(from, { ...from, x: from.x + 60 })
      await expectOnce(args.onMoveRefused, {
        item: expect.objectContaining({ id: 6 }),
        code: 'other-plan',
      })
    })
    await step(
      'Initiatives of another plan, calendars and read-only flows take nothing new',
      async () => {
        clearAllMocks()
        await mount(<FlowCalendarHost {...args} isReadOnly />)
        await dragTo(
          placeOfDay(canvasElement, NEWSLETTER, '2026-11-23'),
          placeOfDay(canvasElement, NEWSLETTER, '2026-11-26'),
        )
        const bar = within(canvasElement).getByRole('button', { name: /^Cart reminder/u })
        const from = middleOf(bar)
        await dragTo(from, { ...from, x: from.x + 120 })
        await expect(args.onCreate).not.toHaveBeenCalled()
        await expect(args.onMove).not.toHaveBeenCalled()
      },
    )
  },
}
