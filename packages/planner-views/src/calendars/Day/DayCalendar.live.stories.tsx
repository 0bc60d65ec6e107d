import type { Meta, StoryObj } from '@storybook/react-vite'
import { middleOf } from '@throughline/test-support/dom'
import { useState } from 'react'
import { clearAllMocks, expect, fn, waitFor, within } from 'storybook/test'

import { dayArgs } from './fixtures/day-args'
import type { CalendarItem } from '../../calendar-parts'
import { DayCalendar } from './DayCalendar'
import type { DayCalendarProps } from './DayCalendar.types'
import { dragTo } from '../../calendar-core/fixtures/drag'
import { timedFixture, wednesdayFixture } from './fixtures/wednesday'

const meta = {
  title: 'Planner views/Calendars/DayCalendar/Live changes',
  component: DayCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...dayArgs,
    onMove: fn(),
    onOpenItem: fn(),
  },
} satisfies Meta<typeof DayCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof DayCalendar<CalendarItem>>

interface OtherUsersProps extends DayCalendarProps {
  /** Items of the plan after other users have changed it. */
  after: readonly CalendarItem[]
}

/** A day with a button that applies the changes of other users. */
function Others({ after, ...props }: OtherUsersProps) {
  const [items, setItems] = useState(props.items)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setItems(after)
        }}
      >
        Others change the plan
      </button>
      <div style={{ blockSize: 800 }}>
        <DayCalendar {...props} items={items} />
      </div>
    </>
  )
}

/** An hour, in pixels of the stories. */
const HOUR = 48

/** Drags the budget review down by an hour; other users press their button before the release. */
async function dragWhileOtherUsersChange(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement)
  const from = middleOf(canvas.getByRole('button', { name: /Search budget review/u }))
  await dragTo(
    from,
    { ...from, y: from.y + HOUR },
    {
      beforeRelease: () => {
        canvas.getByText('Others change the plan').click()
        return Promise.resolve()
      },
    },
  )
}

export const LivesWithWhatOthersChange: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Others move what is dragged', async () => {
      await mount(
        <Others
          {...args}
          after={wednesdayFixture.map((item) =>
            item.id === 17
              ? timedFixture(17, item.title, '13:30', '14:15', { channelId: 8 })
              : item,
          )}
        />,
      )
      await dragWhileOtherUsersChange(canvasElement)
      // The item goes to the place that the drag has shown, and the request contains the current
      // item.
      await expect(args.onMove).toHaveBeenCalledOnce()
      await expect(args.onMove).toHaveBeenCalledWith(
        expect.objectContaining({
          item: expect.objectContaining({ id: 17, startDate: '2026-11-18T13:30:00' }),
          startDate: '2026-11-18T14:00:00',
          endDate: '2026-11-18T14:45:00',
        }),
      )
    })
    await step('Others add something above a drag', async () => {
      clearAllMocks()
      await mount(
        <Others
          {...args}
          after={[timedFixture(90, 'Added by others', '12:30', '13:30'), ...wednesdayFixture]}
        />,
      )
      await dragWhileOtherUsersChange(canvasElement)
      await expect(args.onMove).toHaveBeenCalledOnce()
      await expect(args.onMove).toHaveBeenCalledWith(
        expect.objectContaining({ startDate: '2026-11-18T14:00:00' }),
      )
    })
    await step('Others delete what is dragged', async () => {
      clearAllMocks()
      await mount(<Others {...args} after={wednesdayFixture.filter(({ id }) => id !== 17)} />)
      await dragWhileOtherUsersChange(canvasElement)
      await expect(args.onMove).not.toHaveBeenCalled()
      await expect(
        within(canvasElement).queryByRole('button', { name: /Search budget review/u }),
      ).toBeNull()
    })
    await step('Keeps the focus on what others move', async () => {
      await mount(
        <Others
          {...args}
          dayCount={3}
          after={wednesdayFixture.map((item) =>
            item.id === 17
              ? {
                  ...item,
                  startDate: '2026-11-20T16:00:00',
                  endDate: '2026-11-20T17:00:00',
                }
              : item,
          )}
        />,
      )
      canvas.getByRole('button', { name: review }).focus()
      canvas.getByText('Others change the plan').click()
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: review })).toHaveAccessibleName(/16:00/u),
      )
      await expect(canvas.getByRole('button', { name: review })).toHaveFocus()
    })
    await step('Leaves the focus at the time of what others delete', async () => {
      await mount(<Others {...args} after={wednesdayFixture.filter(({ id }) => id !== 17)} />)
      canvas.getByRole('button', { name: review }).focus()
      canvas.getByText('Others change the plan').click()
      await waitFor(() => expect(canvas.queryByRole('button', { name: review })).toBeNull())
      await expect(canvas.getByRole('gridcell', { name: /^13:00, Wednesday/u })).toHaveFocus()
    })
  },
}

const review = /Search budget review/u
