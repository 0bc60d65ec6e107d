import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { CalendarDays, FileText, Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { TextField } from '../TextField'
import { TabLinks } from './TabLinks'
import { Tabs, type TabsProps } from './Tabs'

function ControlledTabs(props: TabsProps) {
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
  render: (args) => <ControlledTabs {...args} />,
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

const manyTabs = Array.from({ length: 24 }, (_, index) => ({
  id: `dashboard-${index + 1}`,
  label: `Dashboard ${index + 1}`,
}))

export const States: Story = {
  render: sideBySide(
    ControlledTabs,
    [
      {
        name: 'With icons',
        props: {
          tabs: [
            { id: 'calendar', label: 'Calendar', icon: CalendarDays },
            { id: 'documents', label: 'Documents', icon: FileText },
            { id: 'team', label: 'Team', icon: Users },
          ],
        },
      },
      { name: 'Vertical', props: { orientation: 'vertical' } },
      {
        name: 'Links',
        frame: () => (
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
      },
      { name: 'More than fit', props: { tabs: manyTabs, selectedId: 'dashboard-1' } },
      {
        name: 'Long text',
        props: {
          tabs: [
            {
              id: 'calendar',
              label: 'Northfield-Department-Stores-of-the-northern-and-western-regions',
            },
            { id: 'team', label: 'Team' },
          ],
        },
      },
      { name: 'Narrow', width: 320 },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: {
          tabs: [
            { id: 'calendar', label: 'التقويم' },
            { id: 'documents', label: 'المستندات', count: 12 },
            { id: 'team', label: 'الفريق' },
          ],
          renderPanel: () => 'ما ينتمي إلى الخطة.',
        },
      },
    ],
    { columnWidth: 476 },
  ),
}

export const MovesByKeyboard: Story = {
  render: (args) => (
    <>
      <ControlledTabs {...args} />
      <ControlledTabs {...args} label="Dashboards" tabs={manyTabs} selectedId="dashboard-1" />
    </>
  ),
  play: async ({ canvas, args, step }) => {
    const details = within(canvas.getByRole('tablist', { name: 'Details of the plan' }))
    const tab = (name: RegExp) => details.getByRole('tab', { name })
    const panel = () => canvas.getByRole('tabpanel', { name: /^(?!Dashboard)/ })
    await step('Tab reaches the chosen one', async () => {
      await userEvent.tab()
      await expect(tab(/Calendar/u)).toHaveFocus()
    })
    await step('Arrows choose at once', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(tab(/Documents/u)).toHaveAttribute('aria-selected', 'true')
      await expect(panel()).toHaveTextContent('documents')
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
      await expect(panel()).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(tab(/Calendar/u)).toHaveFocus()
    })
    await step('The focused tab comes into view', async () => {
      const list = canvas.getByRole('tablist', { name: 'Dashboards' })
      within(list).getByRole('tab', { selected: true }).focus()
      await userEvent.keyboard('{End}')
      const last = within(list).getByRole('tab', { name: 'Dashboard 24' })
      await expect(last).toHaveFocus()
      await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(
        list.getBoundingClientRect().right + 1,
      )
    })
  },
}

export const MirrorsArrows: Story = {
  globals: { direction: 'rtl' },
  args: {
    mounting: 'once-selected',
    renderPanel: ({ id }) => <TextField label={`Note on ${id}`} />,
  },
  render: (args) => (
    <>
      <ControlledTabs {...args} />
      <ControlledTabs
        {...args}
        label="Details of the lead plan"
        activation="manual"
        renderPanel={({ id }) => `What belongs to the ${id}.`}
      />
    </>
  ),
  play: async ({ canvas, step }) => {
    const tabs = (label: string) => within(canvas.getByRole('tablist', { name: label }))
    await step('Arrows go where they point', async () => {
      const tab = (name: RegExp) => tabs('Details of the plan').getByRole('tab', { name })
      await userEvent.tab()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(tab(/Documents/u)).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(tab(/Calendar/u)).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(tab(/Team/u)).toHaveFocus()
      await userEvent.click(tab(/Calendar/u))
    })
    await step('A panel keeps what was typed', async () => {
      const tab = (name: RegExp) => tabs('Details of the plan').getByRole('tab', { name })
      await userEvent.type(canvas.getByLabelText('Note on calendar'), 'gifting')
      await userEvent.click(tab(/Team/u))
      await expect(canvas.getByLabelText('Note on team')).toBeVisible()
      await userEvent.click(tab(/Calendar/u))
      await expect(canvas.getByLabelText('Note on calendar')).toHaveValue('gifting')
    })
    await step('Where it is asked to, a tab waits for Enter', async () => {
      const tab = (name: RegExp) => tabs('Details of the lead plan').getByRole('tab', { name })
      const panel = () => canvas.getAllByRole('tabpanel').at(-1)
      tab(/Calendar/u).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(tab(/Documents/u)).toHaveFocus()
      await expect(panel()).toHaveTextContent('calendar')
      await userEvent.keyboard('{Enter}')
      await expect(panel()).toHaveTextContent('documents')
    })
  },
}

export const OpensLinks: Story = {
  render: (args) => (
    // The page of the test stays.
    <div onClickCapture={(event) => event.preventDefault()} role="presentation">
      <TabLinks
        label="Plan settings"
        currentId="channels"
        tabs={['Channels', 'Tags'].map((label) => ({
          id: label.toLowerCase(),
          label,
          href: `#${label}`,
        }))}
        onSelect={({ id }) => {
          args.onSelect({ id })
        }}
      />
    </div>
  ),
  play: async ({ canvas, args, step }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Plan settings' }))
    const link = links.getByRole('link', { name: 'Tags' })
    await step('With a key, the browser opens it elsewhere', async () => {
      const user = userEvent.setup()
      for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
        await user.keyboard(`{${key}>}`)
        await user.click(link)
        await user.keyboard(`{/${key}}`)
      }
      await expect(args.onSelect).not.toHaveBeenCalled()
    })
    await step('Without one, the host shows it', async () => {
      await userEvent.click(link)
      await expect(args.onSelect).toHaveBeenCalledTimes(1)
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'tags' })
    })
  },
}
