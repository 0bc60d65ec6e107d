import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildTactic, buildTag } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import type { KeyValueStore } from '../../preferences/key-value-store'
import { CalendarHost } from './fixtures/CalendarHost'
import { monthBar } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'

const on = '2026-11-18'
const email = buildTactic({ id: 1, title: 'Gift guide', on })
const website = buildTactic({ id: 2, title: 'Hero swap', on, channelId: 102, tacticTypeId: 1020 })
const signage = buildTactic({ id: 3, title: 'Windows', on, channelId: 104, tacticTypeId: 1040 })
const emailBar = monthBar(email.title)
const websiteBar = monthBar(website.title)
const signageBar = monthBar(signage.title)

function serverOf(holds?: RegExp) {
  return createPlanningServer({
    tactics: [email, website, signage],
    tags: [buildTag()],
    ...(holds === undefined ? null : { holds }),
  })
}

/** A browser that has the channel Website chosen on plan 12. */
function storeWithWebsite(): KeyValueStore {
  const store = memoryStore()
  store.setItem('tp12', '[1020,1021]')
  return store
}

const meta = {
  title: 'Screens/Planning/Calendar/Chips and links of filters',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: serverOf(), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const LINK_TO_EMAIL = 'month?date=2026-11&tp=1030%2C1031%2C1032'

const row = () => screen.findByRole('toolbar', { name: 'Filters in use' })
/** Those that do not fit included. */
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
const shows = async (...bars: readonly ReturnType<typeof monthBar>[]) => {
  await waitFor(async () => {
    const shown = [emailBar, websiteBar, signageBar].filter((bar) => bar.query() !== null)
    await expect(shown).toEqual(bars)
  })
}

/** Reads the link that the button copies. */
async function copiedLink(): Promise<string> {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  try {
    await userEvent.click(await inRow('Copy link'))
    await toasts().findAllByText('Link copied.')
    const link = new URL(write.mock.lastCall?.[0] ?? '')
    return `${link.pathname}${link.search}`
  } finally {
    write.mockRestore()
  }
}

export const ShowsAndRemovesChips: Story = {
  args: { store: storeWithWebsite() },
  play: async ({ step }) => {
    await step('A chip for the stored channel, which goes and shows all', async () => {
      await shows(websiteBar)
      await expect(await chips()).toEqual(['Website'])
      await removeChip('Website')
      await shows(emailBar, websiteBar, signageBar)
      await waitFor(() => expect(filtersButton()).toHaveFocus())
      await expect(screen.queryByRole('toolbar', { name: 'Filters in use' })).toBeNull()
    })
    await step(
      'A choice in the sidebar makes one, and moves neither sidebar nor header',
      async () => {
        await openFilters()
        const top = (await box('Email')).getBoundingClientRect().top
        const headerTop = filtersButton().getBoundingClientRect().top
        await userEvent.click(await box('Email'))
        await expect(await chips()).toEqual(['Email'])
        await expect((await box('Email')).getBoundingClientRect().top).toBe(top)
        await expect(filtersButton().getBoundingClientRect().top).toBe(headerTop)
      },
    )
    await step('A removed chip unticks its box', async () => {
      await removeChip('Email')
      await waitFor(async () => expect(await box('Email')).not.toBeChecked())
    })
  },
}

const slowPlan = serverOf(/^GET \/plans\/12$/u)

export const ReservesTheRowWhileThePlanLoads: Story = {
  args: { server: slowPlan, store: storeWithWebsite() },
  play: async ({ canvasElement }) => {
    const areas = () =>
      canvasElement.querySelector('[data-part="top"]')?.getBoundingClientRect().top
    await waitFor(() => expect(slowPlan.waiting()).not.toHaveLength(0))
    await expect(canvasElement.querySelector('[data-part="waiting-chips"]')).toBeVisible()
    const before = areas()
    while (slowPlan.waiting().length > 0) slowPlan.answer()
    await shows(websiteBar)
    await expect(await chips()).toEqual(['Website'])
    await expect(areas()).toBe(before)
  },
}

const storeOfReader = storeWithWebsite()

export const ShowsTheFiltersOfALink: Story = {
  args: { url: LINK_TO_EMAIL, store: storeOfReader },
  play: async ({ step }) => {
    await step('They are shown, and stored nowhere', async () => {
      await shows(emailBar)
      await expect(within(await row()).getByText('Filters of a link')).toBeVisible()
      await expect(await chips()).toEqual(['Email'])
      await expect(storeOfReader.getItem('tp12')).toBe('[1020,1021]')
    })
    await step('A change is one of the link', async () => {
      await openFilters()
      await userEvent.click(await box('Signage'))
      await shows(emailBar, signageBar)
      await expect(await box('Signage')).toBeChecked()
      await expect(await chips()).toEqual(['Email', 'Signage'])
      await expect(storeOfReader.getItem('tp12')).toBe('[1020,1021]')
      await expect(await copiedLink()).toBe(
        '/account/1/plan/12/calendar/month?date=2026-11&tp=1030,1031,1032,1040',
      )
    })
    await step('Another month keeps it', async () => {
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
  },
}

const keeper = storeWithWebsite()

export const KeepsTheFiltersOfALink: Story = {
  args: { url: LINK_TO_EMAIL, store: keeper },
  play: async ({ step }) => {
    await step('They are stored, and the link is left', async () => {
      await shows(emailBar)
      await userEvent.click(await inRow('Keep as mine'))
      await waitFor(() => expect(screen.queryByText('Filters of a link')).toBeNull())
      await expect(keeper.getItem('tp12')).toBe('[1030,1031,1032]')
      await waitFor(() => expect(filtersButton()).toHaveFocus())
      await shows(emailBar)
    })
    await step('A later change is stored', async () => {
      await openFilters()
      await userEvent.click(await box('Signage'))
      await waitFor(() => expect(keeper.getItem('tp12')).toBe('[1030,1031,1032,1040]'))
    })
    await step('Undo brings the person’s own back', async () => {
      await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
      await shows(websiteBar)
      await expect(keeper.getItem('tp12')).toBe('[1020,1021]')
    })
  },
}

export const DropsWhatALinkNamesInVain: Story = {
  args: {
    url: 'month?date=2026-11&lpl=false&npl=99,x&tp=1030,1031,1032,77&tg=21,22&in=%00&sb=-1',
    store: storeWithWebsite(),
  },
  play: async () => {
    await waitFor(async () => expect(await chips()).toEqual(['Email', 'Top spenders']))
    await expect(await copiedLink()).toMatch(/\?date=2026-11&tp=1030,1031,1032&tg=21$/u)
    await expect(
      within(await row()).getByText('Filters of a link. Some are not available to you.'),
    ).toBeVisible()
  },
}

/** A value that nobody can read is no link. */
export const IgnoresAMalformedLink: Story = {
  args: { url: 'month?date=2026-11&tp=DROP%20TABLE&lpl=1', store: storeWithWebsite() },
  play: async () => {
    await shows(websiteBar)
    await expect(screen.queryByText('Filters of a link')).toBeNull()
  },
}

export const SaysWhenALinkCannotBeCopied: Story = {
  args: { store: storeWithWebsite() },
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'))
    try {
      await shows(websiteBar)
      await userEvent.click(await inRow('Copy link'))
      await expect(await toasts().findByText('The link could not be copied.')).toBeVisible()
    } finally {
      write.mockRestore()
    }
  },
}
