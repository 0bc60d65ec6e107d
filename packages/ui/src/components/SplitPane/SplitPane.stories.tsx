import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { useState, type ReactNode } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'

import { Button } from '../Button'
import { SplitPane, type SplitPaneProps } from './SplitPane'

/** How many pixels along a line hit an element, and how many of them are before and after the separator. */
function grabbed(element: Element, line: number, isAt: (place: number) => Element | null) {
  const places = Array.from({ length: 81 }, (_, index) => Math.floor(line) - 40 + index + 0.5)
  const own = places.filter((place) => isAt(place) === element)
  return {
    count: own.length,
    before: own.filter((place) => place < line).length,
    after: own.filter((place) => place > line).length,
  }
}

function ControlledSplitPane(props: SplitPaneProps) {
  const [size, setSize] = useState(props.size)
  const [isCollapsed, setIsCollapsed] = useState(props.isCollapsed ?? false)
  return (
    <SplitPane
      {...props}
      size={size}
      isCollapsed={isCollapsed}
      onResize={(change) => {
        if (change.isFinal) setSize(change.size)
        props.onResize(change)
      }}
      onCollapse={(change) => {
        setIsCollapsed(change.isCollapsed)
        props.onCollapse?.(change)
      }}
    />
  )
}

const text = { padding: 16, color: 'var(--tl-color-ink-muted)' }

const frame = (pane: ReactNode) => (
  <div
    style={{
      height: 180,
      maxWidth: 720,
      border: '1px solid var(--tl-color-line)',
      borderRadius: 8,
      overflow: 'hidden',
      background: 'var(--tl-color-surface)',
    }}
  >
    {pane}
  </div>
)

const meta = {
  title: 'Components/Layout/SplitPane',
  component: SplitPane,
  args: {
    label: 'Width of the list',
    start: <div style={text}>Dashboards by category</div>,
    end: <div style={text}>The chosen one</div>,
    size: 200,
    minSize: 120,
    maxSize: 480,
    onResize: fn(),
    onCollapse: fn(),
  },
  argTypes: { start: { control: false }, end: { control: false } },
  render: (args) => frame(<ControlledSplitPane {...args} />),
} satisfies Meta<typeof SplitPane>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    ControlledSplitPane,
    [
      {
        name: 'Vertical',
        frame,
        props: {
          orientation: 'vertical',
          label: 'Height of the list',
          size: 90,
          minSize: 40,
          maxSize: 120,
        },
      },
      { name: 'Sized at the end', frame, props: { sizedPane: 'end', size: 240 } },
      {
        name: 'In percent',
        frame,
        props: { unit: 'percent', size: 50, minSize: 20, maxSize: 80 },
      },
      { name: 'Collapsed', frame, props: { isCollapsed: true } },
      { name: 'Narrow', width: 320, frame, props: { size: 400 } },
      {
        name: 'Right to left',
        dir: 'rtl',
        frame,
        props: {
          start: <div style={text}>اللوحات حسب الفئة</div>,
          end: <div style={text}>تأخذ اللوحة المختارة بقية المساحة.</div>,
        },
      },
    ],
    { columnWidth: 476 },
  ),
}

export const MovesByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const line = within(canvasElement).getByRole('separator', { name: 'Width of the list' })
    await step('Arrows move it', async () => {
      await userEvent.tab()
      await expect(line).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onResize).toHaveBeenLastCalledWith({ size: 216, isFinal: true })
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
      await expect(line).toHaveAttribute('aria-valuenow', '136')
    })
    await step('Home and End go to the bounds', async () => {
      await userEvent.keyboard('{Home}')
      await expect(line).toHaveAttribute('aria-valuenow', '120')
      await userEvent.keyboard('{End}')
      await expect(line).toHaveAttribute('aria-valuenow', '480')
    })
    await step('Enter folds and unfolds', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(within(canvasElement).getByText('Dashboards by category')).not.toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect(within(canvasElement).getByText('Dashboards by category')).toBeVisible()
    })
  },
}

export const FollowsThePointer: Story = {
  play: async ({ canvasElement, args, mount, step }) => {
    await mount()
    const canvas = within(canvasElement)
    const line = canvas.getByRole('separator')
    // Synthetic pointers cannot be captured.
    line.setPointerCapture = () => {}
    const pressed = { clientX: 200, button: 0, buttons: 1, pointerId: 1, isPrimary: true }
    const pane = canvas.getByText('Dashboards by category').parentElement
    await step('The pane follows before the caller has rendered', async () => {
      await fireEvent.pointerDown(line, pressed)
      await fireEvent.pointerMove(line, { clientX: 260, pointerId: 1 })
      await expect(args.onResize).toHaveBeenLastCalledWith({ size: 260, isFinal: false })
      await expect(pane?.getBoundingClientRect().width).toBe(260)
    })
    await step('Esc puts it back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(pane?.getBoundingClientRect().width).toBe(200)
    })
    await step('Letting go keeps it, within the bounds', async () => {
      await fireEvent.pointerDown(line, pressed)
      await fireEvent.pointerUp(line, { clientX: 900, pointerId: 1 })
      await expect(args.onResize).toHaveBeenLastCalledWith({ size: 480, isFinal: true })
    })
    await step('Percents are of the height of panes above each other', async () => {
      const props = { ...args, unit: 'percent', size: 50, minSize: 20, maxSize: 80 } as const
      await mount(frame(<ControlledSplitPane key="percent" {...props} orientation="vertical" />))
      const level = canvas.getByRole('separator')
      level.setPointerCapture = () => {}
      const height = level.parentElement?.offsetHeight ?? 0
      await fireEvent.pointerDown(level, { ...pressed, clientY: height / 2 })
      await fireEvent.pointerUp(level, { clientY: height * 0.75, pointerId: 1 })
      await expect(args.onResize).toHaveBeenLastCalledWith({ size: 75, isFinal: true })
    })
  },
}

const rows = Array.from({ length: 12 }, (_, index) => (
  <Button key={index} variant="ghost" style={{ width: '100%' }}>
    Dashboard {index + 1}
  </Button>
))

export const IsEasyToTakeHoldOf: Story = {
  args: { start: rows },
  play: async ({ canvasElement, step }) => {
    const line = within(canvasElement).getByRole('separator')
    const box = line.getBoundingClientRect()
    const pane = line.previousElementSibling?.getBoundingClientRect()
    const next = line.nextElementSibling?.getBoundingClientRect()
    const y = (box.top + box.bottom) / 2
    const hold = grabbed(line, box.left + 4.5, (x) => document.elementFromPoint(x, y))
    await step('Twenty-four pixels and more are the line, as wide on both sides', async () => {
      await expect(hold.count).toBeGreaterThanOrEqual(24)
      await expect(Math.abs(hold.before - hold.after)).toBeLessThanOrEqual(1)
    })
    await step('No more than eight of them lie over a pane and its scroll bar', async () => {
      const right = pane?.right ?? 0
      const left = next?.left ?? 0
      await expect(document.elementFromPoint(right - 9, y)).not.toBe(line)
      await expect(document.elementFromPoint(left + 9, y)).not.toBe(line)
    })
  },
}
