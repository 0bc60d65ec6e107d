import { defaultFilters } from '@throughline/domain/filters'
import type { PlanFilters } from '@throughline/domain/filters'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ShadowHost } from '../month-calendar/fixtures/ShadowHost'
import {
  familyFilterGroups,
  filterCountsFixture,
  filterGroupsFixture,
  largeFilterGroups,
} from './fixtures/filter-groups'
import { FilterSidebarHost } from './fixtures/FilterSidebarHost'
import { FilterSidebar } from './FilterSidebar'
import { FILTER_SECTIONS } from './filter-section'

const description = `
What a person chooses to see of a plan, beside the view that shows it. Choices take effect at once.
\`@throughline/domain/filters\` says how they combine, filters items and events, and counts; the host
keeps what is chosen and which sections are open.

Plans of the family are shown until they are switched off. Of channels, initiatives, tags and calendars
nothing is restricted until something is chosen. Channels of a family that have one name are one row, put
together by \`filterChannelsOf\`: its box stands for the types of all its plans, and it opens into types and plans.

A section without anything is left out; calendars say that there are none. To choose a few things in a
form use **MultiSelect**.

| Keys | On a heading | On a box |
|---|---|---|
| Up, Down, Home, End | The line above or below, the first, the last | The same |
| Enter, Space | Opens or closes the section | Space chooses |
| Right, Left | Opens, closes the section | On a channel: opens, closes it. Left on what is under it: the channel |
| Down | In the search: the first line | |
| Esc | Empties the search first, then asks to close | |
`

const someFilters: PlanFilters = {
  ...defaultFilters(),
  hiddenNestedPlanIds: new Set([32]),
  tacticTypeIds: new Set([11, 12]),
  tagIds: new Set([21]),
}

const meta = {
  title: 'Planner views/FilterSidebar',
  component: FilterSidebar,
  parameters: { isFullScreen: true, docs: { description: { component: description } } },
  args: {
    isOpen: true,
    groups: filterGroupsFixture,
    filters: someFilters,
    activeCount: 4,
    counts: filterCountsFixture,
    openSections: new Set(FILTER_SECTIONS),
    takesFocus: false,
    onFiltersChange: fn(),
    onToggleSection: fn(),
    onClose: fn(),
  },
  render: (args, { name }) => <FilterSidebarHost key={name} {...args} />,
} satisfies Meta<typeof FilterSidebar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing is chosen: everything is on show. */
export const Unfiltered: Story = { args: { filters: defaultFilters() } }

export const ClosedSections: Story = {
  args: { openSections: new Set(['nested-plans']) },
}

/** A nested plan looks into its lead plan. */
export const OnANestedPlan: Story = {
  args: {
    groups: {
      ...filterGroupsFixture,
      nestedPlans: [],
      leadPlan: { id: 12, name: 'National plan' },
    },
    filters: { ...defaultFilters(), isLeadVisible: false },
  },
}

export const Loading: Story = {
  args: {
    filters: defaultFilters(),
    groups: {
      ...filterGroupsFixture,
      channels: filterGroupsFixture.channels.slice(0, 2),
      initiatives: null,
      tagCategories: null,
      calendars: null,
    },
  },
}

/** What a plan does not have is not there, and it says that it follows no calendar. */
export const Empty: Story = {
  args: {
    filters: defaultFilters(),
    groups: {
      leadPlan: null,
      nestedPlans: [],
      channels: filterGroupsFixture.channels,
      initiatives: [],
      tagCategories: [],
      calendars: [],
    },
  },
}

/** Where no calendars of interest are shown they are not offered. */
export const WithoutCalendars: Story = {
  args: { groups: { ...filterGroupsFixture, calendars: undefined } },
}

