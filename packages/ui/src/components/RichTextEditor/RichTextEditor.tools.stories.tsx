import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { expectHtml, press, selectWords, textOf } from './rich-text-test-driver'
import { RichTextEditor } from './RichTextEditor'
import { richTextEditorStories, ControlledEditor, uploadAtOnce } from './RichTextEditor.story-host'

const meta = {
  ...richTextEditorStories,
  title: 'Components/Fields/RichTextEditor',
  component: RichTextEditor,
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

export const DisabledToolsDoNothing: Story = {
  tags: ['!autodocs'],
  args: { value: '<p>Agreed</p>', isDisabled: true },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('Every tool says that it is out of use, and opens nothing', async () => {
      for (const tool of within(canvas.getByRole('toolbar')).getAllByRole('button')) {
        await expect(tool).toHaveAttribute('aria-disabled', 'true')
        await userEvent.click(tool)
      }
      await expect(canvas.queryByRole('menu')).toBeNull()
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await expect(args.onChange).not.toHaveBeenCalled()
    })
  },
}

export const AddsLinksAndGoesToTheTools: Story = {
  tags: ['!autodocs'],
  args: { value: '<p>Copy comes from the brief.</p>', onUploadImage: uploadAtOnce },
  render: (args) => <ControlledEditor {...args} showsHtml />,
  play: async ({ canvas, canvasElement, step }) => {
    const text = textOf(canvasElement)
    const link = (address: string) =>
      `<p>Copy comes from the <a href="${address}" rel="noopener noreferrer" target="_blank">brief</a>.</p>`
    await step('What is no address is refused', async () => {
      await selectWords(text, 'brief')
      await press('{Control>}k{/Control}')
      await userEvent.type(await canvas.findByLabelText('Address'), 'javascript:alert(1)')
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText(/Enter an address such as/)).toBeVisible()
    })
    await step('A short address is completed; the focus goes back to the text', async () => {
      await userEvent.clear(canvas.getByLabelText('Address'))
      await userEvent.type(canvas.getByLabelText('Address'), 'throughline.example/brief')
      await userEvent.keyboard('{Enter}')
      await expectHtml(canvasElement, link('https://throughline.example/brief'))
      await waitFor(() => expect(text).toHaveFocus())
      await expect(document.getSelection()?.anchorNode?.textContent).toBe('brief')
    })
    await step('The same key changes it', async () => {
      await selectWords(text, 'brief')
      await press('{Control>}k{/Control}')
      await expect(await canvas.findByLabelText('Address')).toHaveValue(
        'https://throughline.example/brief',
      )
      await userEvent.clear(canvas.getByLabelText('Address'))
      await userEvent.type(canvas.getByLabelText('Address'), 'maya@throughline.example')
      await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
      await expectHtml(canvasElement, link('mailto:maya@throughline.example'))
    })
    await step('Esc leaves it as it is', async () => {
      await press('{Control>}k{/Control}')
      await canvas.findByLabelText('Address')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByLabelText('Address')).toBeNull())
      await expect(text).toHaveFocus()
      await expect(document.getSelection()?.anchorNode?.textContent).toBe('brief')
    })
    await step('Removing it leaves the text', async () => {
      await selectWords(text, 'brief')
      await press('{Control>}k{/Control}')
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove link' }))
      await expectHtml(canvasElement, '<p>Copy comes from the brief.</p>')
    })
    await step('Clearing formats takes a link off, too', async () => {
      await selectWords(text, 'brief')
      await press('{Control>}k{/Control}')
      await userEvent.type(await canvas.findByLabelText('Address'), 'throughline.example/brief')
      await userEvent.keyboard('{Enter}')
      await expectHtml(canvasElement, link('https://throughline.example/brief'))
      await selectWords(text, 'brief')
      await press('{Control>}\\{/Control}')
      await expectHtml(canvasElement, '<p>Copy comes from the brief.</p>')
    })
    await step('Alt and F10 go to the tools, arrows along them', async () => {
      await selectWords(text, 'Copy')
      await press('{Alt>}{F10}{/Alt}')
      await expect(canvas.getByRole('button', { name: /Style of the paragraph/ })).toHaveFocus()
      await press('{ArrowRight}{ArrowRight}{ArrowRight}')
      await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    })
    await step('A tool works on what was selected and keeps the focus', async () => {
      await press('{Enter}')
      await expectHtml(canvasElement, '<p><strong>Copy</strong> comes from the brief.</p>')
      await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    })
    await step('A color is chosen with the arrows', async () => {
      await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
      await expect(canvas.getByRole('dialog', { name: 'Text color' })).toBeVisible()
      await userEvent.tab()
      await press('{ArrowRight}{Enter}')
      await expectHtml(
        canvasElement,
        '<p><span style="color:#E3B47D"><strong>Copy</strong></span> comes from the brief.</p>',
      )
      await waitFor(() => expect(text).toHaveFocus())
    })
    await step('A size is chosen from its menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Size/ }))
      await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Huge' }))
      await expectHtml(
        canvasElement,
        '<p><span style="color:#E3B47D;font-size:28px"><strong>Copy</strong></span> comes from the brief.</p>',
      )
    })
    await step('Esc leads back to the text', async () => {
      await press('{Alt>}{F10}{/Alt}')
      await expect(text).not.toHaveFocus()
      await press('{Escape}')
      await expect(text).toHaveFocus()
    })
  },
}

