import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { buildPlan } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { replaceText } from '../../testing/enter-text'
import { accountServer, productTeamSession } from './fixtures/account-server'
import { AccountHost } from './fixtures/AccountHost'

const meta = {
  title: 'Screens/Account and profile/Account/Plans',
  component: AccountHost,
  tags: ['!autodocs', 'no-baseline'],
  args: { server: accountServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof AccountHost>

export default meta
type Story = StoryObj<typeof meta>

const renames = /^PUT \/update-plan-name/u
const plans = async () => within(await screen.findByRole('table', { name: 'Plans' }))
const rowOf = async (name: string) =>
  within(await (await plans()).findByRole('row', { name: new RegExp(name, 'u') }))
const pencil = async (name: string) =>
  (await rowOf(name)).findByRole('button', { name: new RegExp(name, 'u') })
const field = () => screen.findByRole('textbox', { name: 'Plan name' })
const startOf = (element: HTMLElement) => element.getBoundingClientRect().left

export const ListsAndRenamesPlans: Story = {
  args: { server: accountServer({ holds: renames }) },
  play: async ({ args: { server }, step }) => {
    await step('Lists plans with their numbers', async () => {
      await step('Nested plans stand indented below their lead', async () => {
        await rowOf('West region')
        const rows = (await plans()).getAllByRole('row').slice(1)
        const cells = rows.map((row) => row.querySelector('td')?.textContent)
        await expect(cells).toEqual(['12', '14', '13', '16'])
        const table = await plans()
        const lead = startOf(table.getByText('National plan'))
        await expect(startOf(table.getByText('East region'))).toBeGreaterThan(lead)
        await expect(startOf(table.getByText('Store launch Denver'))).toBe(lead)
      })
      await step('With their kind, and a mark on those that are frozen', async () => {
        await expect((await rowOf('National')).getByText('Lead')).toBeVisible()
        await expect((await rowOf('Store')).getByText('Individual')).toBeVisible()
        await expect((await rowOf('Store')).getByText('Frozen')).toBeVisible()
        await expect((await plans()).getAllByText('Frozen')).toHaveLength(1)
      })
    })
    await step('Offers no new plans to the owner', async () => {
      await rowOf('West region')
      await expect(screen.queryAllByRole('button', { name: /^Add/u })).toEqual([])
    })
    await step('Renames', async () => {
      await step('The same name is not sent', async () => {
        await userEvent.click(await pencil('East region'))
        await field()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Plan name' })).toBeNull())
        await expect(server.waiting()).toEqual([])
      })
      await step('A plan keeps a name', async () => {
        await userEvent.click(await pencil('East region'))
        await replaceText(await field(), '   {Enter}')
        await expect(await field()).toHaveAccessibleDescription(PLAN_MESSAGES.nameRequired)
        await expect(server.waiting()).toEqual([])
      })
      await step('Another one is sent once, and there once it is saved', async () => {
        await replaceText(await field(), 'Eastern states{Enter}{Enter}')
        await expect(server.waiting()).toEqual(['PUT /update-plan-name/14'])
        server.answer()
        await expect(await screen.findByText(PLAN_MESSAGES.updated)).toBeVisible()
        await rowOf('Eastern states')
        await expect(server.plan(14)?.name).toBe('Eastern states')
        // The columns of the team have the new name too.
        await expect(
          await screen.findByRole('columnheader', { name: /Eastern states/u }),
        ).toBeInTheDocument()
      })
    })
  },
}

const setOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

export const KeepsANameThatIsNotStoredYet: Story = {
  beforeEach: () => () => {
    setOnline(true)
  },
  args: { server: accountServer(), links: { 'Another page': '/plans' } },
  play: async ({ args: { server }, step }) => {
    await step('Says that somebody else renamed it', async () => {
      await userEvent.click(await pencil('East region'))
      server.changePlanByOtherUsers(14, { name: 'Far east' })
      await replaceText(await field(), 'Eastern states{Enter}')
      await expect(await screen.findByText(/^Error updating plan\. .*Far east/u)).toBeVisible()
      await expect(await field()).toHaveValue('Eastern states')
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByText(PLAN_MESSAGES.updated)).toBeVisible()
      await expect(server.plan(14)?.name).toBe('Eastern states')
    })
    await step('Renames once the connection is back', async () => {
      server.hold(renames)
      await pencil('Eastern states')
      setOnline(false)
      await step('What is shown stays', async () => {
        await expect(await rowOf('Eastern states')).toBeDefined()
        await expect(screen.getByRole('table', { name: 'Seats' })).toBeVisible()
      })
      await step('A name is kept in its field', async () => {
        await userEvent.click(await pencil('Eastern states'))
        await replaceText(await field(), 'East coast{Enter}')
      })
      await step('With the connection it is stored', async () => {
        setOnline(true)
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer()
        await rowOf('East coast')
      })
    })
    await step('Keeps what is typed when it is refused', async () => {
      await step('Its button is there before the pointer is', async () => {
        const button = await pencil('East coast')
        await expect(getComputedStyle(button.parentElement ?? button).opacity).toBe('1')
      })
      await userEvent.click(await pencil('East coast'))
      await replaceText(await field(), 'New England{Enter}')
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('lost connection')
      await expect(await screen.findByText(/^Error updating plan\./u)).toBeVisible()
      await expect(await field()).toHaveValue('New England')
      await step('Leaving asks about it', async () => {
        await userEvent.click(screen.getByRole('link', { name: 'Another page' }))
        const question = within(await screen.findByRole('alertdialog'))
        // Leaving the field saves its text. The server refuses it again, and the text stays.
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer('lost connection')
        await userEvent.click(question.getByRole('button', { name: /keep/iu }))
        await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled())
        await expect(await field()).toHaveValue('New England')
      })
      await step('Given up, there is nothing to ask', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
        await userEvent.click(screen.getByRole('link', { name: 'Another page' }))
        await expect(await screen.findByText('Now at /plans')).toBeVisible()
      })
    })
  },
}

