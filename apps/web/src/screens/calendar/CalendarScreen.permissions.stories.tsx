import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PlanDetail } from '@throughline/api-client'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import {
  buildPlan,
  buildTactic,
  CONTRIBUTOR,
  emailOnlyPlan,
} from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer, type PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { answer, monthBar, pressMove } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'

const on = '2026-11-18'
const email = buildTactic({ id: 1, title: 'Gift guide', on, at: '08:00' })
const website = buildTactic({ id: 2, title: 'Hero swap', on, channelId: 102, tacticTypeId: 1020 })
const series = buildTactic({ id: 3, title: 'Weekly deals', on, rrule: 'FREQ=MONTHLY' })
const western = buildTactic({
  id: 4,
  title: 'Regional radio',
  on,
  planId: 13,
  abbreviatedPlanName: 'WR',
})

function serverOf(plan: PlanDetail, tactics = [email, website, series, western]) {
  return createPlanningServer({ plans: [plan], tactics })
}

const viewerPlan = buildPlan({
  access: { level: 350, canAddTactics: false, canEditAllChannels: false, editableChannelIds: [] },
})
const frozenPlan = buildPlan({ freeze: true, access: CONTRIBUTOR })

const meta = {
  title: 'Screens/Planning/Calendar/Permissions',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: serverOf(buildPlan()), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const writesOf = (server: PlanningServer) =>
  server.requests().filter((name) => /^(?!GET)\w+ \/tactics/u.test(name))

async function dismissToast(text: string | RegExp) {
  await userEvent.click(toasts().getByRole('button', { name: /^Dismiss/u }))
  await waitFor(() => expect(toasts().queryByText(text)).toBeNull())
}

/** Tries to move and to resize an item by keys; nothing may be sent. */
async function expectRefused(title: string, reason: string | RegExp, server: PlanningServer) {
  const bar = monthBar(title)
  for (const keys of ['{Alt>}{ArrowRight}{/Alt}', '{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}']) {
    await bar.focus()
    await userEvent.keyboard(keys)
    await expect(await toasts().findByText(reason)).toBeVisible()
    await bar.expectOn(18)
    await expect(bar.get()).not.toHaveAccessibleName(/ to /u)
    await dismissToast(reason)
  }
  await expect(writesOf(server)).toEqual([])
}

async function expectDeletionRefused(title: string, reason: string | RegExp) {
  await monthBar(title).focus()
  await userEvent.keyboard('{Delete}')
  await expect(await toasts().findByText(reason)).toBeVisible()
  await expect(screen.queryByRole('alertdialog')).toBeNull()
  await dismissToast(reason)
}

export const MovesWhatAnAdminMayMove: Story = {
  args: { server: serverOf(buildPlan()) },
  play: async ({ args: { server } }) => {
    const bar = monthBar(email.title)
    await bar.focus()
    await pressMove()
    await bar.expectOn(19)
    await answer(server)
    await expect(await toasts().findByText(TACTIC_MESSAGES.dateUpdated)).toBeVisible()
    await expect(writesOf(server)).toEqual(['PUT /tactics/1'])
  },
}

export const RefusesToMoveSeriesAndItemsOfOtherPlans: Story = {
  args: { server: serverOf(buildPlan()) },
  play: async ({ args: { server }, step }) => {
    await step('A series', () =>
      expectRefused(series.title, TACTIC_MESSAGES.repeatingCannotMove, server),
    )
    await step('An item of a nested plan', async () => {
      const reason = /^This item belongs to West region/u
      await expectRefused(western.title, reason, server)
      await expectDeletionRefused(western.title, reason)
    })
    await expect(writesOf(server)).toEqual([])
  },
}

export const RefusesChannelsThatAContributorDoesNotHave: Story = {
  args: { server: serverOf(emailOnlyPlan) },
  play: async ({ args: { server }, step }) => {
    const reason = /^You do not have edit rights for the channel Website/u
    await step('An item of the channel Website stays', async () => {
      await expectRefused(website.title, reason, server)
      await expectDeletionRefused(website.title, reason)
    })
    await step('An item of the channel Email moves', async () => {
      const bar = monthBar(email.title)
      await bar.focus()
      await pressMove()
      await bar.expectOn(19)
      await answer(server)
      await waitFor(() => expect(server.item(email.id)?.startDate).toBe('2026-11-19T08:00:00'))
    })
  },
}

export const RefusesEverythingToAViewer: Story = {
  args: { server: serverOf(viewerPlan) },
  play: async ({ args: { server }, step }) => {
    const reason = TACTIC_MESSAGES.viewerCannotEdit
    await expectRefused(email.title, reason, server)
    await expectDeletionRefused(email.title, reason)
    await step('Opened, an item has nothing to save', () => expectFactsOnly(email.title, reason))
    await expect(writesOf(server)).toEqual([])
  },
}

async function expectFactsOnly(title: string, reason: string) {
  await monthBar(title).focus()
  await userEvent.keyboard('{Enter}')
  const panel = { name: 'Tactic' }
  const dialog = within(await screen.findByRole('dialog', panel))
  await expect(dialog.getByText(reason)).toBeVisible()
  await expect(dialog.queryByRole('textbox')).toBeNull()
  await expect(dialog.queryByRole('button', { name: /Save|Delete/u })).toBeNull()
  await userEvent.keyboard('{Escape}')
}

export const ShowsAFrozenPlanAsReadOnly: Story = {
  args: { server: serverOf(frozenPlan, [email]) },
  play: async ({ args: { server }, canvas, step }) => {
    const reason = PLAN_MESSAGES.frozen
    await step('A banner says so, and leads to those who may unfreeze it', async () => {
      await expect(await canvas.findByText(PLAN_MESSAGES.frozenForOthers)).toBeVisible()
      await expect(canvas.queryByRole('link', { name: PLAN_MESSAGES.unfreeze })).toBeNull()
      await expect(canvas.getByRole('link', { name: PLAN_MESSAGES.seeAdmins })).toHaveAttribute(
        'href',
        '/account/1/plan/12/settings/team',
      )
    })
    await step('Items do not move and are not deleted', async () => {
      await expectRefused(email.title, reason, server)
      await expectDeletionRefused(email.title, reason)
    })
    await step('Opened, an item has nothing to save', () => expectFactsOnly(email.title, reason))
    await step('A new tactic is refused by the button and by the key', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Tactic' }))
      await expect(await toasts().findByText(reason)).toBeVisible()
      await monthBar(email.title).focus()
      await userEvent.keyboard('n')
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await expect(writesOf(server)).toEqual([])
  },
}

export const ShowsADayOfAFrozenPlanAsReadOnly: Story = {
  args: { server: serverOf(frozenPlan, [email]), url: `day?date=${on}` },
  play: async ({ args: { server }, canvas }) => {
    await expect(await canvas.findByText(PLAN_MESSAGES.frozenForOthers)).toBeVisible()
    const box = await screen.findByRole('button', { name: /Gift guide/u })
    const name = box.getAttribute('aria-label')
    box.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(await toasts().findByText(PLAN_MESSAGES.frozen)).toBeVisible()
    await expect(screen.getByRole('button', { name: /Gift guide/u })).toHaveAccessibleName(
      name ?? '',
    )
    await expect(writesOf(server)).toEqual([])
  },
}

export const OffersNothingToAddInAnEmptyFrozenPlan: Story = {
  args: { server: serverOf(frozenPlan, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing planned/u)).toBeVisible()
    // Only the one of the header, which says why it refuses.
    await expect(canvas.getAllByRole('button', { name: 'Add Tactic' })).toHaveLength(1)
  },
}

export const LeadsAViewerOfAFrozenPlanNowhere: Story = {
  args: { server: serverOf({ ...viewerPlan, freeze: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(PLAN_MESSAGES.frozenForOthers)).toBeVisible()
    // Neither the settings of the plan nor its team are open to viewers.
    await expect(canvas.queryByRole('link', { name: PLAN_MESSAGES.seeAdmins })).toBeNull()
    await expect(canvas.queryByRole('link', { name: PLAN_MESSAGES.unfreeze })).toBeNull()
  },
}

export const LetsAnAdminChangeAFrozenPlan: Story = {
  args: { server: serverOf(buildPlan({ freeze: true }), [email]) },
  play: async ({ args: { server }, canvas }) => {
    await expect(await canvas.findByText(PLAN_MESSAGES.frozenForAdmins)).toBeVisible()
    await expect(canvas.getByRole('link', { name: PLAN_MESSAGES.unfreeze })).toHaveAttribute(
      'href',
      '/account/1/plan/12/settings#freeze',
    )
    const bar = monthBar(email.title)
    await bar.focus()
    await pressMove()
    await bar.expectOn(19)
    await answer(server)
    await waitFor(() => expect(server.item(email.id)?.startDate).toBe('2026-11-19T08:00:00'))
  },
}