export const LongText: Story = {
  args: {
    groups: {
      ...filterGroupsFixture,
      nestedPlans: [
        {
          id: 31,
          name: 'Omnichannel brand and performance plan for all markets of the northern region',
        },
      ],
      initiatives: [
        { id: 301, name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte' },
      ],
    },
  },
}

export const ManyItems: Story = {
  tags: ['stress'],
  args: { groups: largeFilterGroups, filters: defaultFilters() },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const ChoosesAndClears: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const panel = within(await within(canvasElement).findByRole('dialog', { name: /^Filters/u }))
    const box = (name: string) => panel.getByRole('checkbox', { name })
    await step('A channel of which some types are chosen is mixed and shows them', async () => {
      await expect(box('Email')).toBePartiallyChecked()
      await expect(box('Newsletter')).toBeChecked()
      await expect(box('Triggered')).not.toBeChecked()
    })
    await step('Its box chooses all of them, and then none', async () => {
      await userEvent.click(box('Email'))
      await expect(box('Triggered')).toBeChecked()
      await expect(box('Email')).toBeChecked()
      await userEvent.click(box('Email'))
      await expect(box('Newsletter')).not.toBeChecked()
      await expect(box('Email')).not.toBePartiallyChecked()
    })
    await step('Each choice is counted', async () => {
      await expect(panel.getByText('2 filters in use')).toBeInTheDocument()
      await userEvent.click(box('East region'))
      await userEvent.click(box('Loyalty Relaunch WR'))
      await userEvent.click(box('US holidays'))
      await expect(panel.getByText('3 filters in use')).toBeInTheDocument()
      await expect(panel.getByRole('button', { name: 'Initiatives 1 in use' })).toBeVisible()
    })
    await step('A box says how many items it stands for', async () => {
      await expect(box('Top spenders')).toHaveAccessibleDescription('39 items')
    })
    await step(
      'Clear Filters leaves nothing chosen, shows everybody, and keeps the focus',
      async () => {
        const clear = panel.getByRole('button', { name: 'Clear Filters' })
        await userEvent.click(clear)
        await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ filters: defaultFilters() })
        await expect(clear).toHaveFocus()
        await expect(clear).toHaveAttribute('aria-disabled', 'true')
        await expect(box('East region')).toBeChecked()
        await expect(box('US holidays')).not.toBeChecked()
      },
    )
  },
}

/** Plans of a family share channels: one row for each name, which opens into types and plans. */
export const SharedChannels: Story = {
  args: {
    groups: familyFilterGroups,
    filters: { ...defaultFilters(), tacticTypeIds: new Set([11]) },
  },
}

export const ChoosesAChannelOfAllPlans: Story = {
  tags: ['!autodocs'],
  args: { groups: familyFilterGroups, filters: defaultFilters() },
  play: async ({ args, canvasElement, step }) => {
    const panel = within(await within(canvasElement).findByRole('dialog', { name: /^Filters/u }))
    const box = (name: string) => panel.getByRole('checkbox', { name })
    const plan = (name: string) =>
      within(panel.getByRole('list', { name: 'Plans with Email' })).getByRole('checkbox', { name })
    const chosen = () => [...(args.onFiltersChange.mock.lastCall?.[0].filters.tacticTypeIds ?? [])]
    await step('One choice filters all plans, and counts once', async () => {
      await expect(panel.getAllByRole('checkbox', { name: 'Email' })).toHaveLength(1)
      await expect(box('Email')).toHaveAccessibleDescription('61 items')
      await userEvent.click(box('Email'))
      await expect(chosen()).toEqual([11, 12, 13, 51, 52, 71])
      await expect(panel.getByText('1 filter in use')).toBeInTheDocument()
    })
    await step('It opens into types and plans; one plan less leaves two plans', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Types of Email' }))
      await userEvent.click(plan('West region'))
      await expect(chosen()).toEqual([11, 12, 13, 71])
      await expect(box('Email')).toBePartiallyChecked()
      await expect(box('Newsletter')).toBePartiallyChecked()
      await expect(panel.getByText('2 filters in use')).toBeInTheDocument()
    })
    await step('A type is chosen for all plans, and counts once', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Clear Filters' }))
      await userEvent.click(box('Newsletter'))
      await expect(chosen()).toEqual([11, 51, 71])
      await expect(panel.getByText('1 filter in use')).toBeInTheDocument()
      await expect(plan('West region')).toBePartiallyChecked()
    })
    await step(
      'A channel of one other plan bears its mark, and has no plans to choose',
      async () => {
        await expect(box('Local radio WR')).not.toBeChecked()
        await userEvent.click(panel.getByRole('button', { name: 'Types of Local radio' }))
        await expect(panel.queryByRole('list', { name: 'Plans with Local radio' })).toBeNull()
      },
    )
    await step('A click on the number chooses as well', async () => {
      await userEvent.click(panel.getByText('39'))
      await expect(box('Top spenders')).toBeChecked()
    })
  },
}

