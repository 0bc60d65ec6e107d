import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildTactic, buildTag } from '@throughline/test-support/builders'
import type { PlanningServerOptions } from '@throughline/test-support/network'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { readToast, toasts } from '../../testing/toasts'
import { memoryStore } from '../../preferences/browser-store'
import type { KeyValueStore } from '../../preferences/key-value-store'
import { calendarMeta, calendarOf } from './fixtures/CalendarHost'
import { monthBar } from './fixtures/month-page'

const ON = '2026-11-18'
const email = buildTactic({ id: 1, title: 'Gift guide', on: ON })
const website = buildTactic({
  id: 2,
  title: 'Hero swap',
  on: ON,
  channelId: 102,
  tacticTypeId: 1020,
})
const signage = buildTactic({ id: 3, title: 'Windows', on: ON, channelId: 104, tacticTypeId: 1040 })
const emailBar = monthBar(email.title)
const websiteBar = monthBar(website.title)
const signageBar = monthBar(signage.title)

const content: PlanningServerOptions = { tactics: [email, website, signage], tags: [buildTag()] }

/** Returns the store of a browser with the channel Website chosen on plan 12. */
function storeWithWebsite(): KeyValueStore {
  const store = memoryStore()
  store.setItem('tp12', '[1020,1021]')
  return store
}

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Chips and links of filters',
  tags: ['!autodocs'],
  args: calendarOf(content),
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const row = () => screen.findByRole('toolbar', { name: 'Filters in use' })
/** Returns all chips, also those that do not fit. */
const chips = async () => {
  const list = within(await row()).getByRole('list', { hidden: true })
  return [...list.children].map(({ textContent }) => textContent)
}
const removeChip = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Remove filter: ${name}` }))
const inRow = async (name: string) => within(await row()).getByRole('button', { name })
const filtersButton = () => screen.getByRole('button', { name: /^Filters/u })
const openFilters = () => userEvent.click(filtersButton())
const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name}`, 'u') })
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const shows = async (...bars: readonly ReturnType<typeof monthBar>[]) => {
  await waitFor(async () => {
    const visible = [emailBar, websiteBar, signageBar].filter((bar) => bar.query() !== null)
    await expect(visible).toEqual(bars)
  })
}

/** Reads the link that the button copies. */
async function copiedLink(): Promise<string> {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  try {
    await userEvent.click(await inRow('Copy link'))
    await readToast('Link copied.')
    const link = new URL(write.mock.lastCall?.[0] ?? '')
    return `${link.pathname}${link.search}`
  } finally {
    write.mockRestore()
  }
}

export const ShowsAndRemovesStoredFilters: Story = {
  args: calendarOf({ ...content, holds: /^GET \/plans\/12$/u }, { store: storeWithWebsite() }),
  play: async ({ args: { server }, canvasElement, step }) => {
    await step('While the plan loads, the row of chips has its height', async () => {
      const areas = () =>
        canvasElement.querySelector('[data-part="top"]')?.getBoundingClientRect().top
      await waitFor(() => expect(server.waiting()).not.toHaveLength(0))
      await expect(canvasElement.querySelector('[data-part="waiting-chips"]')).toBeVisible()
      const before = areas()
      while (server.waiting().length > 0) server.answer()
      await shows(websiteBar)
      await expect(await chips()).toEqual(['Website'])
      await expect(areas()).toBe(before)
    })
    await step('A link that cannot be copied is reported', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'))
      try {
        await userEvent.click(await inRow('Copy link'))
        await readToast('The link could not be copied.')
      } finally {
        write.mockRestore()
      }
    })
    await step('The chip of the stored channel goes, and everything is there', async () => {
      await removeChip('Website')
      await shows(emailBar, websiteBar, signageBar)
      await waitFor(() => expect(filtersButton()).toHaveFocus())
      await expect(screen.queryByRole('toolbar', { name: 'Filters in use' })).toBeNull()
    })
    await step('A choice in the sidebar makes one, and moves neither of them', async () => {
      await openFilters()
      const top = (await box('Email')).getBoundingClientRect().top
      const headerTop = filtersButton().getBoundingClientRect().top
      await userEvent.click(await box('Email'))
      await expect(await chips()).toEqual(['Email'])
      await expect((await box('Email')).getBoundingClientRect().top).toBe(top)
      await expect(filtersButton().getBoundingClientRect().top).toBe(headerTop)
    })
    await step('A removed chip unticks its box', async () => {
      await removeChip('Email')
      await waitFor(async () => expect(await box('Email')).not.toBeChecked())
    })
  },
}

