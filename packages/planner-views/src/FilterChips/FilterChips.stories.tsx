import type { Meta, StoryObj } from '@storybook/react-vite'
import { defaultFilters } from '@throughline/domain/filters'
import { Button } from '@throughline/ui/Button'
import { fn } from 'storybook/test'

import {
  familyFilterGroups,
  filterGroupsFixture,
  largeFilterGroups,
  someFilters,
} from '../FilterSidebar/fixtures/filter-groups'
import { FilterChipsHost } from './fixtures/FilterChipsHost'
import { FilterChips } from './FilterChips'
import { LabeledRows } from '../testing/LabeledRows'

const meta = {
  title: 'Planner views/Filters and saved views/FilterChips',
  component: FilterChips,
  args: {
    groups: filterGroupsFixture,
    filters: {
      ...someFilters,
      tacticTypeIds: new Set([11, 12, 14, 15]),
      initiativeIds: new Set([301]),
    },
    onFiltersChange: fn(),
    onEmptied: fn(),
  },
  render: (args, { name }) => <FilterChipsHost key={name} {...args} />,
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const many = Array.from({ length: 140 }, (_, at) => at)

/** 200 filters on one line. */
export const ManyItems: Story = {
  tags: ['stress'],
  args: {
    groups: largeFilterGroups,
    filters: {
      ...defaultFilters(),
      initiativeIds: new Set(many.map((at) => 2000 + at)),
      tagIds: new Set(many.slice(0, 60).map((at) => 3000 + Math.floor(at / 15) * 100 + (at % 15))),
    },
  },
}

export const States: Story = {
  render: (args) => (
    <LabeledRows
      rows={{
        'With slots of the host': (
          <FilterChipsHost
            {...args}
            start={<span>Filters of a link</span>}
            end={
              <Button variant="ghost" size="small">
                Copy link
              </Button>
            }
          />
        ),
        'Names that are on their way': (
          <FilterChipsHost
            {...args}
            groups={{ ...filterGroupsFixture, initiatives: null, tagCategories: null }}
          />
        ),
        'On a nested plan': (
          <FilterChipsHost
            {...args}
            groups={{
              ...filterGroupsFixture,
              nestedPlans: [],
              leadPlan: { id: 12, name: 'National plan' },
            }}
            filters={{ ...defaultFilters(), isLeadVisible: false }}
          />
        ),
        'Types of one plan, and a tag that the user may no longer see': (
          <FilterChipsHost
            {...args}
            groups={familyFilterGroups}
            filters={{
              ...defaultFilters(),
              tacticTypeIds: new Set([11, 12, 13, 81]),
              tagIds: new Set([9]),
            }}
          />
        ),
        'Long names': (
          <FilterChipsHost
            {...args}
            groups={{
              ...filterGroupsFixture,
              initiatives: [
                {
                  id: 301,
                  name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte',
                },
              ],
            }}
          />
        ),
        Narrow: (
          <div style={{ inlineSize: 380 }}>
            <FilterChipsHost {...args} />
          </div>
        ),
        'Right to left': (
          <div dir="rtl">
            <FilterChipsHost {...args} />
          </div>
        ),
      }}
    />
  ),
}
