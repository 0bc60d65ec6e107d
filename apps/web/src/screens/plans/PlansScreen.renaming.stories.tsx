import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { replaceText } from '../../testing/enter-text'
import { toasts } from '../../testing/toasts'
import { choose, sent } from './fixtures/plans-list'
import { member, plansServer } from './fixtures/plans-server'
import { PlansHost } from './fixtures/PlansHost'

const meta = {
  title: 'Screens/Plans/Plans/Renaming and freezing',
  component: PlansHost,
  tags: ['!autodocs', '!visual'],
  args: { server: plansServer(250), session: member },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof PlansHost>

export default meta
type Story = StoryObj<typeof meta>

const rename = async (plan: string) => {
  await choose(plan, /^Rename/u)
  return screen.findByRole('textbox', { name: 'Plan name' })
}

/** The row of a plan. */
const rowOf = async (plan: string) => {
  const cell = await screen.findByRole('rowheader', { name: new RegExp(plan, 'u') })
  const line = cell.closest<HTMLElement>('[role="row"], tr')
  if (line === null) throw new Error(`${plan} is in no row.`)
  return line
}

export const RenamesAndFreezes: Story = {
  args: { server: plansServer(250) },
  play: async ({ step, args: { server } }) => {
    await step('The name is selected, and unchanged it is not sent', async () => {
      const field = await rename('West region')
      await expect(field).toHaveValue('West region')
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
      await expect(sent(server, /update-plan-name/u)).toHaveLength(0)
    })
    await step('It is required', async () => {
      const field = await rename('West region')
      await replaceText(field, '{Enter}')
      await expect(await screen.findByText(PLAN_MESSAGES.nameRequired)).toBeVisible()
      await waitFor(() => expect(field).toHaveFocus())
    })
    await step('A new name is saved, and its row keeps the focus', async () => {
      await userEvent.paste('Pacific')
      await userEvent.keyboard('{Enter}')
      await expect(await toasts().findByText(PLAN_MESSAGES.updated)).toBeVisible()
      const cell = await screen.findByRole('rowheader', { name: /Pacific/u })
      await waitFor(() => expect(cell).toHaveFocus())
      await expect(sent(server, /update-plan-name/u)).toEqual(['PUT /update-plan-name/13'])
    })
    await step('F2 begins and Esc gives up', async () => {
      await userEvent.keyboard('{F2}')
      await userEvent.paste('Atlantic')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
      await expect(screen.getByRole('rowheader', { name: /Pacific/u })).toBeVisible()
      await expect(sent(server, /update-plan-name/u)).toHaveLength(1)
    })
    await step('When others have renamed it meanwhile, both names are in view', async () => {
      const field = await rename('Pacific')
      await replaceText(field, 'Atlantic')
      server.changePlanByOtherUsers(13, { name: 'Coast' })
      await userEvent.keyboard('{Enter}')
      const said = await screen.findByText(/Somebody else has called it Coast meanwhile/u)
      await expect(said).toHaveTextContent(PLAN_MESSAGES.updateFailed)
      await expect(screen.getByRole('textbox', { name: 'Plan name' })).toHaveValue('Atlantic')
    })
    await step('To save again saves the typed one', async () => {
      screen.getByRole('textbox', { name: 'Plan name' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(server.plan(13)?.name).toBe('Atlantic'))
      await screen.findByRole('rowheader', { name: /Atlantic/u })
    })
    await step('Another change by others is no reason to ask', async () => {
      const field = await rename('Atlantic')
      server.changePlanByOtherUsers(13, { freeze: true })
      await replaceText(field, 'West region{Enter}')
      await waitFor(() => expect(server.plan(13)?.name).toBe('West region'))
      await expect(server.plan(13)?.freeze).toBe(true)
      await screen.findByRole('rowheader', { name: /West region/u })
    })
    await step('What it means to freeze a plan is said', async () => {
      await choose('East region', /^Freeze plan/u)
      await expect(
        await toasts().findByText(
          'East region is frozen. Contributors and Viewers can only look at it.',
        ),
      ).toBeVisible()
      const line = await rowOf('East region')
      await expect(await within(line).findByText('Frozen')).toBeVisible()
    })
    await step('Undo unfreezes it', async () => {
      await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
      const line = await rowOf('East region')
      await waitFor(() => expect(within(line).queryByText('Frozen')).toBeNull())
      await expect(server.plan(14)?.freeze).toBe(false)
    })
  },
}

export const KeepsARefusedName: Story = {
  args: { server: plansServer(250, { holds: /update-plan-name/u }) },
  play: async ({ args: { server } }) => {
    const field = await rename('West region')
    await replaceText(field, 'Pacific{Enter}{Enter}')
    await waitFor(() => expect(server.waiting()).toHaveLength(1))
    server.answer('lost connection')
    await expect(await screen.findByText(/^Error updating plan\./u)).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Plan name' })).toHaveValue('Pacific')
    await expect(server.plan(13)?.name).toBe('West region')
  },
}
