import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShadowHost } from '@throughline/test-support/dom'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ErrorSummary } from '../components/ErrorSummary'
import { PeriodPicker } from '../components/PeriodPicker'
import { TextField } from '../components/TextField'

const meta = {
  title: 'Foundations/In a shadow root',
  tags: ['!autodocs', 'no-baseline'],
  parameters: { docs: { disable: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The shadow root of a story, and the queries within it. */
async function shadowOf(canvasElement: HTMLElement) {
  const { shadowRoot } = await within(canvasElement).findByTestId('host')
  const content = shadowRoot?.querySelector<HTMLElement>('[data-content]')
  if (!shadowRoot || !content) throw new Error('The story renders nothing in a shadow root.')
  return { shadowRoot, content: within(content) }
}

export const FocusMovesInside: Story = {
  render: () => (
    <ShadowHost>
      <div data-content="" style={{ minHeight: 300 }}>
        <ErrorSummary
          title="There is 1 error"
          submitCount={0}
          errors={[{ fieldId: 'shadow-title', message: 'Please enter a title.' }]}
        />
        <TextField id="shadow-title" label="Title" value="" onChange={fn()} />
        <PeriodPicker
          label="Month shown"
          mode="month"
          value="2026-11-18"
          today="2026-11-18"
          onChange={fn()}
        />
      </div>
    </ShadowHost>
  ),
  play: async ({ canvasElement, step }) => {
    const { shadowRoot, content } = await shadowOf(canvasElement)
    await step('The summary of errors goes to the field', async () => {
      await userEvent.click(content.getByRole('link', { name: 'Please enter a title.' }))
      await expect(shadowRoot.activeElement).toBe(content.getByRole('textbox', { name: 'Title' }))
    })
    await step('The period picker moves over months', async () => {
      await userEvent.click(content.getByRole('button', { name: /November 2026/ }))
      await expect(shadowRoot.activeElement).toHaveTextContent('Nov')
      await userEvent.keyboard('{ArrowLeft}')
      await expect(shadowRoot.activeElement).toHaveTextContent('Oct')
      await userEvent.keyboard('{ArrowUp}')
      await expect(shadowRoot.activeElement).toHaveTextContent('Jul')
    })
  },
}
