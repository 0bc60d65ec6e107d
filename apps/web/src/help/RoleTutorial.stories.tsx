import type { SessionFacts } from '@throughline/api-client'
import type { RoleLevel } from '@throughline/domain/access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPerson, buildPlan, buildRole, buildSession } from '@throughline/test-support/builders'
import { createPlanningServer, type PlanningServerOptions } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../preferences/browser-store'
import { HelpHost } from './fixtures/HelpHost'
import { startOfHelp } from './fixtures/start-of-help'

const serverOf = (level: RoleLevel, options: PlanningServerOptions = {}) =>
  createPlanningServer({
    plans: [buildPlan({ access: { level, canAddTactics: level < 350 } })],
    ...options,
  })
/** Somebody who does not own the account, with a role on plan 12. */
const sessionOf = (roleId: number, fields: Partial<SessionFacts['user']> = {}) => {
  const [account] = buildSession().accounts
  if (account === undefined) throw new Error('The session of stories has an account.')
  return buildSession({
    user: buildPerson(fields),
    roles: [buildRole({ roleId })],
    accounts: [{ ...account, ownerId: 1009 }],
  })
}

const meta = {
  title: 'Screens/Help/Role tutorial',
  component: HelpHost,
  tags: ['!autodocs', 'no-baseline'],
  args: {
    server: serverOf(250),
    session: sessionOf(4),
    url: '/account/1/plan/12/calendar/month',
  },
  beforeEach: startOfHelp,
} satisfies Meta<typeof HelpHost>

export default meta
type Story = StoryObj<typeof meta>

const tutorial = (title: string) => screen.findByRole('dialog', { name: `Your role: ${title}` })
const noTutorial = () => expect(screen.queryByRole('dialog')).toBeNull()
/** Longer than a tutorial waits for a quiet moment. */
const moment = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 2500)
  })

const admin = serverOf(250)

export const OfAnAdmin: Story = {
  args: { server: admin },
  play: async ({ step }) => {
    const dialog = within(await tutorial('Admin'))
    await step('It says what the role does', async () => {
      await expect(
        dialog.getByText('Configures channels, tactic types, calendars, budget and tags.'),
      ).toBeVisible()
      await expect(
        dialog.getByText('Adds, edits and deletes initiatives and tactics in every channel.'),
      ).toBeVisible()
    })
    await step('Closing records it on the plan, then on the person', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Next' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
      await waitFor(() =>
        expect(admin.requests().filter((name) => /visited-plan|PUT \/users/u.test(name))).toEqual([
          'POST /user-visited-plan',
          'PUT /users/1001',
        ]),
      )
      await expect(admin.help.observed()).toEqual([{ planId: 12, roleId: 4 }])
    })
    await step('It does not come again', async () => {
      await moment()
      await noTutorial()
    })
  },
}

export const OfAContributor: Story = {
  args: { server: serverOf(300), session: sessionOf(5) },
  play: async () => {
    const dialog = within(await tutorial('Contributor'))
    await expect(
      dialog.getByText('Plans the work: adds and edits initiatives and tactics.'),
    ).toBeVisible()
  },
}

export const OfAViewer: Story = {
  args: { server: serverOf(350), session: sessionOf(6) },
  play: async () => {
    const dialog = within(await tutorial('Viewer'))
    await expect(
      dialog.getByText('Customizes the view: filters, calendars, and saved views.'),
    ).toBeVisible()
  },
}

const reading = serverOf(300)

export const LeadsToTheGuideOfTheRole: Story = {
  args: { server: reading, session: sessionOf(5) },
  play: async () => {
    const dialog = within(await tutorial('Contributor'))
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Read the Contributor guide' }))
    await expect(await screen.findByText('Now at /guides/contributor')).toBeVisible()
    await waitFor(() => expect(reading.help.observed()).toHaveLength(1))
  },
}

export const OwnersGetNone: Story = {
  args: { server: serverOf(100), session: buildSession({ roles: [buildRole()] }) },
  play: async () => {
    await screen.findByTestId('place')
    await moment()
    await noTutorial()
  },
}

export const SuperUsersGetNone: Story = {
  args: { server: serverOf(150), session: sessionOf(4, { isSuperUser: true }) },
  play: async () => {
    await screen.findByTestId('place')
    await moment()
    await noTutorial()
  },
}

const elsewhere = serverOf(250, { rolesObserved: [{ planId: 12, roleId: 4 }] })

/** The session of this tab is older than what another tab has recorded. */
export const NotAfterItWasClosedInAnotherTab: Story = {
  args: { server: elsewhere },
  play: async () => {
    await waitFor(() => expect(elsewhere.requests()).toContain('GET /plan-visited'))
    await moment()
    await noTutorial()
  },
}

export const WaitsWhileAnItemIsOpen: Story = {
  args: { server: serverOf(250), url: '/account/1/plan/12/calendar/month?tactic=7' },
  play: async () => {
    await screen.findByTestId('place')
    await moment()
    await noTutorial()
    await userEvent.click(screen.getByRole('button', { name: 'Close the tactic' }))
    await expect(await tutorial('Admin')).toBeVisible()
  },
}

export const WaitsWhileSomebodyTypes: Story = {
  args: { server: serverOf(250) },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Some field' }), 'Text')
    await moment()
    await noTutorial()
    await userEvent.tab()
    await expect(await tutorial('Admin')).toBeVisible()
  },
}

export const WaitsWhileADialogIsOpen: Story = {
  args: { server: serverOf(250) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Feedback' }))
    await screen.findByRole('dialog', { name: 'Submit feedback' })
    await moment()
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect(await tutorial('Admin')).toBeVisible()
  },
}

const refusing = serverOf(250, { holds: /user-visited-plan/u })
const store = memoryStore()

export const WhatCannotBeRecordedIsSentTheNextTime: Story = {
  args: { server: refusing, store },
  play: async ({ step }) => {
    await tutorial('Admin')
    await step('A failure is quiet', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(refusing.waiting()).toHaveLength(1))
      refusing.answer('lost connection')
      await waitFor(noTutorial)
      await expect(
        within(screen.getByRole('region', { name: 'Notifications' })).queryByRole('listitem'),
      ).toBeNull()
      await expect(store.getItem('tutorials1001')).toBe('["12/4"]')
    })
  },
}

const again = serverOf(250)
const storeOfClosed = memoryStore()

export const WhatWasClosedBeforeIsRecordedNow: Story = {
  args: { server: again, store: storeOfClosed },
  beforeEach: () => {
    storeOfClosed.setItem('tutorials1001', '["12/4"]')
  },
  play: async () => {
    await waitFor(() => expect(again.help.observed()).toEqual([{ planId: 12, roleId: 4 }]))
    await waitFor(() => expect(storeOfClosed.getItem('tutorials1001')).toBeNull())
    await noTutorial()
  },
}
