import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { toasts } from '../../testing/toasts'
import { choose, sent } from './fixtures/plans-list'
import { MEMBER, plansServer } from './fixtures/plans-server'
import { PlansHost } from './fixtures/PlansHost'

const meta = {
  title: 'Screens/Plans/Plans/Renaming and freezing',
  component: PlansHost,
  tags: ['!autodocs', '!visual'],
  args: { server: plansServer(250), session: MEMBER },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof PlansHost>

export default meta
type Story = StoryObj<typeof meta>

const rename = async (plan: string) => {
  await choose(plan, /^Rename/u)
  return screen.findByRole('textbox', { name: 'Plan name' })
}

export const Renames: Story = {
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
      await userEvent.clear(field)
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByText(PLAN_MESSAGES.nameRequired)).toBeVisible()
      await waitFor(() => expect(field).toHaveFocus())
    })
    await step('A new name is saved, and its row keeps the focus', async () => {
      await userEvent.keyboard('Pacific{Enter}')
      await expect(await toasts().findByText(PLAN_MESSAGES.updated)).toBeVisible()
      const cell = await screen.findByRole('rowheader', { name: /Pacific/u })
      await waitFor(() => expect(cell).toHaveFocus())
      await expect(sent(server, /update-plan-name/u)).toEqual(['PUT /update-plan-name/13'])
    })
    await step('F2 begins and Esc gives up', async () => {
      await userEvent.keyboard('{F2}')
      await userEvent.keyboard('Atlantic{Escape}')
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
      await expect(screen.getByRole('rowheader', { name: /Pacific/u })).toBeVisible()
      await expect(sent(server, /update-plan-name/u)).toHaveLength(1)
    })
  },
}

export const SaysWhatOthersCalledIt: Story = {
  args: { server: plansServer(250) },
  play: async ({ step, args: { server } }) => {
    const field = await rename('West region')
    await userEvent.clear(field)
    await userEvent.type(field, 'Pacific')
    await step('Both names are in view, and the typed one stays', async () => {
      server.changePlanByOthers(13, { name: 'Coast' })
      await userEvent.keyboard('{Enter}')
      const said = await screen.findByText(/Somebody else has called it Coast meanwhile/u)
      await expect(said).toHaveTextContent(PLAN_MESSAGES.updateFailed)
      await expect(screen.getByRole('textbox', { name: 'Plan name' })).toHaveValue('Pacific')
    })
    await step('Saving again keeps the typed one', async () => {
      screen.getByRole('textbox', { name: 'Plan name' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(server.plan(13)?.name).toBe('Pacific'))
    })
  },
}

export const AnotherChangeIsNoReasonToAsk: Story = {
  args: { server: plansServer(250) },
  play: async ({ args: { server } }) => {
    const field = await rename('West region')
    server.changePlanByOthers(13, { freeze: true })
    await userEvent.clear(field)
    await userEvent.type(field, 'Pacific{Enter}')
    await waitFor(() => expect(server.plan(13)?.name).toBe('Pacific'))
    await expect(server.plan(13)?.freeze).toBe(true)
  },
}

export const KeepsARefusedName: Story = {
  args: { server: plansServer(250, { holds: /update-plan-name/u }) },
  play: async ({ args: { server } }) => {
    const field = await rename('West region')
    await userEvent.clear(field)
    await userEvent.type(field, 'Pacific{Enter}{Enter}')
    await waitFor(() => expect(server.waiting()).toHaveLength(1))
    server.answer('lost connection')
    await expect(await screen.findByText(/^Error updating plan\./u)).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Plan name' })).toHaveValue('Pacific')
    await expect(server.plan(13)?.name).toBe('West region')
  },
}

export const FreezesAndTakesItBack: Story = {
  args: { server: plansServer(250) },
  play: async ({ args: { server }, step }) => {
    await step('What it means is said', async () => {
      await choose('West region', /^Freeze plan/u)
      const said = 'West region is frozen. Contributors and Viewers can only look at it.'
      await expect(await toasts().findByText(said)).toBeVisible()
      await expect(await screen.findByText('Frozen')).toBeVisible()
    })
    await step('Undo unfreezes it', async () => {
      await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(screen.queryByText('Frozen')).toBeNull())
      await expect(server.plan(13)?.freeze).toBe(false)
    })
  },
}
