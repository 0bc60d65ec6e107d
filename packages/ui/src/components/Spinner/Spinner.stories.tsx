import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Spinner {...args} size={14} />
      <Spinner {...args} size={20} />
      <Spinner {...args} size={32} />
    </div>
  ),
}

export const WithProgress: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Spinner {...args} size={20} progress={0} />
      <Spinner {...args} size={20} progress={0.35} />
      <Spinner {...args} size={20} progress={1} />
    </div>
  ),
}

export const TakesTheColourAround: Story = {
  render: (args) => (
    <div
      style={{
        padding: 12,
        background: 'var(--tl-color-inverse)',
        color: 'var(--tl-color-on-inverse)',
      }}
    >
      <Spinner {...args} size={20} />
    </div>
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
