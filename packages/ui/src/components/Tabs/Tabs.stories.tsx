import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, FileText, Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { TextField } from '../TextField'
import { TabLinks } from './TabLinks'
import { Tabs, type TabsProps } from './Tabs'

function HeldTabs(props: TabsProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId)
  return (
    <Tabs
      {...props}
      selectedId={selectedId}
      onSelect={({ id }) => {
        setSelectedId(id)
        props.onSelect({ id })
      }}
    />
  )
}

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Details of the plan',
    tabs: [
      { id: 'calendar', label: 'Calendar' },
      { id: 'documents', label: 'Documents', count: 12 },
      { id: 'performance', label: 'Performance', isDisabled: true },
      { id: 'team', label: 'Team', count: 4 },
    ],
    selectedId: 'calendar',
    onSelect: fn(),
    renderPanel: ({ id }): ReactNode => `What belongs to the ${id}.`,
  },
  argTypes: { tabs: { control: false }, renderPanel: { control: false } },
  render: (args) => <HeldTabs {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithIcons: Story = {
  args: {
    tabs: [
      { id: 'calendar', label: 'Calendar', icon: CalendarDays },
      { id: 'documents', label: 'Documents', icon: FileText },
      { id: 'team', label: 'Team', icon: Users },
    ],
  },
}

export const Vertical: Story = { args: { orientation: 'vertical' } }

export const Links: Story = {
  render: () => (
    <TabLinks
      label="Plan settings"
      currentId="channels"
      tabs={['Channels', 'Tags', 'Budget', 'Team'].map((label) => ({
        id: label.toLowerCase(),
        label,
        href: `#${label}`,
      }))}
    />
  ),
}

const manyTabs = Array.from({ length: 24 }, (_, index) => ({
  id: `dashboard-${index + 1}`,
  label: `Dashboard ${index + 1}`,
}))

export const MoreThanFit: Story = { args: { tabs: manyTabs, selectedId: 'dashboard-1' } }

export const LongText: Story = {
  args: {
    tabs: [
      { id: 'calendar', label: 'Northfield-Department-Stores-of-the-northern-and-western-regions' },
      { id: 'team', label: 'Team' },
    ],
  },
}

export const Narrow: Story = {
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
    tabs: [
      { id: 'calendar', label: 'التقويم' },
      { id: 'documents', label: 'المستندات', count: 12 },
      { id: 'team', label: 'الفريق' },
    ],
    renderPanel: () => 'ما ينتمي إلى الخطة.',
  },
  globals: { direction: 'rtl' },
}

export const MovesByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const tab = (name: RegExp) => canvas.getByRole('tab', { name })
    await step('Tab reaches the chosen one', async () => {
      await userEvent.tab()
      await expect(tab(/Calendar/u)).toHaveFocus()
    })
    await step('Arrows choose at once', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(tab(/Documents/u)).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('documents')
    })
    await step('A disabled one is met but not chosen', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(tab(/Performance/u)).toHaveFocus()
      await expect(args.onSelect).toHaveBeenCalledTimes(1)
    })
    await step('End and round to the beginning', async () => {
      await userEvent.keyboard('{End}')
      await expect(tab(/Team/u)).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(tab(/Calendar/u)).toHaveFocus()
    })
    await step('Tab goes into the panel, and back to the chosen tab', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel')).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(tab(/Calendar/u)).toHaveFocus()
    })
  },
}

export const WaitsForEnter: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Documents/u })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('calendar')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('documents')
  },
}

export const KeepsWhatWasTyped: Story = {
  args: {
    mounting: 'once-selected',
    renderPanel: ({ id }) => <TextField label={`Note on ${id}`} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Note on calendar'), 'gifting')
    await userEvent.click(canvas.getByRole('tab', { name: /Team/u }))
    await expect(canvas.getByLabelText('Note on team')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /Calendar/u }))
    await expect(canvas.getByLabelText('Note on calendar')).toHaveValue('gifting')
  },
}

export const BringsTheFocusedTabIntoView: Story = {
  args: { ...MoreThanFit.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: 'Dashboard 24' })
    await expect(last).toHaveFocus()
    const strip = canvas.getByRole('tablist').getBoundingClientRect()
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(strip.right + 1)
  },
}

export const MirrorsArrows: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: /Documents/u })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Calendar/u })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Team/u })).toHaveFocus()
  },
}
