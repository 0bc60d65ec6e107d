import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ColumnChooser, englishColumnChooserLabels, type FrozenColumnChoice } from './index'

const columns = [
  { id: 'topic', header: 'Topic', isFrozen: 'start' as const, isHideable: false },
  { id: 'channel', header: 'Channel' },
  { id: 'type', header: 'Type' },
  { id: 'platform', header: 'Platform' },
  { id: 'start', header: 'Start date' },
  { id: 'sum', header: 'Sum', isFrozen: 'end' as const, isFreezable: false },
]

/** Applies its own changes, as a page does. */
function ControlledChooser({ onChange }: { onChange: (choice: FrozenColumnChoice) => void }) {
  const [choice, setChoice] = useState<FrozenColumnChoice>({
    columnOrder: [],
    hiddenColumnIds: new Set(['platform']),
    frozenColumnIds: new Set(['topic']),
  })
  return (
    <div style={{ minHeight: 360 }}>
      <ColumnChooser
        columnOrder={choice.columnOrder}
        hiddenColumnIds={choice.hiddenColumnIds}
        frozenColumnIds={choice.frozenColumnIds}
        columns={columns}
        labels={englishColumnChooserLabels}
        onChange={(next) => {
          onChange(next)
          setChoice(next)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Data/ColumnChooser',
  component: ControlledChooser,
  args: { onChange: fn() },
} satisfies Meta<typeof ControlledChooser>

export default meta
type Story = StoryObj<typeof meta>

async function open({ canvasElement }: { canvasElement: HTMLElement }) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }))
  await expect(within(canvasElement).getByRole('dialog', { name: 'Columns' })).toBeVisible()
}

export const Default: Story = { tags: ['picture'], play: open }

export const KeepsColumnsInView: Story = {
  play: async (context) => {
    const { canvasElement, args, step } = context
    const canvas = within(canvasElement)
    await open(context)
    const names = () =>
      canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    await step('A column that is kept in view goes to the others that are', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep Start date in view' }))
      await expect(canvas.getByRole('button', { name: 'Keep Start date in view' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(names().slice(0, 2)).toEqual(['Topic', 'Start date'])
      await expect(args.onChange).toHaveBeenLastCalledWith({
        columnOrder: [],
        hiddenColumnIds: new Set(['platform']),
        frozenColumnIds: new Set(['topic', 'start']),
      })
    })
    await step('There it moves among them, and not past them', async () => {
      await expect(canvas.getByRole('button', { name: 'Move Start date down' })).toBeDisabled()
      await userEvent.click(canvas.getByRole('button', { name: 'Move Start date up' }))
      await expect(names().slice(0, 2)).toEqual(['Start date', 'Topic'])
    })
    await step('What always stays at its side cannot be released', async () => {
      await expect(canvas.queryByRole('button', { name: 'Keep Sum in view' })).toBeNull()
    })
    await step('Reset brings back the columns as they came', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
      await expect(names()).toEqual(columns.map(({ header }) => header))
      await expect(canvas.getByRole('checkbox', { name: 'Platform' })).toBeChecked()
      await expect(canvas.getByRole('button', { name: 'Keep Topic in view' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
  },
}
