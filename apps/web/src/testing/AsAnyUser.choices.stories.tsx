import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from './enter-text'
import anyUser, { Month, Plans, Table } from './AsAnyUser.stories'

/** Tests of the menus in the toolbar. Readers use the stories of `AsAnyUser.stories.tsx`. */
const meta = {
  ...anyUser,
  title: 'Screens/As any user/Choices',
  tags: ['!autodocs', 'no-baseline'],
} satisfies Meta<{ url: string }>

export default meta
type Story = StoryObj<typeof meta>

/** Each settings screen, with a role and a name that it shows when it is loaded. */
const settings = [
  ['Channels', 'button', /Email/],
  ['Tags', 'button', /tag/i],
  ['Initiatives', 'button', /initiative/i],
  ['Budget', 'button', /^Edit National plan Budget/],
  ['Documents', 'button', /^Show vip-brief/],
  ['Team', 'row', /@/],
  ['Calendars of Interest', 'button', /calendar/i],
] as const

const text = (words: string | RegExp) => screen.findByText(words, undefined)

const pageHas = async (words: string) => {
  await waitFor(() => expect(document.body).toHaveTextContent(words))
}

export const AnEmptyPlanHasNoItems: Story = {
  ...Table,
  globals: { dataSize: 'empty' },
  play: async () => {
    await screen.findByRole('button', { name: 'Add Tactic' })
    await expect(document.body).not.toHaveTextContent('Holiday gifting')
  },
}

export const AViewerIsToldWhyNothingCanBeChanged: Story = {
  ...Table,
  globals: { role: 'viewer' },
  play: async () => {
    await pageHas(TACTIC_MESSAGES.viewerCannotEdit)
  },
}

export const AContributorIsToldThatAPlanIsFrozen: Story = {
  ...Table,
  globals: { plan: 'frozen', role: 'contributor' },
  play: async () => {
    await pageHas(PLAN_MESSAGES.frozen)
  },
}

export const AnInactiveAccountOpensNoPlan: Story = {
  ...Table,
  globals: { plan: 'inactive', role: 'owner' },
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await expect(screen.queryByRole('treegrid')).toBeNull()
  },
}

export const ALeadPlanIsListedAboveItsNestedPlan: Story = {
  ...Plans,
  globals: { plan: 'lead' },
  play: async () => {
    await expect(await text('West region')).toBeVisible()
  },
}

/** Keys that the app handles with Ctrl or Cmd: undo, redo, the palette, and the search of the flow. */
const keysOfApp = /^[zykf]$/

/**
 * Presses each key on the page together with Ctrl, Cmd or Alt. These keys belong to the browser, so
 * that Ctrl+Shift+P opens its private window and not a part of the app.
 */
async function leavesKeysToTheBrowser() {
  const handled: string[] = []
  for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789/?.,+-') {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
      if (modifier !== 'altKey' && keysOfApp.test(key)) continue
      for (const shiftKey of [false, true]) {
        const options = { key, shiftKey, [modifier]: true, bubbles: true, cancelable: true }
        const isLeft = document.body.dispatchEvent(new KeyboardEvent('keydown', options))
        if (!isLeft) handled.push(`${modifier} ${shiftKey ? 'Shift ' : ''}${key}`)
      }
    }
  }
  await expect(handled).toEqual([])
}

/** Clicks each link as users do who want another tab or window, which only the browser opens. */
async function leavesLinksToTheBrowser() {
  const handled: string[] = []
  const handleClick = (event: MouseEvent) => {
    if (event.defaultPrevented && event.target instanceof Element) {
      handled.push(event.target.outerHTML)
    }
    // The test needs no further tab.
    event.preventDefault()
  }
  addEventListener('click', handleClick)
  for (const link of document.querySelectorAll('a[href]')) {
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey']) {
      const options = { [modifier]: true, bubbles: true, cancelable: true }
      link.dispatchEvent(new MouseEvent('click', options))
    }
  }
  removeEventListener('click', handleClick)
  await expect(handled).toEqual([])
}

async function leavesKeysAndLinksToTheBrowser() {
  await leavesKeysToTheBrowser()
  await leavesLinksToTheBrowser()
}

/** Links lead from one screen of the app to all others. Each leaves the browser its part. */
export const EveryScreenOpensByItsLinks: Story = {
  ...Month,
  play: async ({ step }) => {
    const open = async (navigation: string, name: string) => {
      const links = within(await screen.findByRole('navigation', { name: navigation }))
      await userEvent.click(await links.findByRole('link', { name }))
    }
    await step('Views of the plan', async () => {
      await open('Main', 'Day')
      await screen.findAllByRole('button', { name: /^Spring catalog/ })
      await leavesKeysAndLinksToTheBrowser()
      await open('Main', 'Flow')
      await screen.findAllByRole('button', { name: /^Holiday gifting/i })
      await screen.findByRole('region', { name: 'Parking Lot' })
      await leavesKeysAndLinksToTheBrowser()
      await open('Main', 'Budget')
      await screen.findAllByRole('rowheader', { name: /Email/ })
      await leavesKeysAndLinksToTheBrowser()
    })
    await step('A tactic, from the search', async () => {
      await open('Main', 'Search')
      await enterText(await screen.findByRole('searchbox'), 'deals{Enter}')
      const [match] = await screen.findAllByRole('link', { name: /deals/i })
      await leavesKeysAndLinksToTheBrowser()
      if (match !== undefined) await userEvent.click(match)
      await screen.findByRole('textbox', { name: /Title/ })
    })
    await step('Settings of the plan', async () => {
      await open('Main', 'Plan settings')
      for (const [name, role, content] of settings) {
        await open('Plan settings', name)
        await screen.findAllByRole(role, { name: content })
        await leavesKeysAndLinksToTheBrowser()
      }
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    })
    await step('The page of the person', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /Settings$/u }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }))
      await screen.findByRole('textbox', { name: /First name/ })
      await leavesKeysAndLinksToTheBrowser()
    })
  },
}
