import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { buildTactic } from '@throughline/test-support/builders'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { replaceText } from '../../testing/enter-text'
import { readToast, toasts } from '../../testing/toasts'
import { budgetMeta } from './fixtures/BudgetHost'
import {
  answer,
  budgetCell,
  budgetPlan,
  budgetServer,
  budgetTable,
  budgetTactics,
  listOf,
  storeWithCharts,
} from './fixtures/budget-page'

const DAYS = '?from=2026-11-01&to=2026-12-31'

const meta = {
  ...budgetMeta,
  title: 'Screens/Planning/Budget/Costs',
  tags: ['!autodocs', '!visual'],
  args: { server: budgetServer(), query: DAYS },
} satisfies Meta<typeof budgetMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const CELL = 'Email, Nov 2026'
const REMINDER = 2

async function expectCell(row: string, figure: 'Est' | 'Act' | 'Var', text: string) {
  await waitFor(async () =>
    expect(await budgetCell(row, 'Nov 2026', figure)).toHaveTextContent(text),
  )
}

/** Opens the items of November and enters the actual cost of one of them. */
async function enterActual(title: string, amount: string): Promise<void> {
  if (screen.queryByRole('dialog', { name: CELL }) === null) {
    await userEvent.click(await budgetCell('Email', 'Nov 2026', 'Act'))
  }
  const list = await listOf(CELL)
  const field = list.getByRole('textbox', { name: new RegExp(`^Actual cost of .*${title}`, 'u') })
  await replaceText(field, `${amount}{Enter}`)
}

const refusals = [
  ['lost connection', 'The cost was not changed.'],
  ['forbidden', TACTIC_MESSAGES.viewerCannotEdit],
  ['frozen', PLAN_MESSAGES.frozen],
] as const

export const EverySumFollowsACost: Story = {
  args: { server: budgetServer(), store: storeWithCharts() },
  play: async ({ args: { server }, step }) => {
    const stored = () => server.item(REMINDER)?.actualCost
    await step('Before the server answers: cell, type, totals, tiles and charts', async () => {
      await expect(await screen.findByText('$468,300')).toBeVisible()
      await enterActual('Cart reminder', '4500')
      await expectCell('Promotional', 'Act', '$12,700')
      await expectCell('Email', 'Var', '−$1,700')
      await expectCell('Monthly Totals', 'Act', '$12,700')
      await expect(await screen.findByText('$466,300')).toBeVisible()
      const chart = screen.getByRole('img', { name: /^Actual by channel\./u })
      await expect(chart).toHaveAccessibleName(/Email.* \$12,700 \(100 %\)/u)
      await expect(stored()).toBe(2500)
    })
    await step('Saved, and taken back with the keys', async () => {
      await answer(server)
      await waitFor(() => expect(stored()).toBe(4500))
      await userEvent.keyboard('{Escape}')
      await userEvent.keyboard('{Control>}z{/Control}')
      await expectCell('Email', 'Act', '$10,700')
      await answer(server)
      await waitFor(() => expect(stored()).toBe(2500))
      await expect(await screen.findByText('$468,300')).toBeVisible()
    })
    await step('Or with the button', async () => {
      await enterActual('Cart reminder', '4000')
      await answer(server)
      await waitFor(() => expect(stored()).toBe(4000))
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      await expectCell('Email', 'Act', '$10,700')
      await answer(server)
      await waitFor(() => expect(stored()).toBe(2500))
    })
    for (const [refusal, text] of refusals) {
      await step(`What the server refuses comes back, and is said: ${refusal}`, async () => {
        await enterActual('Cart reminder', '9900')
        await expectCell('Monthly Totals', 'Act', '$18,100')
        await answer(server, refusal)
        await readToast(text)
        await expectCell('Monthly Totals', 'Act', '$10,700')
        const name = /^Actual cost of .*Cart reminder/u
        const field = (await listOf(CELL)).getByRole('textbox', { name })
        await waitFor(() => expect(field).toHaveDisplayValue(/^2,500/u))
        await expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull()
      })
    }
    await expect(stored()).toBe(2500)
    await step('A cost that others have changed is theirs', async () => {
      server.changeByOtherUsers(REMINDER, { actualCost: 100 }, { isReported: false })
      await enterActual('Cart reminder', '9900')
      await answer(server)
      await readToast(/^Somebody else changed .*Cart reminder.* since\. The budget shows/u)
      await expectCell('Email', 'Act', '$8,300')
      await expect(stored()).toBe(100)
    })
  },
}

