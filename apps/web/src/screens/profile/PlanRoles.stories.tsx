import { ROLE_IDS } from '@throughline/domain/access'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, buildRole, buildSession } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { manyPlansServer, ownerSession, teamServer } from '../../people/fixtures/team-server'
import { toasts } from '../../testing/toasts'
import { ProfileHost } from './fixtures/ProfileHost'

const meta = {
  title: 'Screens/Account and profile/Profile/Roles',
  component: ProfileHost,
  tags: ['!autodocs', '!visual'],
  args: { server: teamServer(), userId: '1003' },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof ProfileHost>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name, 'u') })
const cellsOf = async (name: string) =>
  within(await rowOf(name))
    .getAllByRole('gridcell')
    .slice(0, 3)
    .map(({ textContent }) => textContent)
const editing = () => {
  const row = document.querySelector<HTMLElement>('[data-editing]')
  if (row === null) throw new Error('No row is edited.')
  return within(row)
}
const chooseRole = async (role: string) => {
  await userEvent.click(editing().getByRole('combobox', { name: 'Role' }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${role}`, 'u') }))
}
const question = async () => within(await screen.findByRole('alertdialog'))

export const ShowsAndRevokesRoles: Story = {
  args: { server: teamServer() },
  play: async ({ args: { server }, step }) => {
    await step('Shows roles plan by plan', async () => {
      await step('The name is the title, and there is no password or photo to change', async () => {
        await expect(await screen.findByRole('heading', { name: 'Lena Sato' })).toBeVisible()
        await expect(screen.queryByLabelText('New password')).toBeNull()
        await expect(screen.queryByRole('region', { name: 'Photo' })).toBeNull()
        await expect(screen.queryByRole('region', { name: 'Active sessions' })).toBeNull()
      })
      await step('Channels are named', async () => {
        await waitFor(async () =>
          expect(await cellsOf('National plan')).toEqual(['Contributor', 'Email', 'View']),
        )
      })
    })
    await step('Explains the roles', async () => {
      await press('What each role can do')
      const guide = within(await screen.findByLabelText('What each role can do'))
      await step('It begins with the role of the person', async () => {
        await expect(guide.getByRole('tab', { name: 'Contributor' })).toHaveAttribute(
          'aria-selected',
          'true',
        )
        await expect(guide.getByText(/adds and edits initiatives and tactics/u)).toBeVisible()
      })
      await step('All four are there, by keys too', async () => {
        await expect(guide.getAllByRole('tab')).toHaveLength(4)
        guide.getByRole('tab', { name: 'Contributor' }).focus()
        await userEvent.keyboard('{ArrowRight}')
        await expect(guide.getByText(/^Sees the plan and changes nothing/u)).toBeVisible()
      })
      await step('Esc closes it, and the focus goes back', async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() =>
          expect(screen.getByRole('button', { name: 'What each role can do' })).toHaveFocus(),
        )
      })
    })
    await step('Says why a role was not saved', async () => {
      server.hold(/^PUT \/user_roles/u)
      await press(/^Edit National plan/u)
      await waitFor(() => expect(editing().getByRole('combobox', { name: 'Role' })).toBeVisible())
      await chooseRole('Viewer')
      await userEvent.click(editing().getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('forbidden')
      await expect(await screen.findByText(/^Error editing user details\./u)).toBeVisible()
      await expect(editing().getByRole('combobox', { name: 'Role' })).toHaveTextContent('Viewer')
      await userEvent.click(editing().getByRole('button', { name: 'Cancel' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    })
    await step('Revokes a plan', async () => {
      server.hold(/^DELETE \/user_roles/u)

      await step('The question names the plan', async () => {
        await press('Revoke access to National plan')
        const requested = await question()
        await expect(requested.getByText(TEAM_MESSAGES.confirmRevoke)).toBeVisible()
        await userEvent.click(requested.getByRole('button', { name: 'Remove from plan' }))
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer('forbidden')
        await expect(await requested.findByText(/^Error removing user from plan\./u)).toBeVisible()
      })
      await step('Once revoked, the plan is gone from the list', async () => {
        await userEvent.click((await question()).getByRole('button', { name: 'Remove from plan' }))
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer()
        await expect(await toasts().findByText('User removed from plan.')).toBeVisible()
        await expect(await screen.findByText('No access to any plan yet')).toBeVisible()
        await expect(server.team.role(503)).toBeUndefined()
      })
    })
  },
}

export const ChangesRolesAndGivesAFurtherPlan: Story = {
  args: {
    server: teamServer({
      plans: [
        buildPlan(),
        buildPlan({ id: 13, name: 'West region', type: 'Sub', parentId: 12 }),
        buildPlan({ id: 14, name: 'East region', type: 'Sub', parentId: 12 }),
      ],
    }),
    session: buildSession({
      roles: [12, 13, 14].map((planId) =>
        buildRole({ id: 500 + planId, userId: 1001, roleId: ROLE_IDS.admin, planId }),
      ),
    }),
  },
  play: async ({ args: { server }, step }) => {
    await step('Changes a role', async () => {
      await step('Cancel leaves it as it was', async () => {
        await press(/^Edit National plan/u)
        await waitFor(() => expect(editing().getByRole('combobox', { name: 'Role' })).toBeVisible())
        await chooseRole('Viewer')
        await userEvent.click(editing().getByRole('button', { name: 'Cancel' }))
        await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
        await expect(await cellsOf('National plan')).toEqual(['Contributor', 'Email', 'View'])
      })
      await step('An admin gets every channel, and has nothing to choose', async () => {
        await press(/^Edit National plan/u)
        await waitFor(() => expect(editing().getByRole('combobox', { name: 'Role' })).toBeVisible())
        await chooseRole('Admin')
        await expect(editing().getByRole('combobox', { name: 'Channels' })).toBeDisabled()
      })
      await step('No field is cut off', async () => {
        const { scrollWidth, clientWidth } = screen.getByRole('grid', { name: 'Plans' })
        await expect(scrollWidth).toBe(clientWidth)
      })
      await step('Beside the role stands what each role can do', async () => {
        await userEvent.click(editing().getByRole('button', { name: 'What each role can do' }))
        const guide = await screen.findByRole('dialog', { name: 'What each role can do' })
        await expect(within(guide).getByRole('tab', { selected: true })).toHaveTextContent('Admin')
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(guide).not.toBeInTheDocument())
        // The row is still being edited.
        await expect(editing().getByRole('combobox', { name: 'Role' })).toHaveTextContent('Admin')
      })
      await step('Saved, it is shown', async () => {
        await userEvent.click(editing().getByRole('button', { name: 'Save' }))
        await expect(await toasts().findByText('User updated')).toBeVisible()
        await expect(await cellsOf('National plan')).toEqual(['Admin', 'All', 'View'])
        await expect(server.team.role(503)).toMatchObject({ roleId: 4, canEditAllChannels: true })
      })
    })
    await step('Asks before a role is lost', async () => {
      await press(/^Edit National plan/u)
      await waitFor(() => expect(editing().getByRole('combobox', { name: 'Role' })).toBeVisible())
      await chooseRole('Viewer')
      await press('Close')
      const requested = await question()
      await userEvent.click(requested.getByRole('button', { name: 'Keep editing' }))
      await userEvent.click(editing().getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(server.team.role(503)).toMatchObject({ roleId: 6 }))
    })
    await step('Gives a further plan', async () => {
      const form = () => within(screen.getByRole('form', { name: 'Access to a further plan' }))
      await screen.findByRole('combobox', { name: 'Further plan' })
      const choose = async (field: string, option: RegExp) => {
        await userEvent.click(form().getByRole('combobox', { name: field }))
        await userEvent.click(await screen.findByRole('option', { name: option }))
      }
      await choose('Further plan', /^West region/u)
      await choose('Role', /^Contributor/u)
      await press('Grant Plan Access')
      await expect(
        await toasts().findByText('Lena Sato has access to West region now.'),
      ).toBeVisible()
      await expect(await cellsOf('West region')).toEqual(['Contributor', 'All', 'View'])
      await expect(server.requests()).toContain('POST /user_roles')
      await step('The next plan gets no role before the user chooses one', async () => {
        await choose('Further plan', /^East region/u)
        await waitFor(() =>
          expect(form().getByRole('combobox', { name: 'Further plan' })).toHaveTextContent(
            'East region',
          ),
        )
        await expect(form().getByRole('combobox', { name: 'Role' })).toHaveTextContent('Choose')
        await expect(form().getByRole('button', { name: 'Grant Plan Access' })).toBeDisabled()
        await choose('Role', /^Viewer/u)
        await press('Grant Plan Access')
      })
      await waitFor(async () =>
        expect(await cellsOf('East region')).toEqual(['Viewer', 'None', 'View']),
      )
      await expect(screen.queryByRole('combobox', { name: 'Further plan' })).toBeNull()
    })
  },
}

export const FortyPlans: Story = {
  args: { server: manyPlansServer(), session: ownerSession },
  play: async () => {
    await rowOf('Plan 01')
    await expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '41')
    await expect(screen.getAllByRole('row').length).toBeLessThan(41)
  },
}
