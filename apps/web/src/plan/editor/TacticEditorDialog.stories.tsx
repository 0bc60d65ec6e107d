import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildTactic, emailOnlyPlan } from '@throughline/test-support/builders'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { FormHost } from '../../forms/fixtures/FormHost'
import { planAccessOf } from '../plan-access'
import { choose, editorArgs } from './fixtures/editor'
import { TacticEditorDialog } from './TacticEditorDialog'

const meta = {
  title: 'Screens/TacticEditor',
  component: TacticEditorDialog,
  args: editorArgs(),
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'The form of a tactic or an initiative: a new item in the middle of the screen, a stored one at its side. Save is enabled once the item has a title and a type and differs from what is stored.',
      },
      story: { inline: false, height: '480px' },
    },
  },
  decorators: [
    (Story) => (
      <FormHost>
        <main style={{ blockSize: '100vh' }}>
          <Story />
        </main>
      </FormHost>
    ),
  ],
} satisfies Meta<typeof TacticEditorDialog>

export default meta
type Story = StoryObj<typeof meta>

export const NewTactic: Story = {}

/** Fields and buttons are as high as the density says. */
export const Comfortable: Story = {
  globals: { density: 'comfortable' },
  play: async () => {
    const title = await screen.findByRole('textbox', { name: /^Title/u })
    await expect(title.parentElement?.offsetHeight).toBe(32)
  },
}

export const StoredTactic: Story = { args: { subject: { kind: 'stored', item: buildTactic() } } }

/** A copy has everything from the original except its title. */
export const Copy: Story = { args: { subject: { kind: 'copy', item: buildTactic() } } }

export const Series: Story = {
  args: {
    subject: { kind: 'stored', item: buildTactic({ rrule: 'FREQ=WEEKLY;BYDAY=WE' }) },
  },
}

export const AddsATactic: Story = {
  play: async ({ args, step }) => {
    const save = screen.getByRole('button', { name: 'Save' })
    await step('Without title and type there is nothing to save', async () => {
      await expect(save).toBeDisabled()
      await userEvent.type(screen.getByLabelText(/^Title/), 'Gift guide')
      await expect(save).toBeDisabled()
    })
    await step('Channel, then one of its types', async () => {
      await choose('Channel', 'Email')
      await choose('Tactic type', 'Promotional')
    })
    await userEvent.click(save)
    await expect(args.onCreate).toHaveBeenCalledWith({
      draft: {
        planId: 12,
        title: 'Gift guide',
        tacticTypeId: 1030,
        startDate: '2026-11-18T08:00:00',
        endDate: '2026-11-18T08:00:00',
        isAllDay: false,
        isInitiative: false,
      },
    })
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(screen.getByText('Tactic created.')).toBeVisible()
  },
}

export const OffersOnlyChannelsOneMayEdit: Story = {
  args: { plan: emailOnlyPlan, access: planAccessOf(emailOnlyPlan, true) },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: /^Channel/ }))
    const website = await screen.findByRole('option', { name: /^Website/ })
    await expect(website).toHaveAttribute('aria-disabled', 'true')
    await expect(website).toHaveTextContent('You have no edit rights here')
    await expect(screen.getByRole('option', { name: /^Email/ })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const AsksBeforeItDeletes: Story = {
  args: { subject: { kind: 'stored', item: buildTactic() } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('Are you sure you want to delete this tactic?')
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}

export const AsksBeforeItLosesWhatWasTyped: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText(/^Title/), 'Gift guide')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Are you sure you want to cancel? Your changes will be lost.',
    )
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
