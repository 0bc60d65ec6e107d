import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import * as fc from 'fast-check'
import { expect, fn, userEvent, within } from 'storybook/test'

import { arbitraryPage, pageWords } from '../../internal/rich-text/arbitrary-document'
import { serializeHtml } from '../../internal/rich-text/serialize-html'
import { blockText } from '../../internal/rich-text/plain-text'
import {
  FROM_GOOGLE_DOCS,
  FROM_GOOGLE_DOCS_CLEANED,
  FROM_GOOGLE_SHEETS,
  FROM_GOOGLE_SHEETS_CLEANED,
  FROM_WEB_PAGE,
  FROM_WEB_PAGE_CLEANED,
  FROM_WORD,
  FROM_WORD_CLEANED,
  FROM_WORD_WITH_TABLE,
  FROM_WORD_WITH_TABLE_CLEANED,
} from './pasted-samples'
import { pastedRows } from './pasted-rows'
import {
  caretToEnd,
  deleteBackward,
  expectHtml,
  paste,
  press,
  selectWords,
  textOf,
  type,
  selectAll,
} from './rich-text-test-driver'
import { readPastedHtml } from './pasted-html'
import { RichTextEditor } from './RichTextEditor'
import {
  richTextEditorStories,
  type ControlledProps,
  ControlledEditor,
} from './RichTextEditor.story-host'

