import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPerson, buildSession } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { guide, hero, parked } from './fixtures/table-items'
import { address, cell, groupBy, head, heads, row, rowNames } from './fixtures/table-page'
import { createTableServer } from './fixtures/table-server'
import { TableVisits } from './fixtures/TableHost'

const meta = {
  title: 'Screens/Planning/Table/Layout',
  component: TableVisits,
  tags: ['!autodocs', '!visual'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: createTableServer(), store: memoryStore() },
} satisfies Meta<typeof TableVisits>

export default meta
type Story = StoryObj<typeof meta>

const USUAL = [
  'Title',
  'Flag',
  'Channel',
  'Type',
  'Start',
  'End',
  'Initiatives',
  'Tags',
  'Est',
  'Act',
  'Var',
]

const widthOf = async (name: string) => (await head(name)).getBoundingClientRect().width

async function openAgain(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }))
  await row(guide.title)
}

async function inChooser(role: 'checkbox' | 'button', name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const chooser = within(await screen.findByRole('dialog', { name: 'Columns' }))
  await userEvent.click(chooser.getByRole(role, { name }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const FindsItsColumnsAgain: Story = {
  args: { store: memoryStore() },
  play: async ({ step }) => {
    const arranged = ['Title', 'Channel', 'Start', 'Type', ...USUAL.slice(5)]
    let width = 0
    await row(guide.title)
    await expect(await heads()).toEqual(USUAL)
    await step('Hidden, kept in view, moved and widened', async () => {
      await inChooser('checkbox', 'Flag')
      await inChooser('button', 'Keep Channel in view')
      await userEvent.click(await head('Type'))
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await waitFor(async () => expect(await heads()).toEqual(arranged))
      const before = await widthOf('Channel')
      await userEvent.click(await head('Channel'))
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
      await waitFor(async () => expect(await widthOf('Channel')).toBeGreaterThan(before))
      width = await widthOf('Channel')
    })
    await step('Opened again, all of it is there', async () => {
      await openAgain()
      await expect(await heads()).toEqual(arranged)
      await expect(await widthOf('Channel')).toBe(width)
      await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
      const chooser = within(await screen.findByRole('dialog', { name: 'Columns' }))
      await expect(chooser.getByRole('checkbox', { name: 'Flag' })).not.toBeChecked()
      await expect(chooser.getByRole('button', { name: 'Keep Channel in view' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await userEvent.keyboard('{Escape}')
    })
    await step('The parking lot has columns of its own', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Parking Lot 1' }))
      await row(parked.title)
      await expect(await heads()).toContain('Flag')
    })
  },
}

export const FindsItsOrderAgain: Story = {
  args: { store: memoryStore(), query: '?group=none' },
  play: async ({ step }) => {
    await step('By channel, and within it the dearest first', async () => {
      const user = userEvent.setup()
      await row(guide.title)
      await user.click(await head('Channel'))
      await user.keyboard('{Shift>}')
      await user.click(await head('Est'))
      await user.click(await head('Est'))
      await user.keyboard('{/Shift}')
    })
    await step('It is shown, and stays', async () => {
      const names = [
        guide.title,
        'Cart reminder',
        'Weekly deals',
        'Holiday focus',
        'Black Friday Promotion',
        hero.title,
        'Total 6 tactics',
      ]
      await waitFor(() => expect(rowNames()).toEqual(names))
      await expect(await head('Channel')).toHaveAttribute('aria-sort', 'ascending')
      await openAgain()
      await expect(rowNames()).toEqual(names)
      await expect(await head('Channel')).toHaveAttribute('aria-sort', 'ascending')
    })
  },
}

const grouped = memoryStore()

export const FindsItsGroupsAgain: Story = {
  args: { store: grouped },
  play: async ({ step }) => {
    await step('By month, as the URL says from then on', async () => {
      await row(guide.title)
      await groupBy('Month')
      await row('October 2026')
      await expect(address()).toContain('group=month')
    })
    await step('A URL that names no grouping shows that of the person', async () => {
      await openAgain()
      await expect(screen.getByRole('button', { name: 'Group: Month' })).toBeVisible()
      await expect(address()).not.toContain('group')
      await row('October 2026')
    })
    await step('The parking lot has no months, and keeps its own', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Parking Lot 1' }))
      await row(parked.title)
      await expect(screen.getByRole('button', { name: 'Group: Channel' })).toBeVisible()
      await userEvent.click(screen.getByRole('radio', { name: 'Scheduled' }))
      await row('October 2026')
    })
  },
}

const OWNER = buildPerson().id
const ofMonths = memoryStore()
ofMonths.setItem(`table-scheduled${OWNER}`, '{"grouping":"month"}')

/** A link shows what its sender saw, and changes nothing of one's own. */
export const TheGroupingOfAUrlWins: Story = {
  args: { store: ofMonths, query: '?group=tag-target-segment' },
  play: async () => {
    await row('Newcomers')
    await expect(screen.getByRole('button', { name: 'Group: Target segment' })).toBeVisible()
    await expect(ofMonths.getItem(`table-scheduled${OWNER}`)).toBe('{"grouping":"month"}')
    await expect(await cell(hero.title, 'Start')).toHaveTextContent('10/05/26')
  },
}

/** People share a browser, not what they have arranged. */
export const AnotherPersonHasTheirOwn: Story = {
  args: {
    store: memoryStore(),
    others: { 'Open as Ines': buildSession({ user: buildPerson({ id: 1077 }) }) },
  },
  play: async () => {
    await row(guide.title)
    await inChooser('checkbox', 'Flag')
    await waitFor(async () => expect(await heads()).not.toContain('Flag'))
    await userEvent.click(screen.getByRole('button', { name: 'Open as Ines' }))
    await row(guide.title)
    await expect(await heads()).toEqual(USUAL)
    await openAgain()
    await expect(await heads()).not.toContain('Flag')
  },
}

/** What is left out at first is left out again. */
export const GoesBackToTheUsualColumns: Story = {
  args: { store: memoryStore() },
  play: async () => {
    await row(guide.title)
    await inChooser('checkbox', 'Platforms')
    await inChooser('checkbox', 'Flag')
    await waitFor(async () => expect(await heads()).toContain('Platforms'))
    await inChooser('button', 'Reset')
    await waitFor(async () => expect(await heads()).toEqual(USUAL))
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await expect(await screen.findByRole('button', { name: 'Reset' })).toBeDisabled()
  },
}
