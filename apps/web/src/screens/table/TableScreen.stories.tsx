import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildSubscription } from '@throughline/test-support/builders'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { memoryStore } from '../../preferences/browser-store'
import { campaign, guide, hero, parked, spring } from './fixtures/table-items'
import { address, heads, row, rowNames, table } from './fixtures/table-page'
import { TABLE_PATH, tableMeta, tableOf } from './fixtures/TableHost'

const meta = {
  ...tableMeta,
  title: 'Screens/Planning/Table',
  tags: ['!autodocs', '!visual'],
  args: tableOf({}, { query: '' }),
} satisfies Meta<typeof tableMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const NO_DATES = 'Tactics in the parking lot have no dates.'
const lot = (count: number) => screen.findByRole('radio', { name: `Parking Lot ${count}` })
const dates = () => screen.getByRole('group', { name: 'Shown dates', description: NO_DATES })

export const Default: Story = {
  play: async ({ args: { server }, step }) => {
    const link = async (title: string) => within(await row(title)).getByRole('link')
    await step('The quarter of today, by channel', async () => {
      await row(guide.title)
      await expect(rowNames()).toEqual([
        'Initiatives 1 tactic',
        campaign.title,
        'Website 1 tactic',
        hero.title,
        'Email 4 tactics',
        'Holiday focus',
        guide.title,
        'Cart reminder',
        'Weekly deals',
        'Total 6 tactics on these days',
      ])
      await expect(screen.getByRole('textbox', { name: /First day/u })).toHaveValue('10/01/26')
      await expect(screen.getByRole('textbox', { name: /Last day/u })).toHaveValue('12/31/26')
      await waitFor(() => expect(address()).toBe(TABLE_PATH))
    })
    await step('Without universal fields their values are not read', async () => {
      await waitFor(() => expect(server.requests()).toContain('GET /tactic_fields'))
      await expect(server.requests()).not.toContain('GET /plans/12/universal-field-values')
    })
    await step('An item opens beside the table', async () => {
      await userEvent.click(await link(guide.title))
      await expect(await screen.findByRole('textbox', { name: /^Title/u })).toHaveValue(guide.title)
      await waitFor(() => expect(address()).toBe(`${TABLE_PATH}?tactic=${guide.id}`))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(address()).toBe(TABLE_PATH))
    })
    await step('With a key held, the browser opens its page', async () => {
      const one = await link(campaign.title)
      await expect(one).toHaveAttribute('href', `/account/1/plan/12/initiative/${campaign.id}`)
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey'] as const) {
        await expect(await leavesToBrowser(one, key)).toBe(true)
      }
      await waitFor(() => expect(address()).toBe(TABLE_PATH))
    })
  },
}

/**
 * Returns whether the app leaves a click with a modifier key to the browser. The story prevents the
 * browser from following the link.
 */
async function leavesToBrowser(
  link: HTMLElement,
  key: 'ctrlKey' | 'metaKey' | 'shiftKey',
): Promise<boolean> {
  let isLeft = false
  const stop = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', stop, { once: true })
  await fireEvent.click(link, { [key]: true })
  document.removeEventListener('click', stop)
  return isLeft
}

export const OpensAtTheParkingLot: Story = {
  args: tableOf({}, { query: '?mode=parking-lot&from=soon&to=2026-03-31&group=nothing' }),
  play: async ({ step }) => {
    await step('Its items have no dates', async () => {
      await table('Tactics in the parking lot')
      await row(parked.title)
      await expect(await lot(1)).toBeChecked()
      await expect(await heads()).not.toContain('Start')
      await expect(screen.queryByRole('rowheader', { name: /Gift guide/u })).toBeNull()
    })
    await step('Days cannot be chosen, and say why', async () => {
      const before = address()
      await expect(dates()).toHaveAttribute('title', NO_DATES)
      for (const name of [/First day/u, /Last day/u]) {
        await expect(screen.getByRole('textbox', { name })).toBeDisabled()
      }
      for (const name of ['Earlier dates', 'Later dates', 'Today']) {
        const button = screen.getByRole('button', { name })
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await userEvent.click(button)
      }
      await waitFor(() => expect(address()).toBe(before))
    })
    await step('The usual days are there for a URL that names none', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Scheduled' }))
      await row(guide.title)
      await waitFor(() => expect(address()).not.toContain('mode'))
      await expect(screen.getByRole('textbox', { name: /First day/u })).toHaveValue('10/01/26')
      await expect(screen.getByRole('button', { name: 'Group: Channel' })).toBeVisible()
    })
    await step('And back, as the URL says', async () => {
      await userEvent.click(await lot(1))
      await row(parked.title)
      await waitFor(() => expect(address()).toContain('mode=parking-lot'))
    })
  },
}

export const ShowsTheDaysOfTheUrl: Story = {
  args: tableOf({}, { query: '?from=2026-03-01&to=2026-03-31&group=none' }),
  play: async ({ step }) => {
    await row(spring.title)
    await expect(rowNames()).toEqual([spring.title, 'Total 1 tactic on these days'])
    await step('Other days go to the URL', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Later dates' }))
      await waitFor(() => expect(address()).toContain('from=2026-04-01&to=2026-04-30'))
      const last = screen.getByRole('textbox', { name: /Last day/u })
      await replaceText(last, '11/30/26{Enter}')
      await row(guide.title)
      await waitFor(() => expect(address()).toContain('from=2026-04-01&to=2026-11-30'))
    })
    await step('Those of today are the usual ones, and named by no URL', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Today' }))
      await waitFor(() => expect(address()).toBe(`${TABLE_PATH}?group=none`))
      await row('Weekly deals')
    })
  },
}

function storeWithWebsite() {
  const store = memoryStore()
  store.setItem('tp12', '[1020,1021]')
  return store
}

export const FiltersLikeTheCalendar: Story = {
  args: tableOf(
    { subscriptions: [buildSubscription({ id: 41, name: 'US holidays' })] },
    { store: storeWithWebsite() },
  ),
  play: async ({ args: { server }, step }) => {
    const filters = () => screen.getByRole('button', { name: /^Filters/u })
    await step('Those of this browser are in use, and counted', async () => {
      await row(hero.title)
      await expect(screen.queryByRole('rowheader', { name: /Gift guide/u })).toBeNull()
      await expect(filters()).toHaveAccessibleName(/1 filter in use/u)
    })
    await step('There are no calendars of interest among them', async () => {
      await userEvent.click(filters())
      await screen.findByRole('checkbox', { name: /^Website/u })
      await waitFor(() => expect(server.requests()).toContain('GET /subscriptions'))
      const find = screen.getByRole('searchbox', { name: 'Find a filter' })
      await enterText(find, 'Top')
      await screen.findByRole('checkbox', { name: /^Top spenders/u })
      await replaceText(find, 'US holidays')
      await expect(await screen.findByText('No filters found')).toBeVisible()
      await userEvent.clear(find)
    })
    await step('Another channel is added to them', async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: /^Email/u }))
      await row(guide.title)
      await expect(filters()).toHaveAccessibleName(/2 filters in use/u)
    })
  },
}
