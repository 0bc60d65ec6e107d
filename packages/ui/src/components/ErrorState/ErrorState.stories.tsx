import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ErrorState } from './ErrorState'

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'The plans could not be loaded.',
    children: 'Check your connection. Nothing of your work is lost.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Small: Story = { args: { size: 'small' } }

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const Retrying: Story = { args: { isRetrying: true } }

export const WithoutRetry: Story = {
  render: () => (
    <ErrorState title="This plan does not exist.">
      It may have been removed, or the address is incomplete.
    </ErrorState>
  ),
}

export const TriesAgain: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
