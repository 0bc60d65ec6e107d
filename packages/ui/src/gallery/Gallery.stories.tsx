import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Gallery, SPECIMEN_CLASS } from './Gallery'
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

const filled = new Map<string, Element>()

/**
 * All parts, which axe checks. They follow the conventions: ref, class and attributes reach the root
 * of each.
 */
export const Canvas: Story = {
  tags: ['picture', 'no-baseline'],
  args: {
    onRef: ({ name, element }) => {
      if (element) filled.set(name, element)
      else filled.delete(name)
    },
  },
  play: async ({ canvasElement }) => {
    const parts = specimens.map(({ name, classGoesTo = 'root' }) => {
      const marked = canvasElement.querySelector(`[data-specimen="${name}"]`)
      const classed = canvasElement.querySelector(`[data-place="${name}"] .${SPECIMEN_CLASS}`)
      return {
        name,
        carriesTheAttribute: marked !== null,
        isWhatTheRefPointsAt: filled.get(name) === marked,
        carriesTheClass: classGoesTo === 'root' ? classed === marked : classed?.contains(marked),
      }
    })
    await expect(parts).toEqual(
      specimens.map(({ name }) => ({
        name,
        carriesTheAttribute: true,
        isWhatTheRefPointsAt: true,
        carriesTheClass: true,
      })),
    )
  },
}

export const DarkAndComfortable: Story = { globals: { theme: 'dark', density: 'comfortable' } }

export const HighContrastFromRightToLeft: Story = {
  globals: { theme: 'high-contrast', direction: 'rtl' },
}