export const ProductTeamAddsPlans: Story = {
  args: { server: accountServer(), session: productTeamSession },
  play: async ({ args: { server }, step }) => {
    await step('Product team adds a lead plan', async () => {
      await rowOf('West region')
      await expect(screen.getByRole('button', { name: 'Add Individual' })).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Add Lead' }))
      await expect(await screen.findByRole('dialog', { name: 'Add lead plan' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Add lead plan' })).toBeNull(),
      )
    })
    await step('Product team adds nested plans', async () => {
      await step('A nested plan only below a plan that is not nested', async () => {
        await rowOf('West region')
        const buttons = screen.getAllByRole('button', { name: /^Add nested plan/u })
        await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
          'Add nested plan under National plan',
          'Add nested plan under Store launch Denver',
        ])
      })
      await step('It asks for a name, and puts the plan there', async () => {
        const nested = { name: 'Add nested plan under Store launch Denver' }
        await userEvent.click(screen.getByRole('button', nested))
        const name = await screen.findByRole('textbox', { name: /Plan name/u })
        await expect(name).toHaveValue('New Plan')
        await replaceText(name, 'Boulder')
        await userEvent.click(screen.getByRole('button', { name: 'Add plan' }))
        await expect(await screen.findByText(PLAN_MESSAGES.created)).toBeVisible()
        await expect(server.requests()).toContain('POST /plans')
        const boulder = (await rowOf('Boulder')).getByText('Boulder')
        const store = (await rowOf('Store launch')).getByText('Store launch Denver')
        await expect(startOf(boulder)).toBeGreaterThan(startOf(store))
      })
    })
  },
}

export const KeepsFortyPlansInTheirFrame: Story = {
  args: {
    server: accountServer({
      plans: Array.from({ length: 40 }, (_, index) =>
        buildPlan({
          id: 100 + index,
          name: `Region ${index + 1}`,
          type: 'Individual',
          plans: [],
          isLead: false,
        }),
      ),
    }),
  },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Plans' })
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(41))
    const team = screen.getByRole('region', { name: 'Team' })
    await expect(team.getBoundingClientRect().top).toBeLessThan(900)
  },
}
