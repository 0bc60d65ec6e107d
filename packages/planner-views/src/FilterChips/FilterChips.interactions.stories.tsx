import type { Meta, StoryObj } from '@storybook/react-vite'
import { defaultFilters } from '@throughline/domain/filters'
import { ShadowHost } from '@throughline/test-support/dom'
import { clearAllMocks, expect, fn, userEvent, waitFor, within } from 'storybook/test'

import {
  familyFilterGroups,
  filterGroupsFixture,
  largeFilterGroups,
} from '../FilterSidebar/fixtures/filter-groups'
import { FilterChipsHost } from './fixtures/FilterChipsHost'
import { FilterChips } from './FilterChips'

const meta = {
  title: 'Planner views/Filters and saved views/FilterChips/Behavior',
  component: FilterChips,
  tags: ['!autodocs'],
  args: {
    groups: filterGroupsFixture,
    filters: {
      ...defaultFilters(),
      hiddenNestedPlanIds: new Set([32]),
      tacticTypeIds: new Set([11, 14, 15]),
      tagIds: new Set([21]),
    },
    onFiltersChange: fn(),
    onEmptied: fn(),
  },
  render: (args, { name }) => <FilterChipsHost key={name} {...args} />,
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

const namesOf = (chips: readonly HTMLElement[]) => chips.map((chip) => chip.textContent)
const removal = (name: string) => ({ name: `Remove filter: ${name}` })

export const ClearsAllAndFollowsTheRow: Story = {
  play: async ({ args, canvas, mount, step }) => {
    await step('Clears all', async () => {
      await mount(<FilterChipsHost {...args} />)
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ filters: defaultFilters() })
      await expect(canvas.getByRole('button', { name: 'Filters 0' })).toHaveFocus()
      await expect(canvas.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
    })
    await step('Works in a shadow root', async () => {
      await mount(
        <ShadowHost>
          <FilterChipsHost {...args} />
        </ShadowHost>,
      )
      const host = await canvas.findByTestId('host')
      const row = host.shadowRoot?.querySelector<HTMLElement>('[role="toolbar"]')
      if (!row) throw new Error('The shadow root shows no chips.')
      const chips = within(row)
      chips.getByRole('button', removal('East region hidden')).focus()
      await userEvent.keyboard('{Delete}')
      await expect(host.shadowRoot?.activeElement).toBe(
        chips.getByRole('button', removal('Email: Newsletter')),
      )
    })
  },
}

