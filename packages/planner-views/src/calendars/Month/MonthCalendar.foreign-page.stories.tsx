import type { Meta, StoryObj } from '@storybook/react-vite'
import { comparePlaces, ForeignPage, ForeignPlaces } from '@throughline/test-support/dom'
import { GlobalStyle, ThemeRoot } from '@throughline/ui/theme'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { dragBetween } from '../../calendar-core/fixtures/drag'
import { dayCell } from './fixtures/day-cell'
import { editableMonthArgs } from './fixtures/month-args'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/In a foreign page',
  component: MonthCalendarHost,
  tags: ['!autodocs', 'no-baseline'],
  parameters: { isForeignPage: true },
  args: { ...editableMonthArgs, laneMode: 'fit' },
} satisfies Meta<typeof MonthCalendarHost>

export default meta
type Story = StoryObj<typeof meta>

function placesStory(dir: 'ltr' | 'rtl'): Story {
  return {
    render: (args) => (
      <ForeignPlaces
        dir={dir}
        own={
          <div data-theme="light" data-density="compact">
            <GlobalStyle />
            <MonthCalendarHost {...args} />
          </div>
        }
        embedded={
          <ThemeRoot theme="light">
            <MonthCalendarHost {...args} />
          </ThemeRoot>
        }
      />
    ),
    play: async ({ canvas, canvasElement }) => {
      const match = await comparePlaces(canvasElement, (name) =>
        userEvent.click(canvas.getByRole('button', { name })),
      )
      await expect(match.ofPage, 'the page keeps its looks').toEqual([])
      await expect(match.ofParts, 'the month keeps its looks').toEqual([])
      await expect(match.partCount).toBeGreaterThan(150)
    },
  }
}

export const LeavesThePageAsItIs: Story = placesStory('ltr')

export const LeavesAPageFromRightToLeftAsItIs: Story = placesStory('rtl')

export const IsUsedInAForeignPage: Story = {
  render: (args) => (
    <ForeignPage>
      <ThemeRoot theme="light" style={{ width: 900 }}>
        <MonthCalendarHost {...args} />
      </ThemeRoot>
    </ForeignPage>
  ),
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('A tactic is pulled to another day', async () => {
      const bar = await canvas.findByRole('button', { name: /^Catalog in home, Radio/u })
      bar.scrollIntoView({ block: 'center' })
      await dragBetween(bar, dayCell(canvasElement, 'November 8'))
      await expect(args.onMove).toHaveBeenCalledOnce()
    })
    await step('The list of a day has the font of the theme, in its size', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '+3 more on 11/05/26' }))
      const list = await canvas.findByRole('dialog')
      const bar = await within(list).findByRole('button', { name: /^10:30 Press preview/u })
      const { fontFamily, fontSize, textTransform } = getComputedStyle(bar)
      await expect({ fontFamily, fontSize, textTransform }).toMatchObject({
        fontFamily: expect.stringContaining('Inter'),
        fontSize: '12px',
        textTransform: 'none',
      })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
  },
}
