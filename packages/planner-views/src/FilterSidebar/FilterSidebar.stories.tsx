import { defaultFilters } from '@throughline/domain/filters'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { WESTERN_PLAN_ID } from '@throughline/test-support/builders'
import { fn } from 'storybook/test'

import {
  familyFilterGroups,
  filterCountsFixture,
  filterGroupsFixture,
  largeFilterGroups,
} from './fixtures/filter-groups'
import { FilterSidebarHost } from './fixtures/FilterSidebarHost'
import { FilterSidebar } from './FilterSidebar'
import { someFilters } from './fixtures/filter-groups'
import { FILTER_SECTIONS } from './filter-section'

const meta = {
  title: 'Planner views/Filters and saved views/FilterSidebar',
  component: FilterSidebar,
  parameters: { isFullScreen: true },
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

export const ClosedSections: Story = {
  args: { openSections: new Set(['nested-plans']) },
}

/** A nested plan looks into its lead plan, in a product without calendars of interest. */
export const OnANestedPlan: Story = {
  args: {
    groups: {
      ...filterGroupsFixture,
      nestedPlans: [],
      leadPlan: { id: 12, name: 'National plan' },
      calendars: undefined,
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

/** Leaves out sections that the plan does not have, and says that the plan follows no calendar. */
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

/** Long names, from right to left. */
export const LongTextFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    groups: {
      ...filterGroupsFixture,
      nestedPlans: [
        {
          id: WESTERN_PLAN_ID,
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

/** Plans of a family share channels: one row for each name, which opens into types and plans. */
export const SharedChannels: Story = {
  args: {
    groups: familyFilterGroups,
    filters: { ...defaultFilters(), tacticTypeIds: new Set([11]) },
  },
}
