import type { Meta, StoryObj } from '@storybook/react-vite'
import { ROLE_IDS } from '@throughline/domain/access'
import {
  buildPerson,
  buildPlan,
  buildRole,
  buildSession,
  buildTactic,
} from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { enterText, replaceText } from '../testing/enter-text'
import { applyTheme } from '../preferences/theme'
import { openPalette, option, PaletteHost, place, serverOf, tactics } from './fixtures/PaletteHost'

const meta = {
  title: 'Screens/Frame/Command palette',
  component: PaletteHost,
  tags: ['!autodocs', '!visual'],
  args: { server: serverOf() },
  beforeEach: freezeNow,
} satisfies Meta<typeof PaletteHost>

export default meta
type Story = StoryObj<typeof meta>

export const FindsEverything: Story = {
  play: async ({ step }) => {
    await step('Finds everything', async () => {
      const field = await openPalette()
      await enterText(field, 'black')
      await step('Tactics, initiatives and tags are found, and a tactic can be added', async () => {
        await expect(await option(/Black Friday landing page/u)).toHaveTextContent(
          '11/16/26 – 12/01/26',
        )
        await expect(await option(/Black Friday Promotion/u)).toBeVisible()
        await expect(await option(/Blackout dates/u)).toBeVisible()
        await expect(await option(/Add tactic “black”/u)).toBeVisible()
        await expect(screen.queryByRole('option', { name: /Newsletter/u })).toBeNull()
      })
      await step('A tactic opens beside the view', async () => {
        await userEvent.click(await option(/Black Friday landing page/u))
        await waitFor(() => expect(place()).toBe('/account/1/plan/12/calendar/month?tactic=7'))
        await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
      })
    })
    await step('Leads to a tag', async () => {
      const field = await openPalette()
      await enterText(field, 'blackout')
      await userEvent.click(await option(/Blackout dates/u))
      await expect(place()).toMatch(/^\/account\/1\/plan\/12\/calendar\/month\?.*31/u)
    })
    await step('Goes to views', async () => {
      await step('Views of the plan, as far as the person may see them', async () => {
        const field = await openPalette()
        await expect(await option('Flow')).toBeVisible()
        await expect(screen.queryByRole('option', { name: 'Performance' })).toBeNull()
        await enterText(field, 'flow{Enter}')
        await waitFor(() => expect(place()).toBe('/account/1/plan/12/calendar/flow'))
      })
      await step('What was chosen last is on top the next time', async () => {
        await openPalette()
        await expect(screen.getAllByRole('option')[0]).toHaveTextContent('Flow')
      })
    })
    await step('Leads to settings', async () => {
      await enterText(await openPalette(), 'profile tags')
      await userEvent.click(await option(/^Team settings/u))
      await waitFor(() => expect(place()).toBe('/account/1/plan/12/settings/team'))
      await step('And on to others, from which Close leads to the view', async () => {
        for (const [words, name, segment] of [
          ['total budget', /^Budget settings/u, 'budget'],
          ['tags', /^Tags settings/u, 'tags'],
        ] as const) {
          await enterText(await openPalette(), words)
          await userEvent.click(await option(name))
          await waitFor(() => expect(place()).toBe(`/account/1/plan/12/settings/${segment}`))
        }
        await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
        await waitFor(() => expect(place()).toBe('/account/1/plan/12/calendar/flow'))
      })
    })
    await step('Changes the theme', async () => {
      const field = await openPalette()
      await enterText(field, 'dark theme{Enter}')
      await expect(document.documentElement.dataset['theme']).toBe('dark')
      await openPalette()
      await expect(screen.queryByRole('option', { name: 'Dark theme' })).toBeNull()
      await expect(await option('Light theme')).toBeVisible()
      applyTheme('auto')
    })
    await step('Leads to the setup', async () => {
      await enterText(await openPalette(), 'set up plan')
      await userEvent.click(await option(/^Set up step by step/u))
      await expect(await screen.findByText('Now at /setup/full/1/12/')).toBeVisible()
    })
  },
}

const north = buildPlan({ id: 21, name: 'North America' })
const ofNorth = buildTactic({
  id: 17,
  title: 'Black Friday in the north',
  on: '2026-11-25',
  planId: north.id,
})
const serverOfTwoPlans = createPlanningServer({
  plans: [buildPlan(), north],
  tactics: [...tactics, ofNorth],
})

