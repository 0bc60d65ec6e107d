import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AccountTeamTable } from './AccountTeamTable'
import type { AccountTeamTableProps } from './AccountTeamTable.types'
import { accountPlans, accountTeam, manyPeople, manyPlans } from './fixtures/account-team'

const nobody: ReadonlySet<number> = new Set()

const meta = {
  title: 'Planner views/Settings/AccountTeamTable',
  component: AccountTeamTable,
  tags: ['!visual'],
  args: {
    members: accountTeam,
    plans: accountPlans,
    hrefOf: ({ id }) => `#/account/user/${id}`,
    // The press is not followed: the stories are no other page.
    onEdit: fn<AccountTeamTableProps['onEdit']>(({ event }) => {
      event.preventDefault()
    }),
    onResendInvite: fn(),
    busyIds: nobody,
    height: 420,
  },
} satisfies Meta<typeof AccountTeamTable>

export default meta
type Story = StoryObj<typeof meta>

const grid = () => screen.getByRole('grid', { name: 'Team' })
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name, 'u') })
const firstNames = () =>
  within(grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('rowheader')[0]?.textContent)
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name, 'u') })

export const Default: Story = {}

export const Loading: Story = { args: { members: [], status: 'loading' } }

export const ShowsSortsAndSearches: Story = {
  play: async ({ args, step }) => {
    await step('A column for each plan, with the role', async () => {
      const jonas = within(await rowOf('Jonas'))
      const cells = jonas.getAllByRole('gridcell').map(({ textContent }) => textContent)
      await expect(cells.slice(0, 6)).toEqual([
        'jonas@northfield.example',
        'Admin / Contributor',
        'Contributor',
        '–',
        'Contributor',
        '–',
      ])
    })
    await step('The owner is the Acct Owner everywhere, and is not edited', async () => {
      const maya = within(await rowOf('Maya'))
      await expect(maya.getAllByText('Acct Owner')).toHaveLength(4)
      await expect(maya.queryByRole('link')).toBeNull()
      const reason = 'Maya Rios: The account owner cannot be changed or removed.'
      await expect(maya.getByRole('button', { name: reason })).toBeVisible()
    })
    await step('A mark says from whom tags are hidden', async () => {
      const tom = within(await rowOf('Tom'))
      const mark = { name: 'Profile tags are hidden for Tom Wills' }
      await expect(tom.getByRole('button', mark)).toBeVisible()
      const marks = { name: /Profile tags/u }
      await expect(screen.getAllByRole('button', marks)).toHaveLength(1)
    })
    clearAllMocks()
    await step('Only who is not there yet is marked', async () => {
      await expect(within(await rowOf('Ines')).getByText('Invited')).toBeVisible()
      await expect(screen.getAllByText('Invited')).toHaveLength(1)
      await expect(screen.getAllByRole('button', { name: /Resend/u })).toHaveLength(1)
    })
    await step('And gets the mail', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Resend Invite to Ines Kovač' }))
      const ines = expect.objectContaining({ id: 1005 }) as unknown
      await expect(args.onResendInvite).toHaveBeenCalledWith({ member: ines })
    })
    clearAllMocks()
    await step('It can be opened elsewhere, as any link', async () => {
      const link = await screen.findByRole('link', { name: 'Edit Lena Sato' })
      await expect(link).toHaveAttribute('href', '#/account/user/1004')
    })
    await step('A press says who', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Edit Lena Sato' }))
      await expect(args.onEdit).toHaveBeenCalledTimes(1)
      const lena = expect.objectContaining({ id: 1004 }) as unknown
      await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ member: lena }))
    })
    await step('Sorts', async () => {
      await rowOf('Jonas')
      await step('By first name at first, and the other way by a press', async () => {
        await expect(firstNames()).toEqual(['Dev', 'Ines', 'Jonas', 'Lena', 'Maya', 'Tom'])
        await userEvent.click(head('First name'))
        await expect(firstNames()[0]).toBe('Tom')
      })
      await step('By a plan the strongest role is first, and nobody without one', async () => {
        await userEvent.click(head('West region'))
        await expect(firstNames().slice(0, 3)).toEqual(['Maya', 'Dev', 'Jonas'])
        await expect(head('West region')).toHaveAttribute('aria-sort', 'ascending')
        await userEvent.click(head('West region'))
        await expect(firstNames().slice(0, 3)).toEqual(['Jonas', 'Dev', 'Maya'])
      })
    })
    await step('Searches', async () => {
      await rowOf('Jonas')
      const box = screen.getByRole('searchbox', { name: 'Search the team' })
      await step('By words of a name or an address, without accents', async () => {
        await userEvent.type(box, 'kovac')
        await expect(firstNames()).toEqual(['Ines'])
        await expect(await screen.findAllByText('1 person')).not.toEqual([])
      })
      await step('Nobody is found, and everybody is back', async () => {
        await userEvent.type(box, 'x')
        await expect(await screen.findByText('Nobody matches your search')).toBeVisible()
        await userEvent.click(screen.getByRole('button', { name: 'Show everybody' }))
        await expect(firstNames()).toHaveLength(6)
      })
    })
  },
}

