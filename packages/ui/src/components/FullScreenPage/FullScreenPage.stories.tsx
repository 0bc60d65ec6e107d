import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { Button } from '../Button'
import { Dialog } from '../Dialog'
import { SideNavigation } from '../SideNavigation'
import { TextField } from '../TextField'
import { FullScreenPage, type FullScreenPageProps } from './FullScreenPage'

function PageWithButton(props: FullScreenPageProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <div style={{ height: 480 }}>
      {isOpen && props.isModal === false ? null : (
        <Button
          style={{ margin: 16 }}
          onClick={() => {
            setIsOpen(true)
          }}
        >
          Plan settings
        </Button>
      )}
      <FullScreenPage
        {...props}
        isOpen={isOpen}
        onClose={(request) => {
          setIsOpen(false)
          props.onClose(request)
        }}
      />
    </div>
  )
}

const sections = ['Channels', 'Calendars of Interest', 'Tags', 'Initiatives', 'Budget', 'Team']

const navigation = (
  <SideNavigation
    label="Plan settings"
    sections={[
      {
        id: 'settings',
        places: sections.map((label, index) => ({
          href: `#${label}`,
          label,
          isCurrent: index === 0,
        })),
      },
    ]}
  />
)

const content = (
  <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
    <h2 style={{ fontSize: 20, lineHeight: '28px' }}>Channels</h2>
    <p>Drag to set the order in which channels appear in every view.</p>
    <TextField label="New channel" />
  </div>
)

const meta = {
  title: 'Components/Layout/FullScreenPage',
  component: FullScreenPage,
  args: {
    isOpen: true,
    title: 'Plan settings',
    subtitle: 'National plan',
    closeLabel: 'Close',
    onClose: fn(),
    navigation,
    children: content,
  },
  argTypes: {
    actions: { control: false },
    navigation: { control: false },
    footer: { control: false },
    children: { control: false },
    initialFocusRef: { control: false },
  },
  render: (args) => <PageWithButton {...args} />,
  parameters: {
    isFullScreen: true,
    docs: {
      story: { inline: false, iframeHeight: 480 },
    },
  },
} satisfies Meta<typeof FullScreenPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongTextWithActionsAndFooter: Story = {
  args: {
    title:
      'Settings of the plan of the northern and western regions of Northfield Department Stores, all formats included',
    subtitle: 'Northfield-Department-Stores-of-the-northern-and-western-regions',
    actions: (
      <Button variant="primary" icon={Plus}>
        Add channel
      </Button>
    ),
    footer: (
      <>
        <Button variant="ghost">Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
    children: (
      <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
        {Array.from({ length: 30 }, (_, index) => (
          <TextField key={index} label={`Channel ${index + 1}`} />
        ))}
      </div>
    ),
  },
}

export const NarrowInsideItsContainer: Story = {
  args: { isModal: false },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { title: 'إعدادات الخطة', subtitle: 'الخطة الوطنية', closeLabel: 'إغلاق' },
  globals: { direction: 'rtl' },
}

/** A button that opens a dialog above the page. */
function AddChannel() {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <Button
        onClick={() => {
          setIsAdding(true)
        }}
      >
        Add channel
      </Button>
      <Dialog
        isOpen={isAdding}
        title="Add channel"
        closeLabel="Close dialog"
        onClose={() => {
          setIsAdding(false)
        }}
      >
        <TextField label="Name" />
      </Dialog>
    </>
  )
}

export const ReturnsToWhereItWasOpened: Story = {
  args: { isOpen: false, children: <AddChannel /> },
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Plan settings' })
    await step('It covers the window and is read by its title', async () => {
      await userEvent.click(opener)
      const page = canvas.getByRole('dialog', { name: 'Plan settings' })
      await expect(page).toHaveFocus()
      await expect(page.getBoundingClientRect().width).toBe(window.innerWidth)
    })
    await step('It frames its navigation once', async () => {
      const list = canvas.getByRole('navigation', { name: 'Plan settings' })
      const column = list.parentElement?.getBoundingClientRect()
      const { left, right } = list.getBoundingClientRect()
      await expect(getComputedStyle(list).borderInlineEndWidth).toBe('0px')
      // The column's padding on both sides, and its border.
      await expect(left - (column?.left ?? 0)).toBe(8)
      await expect((column?.right ?? 0) - right).toBe(9)
    })
    await step('Tab reaches Close first', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    })
    await step('Esc closes a dialog above it only', async () => {
      const adds = canvas.getByRole('button', { name: 'Add channel' })
      await userEvent.click(adds)
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
      await expect(adds).toHaveFocus()
      await expect(canvas.getByRole('dialog', { name: 'Plan settings' })).toBeVisible()
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step('Esc is then the same as Close', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' })
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    })
    await step('The button closes it', async () => {
      await userEvent.click(opener)
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'close-button' })
      await expect(opener).toHaveFocus()
    })
  },
}
