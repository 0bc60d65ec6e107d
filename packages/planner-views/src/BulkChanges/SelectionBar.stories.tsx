import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { SELECTION_BAR_PIXELS, SelectionBar } from './SelectionBar'
import type { SelectionBarProps } from './SelectionBar'
import { LabeledRows } from '../testing/LabeledRows'

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

export const IsWorkedByPointerAndKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Is one tab stop', async () => {
      await mount(<SelectionBarHost {...args} />)
      const bar = within(within(canvasElement).getByRole('toolbar'))
      await userEvent.tab()
      await expect(bar.getByRole('button', { name: 'Move…' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(bar.getByRole('button', { name: 'Tags…' })).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(bar.getByRole('button', { name: 'Clear selection' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvasElement.ownerDocument.body).toHaveFocus()
    })
    await step('Covers no row', async () => {
      const last = canvas.getByText('Thank-you series').getBoundingClientRect()
      const bar = canvas.getByRole('toolbar').getBoundingClientRect()
      await expect(bar.top).toBeGreaterThan(last.bottom)
    })
    await step('Asks for each action', async () => {
      clearAllMocks()
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
    })
    await step('What does not fit is in a menu', async () => {
      clearAllMocks()
      await mount(<SelectionBarHost {...args} width={420} />)
      const bar = within(within(canvasElement).getByRole('toolbar'))
      await expect(bar.queryByRole('button', { name: 'Delete…' })).toBeNull()
      await expect(bar.getByRole('button', { name: 'Clear selection' })).toBeVisible()
      await userEvent.click(await bar.findByRole('button', { name: 'More actions' }))
      await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: 'Delete…' }))
      await expect(args.onAction).toHaveBeenCalledWith({ action: 'delete' })
    })
    await step('Keeps every button inside, however wide the number is', async () => {
      for (const width of [560, 640, 680, 700, 720]) {
        await mount(<SelectionBarHost {...args} count={12_345} width={width} />)
        const bar = within(canvasElement).getByRole('toolbar')
        const clear = within(bar).getByRole('button', { name: 'Clear selection' })
        await waitFor(async () => {
          await expect(clear.getBoundingClientRect().right).toBeLessThan(
            bar.getBoundingClientRect().right,
          )
        })
      }
    })
    await step('Says why nothing can be changed', async () => {
      await mount(
        <SelectionBarHost
          {...args}
          readOnlyReason="You can look at this plan, but not change it."
        />,
      )
      const bar = within(within(canvasElement).getByRole('toolbar'))
      await expect(bar.getByText('You can look at this plan, but not change it.')).toBeVisible()
      await expect(bar.getAllByRole('button')).toHaveLength(1)
    })
    await step('Without a selection there is no bar', async () => {
      await mount(<SelectionBarHost {...args} count={0} />)
      await expect(canvas.getByText('VIP early access')).toBeVisible()
      await expect(canvas.queryByRole('toolbar')).toBeNull()
    })
  },
}

export const States: Story = {
  render: (args) => (
    <LabeledRows
      rows={{
        'All flagged': <SelectionBarHost {...args} areFlagged count={1} />,
        'Read only': (
          <SelectionBarHost
            {...args}
            readOnlyReason="You can look at this plan, but not change it."
          />
        ),
        Narrow: <SelectionBarHost {...args} width={420} />,
        'Right to left': (
          <div dir="rtl">
            <SelectionBarHost {...args} />
          </div>
        ),
      }}
    />
  ),
}