/**
 * Costs that an initiative or a type of full months cannot have, even if a server has stored them.
 */
const withoutPlace = [
  buildTactic({
    id: 11,
    title: 'Black Friday',
    on: '2026-11-02',
    channelId: 101,
    tacticTypeId: 1010,
    isInitiative: true,
    actualCost: 50_000,
  }),
  buildTactic({
    id: 12,
    title: 'Loyalty month',
    on: '2026-11-01',
    channelId: 103,
    tacticTypeId: 1032,
    actualCost: 70_000,
  }),
]

const december = buildTactic({
  id: 13,
  title: 'Hero swap',
  on: '2026-12-02',
  channelId: 102,
  tacticTypeId: 1020,
  estimatedCost: 500,
})

export const ListsTheItemsOfACell: Story = {
  args: {
    server: budgetServer(budgetPlan(), [...budgetTactics, ...withoutPlace, december]),
    query: `${DAYS}&tp=1040`,
  },
  play: async ({ args: { server }, step }) => {
    await step('A filter that leaves nothing names itself and its remedy', async () => {
      await expect(await screen.findByText('No costs match the filters')).toBeVisible()
      const grid = within(screen.getByRole('treegrid', { name: 'Budget' }))
      await userEvent.click(grid.getByRole('button', { name: 'Clear Filters' }))
      await expectCell('Email', 'Act', '$10,700')
    })
    await step(
      'Initiatives and types of whole months have no row, no sum and no place',
      async () => {
        await expectCell('Monthly Totals', 'Act', '$10,700')
        const table = within(await budgetTable())
        for (const name of ['Initiatives', 'Monthly Focus']) {
          await expect(table.queryByRole('rowheader', { name })).toBeNull()
        }
        await userEvent.click(await budgetCell('Monthly Totals', 'Nov 2026', 'Act'))
        const list = await listOf('Monthly Totals, Nov 2026')
        await expect(list.getByText('2 items')).toBeVisible()
        await expect(list.queryByText(/Black Friday|Loyalty month/u)).toBeNull()
        await userEvent.keyboard('{Escape}')
      },
    )
    await step('Open, the list follows others, and no draft is lost', async () => {
      await userEvent.click(await budgetCell('Email', 'Nov 2026', 'Act'))
      const list = await listOf(CELL)
      const field = list.getByRole('textbox', { name: /^Estimated cost of .*Gift guide/u })
      await replaceText(field, '7000')
      server.changeByOtherUsers(REMINDER, { actualCost: 3500 })
      await expectCell('Email', 'Act', '$11,700')
      await waitFor(() =>
        expect(
          list.getByRole('textbox', { name: /^Actual cost of .*Cart reminder/u }),
        ).toHaveDisplayValue(/^3,500/u),
      )
      await expect(field).toHaveDisplayValue('7000')
      server.deleteByOtherUsers(REMINDER)
      await expectCell('Email', 'Act', '$8,200')
      await expect(list.getByText('1 item')).toBeVisible()
      await userEvent.keyboard('{Escape}{Escape}')
    })
    await step('A channel that a filter hides stays closed', async () => {
      const table = within(await budgetTable())
      const channel = (name: string) => table.findByRole('rowheader', { name })
      const expectClosed = async (name: string) =>
        waitFor(async () =>
          expect((await channel(name)).closest('[role="row"]')).toHaveAttribute(
            'aria-expanded',
            'false',
          ),
        )
      const toggle = async (name: string) => {
        await userEvent.click(await channel(name))
        await userEvent.keyboard('{Enter}')
      }
      await toggle('Email')
      await expectClosed('Email')
      await userEvent.click(screen.getByRole('button', { name: /^Filters/u }))
      await userEvent.click(await screen.findByRole('checkbox', { name: /^Website/u }))
      await waitFor(() => expect(table.queryByRole('rowheader', { name: 'Email' })).toBeNull())
      await toggle('Website')
      await expectClosed('Website')
      await userEvent.click(await screen.findByRole('button', { name: /^Remove filter/u }))
      await expectClosed('Email')
      await expectClosed('Website')
    })
    await step('An item opens from its cell', async () => {
      await userEvent.click(await budgetCell('Email', 'Nov 2026', 'Est'))
      await userEvent.click(await screen.findByRole('button', { name: /^Open .*Gift guide/ }))
      await expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('Gift guide')
    })
  },
}
