import { defaultFilters } from '@throughline/domain/filters'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import {
  filterCountsFixture,
  filterGroupsFixture,
  largeFilterGroups,
} from './fixtures/filter-groups'
import { FilterSidebarHost } from './fixtures/FilterSidebarHost'
import { FilterSidebar } from './FilterSidebar'
import { someFilters } from './fixtures/filter-groups'
import { FILTER_SECTIONS } from './filter-section'

const meta = {
  title: 'Planner views/Filters and saved views/FilterSidebar/Keys',
  component: FilterSidebar,
  tags: ['!autodocs'],
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

export const WorksByKeyboard: Story = {
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
    await step('With Alt or another key the arrow is that of the browser', async () => {
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
      await expect(heading('Nested Plans')).toHaveAttribute('aria-expanded', 'true')
      for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
        for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) {
          await userEvent.keyboard(`{${modifier}>}{${key}}{/${modifier}}`)
          await expect(heading('Nested Plans')).toHaveFocus()
        }
      }
      panel.getByRole('searchbox').focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await expect(panel.getByRole('searchbox')).toHaveFocus()
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
  args: { groups: largeFilterGroups, filters: defaultFilters() },
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('dialog', { name: /^Filters/u }))
    const search = panel.getByRole('searchbox', { name: 'Find a filter' })
    search.focus()
    await userEvent.keyboard('{ArrowDown}{End}')
    const { bottom } = search.getBoundingClientRect()
    for (let press = 0; press < 40; press += 1) {
      await userEvent.keyboard('{ArrowUp}')
      const line = document.activeElement?.closest('label, button, [data-part="find"]')
      await expect(line?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
    }
  },
}

export const OpensWithTheDirectionOfReading: Story = {
  globals: { direction: 'rtl' },
  args: { filters: defaultFilters(), takesFocus: true },
  play: async ({ canvasElement, step }) => {
    const panel = within(await within(canvasElement).findByRole('dialog', { name: /^Filters/u }))
    const heading = panel.getByRole('button', { name: /^Nested Plans/u })
    const email = panel.getByRole('checkbox', { name: 'Email' })
    await step('Right closes a section and Left opens it', async () => {
      heading.focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(heading).toHaveAttribute('aria-expanded', 'false')
      await userEvent.keyboard('{ArrowLeft}')
      await expect(heading).toHaveAttribute('aria-expanded', 'true')
    })
    await step('Left opens a channel, Right on a type goes back to it and closes it', async () => {
      email.focus()
      await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
      await expect(panel.getByRole('checkbox', { name: 'Newsletter' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(email).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(panel.queryByRole('checkbox', { name: 'Newsletter' })).toBeNull()
    })
  },
}
