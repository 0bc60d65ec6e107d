import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ViewError } from './ViewError'

const meta = {
  title: 'Screens/Frame/Broken view',
  component: ViewError,
  tags: ['!autodocs', 'no-baseline'],
} satisfies Meta<typeof ViewError>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ step }) => {
    await step('It says what happened', async () => {
      await expect(screen.getByRole('alert')).toHaveTextContent('This view stopped working')
    })
    await step('One can try again, or leave it', async () => {
      await expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled()
      await expect(screen.getByRole('link', { name: 'Go to your plans' })).toHaveAttribute(
        'href',
        '/plans',
      )
    })
  },
}

export const WholePage: Story = { args: { isWholePage: true } }
