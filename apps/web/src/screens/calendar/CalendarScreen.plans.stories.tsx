import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, buildTactic } from '@throughline/test-support/builders'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import type { KeyValueStore } from '../../preferences/key-value-store'
import { calendarMeta, calendarOf } from './fixtures/CalendarHost'
import { monthBar, pressMove } from './fixtures/month-page'

const ON = '2026-11-18'
const plan = buildPlan({ plans: [], type: 'Individual' })
const otherPlan = buildPlan({ id: 14, name: 'Outlet plan', plans: [], type: 'Individual' })
const email = buildTactic({ id: 1, title: 'Gift guide', on: ON })
const website = buildTactic({
  id: 2,
  title: 'Hero swap',
  on: ON,
  channelId: 102,
  tacticTypeId: 1020,
})
const outlet = buildTactic({
  id: 3,
  title: 'Outlet sale',
  on: ON,
  planId: 14,
  channelId: 102,
  tacticTypeId: 1020,
})
const emailBar = monthBar(email.title)
const websiteBar = monthBar(website.title)
const outletBar = monthBar(outlet.title)

/** Two plans with a channel in common. */
const content = { plans: [plan, otherPlan], tactics: [email, website, outlet] }
const linkedPlanIds = [12, 14]

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Plans and filters',
  tags: ['!autodocs'],
  args: calendarOf(content),
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const goTo = (id: number) => userEvent.click(screen.getByRole('link', { name: `Plan ${id}` }))
const openFilters = () => userEvent.click(screen.getByRole('button', { name: /^Filters/u }))
/** The number beside a filter counts the plan's items that match it. */
const expectEmailCount = (text: string) =>
  waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /^Email/u })).toHaveAttribute(
      'aria-description',
      text,
    ),
  )
const titleOf = (name: string) => screen.findByRole('heading', { name })

export const ShowsNoItemAndNoChangeInAnotherPlan: Story = {
  args: calendarOf({ ...content, holds: /^(?:GET|PUT) \/tactics/u }, { linkedPlanIds }),
  play: async ({ args: { server }, step }) => {
    /** Answers all requested lists, also those of the months before and after. */
    const answerLists = async () => {
      await waitFor(() => expect(server.waiting()).toContain('GET /tactics'))
      while (server.waiting().includes('GET /tactics')) server.answer('as usual', /^GET/u)
    }
    await step('The first plan shows its items', async () => {
      await answerLists()
      await waitFor(() => expect(emailBar.get()).toBeVisible())
      await openFilters()
      await expectEmailCount('1 item')
    })
    await step('While the other plan is on its way, none of them is shown or counted', async () => {
      while (server.waiting().length > 0) server.answer()
      await goTo(14)
      await waitFor(() => expect(server.waiting()).not.toHaveLength(0))
      await titleOf('Outlet plan')
      await expectEmailCount('0 items')
      await expect(emailBar.query()).toBeNull()
      await expect(websiteBar.query()).toBeNull()
    })
    await step('Then it shows its own and nothing else', async () => {
      await answerLists()
      await waitFor(() => expect(outletBar.get()).toBeVisible())
      await expect(emailBar.query()).toBeNull()
    })
    await step('Back on the first plan, the item of the other is gone at once', async () => {
      await goTo(12)
      await waitFor(() => expect(emailBar.get()).toBeVisible())
      await expect(outletBar.query()).toBeNull()
    })
    await step('An item is being moved', async () => {
      await emailBar.focus()
      await pressMove()
      await emailBar.expectOn(19)
      await waitFor(() => expect(server.waiting()).toContain('PUT /tactics/1'))
      await expectEmailCount('1 item')
    })
    await step('The other plan does not show it, before the answer and after', async () => {
      await goTo(14)
      await waitFor(() => expect(outletBar.get()).toBeVisible())
      await expect(emailBar.query()).toBeNull()
      await expectEmailCount('0 items')
      server.answer('as usual', /^PUT/u)
      await waitFor(() => expect(server.item(email.id)?.version).toBe(email.version + 1))
      await expect(await screen.findByText('Date updated.')).toBeVisible()
      await expect(emailBar.query()).toBeNull()
      await expectEmailCount('0 items')
    })
    await step('Its own plan shows it where it was moved to', async () => {
      await goTo(12)
      await waitFor(() => expect(emailBar.day()).toBe(19))
    })
  },
}

const entriesOf = (store: KeyValueStore) =>
  Object.fromEntries(
    store
      .keys()
      .filter((key) => /^(?:lpl|npl|tp|in|tg|sb)\d/u.test(key))
      .map((key) => [key, store.getItem(key)]),
  )

const filtersButton = (count: number) =>
  screen.findByRole('button', {
    name: new RegExp(`^Filters${count === 0 ? '' : ` *${count}`}`, 'u'),
  })

const emptyStore = memoryStore()

export const KeepsFiltersWithTheirPlanAndInTheBrowser: Story = {
  args: calendarOf(content, { linkedPlanIds, store: emptyStore }),
  play: async ({ step }) => {
    await step('A chosen channel hides the other, and is stored', async () => {
      await waitFor(() => expect(websiteBar.get()).toBeVisible())
      await userEvent.click(await filtersButton(0))
      await userEvent.click(await screen.findByRole('checkbox', { name: /^Email/u }))
      await waitFor(() => expect(websiteBar.query()).toBeNull())
      await expect(emailBar.get()).toBeVisible()
      await expect(entriesOf(emptyStore)).toEqual({ tp12: '[1030,1031,1032]' })
    })
    await step('The other plan is not filtered', async () => {
      await goTo(14)
      await waitFor(() => expect(outletBar.get()).toBeVisible())
      await expect(await screen.findByRole('checkbox', { name: /^Email/u })).not.toBeChecked()
    })
    await step('Its own choice is stored beside the first', async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: /^Website/u }))
      await waitFor(() =>
        expect(entriesOf(emptyStore)).toEqual({ tp12: '[1030,1031,1032]', tp14: '[1020,1021]' }),
      )
    })
    await step('Back on the first plan its filters are as they were', async () => {
      await goTo(12)
      await waitFor(() => expect(emailBar.get()).toBeVisible())
      await expect(websiteBar.query()).toBeNull()
      await expect(await screen.findByRole('checkbox', { name: /^Email/u })).toBeChecked()
      await expect(await screen.findByRole('checkbox', { name: /^Website/u })).not.toBeChecked()
    })
    await step('Cleared filters leave nothing behind', async () => {
      const sidebar = within(screen.getByRole('dialog', { name: /^Filters/u }))
      await userEvent.click(sidebar.getByRole('button', { name: 'Clear Filters' }))
      await waitFor(() => expect(websiteBar.get()).toBeVisible())
      await expect(entriesOf(emptyStore)).toEqual({ tp14: '[1020,1021]' })
    })
  },
}