const meta = {
  ...richTextEditorStories,
  title: 'Components/Fields/RichTextEditor',
  component: RichTextEditor,
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

export const TakesTypingAndKeys: Story = {
  tags: ['!autodocs'],
  render: (args) => <ControlledEditor {...args} showsHtml />,
  args: { onPendingChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    const text = textOf(canvasElement)
    await step(
      'What is typed is the value, after a pause; that something came is known at once',
      async () => {
        await caretToEnd(text)
        await type(text, 'Plain and')
        await expect(args.onPendingChange).toHaveBeenCalledWith({ isPending: true })
        await expectHtml(canvasElement, '<p>Plain and</p>')
        await expect(args.onPendingChange).toHaveBeenLastCalledWith({ isPending: false })
      },
    )
    await step('Keys turn formats on and off', async () => {
      await type(text, ' ')
      await press('{Control>}b{/Control}')
      await type(text, 'bold')
      await press('{Control>}b{/Control}')
      await type(text, ' again')
      await expectHtml(canvasElement, '<p>Plain and <strong>bold</strong> again</p>')
    })
    await step('Formats come to what is selected', async () => {
      await selectWords(text, 'Plain')
      await press('{Control>}i{/Control}')
      await press('{Control>}u{/Control}')
      await expectHtml(
        canvasElement,
        '<p><em><u>Plain</u></em> and <strong>bold</strong> again</p>',
      )
      await expect(within(canvasElement).getByRole('button', { name: 'Italic' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
    await step('Clearing takes them off, undo brings them back', async () => {
      await press('{Control>}\\{/Control}')
      await expectHtml(canvasElement, '<p>Plain and <strong>bold</strong> again</p>')
      await press('{Control>}z{/Control}')
      await expectHtml(
        canvasElement,
        '<p><em><u>Plain</u></em> and <strong>bold</strong> again</p>',
      )
    })
  },
}

export const TakesKeysAtOnce: Story = {
  tags: ['!autodocs'],
  args: { value: '<h1>Plain words</h1><ul><li><strong>Bold</strong></li></ul>' },
  render: (args) => <ControlledEditor {...args} showsHtml />,
  play: async ({ canvasElement, step }) => {
    const text = textOf(canvasElement)
    await caretToEnd(text)
    await step('A key works on what was selected a moment before', async () => {
      const words = within(text).getByText('Plain words').firstChild
      if (words) document.getSelection()?.setBaseAndExtent(words, 0, words, 5)
      await press('{Control>}i{/Control}')
      await expectHtml(
        canvasElement,
        '<h1><em>Plain</em> words</h1><ul><li><strong>Bold</strong></li></ul>',
      )
    })
    await step('So does a copy', async () => {
      document.getSelection()?.selectAllChildren(text)
      const clipboardData = new DataTransfer()
      text.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
      )
      await expect(clipboardData.getData('text/plain')).toBe('Plain words\nBold')
    })
    await step('After deleting everything, new text has no formats', async () => {
      await selectAll(text)
      deleteBackward(text)
      await type(text, 'New')
      await expectHtml(canvasElement, '<p>New</p>')
    })
  },
}

export const CleansWhatIsPasted: Story = {
  tags: ['!autodocs'],
  render: (args) => <ControlledEditor {...args} showsHtml />,
  play: async ({ canvasElement, step }) => {
    const text = textOf(canvasElement)
    const sources = [
      ['From Word', FROM_WORD, FROM_WORD_CLEANED],
      ['From Google Docs', FROM_GOOGLE_DOCS, FROM_GOOGLE_DOCS_CLEANED],
      ['From Word, with a table and a quote', FROM_WORD_WITH_TABLE, FROM_WORD_WITH_TABLE_CLEANED],
      ['From Google Sheets', FROM_GOOGLE_SHEETS, FROM_GOOGLE_SHEETS_CLEANED],
      ['From a web page', FROM_WEB_PAGE, FROM_WEB_PAGE_CLEANED],
    ] as const
    for (const [name, html, cleaned] of sources) {
      await step(name, async () => {
        await caretToEnd(text)
        paste(text, { html, plain: 'unused' })
        await expectHtml(canvasElement, cleaned)
        await press('{Control>}z{/Control}')
        await expectHtml(canvasElement, '')
      })
    }
    await step('Comments stay out; numbers, raised text and checklists stay', async () => {
      for (const [name, html, cleaned] of pastedRows) {
        const read = serializeHtml(readPastedHtml(html, { fonts: [], sizes: [] }))
        await expect(`${name}: ${read}`).toBe(`${name}: ${cleaned}`)
      }
    })
    await step('Of no page a word is lost', () => {
      fc.assert(
        fc.property(arbitraryPage, (html) => {
          const page = new DOMParser().parseFromString(html, 'text/html').body
          const read = readPastedHtml(html, { fonts: [], sizes: [] })
          return (
            pageWords(read.map(blockText).join('\n')).join() === pageWords(page.textContent).join()
          )
        }),
        { numRuns: 800, seed: 20261118 },
      )
    })
    await step('Plain text has a paragraph for each line', async () => {
      await caretToEnd(text)
      paste(text, { plain: 'a < b\n\nc' })
      await expectHtml(canvasElement, '<p>a &lt; b</p><p><br /></p><p>c</p>')
    })
    await step('An address over a selection makes a link', async () => {
      await selectWords(text, 'c')
      paste(text, { plain: 'https://throughline.example' })
      await expectHtml(
        canvasElement,
        '<p>a &lt; b</p><p><br /></p><p><a href="https://throughline.example" rel="noopener noreferrer" target="_blank">c</a></p>',
      )
    })
  },
}

export const SaysWhenItGetsTooLong: Story = {
  tags: ['!autodocs'],
  args: { warningCharacters: 15, maxCharacters: 20 },
  render: (args) => <ControlledEditor {...args} showsHtml />,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const text = textOf(canvasElement)
    await caretToEnd(text)
    await step('A warning first', async () => {
      await type(text, 'ninechars')
      await expect(await canvas.findByRole('status')).toHaveTextContent(/close to the 1MB limit/)
    })
    await step('Then an error; the value is whole', async () => {
      await type(text, '12345')
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Content in this field has exceeded the 1MB limit, some content will be lost.',
      )
      await expect(text).toBeInvalid()
      await expect(args.onChange).toHaveBeenLastCalledWith({
        html: '<p>ninechars12345</p>',
        characterCount: 21,
        isTooLong: true,
      })
    })
  },
}

function ReplacedEditor(props: ControlledProps) {
  const [value, setValue] = useState('<p>One</p>')
  return (
    <>
      <RichTextEditor
        {...props}
        value={value}
        onChange={(change) => {
          setValue(change.html)
        }}
      />
      <button
        type="button"
        onClick={() => {
          setValue('<p>Another tactic</p>')
        }}
      >
        Open another
      </button>
      <button
        type="button"
        onClick={() => {
          setValue((current) => current.replace('<p>', '<p class="cleaned">'))
        }}
      >
        Answer of the server
      </button>
      <pre data-testid="html">{value}</pre>
    </>
  )
}

export const TakesAnotherValue: Story = {
  tags: ['!autodocs'],
  render: (args) => <ReplacedEditor {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const text = textOf(canvasElement)
    await step('Its own value, in the words of a server, moves no caret', async () => {
      await caretToEnd(text)
      await type(text, ' two')
      await expectHtml(canvasElement, '<p>One two</p>')
      await userEvent.click(canvas.getByRole('button', { name: 'Answer of the server' }))
      text.focus()
      await type(text, ' three')
      await expectHtml(canvasElement, '<p>One two three</p>')
    })
    await step('Another value replaces text and history', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open another' }))
      await expect(await canvas.findByText('Another tactic', { selector: 'span' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    })
  },
}
