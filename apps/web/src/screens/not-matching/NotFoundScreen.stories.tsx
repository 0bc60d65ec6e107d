import type { Meta, StoryObj } from '@storybook/react-vite'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent } from 'storybook/test'
import { AppHost } from '../../testing/AppHost'
import { NotFoundScreen } from './NotFoundScreen'

function NotFoundHost({ url }: { readonly url: string }) {
  return (
    <AppHost
      server={createPlanningServer()}
      path="/no-such-page"
      screen={<NotFoundScreen />}
      url={url}
      links={{ 'A mistyped link': '/no-such-page' }}
      hasOtherPlaces
    />
  )
}

const meta = {
  title: 'Screens/Frame/Not found',
  component: NotFoundHost,
  tags: ['!autodocs', 'no-baseline'],
  args: { url: '/no-such-page' },
  parameters: { isFullScreen: true },
} satisfies Meta<typeof NotFoundHost>

export default meta
type Story = StoryObj<typeof meta>

export const LeadsToThePlans: Story = {
  play: async ({ step }) => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'This page does not exist' }),
    ).toBeVisible()
    await step('Opened by its address, there is nothing to go back to', async () => {
      await expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull()
    })
    await userEvent.click(screen.getByRole('link', { name: 'Go to your plans' }))
    await expect(await screen.findByText('Now at /plans')).toBeVisible()
  },
}

export const LeadsBackToWhereTheLinkWas: Story = {
  args: { url: '/account/1/plan/12/table' },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'A mistyped link' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }))
    await expect(await screen.findByText('Now at /account/1/plan/12/table')).toBeVisible()
  },
}
