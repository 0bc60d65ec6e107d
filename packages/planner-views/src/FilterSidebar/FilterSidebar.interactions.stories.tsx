import { defaultFilters } from '@throughline/domain/filters'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShadowHost } from '@throughline/test-support/dom'
import { expect, fn, userEvent, within } from 'storybook/test'

import {
  familyFilterGroups,
  filterCountsFixture,
  filterGroupsFixture,
} from './fixtures/filter-groups'
import { FilterSidebarHost } from './fixtures/FilterSidebarHost'
import { FilterSidebar } from './FilterSidebar'
import { someFilters } from './fixtures/filter-groups'
import { FILTER_SECTIONS } from './filter-section'

const meta = {
  title: 'Planner views/Filters and saved views/FilterSidebar/Behavior',
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

export const ChoosesAndClears: Story = {
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Chooses and clears', async () => {
      await mount(<FilterSidebarHost {...args} />)
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
    })
    await step('Works in a shadow root', async () => {
      await mount(
        <ShadowHost>
          <FilterSidebarHost {...args} />
        </ShadowHost>,
      )
      const host = await within(canvasElement).findByTestId('host')
      const body = host.shadowRoot?.querySelector<HTMLElement>('[data-part="body"]')
      if (!body) throw new Error('The shadow root shows no sidebar.')
      await step('Keys move the focus in there too', async () => {
        const boxes = within(body).getAllByRole('checkbox')
        boxes[0]?.focus()
        await userEvent.keyboard('{ArrowDown}')
        await expect(host.shadowRoot?.activeElement).toBe(boxes[1])
      })
    })
  },
}

export const ChoosesAChannelOfAllPlans: Story = {
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
    await step('A section that is closed then opens with the next search', async () => {
      await userEvent.click(panel.getByRole('button', { name: /^Channels/u }))
      await expect(panel.queryByRole('checkbox', { name: 'Landing page' })).toBeNull()
      await userEvent.type(field, '{Backspace}')
      await expect(panel.getByRole('checkbox', { name: 'Landing page' })).toBeVisible()
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
      const [, clear] = panel.getAllByRole('button', { name: 'Clear the search' })
      if (clear) await userEvent.click(clear)
      await expect(field).toHaveValue('')
      await expect(field).toHaveFocus()
      await userEvent.type(field, 'zebra')
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

/**
 * A closed sidebar stays mounted, but reopens without the last search, and with the current
 * choices.
 */
export const BeginsAnew: Story = {
  args: { keepsContent: true, takesFocus: undefined },
  play: async ({ canvas, step }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find a filter' })
    await step('A sidebar that is open from the start leaves the focus where it is', async () => {
      await expect(document.body).toHaveFocus()
    })
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
