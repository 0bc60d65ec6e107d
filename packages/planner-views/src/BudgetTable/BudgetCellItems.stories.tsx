import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { BudgetCellItems } from './BudgetCellItems'
import type { BudgetCellItem, BudgetCellItemsProps } from './BudgetCellItems.types'

/** A cell whose list is gone once it is closed. */
function Host({ onClose, ...props }: Omit<BudgetCellItemsProps, 'anchor'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(true)
  const close = () => {
    setIsOpen(false)
    onClose()
  }
  return (
    <>
      <button ref={setAnchor} type="button">
        4,500
      </button>
      {anchor !== null && isOpen && <BudgetCellItems {...props} anchor={anchor} onClose={close} />}
    </>
  )
}

const items: readonly BudgetCellItem[] = [
  {
    id: 2,
    title: 'Spring catalogue with a long title that does not fit its column',
    startDate: '2026-10-12T08:00:00',
    endDate: '2026-11-02T08:00:00',
    estimatedCost: 3000,
    actualCost: 3300,
  },
  {
    id: 1,
    title: 'Launch letter',
    startDate: '2026-10-05T00:00:00',
    endDate: '2026-10-05T00:00:00',
    estimatedCost: 1500,
    actualCost: null,
  },
]

const meta = {
  title: 'Planner views/Tables and figures/BudgetCellItems',
  component: Host,
  // Each list is open, and would cover the rest of a page.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    title: 'Direct Mail, Oct 2026',
    items,
    canEdit: (): boolean => true,
    onCostChange: fn(),
    onOpenItem: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Host>

export default meta
type Story = StoryObj<typeof meta>

const fieldOf = (name: string) => screen.getByRole('textbox', { name })

export const Default: Story = {}

export const ChangesCosts: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Shows items and their sums', async () => {
      await mount(<Host {...args} />)
      const list = within(screen.getByRole('dialog', { name: 'Direct Mail, Oct 2026' }))
      const names = list.getAllByRole('rowheader').map(({ textContent }) => textContent)
      await expect(names[0]).toContain('Launch letter')
      await expect(list.getByText('10/12/26 – 11/02/26')).toBeVisible()
      await expect(list.getByText('2 items')).toBeVisible()
      await expect(list.getByText('$4,500')).toBeVisible()
      await expect(list.getByText('$3,300', { selector: 'dd bdi' })).toBeVisible()
      await expect(list.getByText('$1,200')).toBeVisible()
    })
    await step('Refuses too much', async () => {
      clearAllMocks()
      const field = fieldOf('Estimated cost of Launch letter')
      await userEvent.clear(field)
      await userEvent.type(field, '99999999999999')
      await userEvent.tab()
      await expect(field).toBeInvalid()
      await expect(args.onCostChange).not.toHaveBeenCalled()
    })
    await step('Changes when left', async () => {
      clearAllMocks()
      await userEvent.type(fieldOf('Actual cost of Launch letter'), '1700')
      await expect(args.onCostChange).not.toHaveBeenCalled()
      await userEvent.tab()
      await expect(args.onCostChange).toHaveBeenCalledWith({
        itemId: 1,
        name: 'actualCost',
        amountDollars: 1700,
      })
    })
    await step('Clears a cost', async () => {
      clearAllMocks()
      await userEvent.clear(fieldOf('Estimated cost of Launch letter'))
      await userEvent.keyboard('{Enter}')
      await expect(args.onCostChange).toHaveBeenCalledWith({
        itemId: 1,
        name: 'estimatedCost',
        amountDollars: null,
      })
    })
    await step(
      'Escape takes back what was typed first, and closes the list then. Nothing is changed',
      async () => {
        clearAllMocks()
        const field = fieldOf('Estimated cost of Launch letter')
        await userEvent.clear(field)
        await userEvent.type(field, '5')
        await userEvent.keyboard('{Escape}')
        await expect(field).toHaveValue('1500')
        await expect(args.onClose).not.toHaveBeenCalled()
        await userEvent.keyboard('{Escape}')
        await expect(args.onClose).toHaveBeenCalledOnce()
        await expect(args.onCostChange).not.toHaveBeenCalled()
        await expect(screen.getByRole('button', { name: '4,500' })).toHaveFocus()
      },
    )
    await step(
      'A press outside closes the list before the field is left: what was typed is not lost',
      async () => {
        clearAllMocks()
        await mount(<Host {...args} />)
        const field = fieldOf('Estimated cost of Launch letter')
        await userEvent.clear(field)
        await userEvent.type(field, '900')
        await userEvent.click(canvasElement)
        await expect(args.onClose).toHaveBeenCalled()
        await expect(field).not.toBeInTheDocument()
        await expect(args.onCostChange).toHaveBeenCalledWith({
          itemId: 1,
          name: 'estimatedCost',
          amountDollars: 900,
        })
      },
    )
    await step('Closes, and the focus is back at the cell', async () => {
      clearAllMocks()
      await mount(<Host {...args} />)
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(screen.getByRole('button')).toHaveFocus()
    })
    await step('Opens an item', async () => {
      clearAllMocks()
      await mount(<Host {...args} />)
      await userEvent.click(screen.getByRole('button', { name: 'Open Launch letter' }))
      await expect(args.onOpenItem).toHaveBeenCalledWith({ itemId: 1 })
      await expect(args.onClose).toHaveBeenCalled()
    })
    await step('Read only', async () => {
      await mount(<Host {...args} canEdit={() => false} />)
      const list = within(screen.getByRole('dialog'))
      await expect(list.queryByRole('textbox')).toBeNull()
      await expect(list.getByText('You cannot change these costs.')).toBeVisible()
      await expect(list.getByRole('button', { name: 'Open Launch letter' })).toBeVisible()
    })
  },
}

const many = Array.from({ length: 2000 }, (_unused, at): BudgetCellItem => ({
  id: at,
  title: `Tactic ${at}`,
  startDate: '2026-10-05T08:00:00',
  endDate: '2026-10-05T09:00:00',
  estimatedCost: 100,
  actualCost: 100,
}))

export const Stress: Story = {
  args: { items: many },
  play: async () => {
    const list = within(screen.getByRole('dialog'))
    await expect(list.getByText('2,000 items')).toBeVisible()
    await expect(list.getAllByRole('rowheader')).toHaveLength(50)
    await userEvent.click(list.getByRole('button', { name: 'Show 50 more' }))
    await expect(list.getAllByRole('rowheader')).toHaveLength(100)
  },
}
