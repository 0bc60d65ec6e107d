import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { memoryStore } from '../../preferences/browser-store'
import { names, table } from './fixtures/plans-list'
import { member, plansServer } from './fixtures/plans-server'
import { PlansHost } from './fixtures/PlansHost'

const meta = {
  title: 'Screens/Plans/Plans/Order and search',
  component: PlansHost,
  tags: ['!autodocs', '!visual'],
  args: { server: plansServer(250), session: member },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof PlansHost>

export default meta
type Story = StoryObj<typeof meta>

export const SortsFamiliesAndRemembersIt: Story = {
  args: { store: memoryStore() },
  play: async ({ step, args }) => {
    const head = async () => within(await table()).getByRole('columnheader', { name: 'Plan' })
    await step('By name: leads first, the nested ones of each in order', async () => {
      await userEvent.click(await head())
      await expect(await head()).toHaveAttribute('aria-sort', 'ascending')
      await expect(names()).toEqual([
        'National plan',
        'East region',
        'West region',
        'Store launch Denver',
      ])
    })
    await step('The other way by key', async () => {
      ;(await head()).focus()
      await userEvent.keyboard('{Enter}')
      await expect(await head()).toHaveAttribute('aria-sort', 'descending')
      await expect(names()).toEqual([
        'Store launch Denver',
        'National plan',
        'West region',
        'East region',
      ])
    })
    await step('It is there the next time', async () => {
      await expect(args.store?.getItem('plans-sort1001')).toBe('plan descending')
    })
  },
}

const many = Array.from({ length: 300 }, (_, index) => {
  const id = 1000 + index
  const isNested = index % 6 !== 0
  return buildPlan({
    id,
    name: `Region ${index}`,
    abbreviatedName: isNested ? `R${index % 10}` : 'LD',
    parentId: isNested ? id - (index % 6) : 0,
    parent: null,
    plans: [],
    isLead: !isNested,
    isNested,
    type: isNested ? 'Sub' : 'Master',
  })
})

export const ManyPlansAreSearched: Story = {
  args: { server: plansServer(250, { plans: many }) },
  play: async ({ step }) => {
    await step('Only rows in view are drawn', async () => {
      const rows = await table()
      await expect(rows).toHaveAttribute('aria-rowcount', '301')
      await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeLessThan(60))
    })
    await step('A nested plan is found with its lead', async () => {
      await enterText(screen.getByRole('searchbox', { name: 'Search plans' }), 'region 299')
      await waitFor(() => expect(names()).toEqual(['Region 294', 'Region 299']))
      await expect(screen.getByText('1 plan', { selector: 'output' })).toBeVisible()
      const lead = screen.getByText('Region 294').closest('[data-context]')
      await expect(lead).not.toBeNull()
      await expect(screen.getByText('Region 299').closest('[data-context]')).toBeNull()
    })
    await step('Nothing found offers all of them', async () => {
      await enterText(screen.getByRole('searchbox'), ' nowhere')
      await expect(await screen.findByText('No plans found')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Show all plans' }))
      await waitFor(async () => expect(await table()).toHaveAttribute('aria-rowcount', '301'))
    })
  },
}
