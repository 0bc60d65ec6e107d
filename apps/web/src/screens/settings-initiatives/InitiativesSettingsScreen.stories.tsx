import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { replaceText } from '../../testing/enter-text'
import {
  categories,
  initiativeServer,
  InitiativesHost,
  initiativesMeta,
  table,
  titles,
} from './fixtures/initiative-stories'

const meta = {
  ...initiativesMeta,
  tags: ['!autodocs', '!visual'],
  title: 'Screens/Plan settings/Initiatives',
  component: InitiativesHost,
  args: { server: initiativeServer() },
} satisfies Meta<typeof InitiativesHost>

export default meta
type Story = StoryObj<typeof meta>

export const ReadsTheFiltersOfTheUrl: Story = {
  args: { server: initiativeServer(), query: '?start=2025-01-01&end=2025-12-31&sort=-topic' },
  play: async () => {
    await waitFor(async () => expect(await titles()).toEqual(['Last year']))
    await expect(
      within(await table()).getByRole('columnheader', { name: /Topic/u }),
    ).toHaveAttribute('aria-sort', 'descending')
  },
}

export const OpensAnInitiative: Story = {
  args: { server: initiativeServer(), query: '?category=1010' },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Open Holiday campaign' }))
    await expect(
      await screen.findByText(
        'At /account/1/plan/12/settings/initiative/3, back to /account/1/plan/12/settings/initiatives?category=1010',
      ),
    ).toBeVisible()
  },
}

export const HasNoInitiatives: Story = {
  args: { server: initiativeServer({ tactics: [] }) },
  play: async () => {
    await expect(await screen.findByText('This plan has no initiatives yet')).toBeVisible()
  },
}

const failing = initiativeServer({ holds: /^GET \/tactics$/u })

export const LoadsAgainAndFilters: Story = {
  args: { server: failing },
  play: async ({ step }) => {
    await step('Says that they could not be loaded', async () => {
      await waitFor(() => expect(failing.waiting()).toHaveLength(1))
      failing.answer('forbidden')
      await expect(await screen.findByText('Initiatives could not be loaded')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(failing.waiting()).toHaveLength(1))
      failing.answer()
      await waitFor(async () => expect(await titles()).toHaveLength(3))
      failing.hold(null)
    })
    await step('Filters by days and category', async () => {
      await table()
      const choose = async (name: string) => {
        await userEvent.click(screen.getByRole('combobox', { name: 'Category' }))
        await userEvent.click(await screen.findByRole('option', { name }))
      }
      await step('A category is in the order of its starts', async () => {
        await choose('Campaign')
        await waitFor(async () =>
          expect(await titles()).toEqual(['Holiday campaign', 'Spring campaign']),
        )
        await expect(
          within(await table()).getByRole('columnheader', { name: /Start Date/u }),
        ).toHaveAttribute('aria-sort', 'ascending')
      })
      await step('A start after the end takes the end along', async () => {
        const start = screen.getByRole('textbox', { name: 'Start date' })
        await replaceText(start, '01/05/2028{Tab}')
        await waitFor(() =>
          expect(screen.getByRole('textbox', { name: 'End date' })).toHaveValue('02/04/28'),
        )
      })
      await step('Nothing is there, and all of them are a press away', async () => {
        await expect(
          await screen.findByText(/^No initiatives of this category from/u),
        ).toBeVisible()
        await userEvent.click(screen.getByRole('button', { name: 'Show all initiatives' }))
        await waitFor(async () => expect(await titles()).toHaveLength(4))
      })
    })
  },
}

const slow = initiativeServer({ holds: /^GET \/(?:tactics|tags|plan_documents)$/u })

export const ListsTheInitiativesOfAYear: Story = {
  args: { server: slow },
  play: async ({ step }) => {
    await step('Draws nothing that is pushed down later', async () => {
      await waitFor(() => expect(slow.waiting()).toHaveLength(3))
      const answerOne = async (left: number) => {
        await expect(screen.getByRole('region', { name: 'Settings' })).toHaveAttribute('aria-busy')
        await expect(screen.queryByRole('grid')).toBeNull()
        await expect(screen.queryByText('Initiative categories')).toBeNull()
        slow.answer()
        await waitFor(() => expect(slow.waiting()).toHaveLength(left))
      }
      await answerOne(2)
      await answerOne(1)
      await answerOne(0)
      await waitFor(async () => expect(await titles()).toHaveLength(3))
      await expect(categories().getByText('Campaign')).toBeVisible()
      slow.hold(null)
    })
    await step('They are listed with tags and documents', async () => {
      await step('By category, and by start within one', async () => {
        await waitFor(async () =>
          expect(await titles()).toEqual(['Holiday campaign', 'Spring campaign', 'Winter theme']),
        )
        await expect(screen.getByText('3 initiatives', { selector: 'output' })).toBeVisible()
      })
      await step('Only tags of kinds that the plan has get a column', async () => {
        const heads = within(await table())
        await expect(heads.getByRole('columnheader', { name: 'Target Segment' })).toBeVisible()
        await expect(heads.queryByRole('columnheader', { name: 'Objective' })).toBeNull()
        await expect(heads.getByText('Top spenders')).toBeVisible()
      })
      await step('Documents are counted', async () => {
        const row = within(await table()).getByRole('row', { name: /Holiday campaign/u })
        await waitFor(() => expect(within(row).getByText(/1/u, { selector: 'span' })).toBeVisible())
      })
    })
    await step('Shows notes on demand', async () => {
      const notes = await screen.findByRole('button', { name: 'Notes of Holiday campaign' })
      await expect(screen.queryByRole('button', { name: 'Notes of Winter theme' })).toBeNull()
      await expect(slow.requests()).not.toContain('GET /tactics/3/summary')
      await userEvent.hover(notes)
      await expect(await screen.findByText('Two mailings')).toBeVisible()
    })
    await step('Adds an initiative', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add Initiative' }))
      await expect(
        await screen.findByText(
          'At /account/1/plan/12/initiative/0?datetime=2026-11-18, back to /account/1/plan/12/settings/initiatives',
        ),
      ).toBeVisible()
    })
  },
}
