import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import * as firstEscape from '../internal/keyboard/use-escape'
import * as firstModal from '../internal/modal/modal-stack'

/** A second instance of the same modules, as another bundle on the page brings them. */
const otherEscape = import.meta.glob<typeof firstEscape>('../internal/keyboard/use-escape.ts', {
  query: '?copy',
  eager: true,
})['../internal/keyboard/use-escape.ts']
const otherModal = import.meta.glob<typeof firstModal>('../internal/modal/modal-stack.ts', {
  query: '?copy',
  eager: true,
})['../internal/modal/modal-stack.ts']
if (otherEscape === undefined || otherModal === undefined) throw new Error('There is no copy.')

const copies = {
  first: { ...firstEscape, ...firstModal },
  other: { ...otherEscape, ...otherModal },
}

type CopyName = keyof typeof copies

const meta = {
  title: 'Foundations/Two copies on a page',
  tags: ['!autodocs', 'no-baseline'],
  parameters: { docs: { disable: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function Layer({ copy, onClose }: { copy: CopyName; onClose: () => void }) {
  copies[copy].useEscape(true, onClose)
  return <li>{copy}</li>
}

/** Opens layers of both copies, the last one on top. */
function Layers() {
  const [open, setOpen] = useState<readonly CopyName[]>([])
  return (
    <>
      {(['first', 'other'] as const).map((copy) => (
        <button key={copy} type="button" onClick={() => setOpen((before) => [...before, copy])}>
          {`Open ${copy}`}
        </button>
      ))}
      <ul>
        {open.map((copy) => (
          <Layer
            key={copy}
            copy={copy}
            onClose={() => setOpen((before) => before.filter((each) => each !== copy))}
          />
        ))}
      </ul>
    </>
  )
}

function TopDialog() {
  const top = copies.other.useTopModal()
  return <p data-testid="top">{top?.id ?? 'none'}</p>
}

export const LayersOfBothAreOneStack: Story = {
  render: () => (
    <>
      <Layers />
      <dialog id="dialog-of-first" />
      <dialog id="dialog-of-other" />
      <TopDialog />
    </>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const openLayers = () => canvas.queryAllByRole('listitem').map((each) => each.textContent)
    const open = (copy: CopyName) =>
      userEvent.click(canvas.getByRole('button', { name: `Open ${copy}` }))
    for (const order of [['first', 'other'] as const, ['other', 'first'] as const]) {
      await step(`Esc closes the layer opened last: ${order.join(', then ')}`, async () => {
        await open(order[0])
        await open(order[1])
        await userEvent.keyboard('{Escape}')
        await expect(openLayers()).toEqual([order[0]])
        await userEvent.keyboard('{Escape}')
        await expect(openLayers()).toEqual([])
      })
    }
    const [one, other] = canvasElement.querySelectorAll('dialog')
    if (one === undefined || other === undefined) throw new Error('There are no dialogs.')
    const top = within(canvas.getByTestId('top'))
    const overflow = () => getComputedStyle(document.documentElement).overflowY
    const before = overflow()
    const leaveFirst = copies.first.enterModal(one)
    await step('The page stays locked until the dialogs of both are closed', async () => {
      await top.findByText('dialog-of-first')
      const leaveOther = copies.other.enterModal(other)
      await top.findByText('dialog-of-other')
      leaveFirst()
      await top.findByText('dialog-of-other')
      await expect(overflow()).toBe('hidden')
      leaveOther()
    })
    await top.findByText('none')
    await expect(overflow()).toBe(before)
  },
}
