import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { SELECTION_BAR_PIXELS, SelectionBar } from './SelectionBar'
import type { SelectionBarProps } from './SelectionBar'

/** A view with a last row, which the bar does not cover. */
function SelectionBarHost({ width = 900, ...props }: SelectionBarProps & { width?: number }) {
  return (
    <div style={{ position: 'relative', inlineSize: width, maxInlineSize: '100%' }}>
      <div style={{ padding: 16, paddingBlockEnd: props.count === 0 ? 16 : SELECTION_BAR_PIXELS }}>
        {['VIP early access', 'Cyber Week: early list', 'Thank-you series'].map((title) => (
          <p key={title} style={{ margin: '0 0 8px' }}>
            {title}
          </p>
        ))}
      </div>
      <SelectionBar {...props} />
    </div>
  )
}

const meta = {
  title: 'Planner views/Editing/SelectionBar',
  component: SelectionBarHost,
  args: { count: 12, onAction: fn(), onClear: fn() },
} satisfies Meta<typeof SelectionBarHost>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['forced-colors'] }

export const AllFlagged: Story = { args: { areFlagged: true, count: 1 } }

export const ReadOnly: Story = {
  args: { readOnlyReason: 'You can look at this plan, but not change it.' },
}

export const Narrow: Story = { args: { width: 420 } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const AsksForEachAction: Story = {
  play: async ({ args, canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('toolbar', { name: 'Selected items' }))
    await expect(bar.getByRole('status')).toHaveTextContent('12 selected')
    for (const [name, action] of [
      ['Move…', 'move'],
      ['Type…', 'type'],
      ['Tags…', 'tags'],
      ['Flag', 'flag'],
      ['Copy…', 'copy'],
      ['Delete…', 'delete'],
    ] as const) {
      await userEvent.click(bar.getByRole('button', { name }))
      await expect(args.onAction).toHaveBeenLastCalledWith({ action })
    }
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const IsOneTabStop: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('toolbar'))
    await userEvent.tab()
    await expect(bar.getByRole('button', { name: 'Move…' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(bar.getByRole('button', { name: 'Tags…' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(bar.getByRole('button', { name: 'Clear selection' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvasElement.ownerDocument.body).toHaveFocus()
  },
}

export const WhatDoesNotFitIsInAMenu: Story = {
  args: { width: 420 },
  play: async ({ args, canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('toolbar'))
    await expect(bar.queryByRole('button', { name: 'Delete…' })).toBeNull()
    await expect(bar.getByRole('button', { name: 'Clear selection' })).toBeVisible()
    await userEvent.click(await bar.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: 'Delete…' }))
    await expect(args.onAction).toHaveBeenCalledWith({ action: 'delete' })
  },
}

export const SaysWhyNothingCanBeChanged: Story = {
  args: { readOnlyReason: 'You can look at this plan, but not change it.' },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('toolbar'))
    await expect(bar.getByText('You can look at this plan, but not change it.')).toBeVisible()
    await expect(bar.getAllByRole('button')).toHaveLength(1)
  },
}

export const CoversNoRow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const last = canvas.getByText('Thank-you series').getBoundingClientRect()
    const bar = canvas.getByRole('toolbar').getBoundingClientRect()
    await expect(bar.top).toBeGreaterThan(last.bottom)
  },
}

export const WithoutASelectionThereIsNoBar: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VIP early access')).toBeVisible()
    await expect(canvas.queryByRole('toolbar')).toBeNull()
  },
}
