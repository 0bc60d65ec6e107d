import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { elementIn } from '../fixtures/in-element'
import { channels, items, tags } from '../fixtures/plan'
import '../index'

/**
 * An element offers a request that only the page can perform while the page listens, or names it.
 */
const meta = {
  title: 'Elements/Requests',
  tags: ['!autodocs', '!visual', 'no-baseline'],
  parameters: { isFullScreen: true },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const plan = { items, channels, tags, today: '2026-11-18' }

export const AreOfferedToAPageThatListens: Story = {
  render: () => <throughline-table {...plan} items={[]} />,
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-table')
    // As a framework does that listens above the element.
    await step('An action is offered by its name', async () => {
      await expect(view.queryByRole('button', { name: 'Add Tactic' })).toBeNull()
      const handleCreate = fn()
      canvasElement.addEventListener('throughline-create', handleCreate)
      element.actions = 'create'
      await userEvent.click(
        (await view.findAllByRole('button', { name: 'Add Tactic' }))[0] ?? element,
      )
      await expect(handleCreate).toHaveBeenCalledOnce()
      canvasElement.removeEventListener('throughline-create', handleCreate)
    })
    const again = () => view.queryByRole('button', { name: 'Try again' })
    await step('After a failure nobody listens', async () => {
      element.status = 'error'
      await view.findByRole('alert')
      await expect(again()).toBeNull()
    })
    const handleRetry = fn()
    await step('The page listens', async () => {
      element.addEventListener('throughline-retry', handleRetry)
      await waitFor(() => expect(again()).toBeVisible())
      await userEvent.click(await view.findByRole('button', { name: 'Try again' }))
      await expect(handleRetry).toHaveBeenCalledOnce()
    })
    await step('It listens no more', async () => {
      element.removeEventListener('throughline-retry', handleRetry)
      await waitFor(() => expect(again()).toBeNull())
    })
    await step('It listens until its signal aborts', async () => {
      const listening = new AbortController()
      const { signal } = listening
      element.addEventListener('throughline-retry', handleRetry, { signal })
      await waitFor(() => expect(again()).toBeVisible())
      listening.abort()
      await waitFor(() => expect(again()).toBeNull())
    })
  },
}
