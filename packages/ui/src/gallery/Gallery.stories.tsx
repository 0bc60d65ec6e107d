import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Gallery, specimenClass } from './Gallery'
import { specimens } from './specimens'

const meta = {
  title: 'Foundations/All parts',
  component: Gallery,
  args: { specimens },
  parameters: { controls: { disable: true }, options: { showPanel: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Canvas: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const HighContrast: Story = { globals: { theme: 'high-contrast' } }

export const Comfortable: Story = { globals: { density: 'comfortable' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const filled = new Map<string, Element>()

/** The conventions of every component: ref, class and attributes reach its root. */
export const PartsTakeRefClassAndAttributes: Story = {
  tags: ['!dev'],
  args: {
    onRef: ({ name, element }) => {
      if (element) filled.set(name, element)
      else filled.delete(name)
    },
  },
  play: async ({ canvasElement, step }) => {
    for (const { name, classGoesTo = 'root' } of specimens) {
      await step(name, async () => {
        const marked = canvasElement.querySelector(`[data-specimen="${name}"]`)
        await expect(marked, 'carries the attribute').not.toBeNull()
        await expect(filled.get(name), 'is what the ref points at').toBe(marked)
        const classed = canvasElement.querySelector(`[data-place="${name}"] .${specimenClass}`)
        if (classGoesTo === 'root') await expect(classed, 'carries the class').toBe(marked)
        else await expect(classed?.contains(marked), 'the frame carries the class').toBe(true)
      })
    }
  },
}
