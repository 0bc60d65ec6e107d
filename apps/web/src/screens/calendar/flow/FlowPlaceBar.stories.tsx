import type { Meta, StoryObj } from '@storybook/react-vite'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { expect, fn, userEvent } from 'storybook/test'
import { defaultFlowRange } from '../../../plan'
import { FlowPlaceBar } from './FlowPlaceBar'

const meta = {
  title: 'Screens/Planning/Calendar/Flow bar',
  component: FlowPlaceBar,
  tags: ['!autodocs'],
  args: {
    bar: { figures: null, weekStartDay: 'sunday', onWeekStartChange: fn() },
    place: {
      range: defaultFlowRange(dayNumberOf('2026-11-18'), 'month'),
      zoom: 'month',
      grouping: 'channel',
      colouring: 'channel',
      date: '2026-11',
    },
    onPlaceChange: fn(),
  },
} satisfies Meta<typeof FlowPlaceBar>

export default meta
type Story = StoryObj<typeof meta>

/** The URL never changes here, as if a slow machine still laid out the rows. */
export const ShowsAChoiceAtOnce: Story = {
  render: (args) => (
    <div style={{ inlineSize: 1600 }}>
      <FlowPlaceBar {...args} />
    </div>
  ),
  play: async ({ args, canvas, step }) => {
    await step('The pressed zoom is chosen', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Quarter' }))
      await expect(canvas.getByRole('radio', { name: 'Quarter' })).toBeChecked()
    })
    await step('A second choice keeps the first', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Week' }))
      await expect(args.onPlaceChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ zoom: 'week', grouping: 'channel' }),
      )
    })
  },
}
