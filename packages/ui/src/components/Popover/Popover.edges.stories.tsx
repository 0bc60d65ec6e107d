import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Popover } from './Popover'
import { FormButton, COLUMNS, EveryPart, OPENERS } from './Popover.edges.story-host'

const SMALL_WINDOW = {
  viewport: {
    options: {
      small: { name: 'Small', styles: { width: '720px', height: '460px' }, type: 'other' },
    },
  },
}

const meta = {
  title: 'Components/Overlays/Popover/Edges of the window',
  component: Popover,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    anchor: { left: 0, top: 0, width: 0, height: 0 },
    label: 'New tactic',
    onClose: fn(),
  },
  argTypes: { anchor: { control: false } },
  parameters: { ...SMALL_WINDOW, isFullScreen: true, docs: { disable: true } },
  globals: { viewport: { value: 'small', isRotated: false } },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

/** All open floating elements, the outermost first. */
function openParts(canvasElement: HTMLElement): HTMLElement[] {
  return [...canvasElement.querySelectorAll<HTMLElement>(':popover-open')]
}

async function expectInsideWindow(part: Element): Promise<void> {
  const { left, top, right, bottom } = part.getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(top).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(window.innerWidth)
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
}

async function expectSomethingInside(canvasElement: HTMLElement, count = 1): Promise<void> {
  await waitFor(async () => {
    const parts = openParts(canvasElement)
    await expect(parts).toHaveLength(count)
    for (const part of parts) await expectInsideWindow(part)
  })
}

export const EveryPartNearEveryEdge: Story = {
  render: () => <EveryPart />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    for (const column of COLUMNS) {
      for (const [role, kind, keys] of OPENERS) {
        const name = `${kind} ${column}`
        await step(name, async () => {
          canvas.getByRole(role, { name }).focus()
          if (keys !== '') await userEvent.keyboard(keys)
          await expectSomethingInside(canvasElement)
          if (kind === 'Menu') {
            const isRightToLeft = getComputedStyle(canvasElement).direction === 'rtl'
            await userEvent.keyboard(isRightToLeft ? '{ArrowLeft}' : '{ArrowRight}')
            await expectSomethingInside(canvasElement, 2)
            await userEvent.keyboard('{Escape}')
          }
          await userEvent.keyboard('{Escape}')
          await waitFor(() => expect(openParts(canvasElement)).toHaveLength(0))
        })
      }
    }
  },
}

export const EveryPartFromRightToLeft: Story = {
  ...EveryPartNearEveryEdge,
  globals: { ...meta.globals, direction: 'rtl' },
}

/** A control as high as a day of a full month, with little space above and below it. */
export const BesideAHighAnchor: Story = {
  render: () => (
    <div style={{ padding: '120px 200px' }}>
      <FormButton name="November 18" height={220} fieldCount={3} />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const day = canvas.getByRole('button', { name: 'November 18' })
    await userEvent.click(day)
    await expectSomethingInside(canvasElement)
    const [part] = openParts(canvasElement)
    await step('It stands beside the day, with all that is in it', async () => {
      await expect(part?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        day.getBoundingClientRect().right,
      )
      await expect(part?.scrollHeight).toBe(part?.clientHeight)
    })
  },
}

export const MoreThanTheWindowHolds: Story = {
  render: () => <FormButton name="November 18" fieldCount={12} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'November 18' }))
    await expectSomethingInside(canvasElement)
    const [part] = openParts(canvasElement)
    if (part === undefined) throw new Error('Nothing has opened.')
    const create = within(part).getByRole('button', { name: 'Create' })
    await step('Its fields scroll, and its buttons are in sight from the beginning', async () => {
      await expect(part.scrollHeight).toBeGreaterThan(part.clientHeight)
      await expectInsideWindow(create)
    })
    await step('A field that gets the focus comes out from under the buttons', async () => {
      for (let at = 1; at <= 12; at += 1) {
        const field = within(part).getByRole('textbox', { name: `Field ${at}` })
        field.focus()
        await waitFor(async () => {
          await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(
            create.getBoundingClientRect().top,
          )
        })
      }
      await expectInsideWindow(create)
    })
  },
}

export const GrowsAfterOpening: Story = {
  render: () => (
    <div style={{ padding: '300px 0 0 420px' }}>
      <FormButton name="November 18" fieldCount={1} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'November 18' }))
    await expectSomethingInside(canvasElement)
    for (let press = 0; press < 4; press += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'More fields' }))
      await expectSomethingInside(canvasElement)
      await expectInsideWindow(canvas.getByRole('button', { name: 'Create' }))
    }
  },
}
