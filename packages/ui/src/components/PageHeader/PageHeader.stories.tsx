import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronLeft, ChevronRight, Plus, SlidersHorizontal } from 'lucide-react'
import { expect } from 'storybook/test'

import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { PageHeader } from './PageHeader'

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Plans' },
  argTypes: { navigation: { control: false }, actions: { control: false } },
  parameters: {
    isFullScreen: true,
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OfAView: Story = {
  tags: ['picture'],
  globals: { density: 'compact' },
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
  play: async ({ canvas, step }) => {
    await step('It has one height in every density', async () => {
      await expect(canvas.getByRole('banner').offsetHeight).toBe(52)
      for (const button of canvas.getAllByRole('button')) {
        await expect(button.offsetHeight).toBe(32)
      }
    })
  },
}

export const Narrow: Story = {
  tags: ['picture'],
  args: {
    ...OfAView.args,
    title: 'Northfield Department Stores, spring and summer wardrobe relaunch',
    subtitle: 'National plan',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('It wraps by its container', async () => {
      const header = canvas.getByRole('banner').getBoundingClientRect()
      await expect(window.innerWidth).toBeGreaterThan(600)
      await expect(header.height).toBeGreaterThan(60)
      for (const button of canvas.getAllByRole('button')) {
        await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(header.right - 16)
      }
    })
  },
}

export const RightToLeft: Story = {
  args: { ...OfAView.args, title: 'نوفمبر ٢٠٢٦', subtitle: 'الخطة الوطنية' },
  globals: { direction: 'rtl' },
}
