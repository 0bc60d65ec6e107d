import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { dismissToasts, toasts } from '../../testing/toasts'
import {
  ChannelsHost,
  channelsMeta,
  channelsServer,
  writes,
  toggle,
  button,
  newType,
  pressAndSave,
  channelIn,
  waitsFor,
} from './fixtures/channel-stories'

const meta = {
  ...channelsMeta,
  tags: ['!autodocs', '!visual'],
  component: ChannelsHost,
  title: 'Screens/Plan settings/Channels/Types',
  args: { server: channelsServer() },
} satisfies Meta<typeof ChannelsHost>

export default meta
type Story = StoryObj<typeof meta>

const focusing = channelsServer()

export const ChangesTypes: Story = {
  args: { server: focusing },
  play: async ({ step }) => {
    await step('A type called Monthly Focus is the switch', async () => {
      await userEvent.click(await toggle('Email'))
      const focus = screen.getByRole('switch', { name: 'Monthly Channel Focus' })
      await expect(focus).not.toBeChecked()
      await enterText(newType(), 'monthly FOCUS')
      await pressAndSave(() => userEvent.keyboard('{Enter}'))
      await waitFor(() => expect(focus).toBeChecked())
      await expect(newType()).toHaveValue('')
      await expect(focusing.requests()).not.toContain('POST /tactic_types')
      await expect(channelIn(focusing, 103)?.tacticTypes).toHaveLength(3)
      await step('A type cannot be renamed to it', async () => {
        await userEvent.click(button('Rename Newsletter'))
        await userEvent.paste('Monthly Focus')
        await userEvent.keyboard('{Enter}')
        await expect(
          await screen.findByText('Use the switch for the Monthly Channel Focus of the channel.'),
        ).toBeVisible()
      })
      await userEvent.keyboard('{Escape}')
    })
    await step('Types are added, moved and set up', async () => {
      await dismissToasts()
      focusing.hold(writes)
      await step('Adds one, or says why not', async () => {
        await enterText(newType(), 'Survey{Enter}')
        await waitsFor(focusing, 'POST /tactic_types')
        focusing.answer('forbidden')
        await waitFor(() =>
          expect(newType()).toHaveAccessibleDescription('Error creating tactic type.'),
        )
        await userEvent.type(newType(), '{Enter}')
        await waitsFor(focusing, 'POST /tactic_types')
        focusing.answer()
        await expect(await toasts().findByText('Tactic type created.')).toBeVisible()
        await expect(await screen.findByText('Survey')).toBeVisible()
      })
      await step('Moves one, and back when it is refused', async () => {
        const order = () =>
          within(screen.getByRole('list', { name: 'Tactic types of Email' }))
            .getAllByRole('button', { name: /^Reorder/u })
            .map((handle) => handle.getAttribute('aria-label')?.replace('Reorder ', ''))
        button('Reorder Promotional').focus()
        await userEvent.keyboard(' {End} ')
        await waitFor(() => expect(order()).toEqual(['Newsletter', 'Survey', 'Promotional']))
        await waitsFor(focusing, 'PUT /tactic_types/1030')
        focusing.answer('forbidden')
        await expect(await toasts().findByText('Error reordering tactic type.')).toBeVisible()
        await waitFor(() => expect(order()).toEqual(['Promotional', 'Newsletter', 'Survey']))
      })
      await step('Sets an option at once', async () => {
        await userEvent.click(button('Options of Newsletter'))
        const hidden = screen.getByRole('switch', { name: 'Hide from nested plans' })
        await pressAndSave(() => userEvent.click(hidden))
        await waitFor(() => expect(hidden).toBeChecked())
        await waitsFor(focusing, 'PUT /tactic_types/1031')
        focusing.answer()
        await expect(await toasts().findByText('Tactic type updated.')).toBeVisible()
      })
      await step('Says that a deletion failed', async () => {
        await userEvent.click(button('Delete Survey'))
        const question = within(await screen.findByRole('alertdialog'))
        await userEvent.click(question.getByRole('button', { name: 'Delete tactic type' }))
        await waitFor(() => expect(focusing.waiting()).toHaveLength(1))
        focusing.answer('forbidden')
        await expect(await question.findByText('Error in deleting tactic type.')).toBeVisible()
        await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
      })
    })
    await step('Notes are switched for the plan', async () => {
      const notes = screen.getByRole('switch', { name: 'Show notes' })
      const ofChannel = () => screen.getByRole('switch', { name: 'Notes' })
      await expect(ofChannel()).toBeEnabled()
      await step('Off for the plan is off for its channels', async () => {
        await userEvent.click(notes)
        await waitsFor(focusing, 'PUT /plans/12')
        focusing.answer()
        await expect(await toasts().findByText('Plan updated.')).toBeVisible()
        await waitFor(() => expect(ofChannel()).toBeDisabled())
        await expect(focusing.plan(12)?.isTacticSummaryFieldEnabled).toBe(false)
        await expect(channelIn(focusing, 103)?.isSummaryEnabled).toBe(true)
      })
      await step('A refusal puts it back', async () => {
        await userEvent.click(notes)
        await waitsFor(focusing, 'PUT /plans/12')
        focusing.answer('forbidden')
        await expect(await toasts().findByText('Error updating plan.')).toBeVisible()
        await waitFor(() => expect(notes).not.toBeChecked())
      })
    })
  },
}
