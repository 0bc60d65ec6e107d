import type { Meta, StoryObj } from '@storybook/react-vite'
import { withControlledTimers } from '@throughline/test-support/clock'
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test'
import { ChannelSettings, type ChannelSettingsProps } from './fixtures/ChannelSettings'
import { SettingsHost } from './fixtures/SettingsHost'

type SaveNotes = ChannelSettingsProps['onSaveNotes']

const meta = {
  title: 'Patterns/Settings screen/Saved at once',
  component: ChannelSettings,
  args: {
    state: { status: 'ready' },
    onSaveNotes: fn<SaveNotes>(async () => undefined),
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
          'Settings that save themselves: a switch 400 ms after it was turned last, a list with every step. A switch that the server refuses goes back, with the reason below.',
      },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof ChannelSettings>

export default meta
type Story = StoryObj<typeof meta>

const notes = () => screen.getByRole('switch', { name: 'Show notes' })

export const Default: Story = {}

export const ReadOnly: Story = {
  args: { readOnlyReason: 'Only plan admins can change channels.' },
}

export const SavesTheLastOfSeveralChanges: Story = {
  play: ({ args, step }) =>
    withControlledTimers(async (advance) => {
      await step('Saves the last of several changes', async () => {
        for (let changes = 0; changes < 3; changes += 1) {
          await userEvent.click(notes())
          advance(399)
        }
        await expect(notes()).not.toBeChecked()
        await expect(args.onSaveNotes).not.toHaveBeenCalled()
        advance(1)
        await waitFor(() => expect(args.onSaveNotes).toHaveBeenCalledWith(false))
        await expect(args.onSaveNotes).toHaveBeenCalledOnce()
        await expect(notes()).not.toBeChecked()
      })
      await step('Goes back when it is refused', async () => {
        mocked(args.onSaveNotes).mockRejectedValueOnce(new Error('This plan is frozen.'))
        await userEvent.click(notes())
        await expect(notes()).toBeChecked()
        advance(400)
        await expect(await screen.findByText('This plan is frozen.')).toBeVisible()
        await expect(notes()).not.toBeChecked()
      })
    }),
}
