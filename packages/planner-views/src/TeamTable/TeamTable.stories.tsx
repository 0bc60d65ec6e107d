import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@throughline/ui/Button'
import { useState } from 'react'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { largeTeam, team, teamChannels } from './fixtures/team'
import { TeamTableHost } from './fixtures/TeamTableHost'
import { TeamTable } from './TeamTable'
import type { TeamTableProps } from './TeamTable.types'

const roles = [
  { value: '4', label: 'Admin' },
  { value: '5', label: 'Contributor' },
  {
    value: '6',
    label: 'Viewer',
    isDisabled: true,
    disabledReason: "You have reached your Account's seat limit.",
  },
]

const meta = {
  title: 'Planner views/Settings/TeamTable',
  component: TeamTable,
  tags: ['!visual'],
  args: {
    members: team,
    channels: teamChannels,
    useBudgets: true,
    canManage: true,
    rolesFor: () => roles,
    edit: null,
    busyIds: new Set<number>(),
    height: 420,
    onEditStart: fn(),
    onEditChange: fn(),
    onEditSave: fn(),
    onEditCancel: fn(),
    onRemove: fn(),
    onResendInvite: fn(),
    onSendReset: fn(),
  },
  render: (args) => <TeamTableHost {...args} />,
} satisfies Meta<typeof TeamTable>

export default meta
type Story = StoryObj<typeof meta>