const LINK_TO_EMAIL = 'month?date=2026-11&tp=1030%2C1031%2C1032'
const ownStore = storeWithWebsite()

export const ShowsTheFiltersOfALink: Story = {
  args: calendarOf(content, {
    url: LINK_TO_EMAIL,
    store: ownStore,
    links: { 'The link again': LINK_TO_EMAIL },
  }),
  play: async ({ step }) => {
    const isStored = (types: string) => expect(ownStore.getItem('tp12')).toBe(types)
    await step('They are in use, and stored nowhere', async () => {
      await shows(emailBar)
      await expect(within(await row()).getByText('Filters of a link')).toBeVisible()
      await expect(await chips()).toEqual(['Email'])
      await isStored('[1020,1021]')
    })
    await step('A change is one of the link', async () => {
      await openFilters()
      await userEvent.click(await box('Signage'))
      await shows(emailBar, signageBar)
      await expect(await box('Signage')).toBeChecked()
      await expect(await chips()).toEqual(['Email', 'Signage'])
      await isStored('[1020,1021]')
      await expect(await copiedLink()).toBe(
        '/account/1/plan/12/calendar/month?date=2026-11&tp=1030,1031,1032,1040',
      )
    })
    await step('Another month has them too', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Next/u }))
      await userEvent.click(screen.getByRole('button', { name: /^Previous/u }))
      await expect(await chips()).toEqual(['Email', 'Signage'])
    })
    await step('Without any filter it is a link still', async () => {
      await removeChip('Email')
      await removeChip('Signage')
      await shows(emailBar, websiteBar, signageBar)
      await expect(within(await row()).getByText('Filters of a link')).toBeVisible()
      await expect(await copiedLink()).toMatch(/\?date=2026-11&lpl=true$/u)
    })
    await step('Back to mine shows the stored filters', async () => {
      await userEvent.click(await inRow('Back to mine'))
      await shows(websiteBar)
      await waitFor(() => expect(filtersButton()).toHaveFocus())
      await expect(screen.queryByText('Filters of a link')).toBeNull()
      await expect(await copiedLink()).toMatch(/\?date=2026-11&tp=1020,1021$/u)
    })
    await step('Keep as mine stores those of the link, and leaves it', async () => {
      await follow('The link again')
      await shows(emailBar)
      await userEvent.click(await inRow('Keep as mine'))
      await waitFor(() => expect(screen.queryByText('Filters of a link')).toBeNull())
      await isStored('[1030,1031,1032]')
      await waitFor(() => expect(filtersButton()).toHaveFocus())
      await shows(emailBar)
    })
    await step('A later change is stored', async () => {
      await userEvent.click(await box('Signage'))
      await waitFor(() => isStored('[1030,1031,1032,1040]'))
    })
    await step('Undo brings back what the person had stored', async () => {
      await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
      await shows(websiteBar)
      await isStored('[1020,1021]')
    })
  },
}

export const ReadsWhatItCanOfALink: Story = {
  args: calendarOf(content, {
    url: 'month?date=2026-11&lpl=false&npl=99,x&tp=1030,1031,1032,77&tg=21,22&in=%00&sb=-1',
    store: storeWithWebsite(),
    links: {
      'A malformed link': 'month?date=2026-11&tp=DROP%20TABLE&lpl=1',
      'A link to nothing': 'month?date=2026-11&tp=1032',
    },
  }),
  play: async ({ step }) => {
    await step('What it names in vain is left out, and said', async () => {
      await waitFor(async () => expect(await chips()).toEqual(['Email', 'Top spenders']))
      await expect(await copiedLink()).toMatch(/\?date=2026-11&tp=1030,1031,1032&tg=21$/u)
      await expect(
        within(await row()).getByText('Filters of a link. Some are not available to you.'),
      ).toBeVisible()
    })
    await step('A link without a value that can be read is none', async () => {
      await follow('A malformed link')
      await shows(websiteBar)
      await expect(screen.queryByText('Filters of a link')).toBeNull()
    })
    await step('Filters that leave nothing are cleared where the items would be', async () => {
      await follow('A link to nothing')
      const text = await screen.findByText('Nothing of this month matches the filters.')
      const notice = text.closest<HTMLElement>('[data-part="notice"]')
      // The chips above the calendar have a button of the same name.
      await userEvent.click(within(notice ?? text).getByRole('button', { name: 'Clear Filters' }))
      await shows(emailBar, websiteBar, signageBar)
      await expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
    })
  },
}
