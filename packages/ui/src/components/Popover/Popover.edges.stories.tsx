import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Popover } from './Popover'
import { FormButton, columns, EveryPart, openers } from './Popover.edges.story-host'

const smallWindow = {
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
  parameters: { ...smallWindow, isFullScreen: true, docs: { disable: true } },
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
  const edges = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
  await expect({
    left: Math.min(left, edges.left),
    top: Math.min(top, edges.top),
    right: Math.max(right, edges.right),
    bottom: Math.max(bottom, edges.bottom),
  }).toEqual(edges)
}

async function expectSomethingInside(canvasElement: HTMLElement, count = 1): Promise<void> {
  await waitFor(async () => {
    const parts = openParts(canvasElement)
    await expect(parts).toHaveLength(count)
    for (const part of parts) await expectInsideWindow(part)
  })
}

function opensNearEdges(columns: readonly string[]): NonNullable<Story['play']> {
  return async ({ canvas, canvasElement, step }) => {
    const isRightToLeft = getComputedStyle(canvasElement).direction === 'rtl'
    for (const column of columns) {
      for (const [role, kind, keys] of openers) {
        const name = `${kind} ${column}`
        await step(name, async () => {
          canvas.getByRole(role, { name }).focus()
          if (keys !== '') await userEvent.keyboard(keys)
          await expectSomethingInside(canvasElement)
          if (kind === 'Menu') {
            await userEvent.keyboard(isRightToLeft ? '{ArrowLeft}' : '{ArrowRight}')
            await expectSomethingInside(canvasElement, 2)
            await userEvent.keyboard('{Escape}')
          }
          await userEvent.keyboard('{Escape}')
          await waitFor(() => expect(openParts(canvasElement)).toHaveLength(0))
        })
      }
    }
  }
}

export const EveryPartNearEveryEdge: Story = {
  render: () => <EveryPart />,
  play: opensNearEdges(columns),
}

/** The column in the middle is far from the edges that change places. */
export const EveryPartFromRightToLeft: Story = {
  render: () => <EveryPart />,
  globals: { ...meta.globals, direction: 'rtl' },
  play: opensNearEdges(columns.filter((column) => column !== 'two')),
}

const at = (left: number, top: number) => ({ position: 'absolute', left, top }) as const

/**
 * A control as high as a day of a full month, with little space above and below it; one whose form
 * is higher than the window; and one near the lower edge, whose form grows.
 */
export const FormsOfEveryHeight: Story = {
  render: () => (
    <>
      <div style={at(200, 120)}>
        <FormButton name="November 18" height={220} fieldCount={3} />
      </div>
      <div style={at(0, 0)}>
        <FormButton name="November 1" fieldCount={12} />
      </div>
      <div style={at(420, 300)}>
        <FormButton name="November 26" fieldCount={1} />
      </div>
    </>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const open = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expectSomethingInside(canvasElement)
      const [part] = openParts(canvasElement)
      if (part === undefined) throw new Error('Nothing has opened.')
      return part
    }
    const close = async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(openParts(canvasElement)).toHaveLength(0))
    }
    await step('It stands beside a high day, with all that is in it', async () => {
      const part = await open('November 18')
      const day = canvas.getByRole('button', { name: 'November 18' })
      await expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        day.getBoundingClientRect().right,
      )
      await expect(part.scrollHeight).toBe(part.clientHeight)
      await close()
    })
    await step('More than the window holds scrolls, with the buttons in sight', async () => {
      const part = await open('November 1')
      const create = within(part).getByRole('button', { name: 'Create' })
      await expect(part.scrollHeight).toBeGreaterThan(part.clientHeight)
      await expectInsideWindow(create)
      // A field that gets the focus comes out from under the buttons.
      for (let number = 1; number <= 12; number += 1) {
        const field = within(part).getByRole('textbox', { name: `Field ${number}` })
        field.focus()
        await waitFor(async () => {
          await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(
            create.getBoundingClientRect().top,
          )
        })
      }
      await expectInsideWindow(create)
      await close()
    })
    await step('What grows after opening stays inside', async () => {
      const part = await open('November 26')
      for (let press = 0; press < 4; press += 1) {
        await userEvent.click(within(part).getByRole('button', { name: 'More fields' }))
        await expectSomethingInside(canvasElement)
        await expectInsideWindow(within(part).getByRole('button', { name: 'Create' }))
      }
    })
  },
}
