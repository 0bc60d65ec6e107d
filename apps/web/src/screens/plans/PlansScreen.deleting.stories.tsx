import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_ADMIN_MESSAGES } from '@throughline/domain/messages'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { toasts } from '../../testing/toasts'
import { choose, labelsOf, menuOf, sent, table } from './fixtures/plans-list'
import { owner, plansServer } from './fixtures/plans-server'
import { PlansHost } from './fixtures/PlansHost'

const meta = {
  title: 'Screens/Plans/Plans/Deleting and restoring',
  component: PlansHost,
  tags: ['!autodocs', '!visual'],
  args: { server: plansServer(100), session: owner },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof PlansHost>

export default meta
type Story = StoryObj<typeof meta>

const contents = {
  channels: 9,
  tacticTypes: 38,
  tactics: 412,
  initiatives: 17,
  tags: 26,
  documents: 14,
  budgets: 2,
  dashboards: 3,
  savedViews: 5,
  people: 23,
}

export const DeletesALargePlan: Story = {
  args: { server: plansServer(100, { planContents: contents }), session: owner },
  play: async ({ args: { server }, step }) => {
    const dialog = async () =>
      within(await screen.findByRole('alertdialog', { name: 'Delete National plan?' }))
    await step('An owner deletes and restores, and adds nothing', async () => {
      await table()
      const labels = labelsOf(await menuOf('National plan'))
      await expect(labels).toHaveLength(3)
      await expect(labels[2]).toBe('Delete plan…')
      await userEvent.keyboard('{Escape}')
      await expect(screen.getByRole('button', { name: 'Recently deleted' })).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Add plan' })).toBeNull()
    })
    await step('Everything that goes with it is named by number', async () => {
      await choose('National plan', /^Delete plan/u)
      const visible = await dialog()
      const list = (await visible.findAllByRole('listitem')).map((item) => item.textContent)
      await expect(list).toEqual([
        '412 tactics',
        '17 initiatives',
        '9 channels',
        '38 tactic types',
        '26 tags',
        '14 documents',
        '2 budgets',
        '3 dashboards',
        '5 saved views',
      ])
      await expect(visible.getByText('23 people lose access to it.')).toBeVisible()
      await expect(
        visible.getByText(/become individual plans: West region, East region/u),
      ).toBeVisible()
      await expect(visible.getByText(PLAN_ADMIN_MESSAGES.restorePeriod)).toBeVisible()
    })
    await step('Its name is asked for', async () => {
      const visible = await dialog()
      const field = visible.getByRole('textbox', { name: /Type National plan to confirm/u })
      await enterText(field, 'national')
      await userEvent.click(visible.getByRole('button', { name: 'Delete plan' }))
      await expect(await visible.findByText(PLAN_ADMIN_MESSAGES.nameDiffers)).toBeVisible()
      await expect(field).toHaveFocus()
      await expect(sent(server, /^DELETE/u)).toHaveLength(0)
      await replaceText(field, ' National plan {Enter}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(sent(server, /^DELETE/u)).toEqual(['DELETE /plans/12'])
      await waitFor(() => expect(screen.queryByText('National plan')).toBeNull())
    })
    await step('Undo brings it back, and the focus goes there', async () => {
      await userEvent.click(await toasts().findByRole('button', { name: 'Undo' }))
      await expect(await toasts().findByText('National plan is back.')).toBeVisible()
      const cell = await screen.findByRole('rowheader', { name: /National plan/u })
      await waitFor(() => expect(cell).toHaveFocus())
    })
  },
}

export const DeletesASmallPlanAndRestoresIt: Story = {
  args: { server: plansServer(100, { holds: /^DELETE|contents/u }), session: owner },
  play: async ({ args: { server }, step }) => {
    const answerNext = async (...args: Parameters<typeof server.answer>) => {
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer(...args)
    }
    const question = async () => within(await screen.findByRole('alertdialog'))
    await step('It cannot be confirmed before the numbers are there', async () => {
      await choose('East region', /^Delete plan/u)
      const visible = await question()
      await expect(visible.getByText('Counting what is deleted with it…')).toBeVisible()
      await expect(visible.getByRole('button', { name: 'Delete plan' })).toBeDisabled()
      await answerNext('forbidden')
      await userEvent.click(await visible.findByRole('button', { name: 'Try again' }))
      await answerNext()
    })
    await step('It is sent once, and a refusal is said', async () => {
      const visible = await question()
      const confirm = visible.getByRole('button', { name: 'Delete plan' })
      await waitFor(() => expect(confirm).toBeEnabled())
      await userEvent.dblClick(confirm)
      await answerNext('lost connection')
      await expect(await visible.findByRole('alert')).toBeVisible()
      await expect(sent(server, /^DELETE/u)).toHaveLength(1)
      await userEvent.click(visible.getByRole('button', { name: 'Cancel' }))
      await expect(screen.getByText('East region')).toBeVisible()
    })
    await step('No name is asked for, and the next plan takes the focus', async () => {
      await choose('East region', /^Delete plan/u)
      const visible = await question()
      await answerNext()
      await waitFor(() =>
        expect(visible.getByRole('button', { name: 'Delete plan' })).toBeEnabled(),
      )
      await expect(visible.queryByRole('textbox')).toBeNull()
      await userEvent.click(visible.getByRole('button', { name: 'Delete plan' }))
      await answerNext()
      const next = await screen.findByRole('rowheader', { name: /Store launch Denver/u })
      await waitFor(() => expect(next).toHaveFocus())
      await expect(screen.queryByText('East region')).toBeNull()
    })
    await step('It is listed with who deleted it and until when it can be restored', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Recently deleted' }))
      const visible = within(await screen.findByRole('dialog', { name: 'Recently deleted plans' }))
      await expect(await visible.findByText('East region')).toBeVisible()
      await expect(visible.getByText(/^Deleted .* by .*\. Can be restored until /u)).toBeVisible()
      await userEvent.click(visible.getByRole('button', { name: 'Restore East region' }))
    })
    await step('It is back, with the focus', async () => {
      const cell = await screen.findByRole('rowheader', { name: /East region/u })
      await waitFor(() => expect(cell).toHaveFocus())
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step('Nothing is left to restore', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Recently deleted' }))
      await expect(await screen.findByText(PLAN_ADMIN_MESSAGES.noneDeleted)).toBeVisible()
    })
  },
}
