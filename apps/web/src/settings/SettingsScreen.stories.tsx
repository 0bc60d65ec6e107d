import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test'
import { replaceText } from '../testing/enter-text'
import { BudgetSettings, type BudgetSettingsProps } from './fixtures/BudgetSettings'
import { SettingsHost } from './fixtures/SettingsHost'

const meta = {
  title: 'Patterns/Settings screen',
  component: BudgetSettings,
  args: {
    state: { status: 'ready' },
    onSave: fn<BudgetSettingsProps['onSave']>(async () => undefined),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <SettingsHost>
        <Story />
      </SettingsHost>
    ),
  ],
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'A settings screen of a plan: a page over everything with a title, the name of the plan and Close. Settings that belong together are saved as a whole by a bar at the foot, as here; switches and lists save themselves, as in **Settings screen/Saved at once**.',
      },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof BudgetSettings>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.getByRole('button', { name })
const total = () => screen.getByRole('textbox', { name: /^Total budget/ })

export const Default: Story = {}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const LoadFailed: Story = {
  args: {
    state: {
      status: 'error',
      message: 'The server could not be reached. Check your connection and try again.',
      isRetrying: false,
      onRetry: fn(),
    },
  },
}

export const ReadOnly: Story = {
  tags: ['picture'],
  args: { readOnlyReason: 'Only plan admins can change the budget.' },
  play: async () => {
    await expect(screen.getByText('Only plan admins can change the budget.')).toBeVisible()
    await expect(total()).toHaveAttribute('readonly')
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const Changed: Story = {
  tags: ['picture'],
  play: async () => {
    await expect(button('Save')).toBeDisabled()
    await replaceText(total(), '500000')
    await expect(await screen.findByText('Unsaved changes')).toBeVisible()
    await expect(button('Save')).toBeEnabled()
  },
}

export const SavesAndCloses: Story = {
  play: async (context) => {
    const { step } = context
    await step('Closes without a question when nothing changed', async () => {
      await userEvent.click(button('Close'))
      await expect(context.args.onClose).toHaveBeenCalledOnce()
      mocked(context.args.onClose).mockClear()
    })
    await step('Asks before it is closed', async () => {
      await Changed.play?.(context)
      await userEvent.click(button('Close'))
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
      await expect(context.args.onClose).not.toHaveBeenCalled()
      await expect(total()).toHaveValue('500,000.00')
    })
    await step('Saves and closes', async () => {
      await userEvent.click(button('Save'))
      await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
      await expect(context.args.onSave).toHaveBeenCalledWith({
        values: expect.objectContaining({ totalDollars: 500_000 }),
        stored: null,
      })
      await expect(await screen.findByText('Plan updated.')).toBeVisible()
    })
  },
}
