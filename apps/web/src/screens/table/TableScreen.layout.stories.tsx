import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPerson, buildSession } from '@throughline/test-support/builders'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { guide, hero, parked } from './fixtures/table-items'
import { address, cell, groupBy, head, heads, row, rowNames } from './fixtures/table-page'
import { createTableServer } from './fixtures/table-server'
import { tableMeta, TableVisits } from './fixtures/TableHost'

const meta = {
  ...tableMeta,
  component: TableVisits,
  title: 'Screens/Planning/Table/Layout',
  tags: ['!autodocs', '!visual'],
  args: { server: createTableServer(), store: memoryStore() },
} satisfies Meta<typeof TableVisits>

export default meta
type Story = StoryObj<typeof meta>

const usual = [
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
  args: {
    store: memoryStore(),
    others: { 'Open as Ines': buildSession({ user: buildPerson({ id: 1077 }) }) },
  },
  play: async ({ step }) => {
    const arranged = ['Title', 'Channel', 'Start', 'Type', ...usual.slice(5)]
    let width = 0
    await row(guide.title)
    await expect(await heads()).toEqual(usual)
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
    // Users of one browser have separate layouts.
    await step('Another person has the usual columns', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Open as Ines' }))
      await row(guide.title)
      await expect(await heads()).toEqual(usual)
      await openAgain()
      await expect(await heads()).toEqual(arranged)
    })
    await step('Reset goes back to them: what is left out at first is left out again', async () => {
      await inChooser('checkbox', 'Platforms')
      await waitFor(async () => expect(await heads()).toContain('Platforms'))
      await inChooser('button', 'Reset')
      await waitFor(async () => expect(await heads()).toEqual(usual))
      await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
      await expect(await screen.findByRole('button', { name: 'Reset' })).toBeDisabled()
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
      await waitFor(() => expect(address()).toContain('group=month'))
    })
    await step('A URL that names no grouping shows that of the person', async () => {
      await openAgain()
      await expect(screen.getByRole('button', { name: 'Group: Month' })).toBeVisible()
      await waitFor(() => expect(address()).not.toContain('group'))
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

export const FindsItsOrderAgain: Story = {
  args: { store: ofMonths, query: '?group=none' },
  play: async ({ step }) => {
    // A link shows the grouping of its sender, and does not change the user's own.
    await step('The grouping of a URL wins', async () => {
      await row(guide.title)
      await expect(screen.getByRole('button', { name: 'Group: No groups' })).toBeVisible()
      await expect(rowNames()).not.toContain('October 2026 1 tactic')
      await expect(ofMonths.getItem(`table-scheduled${OWNER}`)).toBe('{"grouping":"month"}')
      await expect(await cell(hero.title, 'Start')).toHaveTextContent('10/05/26')
    })
    await step('By channel, and within it the dearest first', async () => {
      const user = userEvent.setup()
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
        'Total 6 tactics on these days',
      ]
      await waitFor(() => expect(rowNames()).toEqual(names))
      await expect(await head('Channel')).toHaveAttribute('aria-sort', 'ascending')
      await openAgain()
      await expect(rowNames()).toEqual(names)
      await expect(await head('Channel')).toHaveAttribute('aria-sort', 'ascending')
    })
  },
}
