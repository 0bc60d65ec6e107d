import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@throughline/ui/Button'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { TableBar } from './TableBar'

const meta = {
  title: 'Planner views/Tables and figures/TacticTable/TableBar',
  component: TableBar,
  parameters: { isFullScreen: true },
  args: {
    mode: 'scheduled',
    onModeChange: fn(),
    parkedCount: 6,
    grouping: 'channel',
    onGroupingChange: fn(),
    columns: <Button>Columns</Button>,
    exportEntries: [{ id: 'csv', label: 'CSV', href: '#/file.csv', isNewWindow: true }],
    onExport: fn(),
    onPrepareExport: fn(),
  },
} satisfies Meta<typeof TableBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, mount }) => {
    await mount(<TableBar {...args} parkedCount={0} />)
    await expect(canvas.getByRole('radio', { name: 'Parking Lot 0' })).toBeVisible()
    await mount(<TableBar {...args} />)
    await userEvent.click(canvas.getByRole('radio', { name: 'Parking Lot 6' }))
    await expect(args.onModeChange).toHaveBeenCalledWith({ mode: 'parking-lot' })
    await userEvent.click(canvas.getByRole('button', { name: 'Group: Channel' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Month' }))
    await expect(args.onGroupingChange).toHaveBeenCalledWith({ grouping: 'month' })
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    const csv = await screen.findByRole('menuitem', { name: 'CSV' })
    await expect(csv).toHaveAttribute('target', '_blank')
    await expect(csv).toHaveAttribute('href', '#/file.csv')
    await expect(args.onPrepareExport).toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
  },
}

export const ParkingLot: Story = {
  args: { mode: 'parking-lot' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Group: Channel' }))
    await screen.findByRole('menuitemradio', { name: 'Objective' })
    await expect(screen.queryByRole('menuitemradio', { name: 'Month' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

const NOTE = 'Hide the other plans to see budget figures.'
const hideOtherPlans = fn()

export const WithANote: Story = {
  args: {
    note: { text: NOTE, remedy: { label: 'Hide Other Plans', onRemedy: hideOtherPlans } },
    parkedCount: null,
    style: { inlineSize: 1240 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Parking Lot' })).toBeVisible()
    await expect(canvas.getByText(NOTE, { ignore: '[hidden]' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Other Plans' }))
    await expect(hideOtherPlans).toHaveBeenCalledOnce()
  },
}

export const WithANoteInLittleRoom: Story = {
  args: { ...WithANote.args, style: { inlineSize: 760 } },
  play: async ({ canvas, canvasElement }) => {
    const remedy = canvas.getByRole('button', { name: 'Hide Other Plans' })
    await expect(remedy).toHaveAccessibleDescription(NOTE)
    // The bar is one line high, as without a note.
    const bar = within(canvasElement).getByRole('group', { name: 'Table' })
    const tallest = Math.max(
      ...canvas.getAllByRole('button').map((button) => button.offsetHeight),
      canvas.getByRole('radiogroup').offsetHeight,
    )
    await expect(bar.clientHeight).toBeLessThan(2 * tallest)
  },
}
