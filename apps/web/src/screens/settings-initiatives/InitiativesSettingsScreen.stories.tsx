import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  buildDocument,
  buildPlan,
  buildTacticDetail,
  buildTag,
  CONTRIBUTOR,
} from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer, type PlanningServer } from '@throughline/test-support/network'
import { useLocation } from 'react-router-dom'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { itemHistoryOf } from '../../plan'
import { PlanPlacesHost } from '../../testing/PlanPlacesHost'
import { toasts } from '../../testing/toasts'
import { InitiativesSettingsScreen } from './InitiativesSettingsScreen'

/** Says where a link has led, and where that place leads back to. */
function Place() {
  const { pathname, search, state } = useLocation()
  const { from } = itemHistoryOf(state)
  return (
    <p>
      At {pathname}
      {search}, back to {from?.url ?? 'nowhere'}
    </p>
  )
}

interface HostProps {
  readonly server: PlanningServer
  /** @default none */
  readonly query?: string
}

function InitiativesHost({ server, query = '' }: HostProps) {
  return (
    <PlanPlacesHost
      server={server}
      segment="initiatives"
      screen={<InitiativesSettingsScreen />}
      places={[
        { path: 'settings/initiative/:id', element: <Place /> },
        { path: 'initiative/:id', element: <Place /> },
      ]}
      url={`settings/initiatives${query}`}
    />
  )
}

const initiative = (fields: Parameters<typeof buildTacticDetail>[0]) =>
  buildTacticDetail({ isInitiative: true, channelId: 101, tacticTypeId: 1010, ...fields })

const ITEMS = [
  initiative({ id: 1, title: 'Spring campaign', on: '2027-03-01', to: '2027-03-20', tagIds: [21] }),
  initiative({
    id: 2,
    title: 'Winter theme',
    on: '2026-12-01',
    to: '2026-12-31',
    tacticTypeId: 1011,
  }),
  initiative({
    id: 3,
    title: 'Holiday campaign',
    documentIds: [2001],
    summary: '<p>Two mailings</p>',
    on: '2026-12-10',
    to: '2026-12-24',
  }),
  initiative({ id: 4, title: 'Last year', on: '2025-03-01', to: '2025-03-20' }),
]

const serverOf = (options: Partial<Parameters<typeof createPlanningServer>[0]> = {}) =>
  createPlanningServer({
    tactics: ITEMS,
    tags: [buildTag()],
    documents: [buildDocument({ id: 2001 })],
    ...options,
  })

const meta = {
  title: 'Screens/Settings/Initiatives',
  component: InitiativesHost,
  tags: ['!autodocs', '!visual'],
  parameters: { isFullScreen: true },
  args: { server: serverOf() },
  beforeEach: freezeNow,
} satisfies Meta<typeof InitiativesHost>

export default meta
type Story = StoryObj<typeof meta>

const table = () => screen.findByRole('grid', { name: 'Initiatives' })
const titles = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((head) => head.textContent)
const categories = () => within(screen.getByRole('region', { name: 'Initiative categories' }))

export const ListsTheInitiativesOfAYear: Story = {
  play: async ({ step }) => {
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
  },
}

export const FiltersByDaysAndCategory: Story = {
  args: { server: serverOf() },
  play: async ({ step }) => {
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
      await userEvent.clear(start)
      await userEvent.type(start, '01/05/2028{Tab}')
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: 'End date' })).toHaveValue('02/04/28'),
      )
    })
    await step('Nothing is there, and all of them are a press away', async () => {
      await expect(await screen.findByText(/^No initiatives of this category from/u)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Show all initiatives' }))
      await waitFor(async () => expect(await titles()).toHaveLength(4))
    })
  },
}

export const ReadsTheFiltersOfTheUrl: Story = {
  args: { server: serverOf(), query: '?start=2025-01-01&end=2025-12-31&sort=-topic' },
  play: async () => {
    await waitFor(async () => expect(await titles()).toEqual(['Last year']))
    await expect(
      within(await table()).getByRole('columnheader', { name: /Topic/u }),
    ).toHaveAttribute('aria-sort', 'descending')
  },
}

export const OpensAnInitiative: Story = {
  args: { server: serverOf(), query: '?category=1010' },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Open Holiday campaign' }))
    await expect(
      await screen.findByText(
        'At /account/1/plan/12/settings/initiative/3, back to /account/1/plan/12/settings/initiatives?category=1010',
      ),
    ).toBeVisible()
  },
}

export const AddsAnInitiative: Story = {
  args: { server: serverOf() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Initiative' }))
    await expect(
      await screen.findByText(
        'At /account/1/plan/12/initiative/0?datetime=2026-11-18, back to /account/1/plan/12/settings/initiatives',
      ),
    ).toBeVisible()
  },
}

