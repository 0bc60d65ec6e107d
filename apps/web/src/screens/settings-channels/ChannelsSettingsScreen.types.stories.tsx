import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { toasts } from '../../testing/toasts'
import {
  ChannelsHost,
  channelsMeta,
  channelsServer,
  WRITES,
  toggle,
  button,
  newType,
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

export const MonthlyFocusByItsName: Story = {
  args: { server: focusing },
  play: async ({ step }) => {
    await userEvent.click(await toggle('Email'))
    const focus = screen.getByRole('switch', { name: 'Monthly Channel Focus' })
    await expect(focus).not.toBeChecked()
    await userEvent.type(newType(), 'monthly FOCUS{Enter}')
    await waitFor(() => expect(focus).toBeChecked())
    await expect(newType()).toHaveValue('')
    await expect(focusing.requests()).not.toContain('POST /tactic_types')
    await expect(channelIn(focusing, 103)?.tacticTypes).toHaveLength(3)
    await step('A type cannot be renamed to it', async () => {
      await userEvent.click(button('Rename Newsletter'))
      await userEvent.keyboard('Monthly Focus{Enter}')
      await expect(
        await screen.findByText('Use the switch for the Monthly Channel Focus of the channel.'),
      ).toBeVisible()
    })
  },
}

const typing = channelsServer({ holds: WRITES })

export const ChangesTypes: Story = {
  args: { server: typing },
  play: async ({ step }) => {
    await userEvent.click(await toggle('Email'))
    await step('Adds one, or says why not', async () => {
      await userEvent.type(newType(), 'Survey{Enter}')
      await waitsFor(typing, 'POST /tactic_types')
      typing.answer('forbidden')
      await waitFor(() =>
        expect(newType()).toHaveAccessibleDescription('Error creating tactic type.'),
      )
      await userEvent.type(newType(), '{Enter}')
      await waitsFor(typing, 'POST /tactic_types')
      typing.answer()
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
      await waitsFor(typing, 'PUT /tactic_types/1030')
      typing.answer('forbidden')
      await expect(await toasts().findByText('Error reordering tactic type.')).toBeVisible()
      await waitFor(() => expect(order()).toEqual(['Promotional', 'Newsletter', 'Survey']))
    })
    await step('Sets an option at once', async () => {
      await userEvent.click(button('Options of Newsletter'))
      const hidden = screen.getByRole('switch', { name: 'Hide from nested plans' })
      await userEvent.click(hidden)
      await waitFor(() => expect(hidden).toBeChecked())
      await waitsFor(typing, 'PUT /tactic_types/1031')
      typing.answer()
      await expect(await toasts().findByText('Tactic type updated.')).toBeVisible()
    })
    await step('Says that a deletion failed', async () => {
      await userEvent.click(button('Delete Survey'))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Delete tactic type' }))
      await waitFor(() => expect(typing.waiting()).toHaveLength(1))
      typing.answer('forbidden')
      await expect(await question.findByText('Error in deleting tactic type.')).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    })
  },
}

const noting = channelsServer({ holds: WRITES })

export const SwitchesNotesOfThePlan: Story = {
  args: { server: noting },
  play: async ({ step }) => {
    await userEvent.click(await toggle('Email'))
    const notes = screen.getByRole('switch', { name: 'Show notes' })
    const ofChannel = () => screen.getByRole('switch', { name: 'Notes' })
    await expect(ofChannel()).toBeEnabled()
    await step('Off for the plan is off for its channels', async () => {
      await userEvent.click(notes)
      await waitsFor(noting, 'PUT /plans/12')
      noting.answer()
      await expect(await toasts().findByText('Plan updated.')).toBeVisible()
      await waitFor(() => expect(ofChannel()).toBeDisabled())
      await expect(noting.plan(12)?.isTacticSummaryFieldEnabled).toBe(false)
      await expect(channelIn(noting, 103)?.isSummaryEnabled).toBe(true)
    })
    await step('A refusal puts it back', async () => {
      await userEvent.click(notes)
      await waitsFor(noting, 'PUT /plans/12')
      noting.answer('forbidden')
      await expect(await toasts().findByText('Error updating plan.')).toBeVisible()
      await waitFor(() => expect(notes).not.toBeChecked())
    })
  },
}
