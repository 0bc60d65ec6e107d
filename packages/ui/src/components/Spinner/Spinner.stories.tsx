import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, within } from 'storybook/test'

import { Spinner } from './Spinner'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading plans...', delayMs: 0 },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    Spinner,
    [
      { name: 'Small', props: { size: 14 } },
      { name: 'Medium', props: { size: 20 } },
      { name: 'Large', props: { size: 32 } },
      { name: 'Progress at the beginning', props: { size: 20, progress: 0 } },
      { name: 'Progress', props: { size: 20, progress: 0.35 } },
      { name: 'Progress at the end', props: { size: 20, progress: 1 } },
      {
        name: 'In the color around it',
        props: { size: 20 },
        frame: (spinner) => (
          <div
            style={{
              padding: 12,
              background: 'var(--tl-color-inverse)',
              color: 'var(--tl-color-on-inverse)',
            }}
          >
            {spinner}
          </div>
        ),
      },
    ],
    { columnWidth: 140 },
  ),
}

/** Longer than a story takes, so that the spinner still waits when the test looks. */
const WAIT_MS = 60_000

export const WaitsBeforeItShows: Story = {
  args: { delayMs: WAIT_MS },
  play: async ({ canvasElement }) => {
    const spinner = within(canvasElement).getByText('Loading plans...').parentElement
    const [delay] = spinner?.getAnimations() ?? []
    if (delay === undefined) throw new Error('The spinner does not wait.')
    // Time is moved here: a busy machine may draw the first frame after the delay.
    delay.pause()
    delay.currentTime = WAIT_MS - 1
    await expect(spinner).not.toBeVisible()
    delay.finish()
    await expect(spinner).toBeVisible()
  },
}
