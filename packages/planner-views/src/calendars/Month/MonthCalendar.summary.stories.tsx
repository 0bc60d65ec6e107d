import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { monthArgs } from './fixtures/month-args'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { MonthCalendar } from './MonthCalendar'

/** Notes that are loading, by the title of their item. */
const waiting = new Map<
  string,
  { readonly signal: AbortSignal; readonly answer: (html: string) => void }
>()

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Summary',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...monthArgs,
    onOpenItem: fn(),
    summary: {
      describeItem: () => null,
      loadNotes: ({ item, signal }) =>
        new Promise((resolve) => {
          waiting.set(item.title, { signal, answer: resolve })
        }),
    },
  },
  render: (args) => <MonthCalendarHost {...args} />,
  beforeEach: () => {
    waiting.clear()
  },
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

/** Slow notes of a closed summary do not replace those of another item. */
export const GivesUpNotesThatNobodyWaitsFor: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const showSummary = async (title: string) => {
      canvas
        .getByRole('button', { name: new RegExp(`^${title}, (?:Out of home|Radio)`, 'u') })
        .focus()
      await userEvent.keyboard('i')
      const card = await canvas.findByRole('dialog', { name: title })
      await waitFor(() => expect(waiting.has(title)).toBe(true))
      return card
    }
    await step('The notes of the first item are slow', async () => {
      await showSummary('Category refresh')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(waiting.get('Category refresh')?.signal.aborted).toBe(true))
    })
    await step('They come after those of the second, which stay', async () => {
      const card = await showSummary('Catalog in home')
      waiting.get('Catalog in home')?.answer('<p>Second notes.</p>')
      await waitFor(() => expect(card).toHaveTextContent('Second notes.'))
      waiting.get('Category refresh')?.answer('<p>First notes.</p>')
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await expect(card).toHaveTextContent('Second notes.')
    })
  },
}
