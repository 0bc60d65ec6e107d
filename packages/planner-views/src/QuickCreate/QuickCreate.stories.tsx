import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@throughline/ui/Button'
import { useState } from 'react'
import { clearAllMocks, expect, fn, screen, userEvent, within } from 'storybook/test'

import { QuickCreate } from './QuickCreate'
import type { QuickCreateChannel, QuickCreateProps } from './QuickCreate'

const channels: readonly QuickCreateChannel[] = [
  {
    id: 1,
    name: 'Email',
    color: '#EF482A',
    isLocked: false,
    types: [
      { id: 11, name: 'Newsletter' },
      { id: 12, name: 'Promotional' },
    ],
  },
  {
    id: 2,
    name: 'Out of home',
    color: '#1CC9AA',
    isLocked: false,
    types: [{ id: 21, name: 'Billboard' }],
  },
  { id: 3, name: 'Radio', color: '#2B47F0', isLocked: true, types: [{ id: 31, name: 'Spot' }] },
]

/** The popover beside the button of a day. */
function QuickCreateHost({ onClose, ...props }: Omit<QuickCreateProps, 'anchor'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(true)
  return (
    <div style={{ padding: 24, minBlockSize: 380 }}>
      <span ref={setAnchor}>
        <Button
          onClick={() => {
            setIsOpen(true)
          }}
        >
          November 18
        </Button>
      </span>
      {isOpen && anchor !== null ? (
        <QuickCreate
          {...props}
          anchor={anchor}
          onClose={() => {
            setIsOpen(false)
            onClose()
          }}
        />
      ) : null}
    </div>
  )
}

const meta = {
  title: 'Planner views/Editing/QuickCreate',
  component: QuickCreateHost,
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
    },
  },
  args: {
    dates: {
      startDate: '2026-11-18T08:00:00',
      endDate: '2026-11-20T08:00:00',
      isAllDay: true,
    },
    channels,
    onCreate: fn(),
    onMore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof QuickCreateHost>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const filled = { initialValues: { title: 'VIP early access', channelId: 1, typeId: 12 } }

export const CreatesOrGivesUp: Story = {
  tags: ['!autodocs'],
  play: async ({ args, mount, step }) => {
    await step('Buttons stand below the fields', async () => {
      await mount(<QuickCreateHost {...args} />)
      const popover = await screen.findByRole('dialog', { name: 'New tactic' })
      await step('Where all of it fits, the buttons stand below the last field', async () => {
        const type = within(popover).getByRole('combobox', { name: /^Tactic type/u })
        const create = within(popover).getByRole('button', { name: 'Create' })
        await expect(create.parentElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
          type.getBoundingClientRect().bottom,
        )
      })
    })
    await step('Says what is missing and keeps the rest', async () => {
      clearAllMocks()
      await mount(<QuickCreateHost {...args} />)
      const popover = within(await screen.findByRole('dialog', { name: 'New tactic' }))
      await userEvent.keyboard('Spring teaser{Enter}')
      await expect(popover.getByText('Choose a tactic type.')).toBeVisible()
      await expect(popover.getByRole('textbox', { name: 'Title' })).toHaveValue('Spring teaser')
      await expect(args.onCreate).not.toHaveBeenCalled()
    })
    await step('An error goes with the attempt that it belongs to', async () => {
      await mount(<QuickCreateHost {...args} {...filled} error="It was not saved." />)
      const popover = within(await screen.findByRole('dialog', { name: 'New tactic' }))
      await expect(popover.getByText('It was not saved.')).toBeVisible()
      const title = popover.getByRole('textbox', { name: 'Title' })
      await step('When the user edits', async () => {
        await userEvent.type(title, ' two')
        await expect(popover.queryByText('It was not saved.')).toBeNull()
      })
      await step('With Ctrl+Enter from any field it creates again', async () => {
        await userEvent.tab()
        await userEvent.keyboard('{Control>}{Enter}{/Control}')
        await expect(args.onCreate).toHaveBeenCalledWith({
          title: 'VIP early access two',
          channelId: 1,
          typeId: 12,
        })
        await expect(popover.getByText('It was not saved.')).toBeVisible()
      })
      await step('When the next attempt stops at a field', async () => {
        await userEvent.clear(title)
        await userEvent.keyboard('{Enter}')
        await expect(popover.getByText('Enter a title.')).toBeVisible()
        await expect(popover.queryByText('It was not saved.')).toBeNull()
      })
    })
  },
}

export const Saving: Story = { args: { ...filled, isBusy: true } }

export const Refused: Story = {
  args: { ...filled, error: 'You do not have edit rights for the channel Email.' },
}

export const CreatesByKeysAndGivesUp: Story = {
  tags: ['!autodocs'],
  play: async ({ args, mount, step }) => {
    await step('More takes what was typed along', async () => {
      await mount(<QuickCreateHost {...args} />)
      const popover = within(await screen.findByRole('dialog', { name: 'New tactic' }))
      await userEvent.keyboard('Spring teaser')
      await userEvent.click(popover.getByRole('button', { name: 'More options' }))
      await expect(args.onMore).toHaveBeenCalledWith({
        values: { title: 'Spring teaser', channelId: null, typeId: null },
      })
    })
    await step('It stays while the item is being created', async () => {
      clearAllMocks()
      await mount(<QuickCreateHost {...args} isBusy />)
      await screen.findByRole('dialog', { name: 'New tactic' })
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).not.toHaveBeenCalled()
      await expect(screen.getByRole('dialog', { name: 'New tactic' })).toBeVisible()
    })
    await step('Escape gives up and returns the focus', async () => {
      clearAllMocks()
      await mount(<QuickCreateHost {...args} />)
      await screen.findByRole('dialog', { name: 'New tactic' })
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step('Creates by keys alone', async () => {
      clearAllMocks()
      await mount(<QuickCreateHost {...args} />)
      const popover = within(await screen.findByRole('dialog', { name: 'New tactic' }))
      await step('The title has the focus', async () => {
        await expect(popover.getByRole('textbox', { name: 'Title' })).toHaveFocus()
        await userEvent.keyboard('Spring teaser{Tab}')
      })
      await step('A channel with one type chooses that too', async () => {
        await userEvent.keyboard('out{Enter}')
        await expect(popover.getByRole('combobox', { name: 'Tactic type' })).toHaveTextContent(
          'Billboard',
        )
      })
      await step('Create hands over what was entered', async () => {
        await userEvent.click(popover.getByRole('button', { name: 'Create' }))
        await expect(args.onCreate).toHaveBeenCalledWith({
          title: 'Spring teaser',
          channelId: 2,
          typeId: 21,
        })
      })
    })
  },
}