export const FindsFilters: Story = {
  tags: ['!autodocs'],
  args: { openSections: new Set() },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const panel = within(await canvas.findByRole('dialog', { name: /^Filters/u }))
    const field = panel.getByRole('searchbox', { name: 'Find a filter' })
    await step('What is found opens by itself', async () => {
      await userEvent.type(field, 'page')
      await expect(panel.getByRole('checkbox', { name: 'Landing page' })).toBeVisible()
      await expect(panel.getByRole('checkbox', { name: 'Homepage hero' })).toBeVisible()
      await expect(panel.queryByRole('checkbox', { name: 'Top spenders' })).toBeNull()
    })
    await step('The box of its channel still stands for all types', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'landing')
      await userEvent.click(panel.getByRole('checkbox', { name: 'Website' }))
      const last = args.onFiltersChange.mock.lastCall?.[0].filters.tacticTypeIds
      await expect(last?.has(16) === true && last.has(17)).toBe(true)
    })
    await step('Nothing found says so', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'zebra')
      await expect(panel.getByText('No filters found')).toBeVisible()
    })
    await step('Esc empties the search, and only then asks to close', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveValue('')
      await expect(args.onClose).not.toHaveBeenCalled()
      await expect(panel.queryByRole('checkbox')).toBeNull()
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}

/** Kept while it is closed, it begins anew all the same: without the last search, and with what is chosen. */
export const BeginsAnew: Story = {
  tags: ['!autodocs'],
  args: { keepsContent: true, takesFocus: true },
  play: async ({ canvas, step }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find a filter' })
    await step('Something is searched for, and an opened channel left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Website/u }))
      await expect(canvas.getByRole('checkbox', { name: 'Homepage hero' })).toBeVisible()
      await userEvent.click(canvas.getByRole('checkbox', { name: 'East region' }))
      await userEvent.type(field, 'page')
      await userEvent.click(canvas.getByRole('button', { name: 'Close filters' }))
      await expect(field).not.toBeVisible()
    })
    await step('Opened again, the search is empty and what is chosen is on show', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the filters' }))
      await expect(field).toHaveFocus()
      await expect(field).toHaveValue('')
      await expect(canvas.queryByRole('checkbox', { name: 'Homepage hero' })).toBeNull()
      await expect(canvas.getByRole('checkbox', { name: 'Newsletter' })).toBeChecked()
      await expect(canvas.getByRole('checkbox', { name: 'East region' })).toBeChecked()
    })
  },
}

