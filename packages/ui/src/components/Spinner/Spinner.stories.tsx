import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { Spinner } from './Spinner'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading plans...', delayMs: 0 },
  parameters: {
    docs: {
      description: {
        component:
          'Something takes longer than expected. It stays invisible for half a second, because what answers sooner is better left alone. Where the shape of what comes is known, use a **Skeleton**.',
      },
    },
  },
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

export const WaitsBeforeItShows: Story = {
  args: { delayMs: 300 },
  play: async ({ canvasElement }) => {
    const spinner = within(canvasElement).getByText('Loading plans...').parentElement
    await expect(spinner).not.toBeVisible()
    await waitFor(() => expect(spinner).toBeVisible())
  },
}