export const IsWorkedByKeys: Story = {
  play: async ({ args, canvas, mount, step }) => {
    await step('Moves by arrows', async () => {
      await mount(<FilterChipsHost {...args} />)
      const chip = (name: string) => canvas.getByRole('button', removal(name))
      await step('The row is one tab stop', async () => {
        canvas.getByRole('button', { name: 'Filters 4' }).focus()
        await userEvent.tab()
        await expect(chip('East region hidden')).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('toolbar').matches(':focus-within')).toBe(false)
        await userEvent.tab({ shift: true })
      })
      await step('Arrows go from chip to chip, Home and End to the ends', async () => {
        await userEvent.keyboard('{ArrowRight}')
        await expect(chip('Email: Newsletter')).toHaveFocus()
        await userEvent.keyboard('{End}')
        await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toHaveFocus()
        await userEvent.keyboard('{ArrowLeft}')
        await expect(chip('Top spenders')).toHaveFocus()
        await userEvent.keyboard('{Home}')
        await expect(chip('East region hidden')).toHaveFocus()
      })
      await step('With Alt the arrow is that of the browser, which goes forward', async () => {
        await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
        await expect(chip('East region hidden')).toHaveFocus()
      })
    })
    await step('Removes each filter', async () => {
      clearAllMocks()
      const last = () => args.onFiltersChange.mock.lastCall?.[0].filters
      await step('There is a chip for each, in the order of the sidebar', async () => {
        await expect(namesOf(canvas.queryAllByRole('listitem'))).toEqual([
          'East region hidden',
          'Email: Newsletter',
          'Social Media',
          'Top spenders',
        ])
      })
      await step('A whole channel goes at once, and the focus to the next chip', async () => {
        await userEvent.click(canvas.getByRole('button', removal('Social Media')))
        await expect([...(last()?.tacticTypeIds ?? [])]).toEqual([11])
        await expect(canvas.getByRole('button', removal('Top spenders'))).toHaveFocus()
        await expect(canvas.getByText('Social Media removed. 3 filters in use')).toBeInTheDocument()
      })
      await step('Of the last in the line, to the one before', async () => {
        await userEvent.keyboard('{Delete}')
        await expect(canvas.getByRole('button', removal('Email: Newsletter'))).toHaveFocus()
        await userEvent.keyboard('{Backspace}')
        await expect(namesOf(canvas.queryAllByRole('listitem'))).toEqual(['East region hidden'])
        await expect(args.onEmptied).not.toHaveBeenCalled()
      })
      await step('Of the last of all, to where the host says', async () => {
        await userEvent.keyboard('{Enter}')
        await expect(last()).toEqual(defaultFilters())
        await expect(args.onEmptied).toHaveBeenCalledOnce()
        await expect(canvas.getByRole('button', { name: 'Filters 0' })).toHaveFocus()
        await expect(canvas.getByText('No filters in use')).toBeInTheDocument()
      })
    })
    await step('Announces no removal that the host refuses', async () => {
      const onFiltersChange = fn()
      await mount(<FilterChips {...args} onFiltersChange={onFiltersChange} />)
      await userEvent.click(canvas.getByRole('button', removal('Social Media')))
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
      await expect(onFiltersChange).toHaveBeenCalledTimes(2)
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
      await expect(canvas.queryByText(/removed|No filters/u)).toBeNull()
    })
    await step('Waits for names', async () => {
      await mount(
        <FilterChipsHost {...args} groups={{ ...filterGroupsFixture, tagCategories: null }} />,
      )
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
      await expect(canvas.getByText('Loading')).toBeInTheDocument()
      await expect(canvas.getAllByRole('button', { name: /^Remove filter/u })).toHaveLength(3)
    })
    await step(
      'Two whole plans come to be fewer chips than the names of their types: chips are put together anew',
      async () => {
        await mount(
          <FilterChipsHost
            {...args}
            groups={{
              ...familyFilterGroups,
              channels: [
                {
                  id: 1,
                  name: 'Email',
                  color: '#EF482A',
                  types: [
                    { id: 11, name: 'X', typeIds: [11, 21] },
                    { id: 31, name: 'A', typeIds: [31] },
                    { id: 32, name: 'B', typeIds: [32] },
                    { id: 33, name: 'C', typeIds: [33] },
                  ],
                  plans: [
                    { planId: 1, name: 'One', typeIds: [11] },
                    { planId: 2, name: 'Two', typeIds: [21] },
                    { planId: 3, name: 'Three', typeIds: [31, 32] },
                    { planId: 4, name: 'Four', typeIds: [33] },
                  ],
                  typeIds: [11, 21, 31, 32, 33],
                },
              ],
            }}
            filters={{ ...defaultFilters(), tacticTypeIds: new Set([11, 21, 31, 32]) }}
          />,
        )
        await expect(namesOf(canvas.queryAllByRole('listitem'))).toEqual([
          'Email: X',
          'Email: A',
          'Email: B',
        ])
        canvas.getByRole('button', removal('Email: X')).focus()
        await userEvent.keyboard('{Delete}')
        await expect(namesOf(canvas.queryAllByRole('listitem'))).toEqual(['Email: Three'])
        await expect(canvas.getByRole('button', removal('Email: Three'))).toHaveFocus()
      },
    )
  },
}

export const MovesInTheDirectionOfReading: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', removal('East region hidden')).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', removal('Email: Newsletter'))).toHaveFocus()
  },
}

export const ShowsWhatDoesNotFit: Story = {
  args: {
    groups: largeFilterGroups,
    filters: {
      ...defaultFilters(),
      initiativeIds: new Set(Array.from({ length: 140 }, (_, at) => 2000 + at)),
    },
  },
  render: (args, { name }) => (
    <div data-testid="frame" style={{ inlineSize: 640 }}>
      <FilterChipsHost key={name} {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const row = canvas.getByRole('toolbar', { name: 'Filters in use' })
    const chips = () => canvas.getAllByRole('button', { name: /^Remove filter/u })
    const more = () => canvas.getByRole('button', { name: /^\+\d+ more$/u })
    await step('One line, and the number of those that are left', async () => {
      await expect(row).toHaveProperty('offsetHeight', 41)
      await expect(more()).toHaveTextContent(`+${140 - chips().length} more`)
      const { right } = row.getBoundingClientRect()
      await expect(more().getBoundingClientRect().right).toBeLessThan(right)
    })
    await step('More fit in a longer line', async () => {
      const before = chips().length
      canvas.getByTestId('frame').style.inlineSize = '900px'
      await waitFor(() => expect(chips().length).toBeGreaterThan(before))
    })
    await step('Removed from the end of the line, the focus stays in it', async () => {
      chips().at(-1)?.focus()
      await userEvent.keyboard('{Delete}')
      await expect(document.activeElement).toHaveAccessibleName(/^Remove filter/u)
    })
    await step('All of them when asked, on so few lines that the view stays on show', async () => {
      await userEvent.click(more())
      await expect(chips()).toHaveLength(139)
      await expect(row.offsetHeight).toBeGreaterThan(150)
      await expect(row.offsetHeight).toBeLessThan(230)
      const last = chips().at(-1)
      last?.focus()
      const list = canvas.getByRole('list', { name: 'Filters in use' })
      const { bottom = 0 } = last?.getBoundingClientRect() ?? {}
      await expect(bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom)
    })
    await step('And then one line again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }))
      await expect(row).toHaveProperty('offsetHeight', 41)
      await expect(more()).toHaveFocus()
    })
  },
}
