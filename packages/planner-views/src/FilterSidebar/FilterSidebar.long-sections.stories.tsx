import { defaultFilters } from '@throughline/domain/filters'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, userEvent, within } from 'storybook/test'

import { filterGroupsFixture, largeFilterGroups } from './fixtures/filter-groups'
import { FilterSidebarHost } from './fixtures/FilterSidebarHost'
import { FilterSidebar } from './FilterSidebar'
import { FILTER_SECTIONS } from './filter-section'

const meta = {
  title: 'Planner views/Filters and saved views/FilterSidebar/Long sections',
  component: FilterSidebar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    isOpen: true,
    groups: largeFilterGroups,
    filters: defaultFilters(),
    activeCount: 0,
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

export const FindsInOneSection: Story = {
  play: async ({ args, canvas, step }) => {
    const panel = within(await canvas.findByRole('dialog', { name: /^Filters/u }))
    const field = (section: string) => panel.getByRole('searchbox', { name: `Find in ${section}` })
    const boxesOf = (section: string) =>
      within(panel.getByRole('region', { name: new RegExp(`^${section}`, 'u') }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent)
    await step('It leaves out what does not fit, there alone', async () => {
      await userEvent.type(field('Initiatives'), 'tive 19')
      await expect(boxesOf('Initiatives')).toEqual([
        'Initiative 19',
        'Initiative 119',
        ...Array.from({ length: 10 }, (_, at) => `Initiative ${190 + at}`),
      ])
      await expect(boxesOf('Nested Plans')).toHaveLength(10)
      await expect(panel.getByRole('heading', { name: 'Tags' })).toBeVisible()
    })
    await step('Down leads to what is found, Up back to the field', async () => {
      await userEvent.keyboard('{ArrowDown} ')
      await expect(panel.getByRole('checkbox', { name: 'Initiative 19' })).toBeChecked()
      await userEvent.keyboard('{ArrowUp}')
      await expect(field('Initiatives')).toHaveFocus()
    })
    await step('Left, Home and a letter are those of the text', async () => {
      await userEvent.keyboard('{Home}{ArrowRight}')
      await expect(field('Initiatives')).toHaveFocus()
      await expect(field('Initiatives')).toHaveProperty('selectionStart', 1)
    })
    await step('Esc empties it, and only then asks to close', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(field('Initiatives')).toHaveValue('')
      await expect(boxesOf('Initiatives')).toHaveLength(10)
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step('Nothing found says so, and the section stays', async () => {
      await userEvent.type(field('Tags'), 'zebra')
      await expect(panel.getByText('No filters found')).toBeVisible()
      await expect(field('Tags')).toHaveFocus()
    })
  },
}

export const FindsInLongSections: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Searches all sections at once', async () => {
      await mount(<FilterSidebarHost {...args} />)
      const panel = within(await canvas.findByRole('dialog', { name: /^Filters/u }))
      await userEvent.type(panel.getByRole('searchbox', { name: 'Find in Tags' }), 'Custom')
      await userEvent.type(panel.getByRole('searchbox', { name: 'Find a filter' }), 'phase 3')
      await expect(panel.queryByRole('searchbox', { name: /^Find in/u })).toBeNull()
      await expect(panel.getByRole('checkbox', { name: 'Journey Phase 3' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(panel.getByRole('searchbox', { name: 'Find in Tags' })).toHaveValue('')
    })
    await step('Finds types of long channels', async () => {
      const panel = within(await canvas.findByRole('dialog', { name: /^Filters/u }))
      const type = () => panel.queryByRole('checkbox', { name: 'Channel 24, type 6' })
      await step('The channel of what is found opens', async () => {
        await userEvent.type(
          panel.getByRole('searchbox', { name: 'Find in Channels' }),
          '24, type 6',
        )
        await expect(type()).toBeVisible()
      })
      await step('It can be closed, and opened again', async () => {
        panel.getByRole('checkbox', { name: 'Channel 24' }).focus()
        await userEvent.keyboard('{ArrowLeft}')
        await expect(type()).toBeNull()
        await userEvent.keyboard('{ArrowRight}')
        await expect(type()).toBeVisible()
      })
      await step('What is closed is closed for this search only', async () => {
        await userEvent.keyboard('{ArrowLeft}')
        await expect(type()).toBeNull()
        await userEvent.type(
          panel.getByRole('searchbox', { name: 'Find in Channels' }),
          '{Backspace}{Backspace}',
        )
        await expect(type()).toBeVisible()
      })
    })
    await step('Up to 15 lines are found at a glance', async () => {
      await mount(<FilterSidebarHost {...args} groups={filterGroupsFixture} />)
      const panel = within(await canvas.findByRole('dialog', { name: /^Filters/u }))
      await expect(panel.getAllByRole('searchbox')).toHaveLength(1)
    })
    await step('Hides sections', async () => {
      clearAllMocks()
      await mount(
        <FilterSidebarHost
          {...args}
          groups={filterGroupsFixture}
          filters={{ ...defaultFilters(), subscriptionIds: new Set([41]) }}
          hiddenSections={new Set(['calendars-of-interest', 'lead-plan'] as const)}
        />,
      )
      const panel = within(await canvas.findByRole('dialog', { name: /^Filters/u }))
      await step('A hidden section is not there, and not found', async () => {
        await expect(panel.queryByRole('heading', { name: /^Calendars/u })).toBeNull()
        await userEvent.type(panel.getByRole('searchbox', { name: 'Find a filter' }), 'holiday')
        await expect(panel.getAllByRole('checkbox')).toHaveLength(1)
        await userEvent.keyboard('{Escape}')
      })
      await step('What is chosen of it stays chosen', async () => {
        await userEvent.click(panel.getByRole('checkbox', { name: 'Top spenders' }))
        const last = args.onFiltersChange.mock.lastCall?.[0].filters
        await expect([...(last?.subscriptionIds ?? [])]).toEqual([41])
      })
    })
    await step('Long lists show their start', async () => {
      await mount(
        <FilterSidebarHost
          {...args}
          groups={{ ...largeFilterGroups, channels: [] }}
          filters={{
            ...defaultFilters(),
            initiativeIds: new Set([2100]),
            hiddenNestedPlanIds: new Set([511]),
          }}
          openSections={new Set(['nested-plans', 'initiatives'] as const)}
        />,
      )
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
        await userEvent.click(panel.getByRole('button', { name: 'Show 189 more' }))
        await expect(list('Initiatives').getAllByRole('checkbox')).toHaveLength(200)
        await userEvent.click(panel.getByRole('button', { name: 'Show fewer' }))
        await expect(list('Initiatives').getAllByRole('checkbox')).toHaveLength(10)
      })
      await step('A list that would hide one entry alone hides none', async () => {
        await expect(list('Nested Plans').getAllByRole('checkbox')).toHaveLength(12)
      })
    })
  },
}
