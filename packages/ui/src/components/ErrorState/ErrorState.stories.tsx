import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent } from 'storybook/test'

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

export const States: Story = {
  tags: ['picture'],
  render: sideBySide(
    ErrorState,
    [
      { name: 'Small', props: { size: 'small' } },
      { name: 'Retrying', props: { isRetrying: true } },
      {
        name: 'Without retry',
        props: {
          title: 'This plan does not exist.',
          children: 'It may have been removed, or the address is incomplete.',
          retryLabel: undefined,
          onRetry: undefined,
        },
      },
    ],
    { columnWidth: 309 },
  ),
  play: async ({ canvas, args }) => {
    const [small] = canvas.getAllByRole('alert')
    await expect(small).toHaveTextContent('could not be loaded')
    const [tryAgain] = canvas.getAllByRole('button', { name: 'Try again' })
    if (tryAgain === undefined) throw new Error('No button tries again.')
    await userEvent.click(tryAgain)
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