export const SendsOneMailAtATimeAndSaysThatNobodyIsThere: Story = {
  tags: ['!autodocs'],
  play: async ({ args, mount, step }) => {
    await step('Sends one mail at a time', async () => {
      await mount(<AccountTeamTable {...args} busyIds={new Set([1005])} />)
      const button = await screen.findByRole('button', { name: 'Resend Invite to Ines Kovač' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
      await expect(args.onResendInvite).not.toHaveBeenCalled()
    })
    await step('Empty', async () => {
      await mount(<AccountTeamTable {...args} members={[]} />)
      await expect(await screen.findByText('Nobody is in this account yet')).toBeVisible()
    })
  },
}

/** As wide as a window of 1024 pixels leaves it beside the navigation. */
export const KeepsNamesInPlace: Story = {
  args: { plans: manyPlans, members: manyPeople, height: 420 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 776 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ step }) => {
    await rowOf('001')
    const leftOf = (name: string) => head(name).getBoundingClientRect().left
    const before = [leftOf('First name'), leftOf('Last name')]
    await step('The plans scroll under them', async () => {
      grid().scrollLeft = 2_400
      await waitFor(() => expect(head('Region 20')).toBeVisible())
      await expect([leftOf('First name'), leftOf('Last name')]).toEqual(before)
      const row = within(await rowOf('001'))
      await expect(row.getByRole('rowheader', { name: '001' })).toBeVisible()
      await expect(row.getByRole('link', { name: 'Edit Person 001' })).toBeVisible()
    })
  },
}

export const ThreeHundredPeopleOnFortyPlans: Story = {
  args: { plans: manyPlans, members: manyPeople, height: 560 },
  play: async ({ step }) => {
    await rowOf('001')
    await step('The whole table is told, and little of it is drawn', async () => {
      await expect(grid()).toHaveAttribute('aria-rowcount', '301')
      await expect(grid()).toHaveAttribute('aria-colcount', '45')
      await expect(document.querySelectorAll('[role="gridcell"]').length).toBeLessThan(1_200)
    })
    await step('Keys go to its far corner, and back', async () => {
      screen.getByRole('columnheader', { name: /First name/u }).focus()
      await userEvent.keyboard('{ArrowDown}{Control>}{End}{/Control}')
      const corner = { name: /Person 300/u }
      await waitFor(() => expect(screen.getByRole('link', corner)).toBeVisible())
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '45'))
      await userEvent.keyboard('{Enter}')
      await expect(screen.getByRole('link', corner)).toHaveFocus()
      await userEvent.keyboard('{Escape}{Control>}{Home}{/Control}')
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '1'))
    })
  },
}
