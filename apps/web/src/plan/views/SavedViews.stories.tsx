import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { CalendarHost } from '../../screens/calendar/fixtures/CalendarHost'
import { memoryStore } from '../../preferences/browser-store'
import { createCalendarPreferences } from '../../preferences/calendar-preferences'
import { toasts } from '../../testing/toasts'
import {
  board,
  choose,
  savedViewsServer,
  spenders,
  views,
  viewsButton,
} from './fixtures/saved-views'

const meta = {
  title: 'Screens/Planning/Calendar/Saved views',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: savedViewsServer(), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const period = (name: string) => screen.findByRole('button', { name })

export const SavesTheViewOnShow: Story = {
  args: { server: savedViewsServer([]), url: 'month?date=2026-12' },
  play: async ({ args }) => {
    await choose('Save this view …')
    const dialog = await screen.findByRole('dialog', { name: 'Save this view' })
    await enterText(within(dialog).getByRole('textbox', { name: /^Name/u }), 'Winter')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }))
    await viewsButton('Saved view: Winter')
    await expect(args.server.savedView(1)).toMatchObject({
      name: 'Winter',
      planId: 12,
      view: 'month',
      settings: { range: { kind: 'relative', name: 'next-month' }, filters: {} },
      isShared: false,
    })
  },
}

export const CopiesALinkToTheVisibleContent: Story = {
  args: {
    server: savedViewsServer([{ ...spenders, isShared: true }]),
    url: 'month?date=2026-12&view=1',
  },
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const copiedQuery = async () => {
      write.mockClear()
      await choose(/^Copy link/u)
      await waitFor(() => expect(write).toHaveBeenCalled())
      return new URL(write.mock.lastCall?.[0] ?? '').search
    }
    await viewsButton('Saved view: Spenders next month')
    await expect(await copiedQuery()).toBe('?view=1')
    await userEvent.click(screen.getByRole('button', { name: /^Later|^Next/u }))
    await viewsButton('Saved view: Spenders next month, changed')
    await expect(await copiedQuery()).toContain('2027-01')
    write.mockRestore()
  },
}

export const SaysThatAViewWasChangedAndUpdatesIt: Story = {
  args: { server: savedViewsServer(), url: 'month?date=2027-02&view=1' },
  play: async ({ args }) => {
    await viewsButton('Saved view: Spenders next month, changed')
    await choose(/^Update/u)
    await viewsButton('Saved view: Spenders next month')
    await expect(args.server.savedView(1)?.settings).toEqual({
      columns: ['cost'],
      range: { kind: 'fixed', startDate: '2027-02-01', endDate: '2027-02-28' },
      filters: { tg: '[21]' },
    })
    await toasts().findByText(/was updated/u)
  },
}

const shared = { ...spenders, userId: 7, isShared: true, canEdit: false }
const ofDeletedTags = {
  ...spenders,
  settings: { ...spenders.settings, filters: { tg: '[98,99]' } },
}
const notice = /^(?:Filters of a saved view|This saved view)/u

/** A user opens the addresses of saved views that other users have sent. */
export const AnAddressOpensTheFiltersOfItsView: Story = {
  args: { server: savedViewsServer([shared]), url: 'month?date=2026-11&view=1' },
  play: async () => {
    await screen.findByRole('button', { name: /Filters.*1 filter in use/u })
    await viewsButton(/^Saved view: Spenders next month/u)
    await expect(screen.queryByText(notice)).toBeNull()
  },
}

export const SaysThatAllTagsOfAViewAreDeleted: Story = {
  args: { server: savedViewsServer([ofDeletedTags]), url: '?view=1' },
  play: async () => {
    await expect(await screen.findByText(notice)).toHaveTextContent(
      'Some are not available to you.',
    )
    await period('December 2026')
  },
}

export const SaysThatAViewIsNotAvailable: Story = {
  args: { url: '?view=99' },
  play: async () => {
    await expect(await screen.findByText(notice)).toHaveTextContent(
      'It may be private, or deleted.',
    )
    await period('November 2026')
    await userEvent.click(screen.getByRole('button', { name: 'Leave the view' }))
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull())
    await expect(document.body).not.toHaveFocus()
  },
}

