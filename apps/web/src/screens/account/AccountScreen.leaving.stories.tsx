import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent } from 'storybook/test'
import { accountServer } from './fixtures/account-server'
import { AccountHost } from './fixtures/AccountHost'

const meta = {
  title: 'Screens/Account and profile/Account/Leaving',
  component: AccountHost,
  tags: ['!autodocs', 'no-baseline'],
  args: { server: accountServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof AccountHost>

export default meta
type Story = StoryObj<typeof meta>

/** Sets the length of the browser's history. Returns the cleanup. */
function withHistory(length: number): () => void {
  Object.defineProperty(window.history, 'length', { configurable: true, get: () => length })
  return () => {
    Reflect.deleteProperty(window.history, 'length')
  }
}

export const GoesBackWhereOneCameFrom: Story = {
  args: {
    server: accountServer(),
    url: '/somewhere',
    links: { Settings: '/account' },
  },
  beforeEach: () => withHistory(3),
  play: async ({ step }) => {
    await step('By Close', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Settings' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
      await expect(await screen.findByText('Now at /somewhere')).toBeVisible()
    })
    await step('And by Esc', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Settings' }))
      await screen.findByRole('button', { name: 'Close' })
      await userEvent.keyboard('{Escape}')
      await expect(await screen.findByText('Now at /somewhere')).toBeVisible()
    })
  },
}

export const ClosesToTheStartOfANewTab: Story = {
  args: {
    server: accountServer(),
    url: '/somewhere',
    links: { Settings: '/account' },
  },
  beforeEach: () => withHistory(2),
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Settings' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(await screen.findByText('Now at /')).toBeVisible()
  },
}

/** Close does not leave the app for an earlier entry of the history. */
export const ClosesToTheStartWhereTheAppWasOpenedHere: Story = {
  args: { server: accountServer() },
  beforeEach: () => withHistory(9),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(await screen.findByText('Now at /')).toBeVisible()
  },
}