export const WorksByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { filters: defaultFilters(), takesFocus: true },
  play: async ({ args, canvasElement, step }) => {
    const panel = within(await within(canvasElement).findByRole('dialog', { name: /^Filters/u }))
    const heading = (name: string) =>
      panel.getByRole('button', { name: new RegExp(`^${name}`, 'u') })
    const box = (name: string) => panel.getByRole('checkbox', { name })
    await step('Down goes from the search through headings and boxes', async () => {
      panel.getByRole('searchbox').focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(heading('Nested Plans')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown} ')
      await expect(box('West region')).toHaveFocus()
      await expect(box('West region')).not.toBeChecked()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(heading('Channels')).toHaveFocus()
    })
    await step('Up goes back, Home and End to the first and last line', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(box('East region')).toHaveFocus()
      await userEvent.keyboard('{End}{ArrowDown}')
      await expect(box('Retail conferences')).toHaveFocus()
      await userEvent.keyboard('{Home}{ArrowUp}')
      await expect(heading('Nested Plans')).toHaveFocus()
    })
    await step('Left and Right close and open a section', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(heading('Nested Plans')).toHaveAttribute('aria-expanded', 'false')
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(heading('Nested Plans')).toHaveAttribute('aria-expanded', 'true')
    })
    await step('Right and Left open and close a channel, Left on a type goes to it', async () => {
      box('Email').focus()
      await userEvent.keyboard('{ArrowRight}{ArrowDown} ')
      await expect(box('Newsletter')).toBeChecked()
      await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
      await expect(box('Email')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(panel.queryByRole('checkbox', { name: 'Newsletter' })).toBeNull()
      await expect(box('Email')).toBePartiallyChecked()
    })
    await step('A heading closes its section and tells the host', async () => {
      panel.getByRole('button', { name: 'Tags' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onToggleSection).toHaveBeenCalledWith({ section: 'tags', isOpen: false })
      await expect(panel.queryByRole('checkbox', { name: 'Top spenders' })).toBeNull()
    })
  },
}

export const KeysNeverLeadUnderTheSearch: Story = {
  tags: ['!autodocs'],
  args: { groups: largeFilterGroups, filters: defaultFilters() },
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('dialog', { name: /^Filters/u }))
    const search = panel.getByRole('searchbox')
    search.focus()
    await userEvent.keyboard('{ArrowDown}{End}')
    const { bottom } = search.getBoundingClientRect()
    for (let press = 0; press < 40; press += 1) {
      await userEvent.keyboard('{ArrowUp}')
      const line = document.activeElement?.closest('label, button')
      await expect(line?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
    }
  },
}

export const LongListsShowTheirStart: Story = {
  tags: ['!autodocs'],
  args: {
    groups: { ...largeFilterGroups, channels: [] },
    filters: {
      ...defaultFilters(),
      initiativeIds: new Set([2100]),
      hiddenNestedPlanIds: new Set([511]),
    },
    openSections: new Set(['nested-plans', 'initiatives'] as const),
  },
  play: async ({ canvasElement, step }) => {
    const panel = within(await within(canvasElement).findByRole('dialog', { name: /^Filters/u }))
    const list = (name: string) => within(panel.getByRole('list', { name }))
    await step('The first ten, and whatever is chosen', async () => {
      await expect(list('Initiatives').getAllByRole('checkbox')).toHaveLength(11)
      await expect(panel.getByRole('checkbox', { name: 'Initiative 101' })).toBeChecked()
    })
    await step('What is given up stays where it is', async () => {
      await userEvent.click(panel.getByRole('checkbox', { name: 'Initiative 101' }))
      await expect(panel.getByRole('checkbox', { name: 'Initiative 101' })).toHaveFocus()
    })
    await step('All of them when asked, and then only the first ten', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Show 129 more' }))
      await expect(list('Initiatives').getAllByRole('checkbox')).toHaveLength(140)
      await userEvent.click(panel.getByRole('button', { name: 'Show fewer' }))
      await expect(list('Initiatives').getAllByRole('checkbox')).toHaveLength(10)
    })
    await step('A list that would hide one entry alone hides none', async () => {
      await expect(list('Nested Plans').getAllByRole('checkbox')).toHaveLength(12)
    })
  },
}

export const WorksInAShadowRoot: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <ShadowHost>
      <FilterSidebarHost {...args} />
    </ShadowHost>
  ),
  play: async ({ canvasElement, step }) => {
    const host = await within(canvasElement).findByTestId('host')
    const body = host.shadowRoot?.querySelector<HTMLElement>('[data-part="body"]')
    if (!body) throw new Error('The shadow root shows no sidebar.')
    await step('Keys move the focus in there too', async () => {
      const boxes = within(body).getAllByRole('checkbox')
      boxes[0]?.focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(host.shadowRoot?.activeElement).toBe(boxes[1])
    })
  },
}
