import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button'
import { ProgressTop, type ProgressTopProps } from './ProgressTop'

function Page(props: ProgressTopProps) {
  const [isActive, setIsActive] = useState(props.isActive)
  return (
    <div style={{ position: 'relative', padding: 24, border: '1px solid var(--tl-color-line)' }}>
      <ProgressTop {...props} isActive={isActive} />
      <Button
        onClick={() => {
          setIsActive((wasActive) => !wasActive)
        }}
      >
        {isActive ? 'Answer' : 'Send a request'}
      </Button>
    </div>
  )
}

const meta = {
  title: 'Components/Feedback/ProgressTop',
  component: ProgressTop,
  args: { isActive: true, label: 'Loading', placement: 'container' },
  render: (args) => <Page {...args} />,
  parameters: {
    docs: {
      description: {
        component: `Shows that requests of the page take longer than half a second; it stays long enough to be seen. For one place on the page use a **Skeleton** or a **Spinner**.

It has no keys.`,
      },
    },
  },
} satisfies Meta<typeof ProgressTop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ShownAtOnce: Story = { args: { delayMs: 0 } }

export const WaitsAndNeverFlashes: Story = {
  args: { isActive: false, delayMs: 100, minimumMs: 300 },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('It shows after its delay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send a request' }))
      await expect(canvas.queryByText('Loading')).toBeNull()
      await waitFor(() => expect(canvas.getByText('Loading')).toBeInTheDocument())
    })
    await step('An answer just then leaves it in sight for a moment', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
      await expect(canvas.getByText('Loading')).toBeInTheDocument()
      await waitFor(() => expect(canvas.queryByText('Loading')).toBeNull())
    })
  },
}
