import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'

import { Button } from '../Button'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No plans available.',
    illustration: 'list',
    children: 'Plans appear here as soon as an admin gives you a role on one.',
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing is planned yet, and the person may add items. */
export const Calendar: Story = {
  args: {
    illustration: 'calendar',
    title: 'No tactics in this month',
    children: 'Add one, or look at another month.',
    actions: <Button icon={Plus}>Add Tactic</Button>,
  },
}

/** Nothing matches the search. */
export const Search: Story = {
  args: {
    illustration: 'search',
    title: 'Nothing found for “gift giude”',
    children: 'Check the spelling, or search for a shorter part of the name.',
    actions: <Button>Clear search</Button>,
  },
}

/** There are items, but the filters hide all of them. */
export const Filter: Story = {
  args: {
    illustration: 'filter',
    title: 'No tactic fits the filters',
    children: '214 tactics are hidden.',
    actions: <Button>Clear Filters</Button>,
  },
}

export const Files: Story = {
  args: {
    illustration: 'files',
    title: 'No documents yet',
    children: 'Briefs and creative that belong to the plan are kept here.',
    actions: <Button icon={Plus}>Add document</Button>,
  },
}

export const People: Story = {
  args: {
    illustration: 'people',
    title: 'Nobody else is on this plan',
    children: 'People whom you invite get an email with a link.',
    actions: <Button icon={Plus}>Invite</Button>,
  },
}

/** The first thing of a new place is made here. */
export const Start: Story = {
  args: {
    illustration: 'start',
    title: 'Start your first plan',
    children: 'A plan holds tactics, budgets and the people who work on them.',
    actions: (
      <Button variant="primary" icon={Plus}>
        Create a plan
      </Button>
    ),
  },
}

/** Everything is done; there is nothing to do next. */
export const Done: Story = {
  args: {
    illustration: 'done',
    title: 'All requests are answered',
    children: 'New ones appear here.',
  },
}

export const NoAccess: Story = {
  args: {
    illustration: 'locked',
    title: 'You have no role on this plan',
    children: 'Ask an admin of the account to invite you.',
  },
}

export const Offline: Story = {
  args: {
    illustration: 'offline',
    title: 'There is no connection',
    children: 'This page is not kept in the browser. It loads once you are online again.',
    actions: <Button>Try again</Button>,
  },
}

export const HighContrast: Story = { args: { ...Start.args }, globals: { theme: 'high-contrast' } }

export const Small: Story = {
  args: { ...Search.args, size: 'small', actions: <Button size="small">Clear search</Button> },
}

export const TextAlone: Story = {
  render: () => <EmptyState title="No plans available." size="small" />,
}

export const LongText: Story = {
  args: {
    ...Search.args,
    title:
      'Nothing found for “Northfield spring and summer wardrobe relaunch across all western and southern stores”',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: {
    illustration: 'calendar',
    title: 'لا توجد تكتيكات في هذا الشهر',
    children: 'أضف واحدًا أو انظر إلى شهر آخر.',
    actions: <Button icon={Plus}>إضافة</Button>,
  },
  globals: { direction: 'rtl' },
}

const onAdd = fn()

export const LeadsOn: Story = {
  args: {
    ...Calendar.args,
    actions: (
      <Button icon={Plus} onClick={onAdd}>
        Add Tactic
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('The drawing is for eyes only', async () => {
      const drawing = canvasElement.querySelector('svg[viewBox="0 0 120 80"]')
      await expect(drawing).toHaveAttribute('aria-hidden', 'true')
      await expect(canvas.queryByRole('img')).toBeNull()
    })
    await step('Tab goes straight to the way on', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Add Tactic' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(onAdd).toHaveBeenCalledOnce()
    })
  },
}
