import type { Meta, StoryObj } from '@storybook/react-vite'
import { CHANNEL_MESSAGES } from '@throughline/domain/messages'
import { buildPlan } from '@throughline/test-support/builders'
import type { PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { toasts } from '../../testing/toasts'
import {
  button,
  changeChannelsByOtherUsers,
  changeTypesByOtherUsers,
  channelIn,
  ChannelsHost,
  channelsMeta,
  channelsServer,
  deleteChannelByOtherUsers,
  nameField,
  newType,
  toggle,
  waitsFor,
} from './fixtures/channel-stories'

const meta = {
  ...channelsMeta,
  tags: ['!autodocs', '!visual'],
  component: ChannelsHost,
  title: 'Screens/Plan settings/Channels/Deleted by others',
  args: { server: channelsServer() },
} satisfies Meta<typeof ChannelsHost>

export default meta
type Story = StoryObj<typeof meta>

/** Restores all channels to their initial state, as another user. */
const restoreChannels = async (server: PlanningServer) => {
  changeChannelsByOtherUsers(server, () => buildPlan().channels)
  await toggle('Email')
}
const openEmail = async () => {
  const row = await toggle('Email')
  if (row.getAttribute('aria-expanded') !== 'true') await userEvent.click(row)
}

const GONE = 'Email was deleted by somebody else.'
const channelForm = () => within(screen.getByRole('form', { name: 'Name and color of Email' }))

const ordering = channelsServer()

export const KeepsTheFormOfADeletedChannel: Story = {
  args: { server: ordering },
  play: async ({ step }) => {
    await step('Others are moved past a deleted one', async () => {
      await toggle('Email')
      await userEvent.click(button('Edit Email'))
      deleteChannelByOtherUsers(ordering, 103)
      await channelForm().findByText(GONE)
      button('Reorder Website').focus()
      await userEvent.keyboard(' {End} ')
      await waitFor(() =>
        expect(ordering.plan(12)?.channels.map(({ name }) => name)).toEqual([
          'Initiatives',
          'Signage',
          'Website',
        ]),
      )
      await userEvent.click(button('Discard'))
      await restoreChannels(ordering)
    })
    await step('It is discarded', async () => {
      await toggle('Email')
      await userEvent.click(button('Edit Email'))
      await enterText(nameField(), ' and SMS')
      deleteChannelByOtherUsers(ordering, 103)
      await channelForm().findByText(GONE)
      await userEvent.click(button('Discard'))
      await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
      await waitFor(() => expect(screen.queryByRole('form', { name: /Email/u })).toBeNull())
      await expect(screen.queryByText('Email')).toBeNull()
      await waitFor(() => expect(button('Add channel')).toHaveFocus())
      await expect(ordering.requests()).not.toContain('POST /channels')
      await restoreChannels(ordering)
    })
    await step('It is added again', async () => {
      await toggle('Email')
      await userEvent.click(button('Edit Email'))
      const name = nameField()
      await enterText(name, ' and SMS')
      await step('The form stays where it is, with the focus, and says what happened', async () => {
        deleteChannelByOtherUsers(ordering, 103)
        await expect(await channelForm().findByText(GONE)).toBeVisible()
        await expect(nameField()).toBe(name)
        await expect(name).toHaveFocus()
        await expect(name).toHaveValue('Email and SMS')
        await expect(screen.queryByRole('button', { name: 'Edit Email' })).toBeNull()
      })
      await step('It stays when others change more', async () => {
        deleteChannelByOtherUsers(ordering, 104)
        await waitFor(() => expect(screen.queryByText('Signage')).toBeNull())
        await expect(nameField()).toBe(name)
      })
      await step('It becomes a new channel, which has the focus', async () => {
        await userEvent.click(button('Add as new channel'))
        await expect(await toasts().findByText('Channel created.')).toBeVisible()
        const row = await toggle('Email and SMS')
        await waitFor(() => expect(row).toHaveFocus())
        await expect(screen.queryByText(GONE)).toBeNull()
        await expect(channelIn(ordering, 201)).toMatchObject({ name: 'Email and SMS' })
      })
      await restoreChannels(ordering)
    })
    await step('The form stays where no channel is left', async () => {
      await toggle('Email')
      await userEvent.click(button('Edit Email'))
      changeChannelsByOtherUsers(ordering, () => [])
      await expect(await channelForm().findByText(GONE)).toBeVisible()
      await userEvent.click(button('Discard'))
      await expect(await screen.findByText('This plan has no channels yet')).toBeVisible()
      await userEvent.click(button('Add channel'))
      await expect(await screen.findByRole('dialog', { name: 'Add channel' })).toBeVisible()
    })
  },
}

const typing = channelsServer()

export const KeepsWhatIsTypedOfTypes: Story = {
  args: { server: typing },
  play: async ({ step }) => {
    await step('Keeps the text of a new type', async () => {
      await openEmail()
      await enterText(newType(), 'Survey')
      await step('When the row is closed', async () => {
        await userEvent.click(await toggle('Email'))
        await userEvent.click(await toggle('Email'))
        await expect(newType()).toHaveValue('Survey')
      })
      await step('When the channel is deleted, where it cannot be added any more', async () => {
        deleteChannelByOtherUsers(typing, 103)
        await expect(await screen.findByText(GONE)).toBeVisible()
        await expect(newType()).toHaveValue('Survey')
        await userEvent.type(newType(), '{Enter}')
        await waitFor(() => expect(newType()).toHaveAccessibleDescription(GONE))
        await expect(typing.requests()).not.toContain('POST /tactic_types')
      })
      await step('Until it is discarded', async () => {
        await userEvent.click(button('Discard'))
        await waitFor(() => expect(screen.queryByText('Email')).toBeNull())
      })
      await restoreChannels(typing)
    })
    await step('Keeps the dialog of a deleted type', async () => {
      await openEmail()
      await userEvent.click(button(/^Platforms of Promotional/u))
      const dialog = within(await screen.findByRole('dialog', { name: 'Platforms of Promotional' }))
      const name = dialog.getByRole('textbox', { name: 'New platform' })
      await enterText(name, 'Mailchimp')
      changeTypesByOtherUsers(typing, (types) => types.filter(({ id }) => id !== 1030))
      await expect(
        await dialog.findByText('Promotional was deleted by somebody else.'),
      ).toBeVisible()
      await expect(name).toHaveValue('Mailchimp')
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
      await waitFor(() => expect(screen.queryByText('Promotional')).toBeNull())
      await restoreChannels(typing)
    })
    await step('Adds a deleted type again', async () => {
      await openEmail()
      await userEvent.click(button('Rename Promotional'))
      const name = screen.getByRole('textbox', { name: 'Name of Promotional' })
      await replaceText(name, 'Promotions')
      await step('The name stays while it is typed, in its place', async () => {
        changeTypesByOtherUsers(typing, (types) => types.filter(({ id }) => id !== 1030))
        await expect(
          await screen.findByText(
            'Promotional was deleted by somebody else. Saving adds it as a new tactic type.',
          ),
        ).toBeVisible()
        await expect(name).toHaveFocus()
        await expect(name).toHaveValue('Promotions')
        const [first] = within(
          screen.getByRole('list', { name: 'Tactic types of Email' }),
        ).getAllByRole('listitem')
        await expect(first).toContainElement(name)
      })
      await step('Leaving the field saves nothing of its own accord', async () => {
        await userEvent.click(newType())
        await expect(name).toHaveValue('Promotions')
        await expect(typing.requests()).not.toContain('POST /tactic_types')
      })
      await step('Saving adds it', async () => {
        await userEvent.type(name, '{Enter}')
        await expect(await toasts().findByText('Tactic type created.')).toBeVisible()
        await waitFor(() =>
          expect(channelIn(typing, 103)?.tacticTypes.map((type) => type.name)).toContain(
            'Promotions',
          ),
        )
        await expect(screen.queryByText(/was deleted by somebody else/u)).toBeNull()
        await expect(typing.requests()).not.toContain('PUT /tactic_types/1030')
      })
      await restoreChannels(typing)
    })
    await step('Keeps what is typed after a refused deletion', async () => {
      await openEmail()
      await enterText(newType(), 'Survey')
      typing.hold(/^DELETE \/channels/u)
      await userEvent.click(button('Delete Email'))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Delete channel' }))
      await waitsFor(typing, 'DELETE /channels/103')
      typing.answer('forbidden')
      await question.findByText(CHANNEL_MESSAGES.deleteFailed)
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
      deleteChannelByOtherUsers(typing, 103)
      await expect(await screen.findByText(GONE)).toBeVisible()
      await expect(newType()).toHaveValue('Survey')
      typing.hold(/^no request/u)
      await userEvent.click(button('Discard'))
      await waitFor(() => expect(screen.queryByText('Email')).toBeNull())
      await restoreChannels(typing)
    })
    await step('Keeps nothing of what the person deletes', async () => {
      await openEmail()
      await enterText(newType(), 'Survey')
      await userEvent.click(button('Edit Email'))
      await userEvent.click(button('Delete Email'))
      await userEvent.click(await screen.findByRole('button', { name: 'Delete channel' }))
      await expect(await toasts().findByText('Channel deleted.')).toBeVisible()
      await waitFor(() => expect(screen.queryByText('Email')).toBeNull())
      await expect(screen.queryByText(GONE)).toBeNull()
    })
  },
}