export const ShowsNotesOnDemand: Story = {
  args: { server: serverOf() },
  play: async ({ args }) => {
    const notes = await screen.findByRole('button', { name: 'Notes of Holiday campaign' })
    await expect(args.server.requests()).not.toContain('GET /tactics/3/summary')
    await userEvent.hover(notes)
    await expect(await screen.findByText('Two mailings', {}, { timeout: 4000 })).toBeVisible()
  },
}

export const HasNoInitiatives: Story = {
  args: { server: serverOf({ tactics: [] }) },
  play: async () => {
    await expect(await screen.findByText('This plan has no initiatives yet')).toBeVisible()
  },
}

const failing = serverOf({ holds: /^GET \/tactics$/u })

export const SaysThatTheyCouldNotBeLoaded: Story = {
  args: { server: failing },
  play: async () => {
    await waitFor(() => expect(failing.waiting()).toHaveLength(1))
    failing.answer('forbidden')
    await expect(await screen.findByText('The initiatives could not be loaded')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(failing.waiting()).toHaveLength(1))
    failing.answer()
    await waitFor(async () => expect(await titles()).toHaveLength(3))
  },
}

export const ContributorsChangeNoCategories: Story = {
  args: { server: serverOf({ plans: [buildPlan({ access: CONTRIBUTOR })] }) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add Initiative' })).toBeVisible()
    await expect(
      categories().getByText('Only plan admins can change the categories.'),
    ).toBeVisible()
    await expect(categories().getByText('Campaign')).toBeVisible()
    await expect(categories().queryByRole('button')).toBeNull()
  },
}

const changing = serverOf()

export const ChangesCategories: Story = {
  args: { server: changing },
  play: async ({ step }) => {
    await table()
    await step('Monthly Theme says what is special about it', async () => {
      await expect(categories().getByText(/^Duration by Month only/u)).toBeVisible()
    })
    const form = () => within(categories().getByRole('form', { name: 'New category' }))
    await step('A new one needs a name', async () => {
      await userEvent.click(form().getByRole('button', { name: 'Add' }))
      await expect(form().getByText('Please add a name for the new category.')).toBeVisible()
      await userEvent.type(form().getByRole('textbox'), 'Trade fair')
      await userEvent.click(form().getByRole('button', { name: 'Add' }))
      await expect(await toasts().findByText('Initiative category created.')).toBeVisible()
      await expect(await categories().findByText('Trade fair')).toBeVisible()
    })
    await step('Renamed, it is what it was', async () => {
      await userEvent.click(categories().getByRole('button', { name: 'Rename Monthly Theme' }))
      await userEvent.keyboard('{Control>}a{/Control}Topics{Enter}')
      await expect(await toasts().findByText('Initiative category updated.')).toBeVisible()
      await expect(categories().getByText(/^Duration by Month only/u)).toBeVisible()
    })
    await step('The order is stored', async () => {
      categories().getByRole('button', { name: 'Reorder Campaign' }).focus()
      await userEvent.keyboard(' {ArrowDown} ')
      await waitFor(() =>
        expect(
          changing
            .plan(12)
            ?.channels.find(({ id }) => id === 101)
            ?.tacticTypes.map(({ name }) => name),
        ).toEqual(['Topics', 'Campaign', 'Trade fair']),
      )
    })
    await step('A deletion says how many initiatives go with it', async () => {
      await userEvent.click(categories().getByRole('button', { name: 'Delete Campaign' }))
      const question = within(await screen.findByRole('alertdialog'))
      await expect(question.getByText(/^Deletes 3 initiatives of this category\./u)).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: 'Delete category' }))
      await expect(await toasts().findByText('Initiative category deleted.')).toBeVisible()
    })
  },
}

const refusing = serverOf({ holds: /^(?:PUT|POST|DELETE) \/tactic_types/u })

export const SaysWhatFailed: Story = {
  args: { server: refusing },
  play: async ({ step }) => {
    await table()
    const refuse = async () => {
      await waitFor(() => expect(refusing.waiting()).toHaveLength(1))
      refusing.answer('lost connection')
    }
    const says = async (verb: string) => {
      await expect(
        await toasts().findByText(
          `There was an error ${verb} the initiative category. Please try again.`,
        ),
      ).toBeInTheDocument()
    }
    await step('Creating', async () => {
      const form = within(categories().getByRole('form', { name: 'New category' }))
      await userEvent.type(form.getByRole('textbox'), 'Fair{Enter}')
      await refuse()
      await says('creating')
      await expect(form.getByRole('textbox')).toHaveValue('Fair')
    })
    await step('Updating', async () => {
      categories().getByRole('button', { name: 'Reorder Campaign' }).focus()
      await userEvent.keyboard(' {ArrowDown} ')
      await refuse()
      await says('updating')
      await waitFor(() =>
        expect(categories().getAllByRole('listitem')[0]).toHaveTextContent('Campaign'),
      )
    })
    await step('Deleting', async () => {
      await userEvent.click(categories().getByRole('button', { name: 'Delete Campaign' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Delete category' }))
      await refuse()
      await says('deleting')
    })
  },
}
