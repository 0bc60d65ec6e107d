import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { dismissToasts, toasts } from '../../testing/toasts'
import {
  ChannelsHost,
  channelsMeta,
  channelsServer,
  writes,
  toggle,
  button,
  nameField,
  pressAndSave,
  channelIn,
  waitsFor,
} from './fixtures/channel-stories'

const meta = {
  ...channelsMeta,
  tags: ['!autodocs', '!visual'],
  component: ChannelsHost,
  title: 'Screens/Plan settings/Channels/Editing',
  args: { server: channelsServer() },
} satisfies Meta<typeof ChannelsHost>

export default meta
type Story = StoryObj<typeof meta>

const adding = channelsServer()

export const AddsAChannel: Story = {
  args: { server: adding },
  play: async ({ step }) => {
    await step('Adds a channel', async () => {
      await toggle('Email')
      await userEvent.click(button('Add channel'))
      const dialog = within(await screen.findByRole('dialog', { name: 'Add channel' }))
      const submit = dialog.getByRole('button', { name: 'Add channel' })
      await step('It offers twelve colors, and begins with the first', async () => {
        await expect(dialog.getAllByRole('radio')).toHaveLength(12)
        await expect(dialog.getByRole('radio', { name: 'Vermilion' })).toBeChecked()
      })
      await step('Names that cannot be used are refused at the field', async () => {
        await userEvent.click(submit)
        await expect(nameField()).toHaveAccessibleDescription('Please enter a channel name.')
        for (const [name, reason] of [
          ['iNITIATIVES', 'This name is reserved. Choose another one.'],
          [' subscriptions', 'This name is reserved. Choose another one.'],
          [' EMAIL ', 'There is a channel of this name already.'],
        ] as const) {
          await replaceText(nameField(), name)
          await waitFor(() => expect(nameField()).toHaveAccessibleDescription(reason))
        }
        await expect(adding.requests()).not.toContain('POST /channels')
      })
      await step('The new one is open and has the focus', async () => {
        await replaceText(nameField(), ' Podcasts ')
        await userEvent.click(dialog.getByRole('radio', { name: 'Turquoise' }))
        await userEvent.click(submit)
        await expect(await toasts().findByText('Channel created.')).toBeVisible()
        await expect(toasts().getByText('One tactic type is added automatically.')).toBeVisible()
        const row = await toggle('Podcasts')
        await waitFor(() => expect(row).toHaveFocus())
        await expect(row).toHaveAttribute('aria-expanded', 'true')
        await expect(screen.getByText('General')).toBeVisible()
        await expect(channelIn(adding, 201)).toMatchObject({ name: 'Podcasts', uiColor: '#1CC9AA' })
      })
    })
    await step('A refused one keeps what was typed', async () => {
      adding.hold(writes)
      await userEvent.click(button('Add channel'))
      const dialog = within(await screen.findByRole('dialog', { name: 'Add channel' }))
      await enterText(nameField(), 'Radio{Enter}{Enter}')
      await waitsFor(adding, 'POST /channels')
      adding.answer('frozen')
      await expect(await dialog.findByText('Error creating channel.')).toBeVisible()
      await expect(nameField()).toHaveValue('Radio')
    })
  },
}

const renaming = channelsServer()