export const APlanOpensWithTheDefaultView: Story = {
  args: { server: savedViewsServer([{ ...board, isDefault: true }, spenders]), url: '' },
  play: async () => {
    await period('February 2027')
    await viewsButton('Saved view: Board')
  },
}

export const APlanWithoutADefaultViewOpensWithTheMonth: Story = {
  args: { url: '' },
  play: async () => {
    await period('November 2026')
    await viewsButton('Saved views')
    await userEvent.click(await screen.findByRole('radio', { name: 'Day' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked())
  },
}

/** Returns a store of a user who saw the day last. */
function storeAfterADay() {
  const store = memoryStore()
  createCalendarPreferences(store).setCalendarView('day')
  return store
}

export const APlanWithoutADefaultViewOpensWithTheLastView: Story = {
  args: { url: '', store: storeAfterADay() },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked())
  },
}

export const ADefaultViewDoesNotReplaceTheDateOfAUrl: Story = {
  args: { server: savedViewsServer([{ ...board, isDefault: true }]) },
  play: async () => {
    await choose('Manage views')
    await screen.findByRole('dialog', { name: 'Manage views' })
    await expect(screen.getByText(/November 2026/u)).toBeInTheDocument()
  },
}

export const FollowsWhatOthersDoToASharedView: Story = {
  args: { server: savedViewsServer(), url: '?view=3' },
  play: async ({ args: { server }, step }) => {
    await step('A link opens it as it is now', async () => {
      await period('February 2027')
      await viewsButton('Saved view: Board')
    })
    await step('What others do to it is there at once', async () => {
      await period('February 2027')
      await waitFor(() => expect(server.followerCount()).toBe(1))
      await viewsButton('Saved view: Board')
      await step(
        'A new name is there at once, and other filters leave the calendar as it is',
        async () => {
          server.changeViewByOtherUsers(3, {
            name: 'Board, spring',
            settings: { ...board.settings, filters: { tg: '[21]' } },
          })
          await viewsButton('Saved view: Board, spring, changed')
          await period('February 2027')
          await expect(screen.queryByRole('button', { name: /1 filter in use/u })).toBeNull()
        },
      )
      await step('Deleted, it is neither named nor listed; the calendar stays', async () => {
        server.deleteViewByOtherUsers(3)
        await viewsButton('Saved views')
        await period('February 2027')
        await userEvent.click(await viewsButton())
        const menu = within(await screen.findByRole('menu'))
        await expect(menu.getByText('Today')).toBeVisible()
        await expect(menu.queryByText('Board, spring')).toBeNull()
      })
    })
  },
}

export const TellsAViewerWhyTheyCannotShare: Story = {
  args: { server: savedViewsServer(views, { level: 350 }) },
  play: async () => {
    await choose('Save this view …')
    const option = await screen.findByRole('radio', { name: /^Everybody on/u })
    await waitFor(() => expect(option).toBeDisabled())
  },
}

export const OpensViews: Story = {
  args: { server: savedViewsServer(views, { holds: /^GET \/custom_views/u }) },
  play: async ({ args: { server }, step }) => {
    await step('Can be read again after a failure', async () => {
      await userEvent.click(await viewsButton())
      await waitFor(async () => {
        if (server.waiting().length > 0) server.answer('forbidden')
        await expect(screen.getByText('The saved views could not be loaded')).toBeVisible()
      })
      await userEvent.click(screen.getByText('Try again'))
      await waitFor(() => expect(server.waiting()).not.toHaveLength(0))
      server.answer()
      await choose('Today')
      await viewsButton('Saved view: Today')
      server.hold(null)
    })
    await step('Opens a view with its dates and filters', async () => {
      await choose('Spenders next month')
      await period('December 2026')
      await viewsButton('Saved view: Spenders next month')
      await screen.findByRole('button', { name: /Filters.*1 filter in use/u })
      await screen.findByRole('button', { name: 'Save view' })
    })
    await step('Opens a view by its key', async () => {
      // The menu, which handles the keys, loads when the browser is idle, or when the pointer
      // enters its button.
      await userEvent.hover(await viewsButton())
      await waitFor(() => expect(server.requests()).toContain('GET /custom_views'))
      await waitFor(async () => {
        await userEvent.keyboard('2')
        await expect(screen.getByRole('button', { name: 'Saved view: Today' })).toBeVisible()
      })
      await expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked()
    })
  },
}