const one = (style: string) => `<p style="${style}">Agreed</p>`
const marked = (mark: string) => `<p><${mark}>Agreed</${mark}></p>`
const inList = (list: string) => `<${list}><li>Agreed</li></${list}>`
/** Tools, with the choice in their menus or panels, and the text that each of them makes. */
const tools: readonly (readonly [tool: string, choice: string | null, html: string])[] = [
  ['Style of the paragraph', 'Heading 1', '<h1>Agreed</h1>'],
  ['Style of the paragraph', 'Heading 2', '<h2>Agreed</h2>'],
  ['Style of the paragraph', 'Heading 3', '<h3>Agreed</h3>'],
  ['Style of the paragraph', 'Quote', '<blockquote>Agreed</blockquote>'],
  ['Bold', null, marked('strong')],
  ['Italic', null, marked('em')],
  ['Underline', null, marked('u')],
  ['Strikethrough', null, marked('s')],
  ['Bulleted list', null, inList('ul')],
  ['Numbered list', null, inList('ol')],
  ['Alignment', 'Center', one('text-align:center')],
  ['Alignment', 'End', one('text-align:end')],
  ['Alignment', 'Justify', one('text-align:justify')],
]

export const EachToolFormatsTheSelectedText: Story = {
  tags: ['!autodocs', '!visual'],
  args: { value: '<p>Agreed</p>' },
  render: (args) => <ControlledEditor {...args} showsHtml />,
  play: async ({ canvas, canvasElement, step }) => {
    const tool = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}`, 'u') })
    const use = async (name: string, choice: string | null) => {
      await userEvent.click(tool(name))
      if (choice === null) return
      await userEvent.click(await canvas.findByRole('menuitemradio', { name: choice }))
    }
    for (const [name, choice, html] of tools) {
      await step(`${name} ${choice ?? ''}, taken back, made again and taken back`, async () => {
        await selectWords(textOf(canvasElement), 'Agreed')
        await use(name, choice)
        await expectHtml(canvasElement, html)
        for (const [again, expected] of [
          ['Undo', '<p>Agreed</p>'],
          ['Redo', html],
          ['Undo', '<p>Agreed</p>'],
        ] as const) {
          await userEvent.click(tool(again))
          await expectHtml(canvasElement, expected)
        }
      })
    }
    await step('Formatting is cleared, a color removed and a list indented and back', async () => {
      await selectWords(textOf(canvasElement), 'Agreed')
      await use('Bold', null)
      await use('Clear formatting', null)
      await expectHtml(canvasElement, '<p>Agreed</p>')
      await use('Text color', null)
      await userEvent.click(await canvas.findByRole('button', { name: 'Sand' }))
      await expectHtml(canvasElement, '<p><span style="color:#E3B47D">Agreed</span></p>')
      await use('Text color', null)
      await userEvent.click(await canvas.findByRole('button', { name: 'Default color' }))
      await expectHtml(canvasElement, '<p>Agreed</p>')
    })
  },
}
