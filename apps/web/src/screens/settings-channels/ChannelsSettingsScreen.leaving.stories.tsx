import type { Meta, StoryObj } from '@storybook/react-vite'
import { withControlledTimers } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { openSettingsAgain } from '../../testing/open-settings-again'
import {
  button,
  channelIn,
  ChannelsHost,
  channelsMeta,
  channelsServer,
  nameField,
  newType,
  toggle,
} from './fixtures/channel-stories'

const meta = {
  ...channelsMeta,
  tags: ['!autodocs', '!visual'],
  component: ChannelsHost,
  title: 'Screens/Plan settings/Channels/Leaving',
  args: { server: channelsServer() },
} satisfies Meta<typeof ChannelsHost>

export default meta
type Story = StoryObj<typeof meta>

const question = () => screen.findByRole('alertdialog', { name: 'Close without saving?' })
const keepEditing = async () => {
  await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}
const leave = () => userEvent.click(screen.getByRole('link', { name: 'Tags' }))

export const AsksBeforeWhatIsTypedIsLost: Story = {
  play: async ({ args: { server }, step }) => {
    await step('Switches are saved also when the page is left at once', async () => {
      const isOn = () => [
        server.plan(12)?.isTacticSummaryFieldEnabled,
        channelIn(server, 103)?.isPaidMedia,
      ]
      const before = isOn()
      await userEvent.click(await toggle('Email'))
      await withControlledTimers(async () => {
        await userEvent.click(screen.getByRole('switch', { name: 'Show notes' }))
        await userEvent.click(screen.getByRole('switch', { name: 'Long-Running' }))
        await leave()
        await waitFor(() => expect(isOn()).toEqual(before.map((one) => one !== true)))
      })
      await openSettingsAgain()
    })
    await step('A new platform', async () => {
      await userEvent.click(await toggle('Email'))
      await userEvent.click(button(/^Platforms of Promotional/u))
      const dialog = within(await screen.findByRole('dialog', { name: 'Platforms of Promotional' }))
      const name = dialog.getByRole('textbox', { name: 'New platform' })
      await enterText(name, 'Mailchimp')
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
      await keepEditing()
      await expect(name).toHaveValue('Mailchimp')
      await userEvent.clear(name)
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Platforms/u })).toBeNull())
    })
    await step('A new type', async () => {
      await enterText(newType(), 'Survey')
      await step('By a link', async () => {
        await leave()
        await keepEditing()
        await expect(newType()).toHaveValue('Survey')
      })
      await step('By Close', async () => {
        await userEvent.click(button('Close'))
        await keepEditing()
        await expect(newType()).toHaveValue('Survey')
      })
      await step('Not any more once it is given up', async () => {
        await userEvent.clear(newType())
        await leave()
        await expect(await screen.findByText('Other settings')).toBeVisible()
      })
      await openSettingsAgain()
    })
    await step('Several forms at once', async () => {
      await userEvent.click(await toggle('Email'))
      await enterText(newType(), 'Survey')
      await userEvent.click(button('Edit Email'))
      await userEvent.type(nameField(), '!')
      await step('The form of the channel closes with its own question', async () => {
        await userEvent.click(button('Cancel'))
        await userEvent.click(
          within(await question()).getByRole('button', { name: 'Discard changes' }),
        )
        await waitFor(() => expect(button('Edit Email')).toHaveFocus())
      })
      await step('What else is typed is still asked about', async () => {
        await leave()
        await userEvent.click(
          within(await question()).getByRole('button', { name: 'Discard changes' }),
        )
        await expect(await screen.findByText('Other settings')).toBeVisible()
      })
    })
  },
}
