import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
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

const search = {
  illustration: 'search',
  title: 'Nothing found for “gift giude”',
  children: 'Check the spelling, or search for a shorter part of the name.',
  actions: <Button>Clear search</Button>,
} as const

const start = {
  illustration: 'start',
  title: 'Start your first plan',
  children: 'A plan holds tactics, budgets and the people who work on them.',
  actions: (
    <Button variant="primary" icon={Plus}>
      Create a plan
    </Button>
  ),
} as const

export const Default: Story = {}

export const Illustrations: Story = {
  render: sideBySide(
    EmptyState,
    [
      {
        name: 'Calendar: nothing is planned yet',
        props: {
          illustration: 'calendar',
          title: 'No tactics in this month',
          children: 'Add one, or look at another month.',
          actions: <Button icon={Plus}>Add Tactic</Button>,
        },
      },
      { name: 'Search: nothing matches', props: search },
      {
        name: 'Filter: the filters hide everything',
        props: {
          illustration: 'filter',
          title: 'No tactic fits the filters',
          children: '214 tactics are hidden.',
          actions: <Button>Clear Filters</Button>,
        },
      },
      {
        name: 'Files',
        props: {
          illustration: 'files',
          title: 'No documents yet',
          children: 'Briefs and creative that belong to the plan are kept here.',
          actions: <Button icon={Plus}>Add document</Button>,
        },
      },
      {
        name: 'People',
        props: {
          illustration: 'people',
          title: 'Nobody else is on this plan',
          children: 'People whom you invite get an email with a link.',
          actions: <Button icon={Plus}>Invite</Button>,
        },
      },
      { name: 'Start: the first thing of a new place', props: start },
      {
        name: 'Done: there is nothing to do next',
        props: {
          illustration: 'done',
          title: 'All requests are answered',
          children: 'New ones appear here.',
        },
      },
      {
        name: 'Locked: no access',
        props: {
          illustration: 'locked',
          title: 'You have no role on this plan',
          children: 'Ask an admin of the account to invite you.',
        },
      },
      {
        name: 'Offline',
        props: {
          illustration: 'offline',
          title: 'There is no connection',
          children: 'This page is not kept in the browser. It loads once you are online again.',
          actions: <Button>Try again</Button>,
        },
      },
    ],
    { columnWidth: 220 },
  ),
}

export const States: Story = {
  render: sideBySide(
    EmptyState,
    [
      {
        name: 'Small',
        props: { ...search, size: 'small', actions: <Button size="small">Clear search</Button> },
      },
      {
        name: 'Text alone, small',
        props: { illustration: undefined, children: undefined, size: 'small' },
      },
      {
        name: 'Long text',
        props: {
          ...search,
          title:
            'Nothing found for “Northfield spring and summer wardrobe relaunch across all western and southern stores”',
        },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: {
          illustration: 'calendar',
          title: 'لا توجد تكتيكات في هذا الشهر',
          children: 'أضف واحدًا أو انظر إلى شهر آخر.',
          actions: <Button icon={Plus}>إضافة</Button>,
        },
      },
    ],
    { columnWidth: 309 },
  ),
}

export const HighContrast: Story = { args: start, globals: { theme: 'high-contrast' } }

const onAdd = fn()

export const LeadsOn: Story = {
  args: {
    illustration: 'calendar',
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
