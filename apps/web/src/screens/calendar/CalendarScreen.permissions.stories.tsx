import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import {
  buildPlan,
  buildTactic,
  contributor,
  emailOnlyPlan,
  viewer,
  type PlanFields,
} from '@throughline/test-support/builders'
import type { PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { readToast } from '../../testing/toasts'
import { calendarMeta, calendarOf } from './fixtures/CalendarHost'
import { answer, monthBar, pressMove } from './fixtures/month-page'
import { openParkingLot, parkedBar, parkedWebsite } from './fixtures/parking-page'
import { selectBars, selectionBar } from './fixtures/several-items'

const ON = '2026-11-18'
const email = buildTactic({ id: 1, title: 'Gift guide', on: ON, at: '08:00' })
const website = buildTactic({
  id: 2,
  title: 'Hero swap',
  on: ON,
  channelId: 102,
  tacticTypeId: 1020,
})
const series = buildTactic({ id: 3, title: 'Weekly deals', on: ON, rrule: 'FREQ=MONTHLY' })
const western = buildTactic({
  id: 4,
  title: 'Regional radio',
  on: ON,
  planId: 13,
  abbreviatedPlanName: 'WR',
})

/** Plan 14, which has no family, and its only item. */
const otherPlan = (fields: PlanFields = {}) =>
  buildPlan({ id: 14, name: 'Outlet plan', plans: [], isLead: false, ...fields })
const outlet = buildTactic({ id: 5, title: 'Outlet sale', on: ON, at: '08:00', planId: 14 })

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Permissions',
  tags: ['!autodocs'],
  args: calendarOf(),
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const writesOf = (server: PlanningServer) =>
  server.requests().filter((name) => /^(?!GET)\w+ \/(?:tactics|plans)/u.test(name))

const keys = {
  move: '{Alt>}{ArrowRight}{/Alt}',
  resize: '{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}',
  delete: '{Delete}',
  copy: '{Control>}c{/Control}',
  park: 'p',
} as const

/**
 * Tries to change an item with each shortcut. Expects that the item stays unchanged, and that a
 * toast gives the reason each time.
 */
async function expectRefused(
  title: string,
  reason: string | RegExp,
  changes: readonly (keyof typeof keys)[],
) {
  const bar = monthBar(title)
  for (const change of changes) {
    await bar.focus()
    await userEvent.keyboard(keys[change])
    await readToast(reason)
    await bar.expectOn(18)
    await expect(bar.get()).not.toHaveAccessibleName(/ to /u)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  }
}

/** Tries to schedule an item of the parking lot, and expects that it stays. */
async function expectStaysParked(title: string, reason: string | RegExp) {
  const bar = await parkedBar(title)
  bar.focus()
  await userEvent.keyboard('p')
  await readToast(reason)
}

/** Opens an item, and expects its data without a save button. */
async function expectDetailsOnly(title: string, reason: string) {
  await monthBar(title).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Tactic' }))
  await expect(dialog.getByText(reason)).toBeVisible()
  await expect(dialog.queryByRole('textbox')).toBeNull()
  await expect(dialog.queryByRole('button', { name: /Save|Delete/u })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Moves an item to the day after. */
async function expectMoves({ id, title }: typeof email, server: PlanningServer) {
  const bar = monthBar(title)
  await bar.focus()
  await pressMove()
  await bar.expectOn(19)
  await answer(server)
  await waitFor(() => expect(server.item(id)?.startDate).toBe('2026-11-19T08:00:00'))
}

export const AnAdminChangesNoSeriesAndNoItemOfAnotherPlan: Story = {
  args: calendarOf(
    { tactics: [email, series, western, parkedWebsite] },
    { store: openParkingLot() },
  ),
  play: async ({ args: { server }, step }) => {
    await parkedBar(parkedWebsite.title)
    await step('A series', () =>
      expectRefused(series.title, TACTIC_MESSAGES.repeatingCannotMove, ['move', 'resize']),
    )
    await step('An item of a nested plan', () =>
      expectRefused(western.title, /^This item belongs to West region/u, [
        'move',
        'resize',
        'delete',
        'copy',
        'park',
      ]),
    )
    await expect(writesOf(server)).toEqual([])
  },
}

export const AContributorChangesTheirChannels: Story = {
  args: calendarOf(
    { plans: [emailOnlyPlan], tactics: [email, website, parkedWebsite] },
    { store: openParkingLot() },
  ),
  play: async ({ args: { server }, step }) => {
    const reason = /^You do not have edit rights for the channel Website/u
    await parkedBar(parkedWebsite.title)
    await step('An item of the channel Website stays', async () => {
      await expectRefused(website.title, reason, ['move', 'resize', 'delete', 'park'])
      await expectStaysParked(parkedWebsite.title, reason)
      await expect(writesOf(server)).toEqual([])
    })
    await step('An item of the channel Email moves', () => expectMoves(email, server))
    await step('Of both, only the one of the channel Email is parked', async () => {
      const before = writesOf(server)
      await selectBars(email.title, website.title)
      await selectionBar(2)
      await userEvent.keyboard(keys.park)
      await readToast(reason)
      await expect(await parkedBar(email.title)).toBeVisible()
      await expect(monthBar(website.title).day()).toBe(18)
      await answer(server)
      await readToast(/Gift guide.* moved to the Parking Lot\./u)
      await waitFor(() => expect(server.item(email.id)?.isUnscheduled).toBe(true))
      await expect(server.waiting()).toEqual([])
      await expect(writesOf(server).slice(before.length)).toEqual([`PUT /tactics/${email.id}`])
    })
    await step('The start of the week is for plan admins', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'View options' }))
      const monday = await screen.findByRole('menuitemradio', { name: /^Monday/u })
      await expect(monday).toHaveAttribute('aria-disabled', 'true')
      await expect(monday).toHaveTextContent('Only plan admins can change it')
    })
  },
}

