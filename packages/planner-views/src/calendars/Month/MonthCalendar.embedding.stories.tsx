import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShadowHost } from '@throughline/test-support/dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { monthArgs } from './fixtures/month-args'
import { dayCell } from './fixtures/day-cell'
import { dragBetween } from '../../calendar-core/fixtures/drag'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Embedding',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...monthArgs,
    laneMode: 'fit',
    onCreate: fn(),
    onMove: fn(),
    onOpenItem: fn(),
    onOpenDay: fn(),
    onCopyItem: fn(),
    onMonthChange: fn(),
  },
  render: (args) => (
    <ShadowHost>
      <MonthCalendarHost {...args} />
    </ShadowHost>
  ),
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

/** Returns the content of the shadow root; the library of the tests reads only elements. */
async function shadowOf(canvasElement: HTMLElement): Promise<HTMLElement> {
  const host = await within(canvasElement).findByTestId('host')
  const part = await waitFor(() => {
    const match = host.shadowRoot?.querySelector<HTMLElement>('[data-part="week"]')
    if (!match) throw new Error('The shadow root shows no month yet.')
    return match
  })
  const root = part.closest<HTMLElement>('[data-look]')?.parentElement
  if (!root) throw new Error('The month is in no shadow root.')
  return root
}

function focusedIn(element: HTMLElement): Element | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.activeElement : null
}

export const WorksInAShadowRoot: Story = {
  play: async ({ args, canvasElement, step }) => {
    const host = await shadowOf(canvasElement)
    const month = within(host)
    await step('It looks like itself', async () => {
      const { columnGap, display } = getComputedStyle(month.getAllByRole('row')[1] ?? host)
      await expect({ columnGap, display }).toMatchObject({ display: 'grid' })
    })
    await step('A dragged tactic moves and keeps the focus', async () => {
      const bar = month.getByRole('button', { name: /^Catalog in home, Radio/u })
      await dragBetween(bar, dayCell(host, 'November 8'))
      await expect(args.onMove).toHaveBeenCalledOnce()
      await expect(focusedIn(host)).toHaveAccessibleName('Catalog in home, Radio, 11/08/26')
    })
    await step('Keys move it on, and the focus goes along', async () => {
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await expect(focusedIn(host)).toHaveAccessibleName('Catalog in home, Radio, 11/09/26')
    })
    await step('The list of a day takes presses inside it', async () => {
      await userEvent.click(await month.findByRole('button', { name: '+3 more on 11/05/26' }))
      const list = within(await month.findByRole('dialog'))
      await userEvent.click(list.getByRole('button', { name: /^10:30 Press preview/u }))
      await expect(args.onOpenItem).toHaveBeenCalledWith(
        expect.objectContaining({ item: expect.objectContaining({ id: 109 }) }),
      )
    })
    await step('So does the menu', async () => {
      const bar = month.getByRole('button', { name: /^Category refresh/u })
      await userEvent.pointer({ keys: '[MouseRight]', target: bar })
      await userEvent.click(await month.findByRole('menuitem', { name: /^Copy Tactic/u }))
      await expect(args.onCopyItem).toHaveBeenCalledOnce()
    })
  },
}
