import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'

import { defineElement } from '../element'
import { elementIn } from '../fixtures/in-element'
import { channels, gridItems } from '../fixtures/plan'
import { ThroughlineMonthElement } from '../month'
import type { ThroughlineElementProps } from '../react'

const meta = {
  title: 'Elements/Embedding',
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const november: ThroughlineElementProps['throughline-month'] = {
  month: '2026-11',
  today: '2026-11-18',
  items: gridItems,
  channels,
}
const height = { blockSize: 640 }

export const ReadsJsonInIt: Story = {
  render: () => (
    <throughline-month month="2026-11" today="2026-11-18" style={height}>
      <script type="application/json">{JSON.stringify({ items: gridItems, channels })}</script>
    </throughline-month>
  ),
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-month')
    await view.findByRole('button', { name: /^Gift guide/ })
    await step('A page changes it in place', async () => {
      const written = element.querySelector('script')?.firstChild
      if (!(written instanceof Text)) throw new Error('There is no JSON.')
      written.data = written.data.replace('Gift guide', 'Gift list')
      await view.findByRole('button', { name: /^Gift list/ })
    })
  },
}

export const LivesInTheDocument: Story = {
  render: () => (
    <>
      <throughline-month {...november} dir="rtl" style={height} />
      <div data-testid="place" />
    </>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-month')
    await step('It follows the direction of the page', async () => {
      const first = view.getByRole('columnheader', { name: /Sunday/ }).getBoundingClientRect()
      const last = view.getByRole('columnheader', { name: /Saturday/ }).getBoundingClientRect()
      await expect(first.x).toBeGreaterThan(last.x)
    })
    await step('It takes the focus', async () => {
      element.focus()
      await waitFor(async () => expect(document.activeElement).toBe(element))
      await expect(element.shadowRoot?.activeElement).not.toBeNull()
    })
    await step('A second copy changes nothing', async () => {
      const said = spyOn(console, 'warn').mockReturnValue()
      defineElement('throughline-month', class extends ThroughlineMonthElement {})
      // Said to those who develop a product, not to those who use it.
      if (import.meta.env.DEV) {
        await expect(said).toHaveBeenCalledWith(expect.stringContaining('Another copy'))
      } else await expect(said).not.toHaveBeenCalled()
      said.mockRestore()
      await expect(element).toBeInstanceOf(ThroughlineMonthElement)
      await expect(customElements.get('throughline-month')).toBe(ThroughlineMonthElement)
    })
    const grid = view.getByRole('grid')
    const display = getComputedStyle(view.getAllByRole('row')[1] ?? grid).display
    const parent = element.parentElement
    await step('It moves in the document with its styles', async () => {
      canvas.getByTestId('place').append(element)
      await element.updateComplete
      await expect(view.getByRole('grid')).toBe(grid)
      await expect(getComputedStyle(view.getAllByRole('row')[1] ?? grid).display).toBe(display)
    })
    await step('It leaves and comes back', async () => {
      element.remove()
      await new Promise((resolve) => setTimeout(resolve))
      await expect(element.shadowRoot?.childElementCount).toBe(0)
      parent?.prepend(element)
      const back = await elementIn(canvasElement, 'throughline-month')
      await back.view.findByRole('button', { name: /^Gift guide/ })
    })
  },
}
