import type { Meta, StoryObj } from '@storybook/react-vite'
import { comparePlaces, ForeignPlaces } from '@throughline/test-support/dom'
import { expect, userEvent } from 'storybook/test'

import { GlobalStyle, ThemeRoot } from '../theme'
import { Gallery } from './Gallery'
import { specimens } from './specimens'

const meta = {
  title: 'Foundations/In a foreign page',
  component: ThemeRoot,
  tags: ['!autodocs', 'no-baseline'],
  parameters: { docs: { disable: true }, isForeignPage: true },
  render: ({ dir }) => (
    <ForeignPlaces
      dir={dir === 'rtl' ? 'rtl' : 'ltr'}
      own={
        <div data-theme="light" data-density="compact">
          <GlobalStyle />
          <Gallery specimens={specimens} />
        </div>
      }
      embedded={
        <ThemeRoot theme="light">
          <Gallery specimens={specimens} />
        </ThemeRoot>
      }
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const match = await comparePlaces(canvasElement, (name) =>
      userEvent.click(canvas.getByRole('button', { name })),
    )
    await expect(match.ofPage, 'the page keeps its looks').toEqual([])
    await expect(match.ofParts, 'the components keep theirs').toEqual([])
    await expect(match.partCount).toBeGreaterThan(1000)
  },
} satisfies Meta<typeof ThemeRoot>

export default meta
type Story = StoryObj<typeof meta>

export const LeavesThePageAsItIs: Story = {}

export const LeavesAPageFromRightToLeftAsItIs: Story = { args: { dir: 'rtl' } }