export const FindsItemsOfEveryPlan: Story = {
  args: { server: serverOfTwoPlans, url: '/plans' },
  play: async ({ step }) => {
    await step('Where no plan is shown', async () => {
      await enterText(await openPalette(), 'landing')
      await userEvent.click(await option(/Black Friday landing page/u))
      await waitFor(() => expect(place()).toBe('/account/1/plan/12/tactic/7'))
    })
    await step('Of other plans than the visible one', async () => {
      await enterText(await openPalette(), 'black friday')
      const match = await option(/Black Friday in the north/u)
      await expect(match).toHaveTextContent('North America, 11/25/26')
      await userEvent.click(match)
      await waitFor(() => expect(place()).toBe('/account/1/plan/21/tactic/17'))
    })
  },
}

/** Another user owns the account, so this user may set up neither the account nor the plan. */
const viewer = buildSession({
  user: buildPerson({ id: 1004, highestRoleId: ROLE_IDS.viewer }),
  roles: [buildRole({ userId: 1004, roleId: ROLE_IDS.viewer })],
})

export const OffersAViewerNothingToChange: Story = {
  args: { server: serverOf(false), session: viewer },
  play: async ({ step }) => {
    await step('Offers no settings to a viewer', async () => {
      const field = await openPalette()
      await userEvent.type(field, 't')
      await expect(await option('Table')).toBeVisible()
      await expect(screen.queryByRole('option', { name: /settings/iu })).toBeNull()
      await replaceText(field, 'set up')
      await expect(screen.queryByRole('option', { name: /^Set up/u })).toBeNull()
    })
    await step('Offers no adding to viewers', async () => {
      const field = screen.getByRole('combobox', { name: 'Search or go to' })
      await replaceText(field, 'add')
      await expect(screen.queryByRole('option', { name: /Add tactic/u })).toBeNull()
    })
  },
}

const contributing = createPlanningServer({ plans: [buildPlan({ access: { level: 300 } })] })

export const OffersNoSetupToAContributor: Story = {
  args: { server: contributing, session: viewer },
  play: async () => {
    await enterText(await openPalette(), 'set')
    await expect(await option(/^Team settings/u)).toBeVisible()
    await expect(screen.queryByRole('option', { name: /^Set up/u })).toBeNull()
  },
}

export const WorksOutsideOfPlans: Story = {
  args: { url: '/plans' },
  play: async ({ step }) => {
    await step('Works outside of plans', async () => {
      await openPalette()
      await expect(await option('Plans')).toBeVisible()
      await expect(await option('Log Out')).toBeVisible()
      await expect(screen.queryByRole('option', { name: 'Month' })).toBeNull()
      await expect(screen.queryByRole('option', { name: /Add tactic/u })).toBeNull()
      await userEvent.keyboard('{Escape}')
    })
    await step('Opens the pages of the person', async () => {
      await step('By the rights of the person: the owner reaches the account', async () => {
        await enterText(await openPalette(), 'account settings{Enter}')
        await waitFor(() => expect(place()).toBe('/account'))
      })
      await step('Guides are found by other words too', async () => {
        await enterText(await openPalette(), 'manual{Enter}')
        await waitFor(() => expect(place()).toBe('/guides'))
      })
      await step(
        'So are feedback and the tour; without billing there are no subscriptions',
        async () => {
          await openPalette()
          await expect(await option('Submit Feedback')).toBeVisible()
          await expect(await option('Replay the tour')).toBeVisible()
          await expect(screen.queryByRole('option', { name: 'Subscriptions' })).toBeNull()
        },
      )
    })
  },
}

export const AnswersItsKeys: Story = {
  play: async ({ step }) => {
    await step('A slash goes to the search, but not out of a field', async () => {
      const field = await screen.findByRole('textbox', { name: 'Some field' })
      await userEvent.type(field, '1/2')
      await expect(field).toHaveValue('1/2')
      await expect(place()).toBe('/account/1/plan/12/calendar/month')
    })
    await step('The palette opens from a field too, and gives the focus back', async () => {
      await openPalette()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Some field' })).toHaveFocus())
    })
    await step('On the page itself the slash goes to the search', async () => {
      screen.getByRole('textbox', { name: 'Some field' }).blur()
      await userEvent.keyboard('/')
      await waitFor(() => expect(place()).toBe('/account/1/plan/12/search'))
    })
  },
}
