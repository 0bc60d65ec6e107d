import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, buildTactic } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer, type PlanningServerOptions } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { replaceText } from '../../testing/enter-text'
import { memoryStore } from '../../preferences/browser-store'
import { createRecentSearches } from '../../preferences/recent-choices'
import { SearchHost } from './fixtures/search-host'

const search = /^POST \/tactics\/12\/search/u

const serverOf = (options: PlanningServerOptions = {}) =>
  createPlanningServer({
    tactics: [
      buildTactic({ id: 7, title: 'VIP early access', on: '2026-11-20' }),
      buildTactic({
        id: 8,
        title: 'VIP evening, Denver',
        on: '2026-12-03',
        planId: 13,
        abbreviatedPlanName: 'WR',
      }),
      buildTactic({ id: 9, title: 'VIP thanks', on: '2026-10-03' }),
      buildTactic({ id: 10, title: 'Gift guide', on: '2026-12-10' }),
    ],
    ...options,
  })

const meta = {
  title: 'Screens/Planning/Search',
  component: SearchHost,
  tags: ['!autodocs', '!visual'],
  args: { server: serverOf() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof SearchHost>

export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.findByRole('searchbox', { name: 'Keyword' })
const topics = () =>
  screen.queryAllByRole('rowheader').map(({ textContent }) => textContent?.trim())
const requested = (server: ReturnType<typeof serverOf>) =>
  server.requests().filter((name) => search.test(name))

const typing = serverOf()

export const SearchesWhileOneTypes: Story = {
  args: { server: typing },
  play: async ({ step }) => {
    await step('The box has the focus, and asks for a keyword', async () => {
      await waitFor(async () => expect(await box()).toHaveFocus())
      await expect(screen.getByText('Please enter a keyword')).toBeVisible()
      await expect(requested(typing)).toEqual([])
    })
    await step('Typing asks once, after a pause', async () => {
      await userEvent.type(await box(), 'vip')
      await waitFor(() => expect(topics()).toEqual(['VIP early access', 'WRVIP evening, Denver']))
      await expect(requested(typing)).toHaveLength(1)
      await expect(await box()).toHaveValue('vip')
    })
    await step('Both sides are counted, and the other one is a press away', async () => {
      await expect(screen.getByRole('radio', { name: 'Upcoming 2' })).toBeChecked()
      await userEvent.click(screen.getByRole('radio', { name: 'Past 1' }))
      await waitFor(() => expect(topics()).toEqual(['VIP thanks']))
    })
    await step('A link to another search replaces what is typed', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Search for gifts' }))
      await waitFor(() => expect(topics()).toEqual(['Gift guide']))
      await expect(await box()).toHaveValue('gift')
    })
    await step('Esc clears the box', async () => {
      await userEvent.type(await box(), '{Escape}')
      await expect(await screen.findByText('Please enter a keyword')).toBeVisible()
    })
  },
}

const waiting = serverOf({ holds: search })

export const ShowsTheLatestAnswer: Story = {
  // The days and filters of a link to another view do not apply to a search.
  args: { server: waiting, query: '?q=gift&date=2020-01&tg=99&lpl=false' },
  play: async ({ step }) => {
    const isSearching = () => waitFor(() => expect(waiting.waiting()).toHaveLength(1))
    await step('It says that it is searching', async () => {
      await isSearching()
      await expect(screen.getByText('Searching tactics...', { selector: 'p' })).toBeVisible()
    })
    await step('The text of an error is shown', async () => {
      waiting.answer('forbidden')
      await expect(await screen.findByRole('alert')).toHaveTextContent('The search failed')
    })
    await step('Another try finds', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await isSearching()
      waiting.answer()
      await waitFor(() => expect(topics()).toEqual(['Gift guide']))
    })
    await step('Enter searches at once; an answer before it no longer counts', async () => {
      const field = await box()
      await replaceText(field, 'early{Enter}')
      await isSearching()
      const before = requested(waiting).length
      await replaceText(field, 'vip{Enter}')
      await waitFor(() => expect(requested(waiting).length).toBeGreaterThan(before))
      await waitFor(async () => {
        for (const _ of waiting.waiting()) waiting.answer()
        await expect(topics()).toEqual(['VIP early access', 'WRVIP evening, Denver'])
      })
    })
  },
}

export const OpensResultsBesideTheList: Story = {
  args: { server: serverOf(), query: '?q=vip' },
  play: async ({ step }) => {
    await step('The slash leads to the keyword, and is one in it', async () => {
      await waitFor(() => expect(topics()).toHaveLength(2))
      const field = await box()
      field.blur()
      await userEvent.keyboard('/')
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field).toHaveValue('vip')
      await userEvent.keyboard('a/b')
      await expect(field).toHaveValue('a/b')
      await replaceText(field, 'vip{Enter}')
    })
    const [open] = await screen.findAllByRole('link', { name: 'Open VIP early access' })
    if (open === undefined) throw new Error('Nothing was found.')
    await step('Open is a link to the page of the item', async () => {
      await expect(open).toHaveAttribute('href', '/account/1/plan/12/tactic/7')
    })
    await step('A press opens the item beside the results', async () => {
      await userEvent.click(open)
      const title = await screen.findByRole('textbox', { name: /^Title/u })
      await expect(title).toHaveValue('VIP early access')
      await expect(screen.getByRole('grid')).toBeVisible()
    })
  },
}

const store = memoryStore()

export const RemembersSearches: Story = {
  args: { server: serverOf({ plans: [buildPlan({ plans: [], isLead: false })] }), store },
  beforeEach: () => {
    for (const key of store.keys()) store.removeItem(key)
    createRecentSearches(store, 1001, 12).add('gift')
  },
  play: async ({ step }) => {
    await step('A plan without nested ones is searched alone', async () => {
      await expect(
        await screen.findByText('Within a year before and after today, National plan.'),
      ).toBeVisible()
    })
    await step('What one searched for before is a press away', async () => {
      const list = await screen.findByRole('list', { name: 'Recent searches' })
      await userEvent.click(within(list).getByRole('button', { name: 'gift' }))
      await waitFor(() => expect(topics()).toEqual(['Gift guide']))
    })
    await step('A search that is confirmed is remembered, and can be forgotten', async () => {
      const field = await box()
      await replaceText(field, 'vip{Enter}')
      await userEvent.clear(field)
      const list = within(await screen.findByRole('list', { name: 'Recent searches' }))
      const names = () => list.getAllByRole('listitem').map(({ textContent }) => textContent)
      await expect(names()).toEqual(['vip', 'gift'])
      await userEvent.click(
        list.getByRole('button', { name: 'Remove gift from the recent searches' }),
      )
      await expect(names()).toEqual(['vip'])
      await expect(createRecentSearches(store, 1001, 12).read()).toEqual(['vip'])
    })
  },
}
