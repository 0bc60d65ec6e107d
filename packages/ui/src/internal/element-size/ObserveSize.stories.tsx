import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { observeSize } from './observe-size'

const meta = {
  title: 'Foundations/Sizes of elements',
  tags: ['!autodocs', 'no-baseline'],
  render: () => (
    <section aria-label="Outer">
      <p>Inner</p>
    </section>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** As React's strict mode repeats all effects while a size is drawn before the paint. */
export const WatchingAnewWhileSizesAreToldIsNoError: Story = {
  play: async ({ canvas }) => {
    const [outer, inner] = [canvas.getByRole('region'), canvas.getByText('Inner')]
    const handleError = fn<(event: ErrorEvent) => void>()
    window.addEventListener('error', handleError)
    const handleOuter = fn<() => void>()
    const ends = [
      observeSize(inner, () => {
        for (const end of ends.splice(0)) end()
        ends.push(
          observeSize(inner, () => {}),
          observeSize(outer, handleOuter),
        )
      }),
      observeSize(outer, () => {}),
    ]
    await waitFor(() => expect(handleOuter).toHaveBeenCalled())
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    for (const end of ends) end()
    window.removeEventListener('error', handleError)
    await expect(handleError).not.toHaveBeenCalled()
  },
}
