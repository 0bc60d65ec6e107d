import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, waitFor } from 'storybook/test'
import { button, expectTitle, ItemHost, pressSave, retitle } from './fixtures/ItemHost'
import { serverOfItems as server } from './fixtures/items'

/** Simulates that the browser loses its network, or has it again. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

const meta = {
  title: 'Screens/Planning/Item editor/Offline',
  component: ItemHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => {
    const unfreeze = freezeNow()
    return () => {
      setOnline(true)
      Reflect.deleteProperty(navigator, 'onLine')
      unfreeze()
    }
  },
  args: { server: server(/^$/u) },
} satisfies Meta<typeof ItemHost>

export default meta
type Story = StoryObj<typeof meta>

export const SavesOnceTheConnectionIsBack: Story = {
  play: async ({ args: { server: free }, step }) => {
    await retitle('VIP preview')
    await step('Changes are kept', async () => {
      setOnline(false)
      await expect(
        await screen.findByText('You are offline. Unsaved changes are kept on this computer.', {
          ignore: 'output',
        }),
      ).toBeVisible()
    })
    await step('A save waits, and says so', async () => {
      await pressSave()
      await expect(
        await screen.findByText(
          'You are offline. This is saved as soon as the connection is back.',
          { ignore: 'output' },
        ),
      ).toBeVisible()
      const announced = screen.getByText(/^You are offline/u, { selector: 'output' })
      await expect(announced).toHaveTextContent('This is saved as soon as')
      await expect(free.requests()).not.toContain('PUT /tactics/7')
      await expectTitle('VIP preview')
    })
    await step('It is sent when the connection is back', async () => {
      setOnline(true)
      await waitFor(() => expect(free.item(7)?.title).toBe('VIP preview'))
      await waitFor(() => expect(button('Save')).toBeDisabled())
      await expect(screen.queryByText(/^You are offline/u)).toBeNull()
    })
  },
}
