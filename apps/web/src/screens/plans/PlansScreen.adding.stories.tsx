import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_ADMIN_MESSAGES, PLAN_MESSAGES } from '@throughline/domain/messages'
import { buildRole } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { replaceText } from '../../testing/enter-text'
import { readToast, toasts } from '../../testing/toasts'
import { labelsOf, menuOf, sent, table } from './fixtures/plans-list'
import { plansServer, productTeam } from './fixtures/plans-server'
import { PlansHost } from './fixtures/PlansHost'

/** Ids of the first two plans that the server creates. */
const [FIRST, SECOND] = [117, 118]

const meta = {
  title: 'Screens/Plans/Plans/Adding',
  component: PlansHost,
  tags: ['!autodocs', '!visual'],
  args: {
    server: plansServer(100, {
      team: { users: [], roles: [buildRole({ id: 700, planId: FIRST, userId: 1001 })] },
      holds: /^POST \/plans$/u,
    }),
    session: productTeam,
  },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof PlansHost>

export default meta
type Story = StoryObj<typeof meta>

const addPlan = async (kind: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add plan' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: kind }))
  return within(await screen.findByRole('dialog'))
}

export const AddsPlansOfEachKind: Story = {
  play: async ({ args: { server }, step }) => {
    const answerNext = async (...args: Parameters<typeof server.answer>) => {
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer(...args)
    }
    await step('Only a plan that is not nested holds others', async () => {
      await table()
      await expect(labelsOf(await menuOf('West region'))).not.toContain('Add nested plan…')
      await userEvent.keyboard('{Escape}')
      await expect(labelsOf(await menuOf('Store launch Denver'))).toContain('Add nested plan…')
      await userEvent.keyboard('{Escape}')
    })
    await step('Three kinds are added above the list', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add plan' }))
      const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
      await expect(labelsOf(items)).toEqual(['Individual plan', 'Lead plan', 'Nested plan'])
      await userEvent.keyboard('{Escape}')
    })
    await step('The name is there and selected, and required', async () => {
      const dialog = await addPlan('Individual plan')
      const field = dialog.getByRole<HTMLInputElement>('textbox', { name: /Plan name/u })
      await expect(field).toHaveValue('New Plan')
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field.selectionEnd).toBe('New Plan'.length)
      await replaceText(field, '{Enter}')
      await expect(await dialog.findByText(PLAN_MESSAGES.nameRequired)).toBeVisible()
    })
    await step('Refused, it says so; two presses are one request', async () => {
      await userEvent.paste('Spring')
      await userEvent.keyboard('{Enter}{Enter}')
      await answerNext('forbidden')
      const dialog = within(screen.getByRole('dialog'))
      await expect(await dialog.findByText(/^Error creating plan\./u)).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: /Plan name/u })).toHaveValue('Spring')
      await expect(sent(server, /^POST \/plans$/u)).toHaveLength(1)
    })
    await step('Added, what happened is said in its order', async () => {
      const dialog = within(screen.getByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Add plan' }))
      await answerNext()
      await expect(await toasts().findByText(PLAN_MESSAGES.ownerAdded)).toBeVisible()
      await expect(toasts().getByText(PLAN_MESSAGES.created)).toBeVisible()
      // The plan belongs to account 1, whose plans the super admin does not join.
      await expect(toasts().queryByText(/uper admin/u)).toBeNull()
    })
    await step('Setting it up and launching it are offered', async () => {
      const ready = within(await screen.findByRole('dialog', { name: 'Spring is ready' }))
      const setUp = ready.getByRole('link', { name: 'Set up' })
      await expect(setUp).toHaveAttribute('href', `/setup/full/1/${FIRST}/`)
      await waitFor(() => expect(setUp).toHaveFocus())
      await expect(ready.getByRole('link', { name: 'Launch Plan' })).toHaveAttribute(
        'href',
        `/account/1/plan/${FIRST}/calendar/month`,
      )
      await userEvent.click(ready.getByRole('button', { name: 'Later' }))
    })
    await step('Its row has the focus', async () => {
      const cell = await screen.findByRole('rowheader', { name: /Spring/u })
      await waitFor(() => expect(cell).toHaveFocus())
      await expect(server.plan(FIRST)?.type).toBe('Individual')
    })
    await step('A nested plan needs a lead plan, and none that is nested is offered', async () => {
      const dialog = await addPlan('Nested plan')
      await userEvent.click(dialog.getByRole('button', { name: 'Add plan' }))
      await expect(await dialog.findByText(PLAN_ADMIN_MESSAGES.leadRequired)).toBeVisible()
      await userEvent.click(dialog.getByRole('combobox', { name: /Lead plan/u }))
      const options = labelsOf(await screen.findAllByRole('option'))
      await expect(options).toEqual(['National plan', 'Store launch Denver', 'Spring'])
      await userEvent.click(screen.getByRole('option', { name: 'Store launch Denver' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Add plan' }))
      await answerNext()
      await screen.findByRole('dialog', { name: 'New Plan is ready' })
    })
    await step('It is under its lead; an owner who was not added is told of', async () => {
      await expect(server.plan(SECOND)?.parentId).toBe(16)
      await readToast(PLAN_MESSAGES.ownerFailed)
    })
  },
}
