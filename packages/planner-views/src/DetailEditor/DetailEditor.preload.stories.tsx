import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { DetailEditor } from './DetailEditor'
import { editorArgs } from './fixtures/editor-args'
import { EditorHost } from './fixtures/EditorHost'
import { sampleForm } from './model/sample-form'
import { preloadDetailEditor } from './preload-detail-editor'

const meta = {
  title: 'Planner views/Editing/DetailEditor/Preload',
  component: DetailEditor,
  parameters: { isFullScreen: true, docs: { story: { inline: false, iframeHeight: 760 } } },
  args: { ...editorArgs, ...sampleForm() },
  render: (args, { name }) => <EditorHost key={name} {...args} />,
} satisfies Meta<typeof DetailEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Preloaded form: every kind of field that is visible at first. */
export const Sample: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of ['Channel', 'Tactic type', /^Repeats/])
      await expect(canvas.getByRole('combobox', { name })).toBeVisible()
    for (const name of ['Title', 'Estimated cost', 'string', 'url'])
      await expect(canvas.getByRole('textbox', { name })).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: 'number' })).toBeVisible()
  },
}

/** Longer than it takes; nothing tells when it is over. */
const PRELOAD_MS = 500

/** Preloading an editor changes neither the page nor the focus. */
export const LeavesThePageAlone: Story = {
  tags: ['!autodocs'],
  render: () => (
    <main>
      <button type="button">Here</button>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Here' })
    button.focus()
    const before = document.body.innerHTML
    const end = preloadDetailEditor()
    await new Promise((resolve) => {
      setTimeout(resolve, PRELOAD_MS)
    })
    end()
    await expect(button).toHaveFocus()
    await expect(document.body.innerHTML).toBe(before)
  },
}