export const AViewerChangesNothing: Story = {
  args: calendarOf(
    {
      plans: [buildPlan({ access: viewer }), otherPlan({ access: viewer, freeze: true })],
      tactics: [email, website, parkedWebsite],
    },
    { store: openParkingLot(), linkedPlanIds: [14] },
  ),
  play: async ({ args: { server }, canvas, step }) => {
    const reason = TACTIC_MESSAGES.viewerCannotEdit
    await parkedBar(parkedWebsite.title)
    await step('An item stays as it is, where it is', async () => {
      await expectRefused(email.title, reason, ['move', 'resize', 'delete', 'copy', 'park'])
      await expectStaysParked(parkedWebsite.title, reason)
      await expectDetailsOnly(email.title, reason)
    })
    await step('Several selected items stay too, and the bar says why', async () => {
      await selectBars(email.title, website.title)
      const bar = await selectionBar(2)
      await expect(bar.getByText(reason)).toBeVisible()
      await expect(bar.queryByRole('button', { name: 'Move…' })).toBeNull()
      await expectRefused(email.title, reason, ['delete'])
      await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    })
    await expect(writesOf(server)).toEqual([])
    await step('A frozen plan leads nowhere: settings and team are closed to viewers', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Plan 14' }))
      await expect(await canvas.findByText(PLAN_MESSAGES.frozenForOtherUsers)).toBeVisible()
      await expect(canvas.queryByRole('link', { name: PLAN_MESSAGES.seeAdmins })).toBeNull()
      await expect(canvas.queryByRole('link', { name: PLAN_MESSAGES.unfreeze })).toBeNull()
    })
  },
}

export const AFrozenPlanIsChangedByItsAdmins: Story = {
  args: calendarOf(
    {
      plans: [buildPlan({ freeze: true, access: contributor }), otherPlan({ freeze: true })],
      tactics: [email, outlet, parkedWebsite],
    },
    { store: openParkingLot(), linkedPlanIds: [14] },
  ),
  play: async ({ args: { server }, canvas, step }) => {
    const reason = PLAN_MESSAGES.frozen
    await step('A banner leads others to those who may unfreeze it', async () => {
      await expect(await canvas.findByText(PLAN_MESSAGES.frozenForOtherUsers)).toBeVisible()
      await expect(canvas.queryByRole('link', { name: PLAN_MESSAGES.unfreeze })).toBeNull()
      await expect(canvas.getByRole('link', { name: PLAN_MESSAGES.seeAdmins })).toHaveAttribute(
        'href',
        '/account/1/plan/12/settings/team',
      )
    })
    await parkedBar(parkedWebsite.title)
    await step('Items stay as they are', async () => {
      await expectRefused(email.title, reason, ['move', 'resize', 'delete', 'park'])
      await expectStaysParked(parkedWebsite.title, reason)
      await expectDetailsOnly(email.title, reason)
    })
    await step('A new tactic is refused by the button and by the key', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Tactic' }))
      await readToast(reason)
      await monthBar(email.title).focus()
      await userEvent.keyboard('n')
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step('Selected items have a bar that says why', async () => {
      await selectBars(email.title)
      await expect((await selectionBar(1)).getByText(reason)).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
    await step('In the day, an item stays as well', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Day' }))
      const box = await within(await screen.findByRole('grid')).findByRole('button', {
        name: /Gift guide/u,
      })
      const name = box.getAttribute('aria-label') ?? ''
      box.focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await readToast(reason)
      await expect(screen.getByRole('button', { name: /Gift guide/u })).toHaveAccessibleName(name)
    })
    await step('Where there is nothing, nothing can be added', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Next/u }))
      await expect(await canvas.findByText(/^Nothing planned/u)).toBeVisible()
      // Only the button of the header, which gives the reason of the refusal.
      await expect(canvas.getAllByRole('button', { name: 'Add Tactic' })).toHaveLength(1)
      await expect(writesOf(server)).toEqual([])
    })
    await step('An admin of another frozen plan unfreezes it, and moves its items', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Plan 14' }))
      await expect(await canvas.findByText(PLAN_MESSAGES.frozenForAdmins)).toBeVisible()
      await expect(canvas.getByRole('link', { name: PLAN_MESSAGES.unfreeze })).toHaveAttribute(
        'href',
        '/account/1/plan/14/settings#freeze',
      )
      await expectMoves(outlet, server)
    })
  },
}
