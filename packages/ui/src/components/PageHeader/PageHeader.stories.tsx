import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronLeft, ChevronRight, Plus, SlidersHorizontal } from 'lucide-react'

import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { PageHeader } from './PageHeader'

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: { title: 'Plans' },
  argTypes: { navigation: { control: false }, actions: { control: false } },
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'The one line above a view, 52 pixels high: what is looked at, how to move through it, and at the end what changes it, with the only primary button last. A page over everything brings its own: see **FullScreenPage**.\n\n| Key | What it does |\n| --- | --- |\n| Tab | Goes through its controls, from the start to the end |',
      },
    },
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithSubtitle: Story = { args: { title: 'Plan settings', subtitle: 'National plan' } }

export const OfAView: Story = {
  args: {
    title: 'November 2026',
    navigation: (
      <>
        <IconButton icon={ChevronLeft} label="Previous month" variant="secondary" />
        <IconButton icon={ChevronRight} label="Next month" variant="secondary" />
        <Button>Today</Button>
      </>
    ),
    actions: (
      <>
        <Button icon={SlidersHorizontal}>Filters</Button>
        <Button variant="primary" icon={Plus}>
          Add Tactic
        </Button>
      </>
    ),
  },
}

export const LongText: Story = {
  args: {
    ...OfAView.args,
    title:
      'Northfield Department Stores, spring and summer wardrobe relaunch of all western regions',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 720 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { ...OfAView.args, title: 'نوفمبر ٢٠٢٦' },
  globals: { direction: 'rtl' },
}