export const EditsNameAndColor: Story = {
  args: { server: renaming },
  play: async ({ step }) => {
    await step('Edits name and color', async () => {
      await toggle('Email')
      await userEvent.click(button('Edit Email'))
      await expect(nameField()).toHaveValue('Email')
      await step('Another row asks before what was typed is lost', async () => {
        await replaceText(nameField(), 'Mail')
        await userEvent.click(button('Edit Website'))
        await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
        await expect(nameField()).toHaveValue('Mail')
      })
      await step('It is saved, and the focus returns', async () => {
        await userEvent.click(button('Save'))
        await expect(await toasts().findByText('Channel updated.')).toBeVisible()
        await waitFor(() => expect(button('Edit Mail')).toHaveFocus())
        await expect(screen.queryByRole('textbox', { name: /^Channel name/u })).toBeNull()
      })
      await step('Undo takes it back', async () => {
        await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
        await expect(await toggle('Email')).toBeVisible()
      })
      await step('Esc closes the form', async () => {
        await userEvent.click(button('Edit Email'))
        await userEvent.keyboard('{Escape}')
        await waitFor(() =>
          expect(screen.queryByRole('textbox', { name: /^Channel name/u })).toBeNull(),
        )
      })
    })
    await step('Shows what somebody else changed', async () => {
      await userEvent.click(button('Edit Email'))
      await enterText(nameField(), ' and SMS')
      renaming.hold(/^PUT \/channels/u)
      await userEvent.click(button('Save'))
      await waitFor(() => expect(renaming.waiting()).toEqual(['PUT /channels/103']))
      renaming.answer('forbidden')
      renaming.hold(/^no request/u)
      await expect(await screen.findByText('Error updating channel.')).toBeVisible()
      renaming.changePlanByOtherUsers(12, {
        channels: (renaming.plan(12)?.channels ?? []).map((channel) =>
          channel.id === 103 ? Object.assign({}, channel, { name: 'Newsletters' }) : channel,
        ),
      })
      await expect(
        await screen.findByText('Somebody else changed this channel before you.'),
      ).toBeVisible()
      await expect(screen.getByText('It now reads: Newsletters, Sand.')).toBeVisible()
      await expect(screen.getByText('Error updating channel.')).toBeVisible()
      await expect(nameField()).toHaveValue('Email and SMS')
      await userEvent.click(button('Keep mine'))
      await userEvent.click(button('Save'))
      await waitFor(() => expect(channelIn(renaming, 103)?.name).toBe('Email and SMS'))
      await dismissToasts()
    })
    await step('Refuses a color that is hardly seen', async () => {
      const saves = () => renaming.requests().filter((name) => name === 'PUT /channels/103')
      const before = saves().length
      await userEvent.click(await screen.findByRole('button', { name: 'Edit Email and SMS' }))
      const custom = screen.getByRole('textbox', { name: 'Custom color' })
      const colors = screen.getByRole('radiogroup', { name: 'Color' })
      await step('It says so while the color is chosen', async () => {
        await enterText(custom, '#FFF3B0')
        await expect(colors).toHaveAccessibleDescription(
          'This color is hard to see on a light background. Choose a darker one.',
        )
      })
      await step('Nothing is saved', async () => {
        await userEvent.click(button('Save'))
        await expect(colors).toBeInvalid()
        await expect(saves()).toHaveLength(before)
      })
      await step('Nor is a text that is no color', async () => {
        await replaceText(custom, 'blueish')
        await userEvent.click(button('Save'))
        await expect(custom).toHaveAccessibleDescription('Enter six digits, such as #2F6FED.')
        await expect(custom).toHaveValue('blueish')
        await expect(custom).toHaveFocus()
        await expect(saves()).toHaveLength(before)
      })
      await step('A stronger one is', async () => {
        await replaceText(custom, '#1B7D3E')
        await expect(colors).toBeValid()
        await userEvent.click(button('Save'))
        await waitFor(() => expect(channelIn(renaming, 103)?.uiColor).toBe('#1B7D3E'))
      })
    })
  },
}

const switching = channelsServer({ holds: writes })

export const SwitchesSaveThemselves: Story = {
  args: { server: switching },
  play: async ({ step }) => {
    await userEvent.click(await toggle('Email'))
    const longRunning = screen.getByRole('switch', { name: 'Long-Running' })
    await step('Once for several presses', async () => {
      await pressAndSave(async () => {
        for (let count = 1; count <= 3; count += 1) await userEvent.click(longRunning)
        await expect(switching.waiting()).toEqual([])
      })
      await waitsFor(switching, 'PUT /channels/103')
      switching.answer()
      await expect(await toasts().findByText('Channel updated.')).toBeVisible()
      await expect(channelIn(switching, 103)?.isPaidMedia).toBe(true)
    })
    await step('Undo switches back', async () => {
      await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
      await waitsFor(switching, 'PUT /channels/103')
      switching.answer()
      await waitFor(() => expect(longRunning).not.toBeChecked())
    })
    await step('A refusal puts it back and says so', async () => {
      const focus = screen.getByRole('switch', { name: 'Monthly Channel Focus' })
      await pressAndSave(() => userEvent.click(focus))
      await waitsFor(switching, 'PUT /channels/103')
      await expect(focus).toBeChecked()
      switching.answer('forbidden')
      const reason = 'Error enabling Monthly Channel Focus for Email.'
      await expect(await toasts().findByText(reason)).toBeVisible()
      await waitFor(() => expect(focus).not.toBeChecked())
      await expect(focus).toHaveAccessibleDescription(new RegExp(reason, 'u'))
    })
  },
}
