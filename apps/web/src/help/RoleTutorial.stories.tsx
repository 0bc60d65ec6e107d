import type { RoleLevel } from '@throughline/domain/access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, buildRole, buildSession } from '@throughline/test-support/builders'
import { createPlanningServer, type PlanningServerOptions } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../preferences/browser-store'
import { HelpHost } from './fixtures/HelpHost'
import {
  isTutorialDue,
  passQuietMoment,
  startOfHelp,
  workOnATactic,
} from './fixtures/start-of-help'

const serverOf = (level: RoleLevel, options: PlanningServerOptions = {}) =>
  createPlanningServer({
    plans: [buildPlan({ access: { level, canAddTactics: level < 350 } })],
    ...options,
  })
/** Returns the session of a user with a role on plan 12 who does not own the account. */
const sessionOf = (roleId: number) => {
  const [account] = buildSession().accounts
  if (account === undefined) throw new Error('The session of stories has an account.')
  return buildSession({
    roles: [buildRole({ roleId })],
    accounts: [{ ...account, ownerId: 1009 }],
  })
}

const MONTH = '/account/1/plan/12/calendar/month'

const meta = {
  title: 'Screens/Help/Role tutorial',
  component: HelpHost,
  tags: ['!autodocs', 'no-baseline'],
  args: {
    server: serverOf(250),
    session: sessionOf(4),
    url: MONTH,
  },
  beforeEach: startOfHelp,
} satisfies Meta<typeof HelpHost>

export default meta
type Story = StoryObj<typeof meta>

/** Finds the tutorial of a role, after a while without presses. */
const tutorial = async (title: string) => {
  await passQuietMoment()
  return screen.findByRole('dialog', { name: `Your role: ${title}` })
}
const noTutorial = () => expect(screen.queryByRole('dialog')).toBeNull()
const follow = (name: string) => {
  screen.getByText(name, { selector: 'a' }).click()
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const admin = serverOf(250, {
  plans: [buildPlan({ access: { level: 250 } }), buildPlan({ id: 13, name: 'West region' })],
})

export const OfAnAdmin: Story = {
  args: {
    server: admin,
    links: {
      'This plan': MONTH,
      'Another plan': '/account/1/plan/13/calendar/month',
      'All plans': '/plans',
    },
  },
  play: async ({ step }) => {
    for (const elsewhere of ['Another plan', 'All plans']) {
      await step(`Left for ${elsewhere}, it is not closed and comes again`, async () => {
        await tutorial('Admin')
        // As Back does, which no dialog holds up.
        follow(elsewhere)
        await waitFor(noTutorial)
        follow('This plan')
        await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(MONTH))
      })
    }
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
      await waitFor(noTutorial)
      await workOnATactic()
      await expect(isTutorialDue()).toBe(false)
    })
  },
}

/** The user has closed the tutorial of another role, and that of this role on another plan. */
const reading = serverOf(300, {
  rolesObserved: [
    { planId: 12, roleId: 4 },
    { planId: 13, roleId: 5 },
  ],
})

export const LeadsAContributorToTheirGuide: Story = {
  args: { server: reading, session: sessionOf(5) },
  play: async () => {
    const dialog = within(await tutorial('Contributor'))
    await expect(
      dialog.getByText('Plans the work: adds and edits initiatives and tactics.'),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Read the Contributor guide' }))
    await expect(await screen.findByText('Now at /guides/contributor')).toBeVisible()
    await waitFor(() => expect(reading.help.observed()).toContainEqual({ planId: 12, roleId: 5 }))
  },
}

const elsewhere = serverOf(250, {
  rolesObserved: [{ planId: 12, roleId: 4 }],
  holds: /^GET \/plan-visited/u,
})

/** Another tab has recorded the closed tutorial after this tab read its session. */
export const NotAfterItWasClosedInAnotherTab: Story = {
  args: { server: elsewhere },
  play: async () => {
    await passQuietMoment()
    await waitFor(() => expect(elsewhere.waiting()).toEqual(['GET /plan-visited']))
    elsewhere.answer()
    await press('Submit Feedback')
    await screen.findByRole('dialog', { name: 'Submit feedback' })
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}

export const WaitsWhileSomebodyIsAtWork: Story = {
  args: { server: serverOf(250) },
  play: async ({ step }) => {
    await waitFor(() => expect(isTutorialDue()).toBe(true))
    await step('On an item', async () => {
      await press('Open a tactic')
      await waitFor(() => expect(isTutorialDue()).toBe(false))
      await press('Close the tactic')
      await waitFor(() => expect(isTutorialDue()).toBe(true))
    })
    await step('In a dialog', async () => {
      await press('Submit Feedback')
      await screen.findByRole('dialog', { name: 'Submit feedback' })
      await waitFor(() => expect(isTutorialDue()).toBe(false))
      await userEvent.keyboard('{Escape}')
      await waitFor(noTutorial)
    })
    await step('In a field', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Some field' }), 'Text')
      await passQuietMoment()
      await expect(isTutorialDue()).toBe(true)
      await noTutorial()
      await userEvent.tab()
    })
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
    await passQuietMoment()
    await waitFor(() => expect(again.help.observed()).toEqual([{ planId: 12, roleId: 4 }]))
    await waitFor(() => expect(storeOfClosed.getItem('tutorials1001')).toBeNull())
    await noTutorial()
  },
}
