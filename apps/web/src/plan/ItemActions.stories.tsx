import type { Meta, StoryObj } from '@storybook/react-vite'
import { ROLE_LEVELS } from '@throughline/domain/access'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { buildPlan, buildTactic, WESTERN_PLAN_ID } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, pressUndo } from '../screens/calendar/fixtures/month-page'
import { toasts } from '../testing/toasts'
import { PlanListHost } from './fixtures/PlanListHost'

const item = buildTactic({ id: 7, title: 'VIP early access', on: '2026-11-18', at: '08:00' })
const western = buildTactic({
  id: 8,
  title: 'Regional radio',
  on: '2026-11-18',
  planId: WESTERN_PLAN_ID,
})

const server = () => createPlanningServer({ tactics: [item, western] })

const meta = {
  title: 'Screens/Planning/Item actions',
  component: PlanListHost,
  tags: ['!autodocs', 'no-baseline'],
  beforeEach: () => freezeNow(),
  args: { server: server() },
} satisfies Meta<typeof PlanListHost>

export default meta
type Story = StoryObj<typeof meta>

const row = (title: string) => screen.findByRole('listitem', { name: title })
const press = async (title: string, action: string) => {
  await userEvent.click(within(await row(title)).getByRole('button', { name: action }))
}

export const MovesAnItemAndUndoesIt: Story = {
  args: { server: server() },
  play: async ({ args: { server: current } }) => {
    await press(item.title, 'Move')
    await expect(await row(item.title)).toHaveTextContent('2026-11-19')
    await answer(current)
    await userEvent.click(await toasts().findByRole('button', { name: 'Undo' }))
    await waitFor(async () => {
      await expect(await row(item.title)).toHaveTextContent('2026-11-18')
    })
    await answer(current)
    await waitFor(() => expect(current.item(item.id)?.startDate).toBe(item.startDate))
  },
}

export const DeletesAnItemAndBringsItBack: Story = {
  args: { server: server() },
  play: async ({ args: { server: current } }) => {
    await press(item.title, 'Delete')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await answer(current)
    await expect(await toasts().findByText(TACTIC_MESSAGES.deleted)).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('listitem', { name: item.title })).not.toBeInTheDocument(),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await pressUndo()
    await expect(await row(item.title)).toBeVisible()
    await answer(current)
    await expect(await toasts().findByText(`${item.title} is back.`)).toBeVisible()
  },
}

export const SaysWhyAnItemOfAnotherPlanIsNotCopied: Story = {
  args: { server: server() },
  play: async () => {
    await press(western.title, 'Copy')
    await expect(await toasts().findByText(/^This item belongs to .*West region/u)).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const SaysWhyAViewerAddsNothing: Story = {
  args: {
    server: createPlanningServer({
      plans: [buildPlan({ access: { level: ROLE_LEVELS.viewer, canAddTactics: false } })],
      tactics: [item],
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
    await expect(await toasts().findByText(TACTIC_MESSAGES.viewerCannotEdit)).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const BeginsANewItemInTheMonthOfTheUrl: Story = {
  args: { server: server(), url: 'month?date=2026-12' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
    const editor = within(await screen.findByRole('dialog', { name: 'New tactic' }))
    await expect(editor.getByRole('textbox', { name: /^Start/u })).toHaveValue('12/01/26')
  },
}