const focusedElement = () => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement ? activeElement : null
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name, 'u') })
const editingRow = () => {
  const row = document.querySelector<HTMLElement>('[data-editing]')
  if (row === null) throw new Error('No row is edited.')
  return within(row)
}
const choose = async (field: string, option: string) => {
  await userEvent.click(editingRow().getByRole('combobox', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${option}`, 'u') }))
}

export const Default: Story = {}

export const Empty: Story = { args: { members: [] } }

export const ShowsAndMailsPeople: Story = {
  tags: ['!autodocs'],
  play: async ({ args, mount, step }) => {
    await step('Says what people may', async () => {
      await mount(<TeamTableHost {...args} />)
      await waitFor(() => expect(rowOf('Dev Anand')).toBeVisible())
      const cellsOf = (name: string) =>
        within(rowOf(name))
          .getAllByRole('gridcell')
          .slice(1, 4)
          .map(({ textContent }) => textContent)
      await expect(cellsOf('Dev Anand')).toEqual(['Admin', 'All', 'View'])
      await expect(cellsOf('Lena Sato')).toEqual(['Contributor', 'Email, Social Media, PR', 'View'])
      await expect(cellsOf('Jonas Pohl')).toEqual(['Contributor', 'All', 'Hide'])
      await expect(cellsOf('Tom Wills')).toEqual(['Viewer', 'None', 'View'])
    })
    await step('Says why a row is locked', async () => {
      clearAllMocks()
      const reason = 'Dev Anand: You cannot change or revoke your own access.'
      await expect(await screen.findByRole('button', { name: reason })).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Edit Dev Anand' })).toBeNull()
      await expect(screen.queryByRole('button', { name: /Remove Dev Anand/u })).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Remove Tom Wills from the plan' }))
      await expect(args.onRemove).toHaveBeenCalledWith({ member: team[4] })
    })
    await step('Mails people', async () => {
      clearAllMocks()
      const resend = await screen.findByRole('button', { name: 'Resend Invite to Ines Kovač' })
      await userEvent.click(resend)
      await expect(args.onResendInvite).toHaveBeenCalledWith({ member: team[3] })
      await expect(screen.queryByRole('button', { name: /reset to Ines/u })).toBeNull()
      await userEvent.click(
        screen.getByRole('button', { name: 'Send password reset to Tom Wills' }),
      )
      await expect(args.onSendReset).toHaveBeenCalledWith({ member: team[4] })
    })
    await step('Read only', async () => {
      await mount(<TeamTableHost {...args} canManage={false} />)
      await waitFor(() => expect(rowOf('Ines Kovač')).toHaveTextContent('Invited'))
      await expect(screen.queryAllByRole('button', { name: /Edit|Remove|Resend|reset/u })).toEqual(
        [],
      )
    })
  },
}

export const ChoosesRoles: Story = {
  tags: ['!autodocs'],
  play: async ({ args, mount, step }) => {
    await step('Offers no role without a seat', async () => {
      await mount(<TeamTableHost {...args} />)
      await userEvent.click(await screen.findByRole('button', { name: 'Edit Lena Sato' }))
      await userEvent.click(editingRow().getByRole('combobox', { name: 'Role' }))
      const viewer = await screen.findByRole('option', { name: /^Viewer/u })
      await expect(viewer).toHaveAttribute('aria-disabled', 'true')
      await expect(viewer).toHaveTextContent("You have reached your Account's seat limit.")
    })
    await step('Hides no budget that is not there', async () => {
      await mount(<TeamTableHost {...args} useBudgets={false} />)
      await userEvent.click(await screen.findByRole('button', { name: 'Edit Lena Sato' }))
      const budget = editingRow().getByRole('combobox', { name: 'Budget' })
      await expect(budget).toHaveAttribute('aria-disabled', 'true')
    })
    await step('Chooses a role', async () => {
      clearAllMocks()
      await mount(
        <TeamTableHost
          {...args}
          rolesFor={() => roles.map(({ value, label }) => ({ value, label }))}
        />,
      )
      await userEvent.click(await screen.findByRole('button', { name: 'Edit Lena Sato' }))
      const channels = () => editingRow().getByRole('combobox', { name: 'Channels' })
      const budget = () => editingRow().getByRole('combobox', { name: 'Budget' })
      await step('A contributor has channels and the budget to choose', async () => {
        await expect(channels()).toBeEnabled()
        await choose('Budget', 'Hide')
        await expect(budget()).toHaveTextContent('Hide')
        await choose('Channels', 'PR')
      })
      await step('A viewer has no channel, and sees the budget again', async () => {
        await choose('Role', 'Viewer')
        await expect(channels()).toBeDisabled()
        await expect(editingRow().queryByText('2 selected')).toBeNull()
        await expect(budget()).toHaveTextContent('View')
        await expect(budget()).not.toHaveAttribute('aria-disabled', 'true')
      })
      await step('An admin has everything, and nothing to choose', async () => {
        await choose('Role', 'Admin')
        await expect(channels()).toBeDisabled()
        await expect(budget()).toHaveAttribute('aria-disabled', 'true')
      })
      await step('The former role brings back what was set', async () => {
        await choose('Role', 'Contributor')
        await expect(budget()).toHaveTextContent('Hide')
        await userEvent.click(editingRow().getByRole('button', { name: 'Save' }))
        const [request] = args.onEditSave.mock.calls.at(-1) ?? []
        await expect(request?.edit.draft).toMatchObject({
          roleId: 5,
          canViewBudget: false,
          channelIds: [103, 104],
        })
      })
    })
  },
}

export const FitsANarrowWindow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 573 }}>{Story()}</div>],
  play: async ({ args, step }) => {
    await step('Nothing is beyond the edge, and the address is below the name', async () => {
      await waitFor(() => expect(rowOf('Ines Kovač')).toHaveTextContent('ines@northfield.example'))
      const grid = screen.getByRole('grid')
      await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
      const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
      await expect(heads.slice(0, 4)).toEqual(['Name', 'Role', 'Channels', 'Budget'])
    })
    await step('Who is invited is said there, and is mailed from the end of the row', async () => {
      await expect(rowOf('Ines Kovač')).toHaveTextContent('Invited')
      await expect(rowOf('Tom Wills')).not.toHaveTextContent('Invited')
      await userEvent.click(screen.getByRole('button', { name: 'Resend Invite to Ines Kovač' }))
      await expect(args.onResendInvite).toHaveBeenCalledWith({ member: team[3] })
    })
  },
}

export const KeepsNamesInPlaceWhereColumnsScroll: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 460 }}>{Story()}</div>],
  play: async () => {
    await waitFor(() => expect(rowOf('Dev Anand')).toBeVisible())
    const grid = screen.getByRole('grid')
    const name = within(rowOf('Lena Sato')).getByRole('rowheader')
    const before = name.getBoundingClientRect().left
    grid.scrollLeft = 60
    await waitFor(() => expect(grid.scrollLeft).toBe(60))
    await expect(name.getBoundingClientRect().left).toBe(before)
  },
}

/** Adds a member, as the screen does, after a search for other members. */
function AddingHost(props: TeamTableProps) {
  const [isAdded, setIsAdded] = useState(false)
  const members = isAdded ? props.members : props.members.filter(({ id }) => id !== 150)
  return (
    <>
      <Button
        onClick={() => {
          setIsAdded(true)
        }}
      >
        Add
      </Button>
      <TeamTable {...props} members={members} focusMemberId={isAdded ? 150 : null} />
    </>
  )
}

export const ShowsWhoWasAdded: Story = {
  args: { members: largeTeam },
  render: (args) => <AddingHost {...args} />,
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'person 250')
    await waitFor(() => expect(rowOf('Person 250')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(rowOf('Person 150')).toBeVisible())
    await waitFor(() => expect(rowOf('Person 150')).toContainElement(focusedElement()))
    await expect(screen.getByRole('searchbox')).toHaveValue('')
  },
}

export const FindsOneOfThreeHundred: Story = {
  args: { members: largeTeam },
  play: async ({ step }) => {
    await step('Only the rows in view are drawn', async () => {
      await waitFor(() => expect(rowOf('Person 001')).toBeVisible())
      await expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '301')
      await expect(screen.getAllByRole('row').length).toBeLessThan(60)
    })
    await step('Who is edited stays while somebody else is searched for', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Edit Person 001' }))
      await userEvent.type(screen.getByRole('searchbox'), 'person 250')
      await waitFor(() => expect(rowOf('Person 250')).toBeVisible())
      await expect(screen.getAllByRole('row')).toHaveLength(3)
    })
    await step('Nobody matches', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      await userEvent.type(screen.getByRole('searchbox'), ' nobody')
      await userEvent.click(await screen.findByRole('button', { name: 'Show everybody' }))
      await waitFor(() => expect(rowOf('Person 001')).toBeVisible())
    })
  },
}
