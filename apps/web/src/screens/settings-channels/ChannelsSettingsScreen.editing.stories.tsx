import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer, type PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SettingsScreenHost } from '../../testing/SettingsScreenHost'
import { toasts } from '../../testing/toasts'
import { ChannelsSettingsScreen } from './ChannelsSettingsScreen'

function ChannelsHost({ server }: { readonly server: PlanningServer }) {
  return (
    <SettingsScreenHost server={server} segment="channels" screen={<ChannelsSettingsScreen />} />
  )
}

const WRITES = /^(?:PUT|POST|DELETE) \/(?:channels|tactic_types|plans)/u
const serverOf = (holds = /^no request/u) => createPlanningServer({ plans: [buildPlan()], holds })

const meta = {
  title: 'Screens/Settings/Channels/Editing',
  component: ChannelsHost,
  tags: ['!autodocs', '!visual'],
  args: { server: serverOf() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof ChannelsHost>

export default meta
type Story = StoryObj<typeof meta>

const toggle = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name} \\d`, 'u') })
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const nameField = () => screen.getByRole('textbox', { name: /^Channel name/u })
const newType = () => screen.getByRole('textbox', { name: 'New tactic type of Email' })
const channelIn = (server: PlanningServer, id: number) =>
  server.plan(12)?.channels.find((channel) => channel.id === id)
const waitsFor = (server: PlanningServer, name: string) =>
  waitFor(() => expect(server.waiting()).toEqual([name]))

const adding = serverOf()

export const AddsAChannel: Story = {
  args: { server: adding },
  play: async ({ step }) => {
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
        await userEvent.clear(nameField())
        await userEvent.type(nameField(), name)
        await waitFor(() => expect(nameField()).toHaveAccessibleDescription(reason))
      }
      await expect(adding.requests()).not.toContain('POST /channels')
    })
    await step('The new one is open and has the focus', async () => {
      await userEvent.clear(nameField())
      await userEvent.type(nameField(), ' Podcasts ')
      await userEvent.click(dialog.getByRole('radio', { name: 'Teal' }))
      await userEvent.click(submit)
      await expect(await toasts().findByText('Channel created.')).toBeVisible()
      await expect(toasts().getByText('One tactic type is added automatically.')).toBeVisible()
      const row = await toggle('Podcasts')
      await waitFor(() => expect(row).toHaveFocus())
      await expect(row).toHaveAttribute('aria-expanded', 'true')
      await expect(screen.getByText('General')).toBeVisible()
      await expect(channelIn(adding, 201)).toMatchObject({ name: 'Podcasts', uiColor: '#12A594' })
    })
  },
}

const refusing = serverOf(WRITES)

export const KeepsWhatWasTypedWhenItIsNotCreated: Story = {
  args: { server: refusing },
  play: async () => {
    await toggle('Email')
    await userEvent.click(button('Add channel'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add channel' }))
    await userEvent.type(nameField(), 'Podcasts{Enter}{Enter}')
    await waitsFor(refusing, 'POST /channels')
    refusing.answer('frozen')
    await expect(await dialog.findByText('Error creating channel.')).toBeVisible()
    await expect(nameField()).toHaveValue('Podcasts')
  },
}

const renaming = serverOf()

export const EditsNameAndColor: Story = {
  args: { server: renaming },
  play: async ({ step }) => {
    await toggle('Email')
    await userEvent.click(button('Edit Email'))
    await expect(nameField()).toHaveValue('Email')
    await step('Another row asks before what was typed is lost', async () => {
      await userEvent.clear(nameField())
      await userEvent.type(nameField(), 'Mail')
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
  },
}

const contested = serverOf()

export const ShowsWhatSomebodyElseChanged: Story = {
  args: { server: contested },
  play: async () => {
    await toggle('Email')
    await userEvent.click(button('Edit Email'))
    await userEvent.type(nameField(), ' and SMS')
    contested.changePlanByOthers(12, {
      channels: (contested.plan(12)?.channels ?? []).map((channel) =>
        channel.id === 103 ? Object.assign({}, channel, { name: 'Newsletters' }) : channel,
      ),
    })
    await expect(
      await screen.findByText('Somebody else changed this channel before you.'),
    ).toBeVisible()
    await expect(screen.getByText('It now reads: Newsletters, Amber.')).toBeVisible()
    await expect(nameField()).toHaveValue('Email and SMS')
    await userEvent.click(button('Keep mine'))
    await userEvent.click(button('Save'))
    await waitFor(() => expect(channelIn(contested, 103)?.name).toBe('Email and SMS'))
  },
}

const switching = serverOf(WRITES)

export const SwitchesSaveThemselves: Story = {
  args: { server: switching },
  play: async ({ step }) => {
    await userEvent.click(await toggle('Email'))
    const longRunning = screen.getByRole('switch', { name: 'Long-Running' })
    await step('Once for several presses', async () => {
      await userEvent.click(longRunning)
      await userEvent.click(longRunning)
      await userEvent.click(longRunning)
      await expect(switching.waiting()).toEqual([])
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
      await userEvent.click(focus)
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

const focusing = serverOf()

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

const typing = serverOf(WRITES)

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

const noting = serverOf(WRITES)

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
