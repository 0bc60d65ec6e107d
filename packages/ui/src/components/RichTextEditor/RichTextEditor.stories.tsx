import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import * as fc from 'fast-check'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { arbitraryPage, pageWords } from '../../internal/rich-text/arbitrary-document'
import { blockText } from '../../internal/rich-text/plain-text'
import { campaignNote, hebrewNote, samplePicture } from '../RichText/rich-text-samples'
import {
  fromGoogleDocs,
  fromGoogleDocsCleaned,
  fromGoogleSheets,
  fromGoogleSheetsCleaned,
  fromWebPage,
  fromWebPageCleaned,
  fromWord,
  fromWordCleaned,
  fromWordWithTable,
  fromWordWithTableCleaned,
} from './pasted-samples'
import {
  caretToEnd,
  deleteBackward,
  expectHtml,
  paste,
  press,
  selectWords,
  textOf,
  type,
} from './rich-text-test-driver'
import { readPastedHtml } from './pasted-html'
import { englishRichTextEditorLabels } from './rich-text-editor-labels'
import type { RichTextEditorProps } from './rich-text-editor-props'
import { RichTextEditor } from './RichTextEditor'

interface HeldProps extends RichTextEditorProps {
  /** Shows the HTML, for interaction tests. */
  showsHtml?: boolean
}

function HeldEditor({ showsHtml = false, ...props }: HeldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <RichTextEditor
        {...props}
        value={value}
        onChange={(change) => {
          setValue(change.html)
          props.onChange(change)
        }}
      />
      {showsHtml ? (
        <pre data-testid="html" style={{ whiteSpace: 'pre-wrap', fontSize: 11 }}>
          {value}
        </pre>
      ) : null}
    </>
  )
}

const picture = new File([Uint8Array.of(137, 80, 78, 71)], 'hero.png', { type: 'image/png' })

const meta = {
  title: 'Components/RichTextEditor',
  component: RichTextEditor,
  args: {
    label: 'Notes',
    value: '',
    onChange: fn(),
    labels: englishRichTextEditorLabels,
  },
  argTypes: {
    labels: { control: false },
    labelAction: { control: false },
    fonts: { control: false },
    sizes: { control: false },
    colors: { control: false },
    handleRef: { control: false },
  },
  render: (args) => <HeldEditor {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Longer text with formats: notes, briefs, rich custom fields. HTML in, HTML out. For text without formats use **TextArea**; to show the value use **RichText**, which loads nothing of the editor.

The value follows after a pause in typing and when the focus leaves; \`onPendingChange\` tells at once that there is something to save, and \`handleRef\`'s \`flush()\` gives it without waiting. A \`value\` that is not the last one given out replaces the text. Its length is the number of characters of the HTML, as it is stored.

Pasting from Word, Google Docs and web pages keeps structure and emphasis and leaves fonts, sizes and inks of the source behind; the rows of a table become lines, their cells apart by \` | \`. At the start of a line, \`#\` to \`###\`, \`>\`, \`-\`, \`*\`, \`1.\` and a space make headings, quotes and lists.

| Key | What it does |
| --- | --- |
| Mod+B, Mod+I, Mod+U, Mod+Shift+X | Bold, italic, underline, strikethrough |
| Mod+Alt+1 to 3, Mod+Alt+0 | Heading 1 to 3, paragraph |
| Mod+Shift+9 | Quote |
| Mod+Shift+7, Mod+Shift+8 | Numbered, bulleted list |
| Tab, Shift+Tab in a list | One list deeper, back out; where nothing can move, to the next field |
| Mod+], Mod+[ | The same, without leaving |
| Mod+Shift+L, E, R, J | Align to start, center, end, justify |
| Mod+K | Link |
| Enter on an image | Its description |
| Mod+\\\\ | Clears formatting |
| Mod+Z, Mod+Shift+Z | Undo, redo |
| Shift+Enter | A new line in the same paragraph |
| Alt+F10 | To the tools; arrow keys, Home and End move among them |
| Esc in the tools | Back to the text |`,
      },
    },
  },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

const uploadNever: NonNullable<RichTextEditorProps['onUploadImage']> = ({ onProgress }) => {
  onProgress({ share: 0.4 })
  return new Promise<never>(() => undefined)
}
const uploadAtOnce = () => Promise.resolve({ url: samplePicture, alt: 'Blue banner' })

export const Default: Story = { args: { value: campaignNote, onUploadImage: uploadAtOnce } }

export const Empty: Story = {
  args: { placeholder: 'What must the team know?', help: 'Seen by everybody in the plan.' },
}

export const InPanel: Story = {
  args: {
    value:
      '<p>Segment: top 10 % by spend. Creative due two weeks before launch; copy from the holiday gifting brief.</p>',
    onUploadImage: uploadAtOnce,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 460 }}>
        <Story />
      </div>
    ),
  ],
}

export const Disabled: Story = { args: { value: campaignNote, isDisabled: true } }

export const ReadOnly: Story = { args: { value: campaignNote, isReadOnly: true } }

export const Loading: Story = { args: { isLoading: true } }

export const WithError: Story = {
  args: { value: '<p>To be done</p>', isRequired: true, error: 'Say what the segment is.' },
}

export const NearLimit: Story = {
  args: { value: '<p>Close to the end.</p>', warningCharacters: 10, maxCharacters: 30 },
}

export const OverLimit: Story = {
  args: { value: '<p>Longer than it may be.</p>', warningCharacters: 10, maxCharacters: 20 },
}

export const LongText: Story = {
  args: {
    value: campaignNote.repeat(4),
    label: 'Notes on a campaign whose name has very many words, more than fit into a line',
    maxHeightPx: 240,
  },
}

export const Narrow: Story = {
  args: { value: campaignNote, onUploadImage: uploadAtOnce },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { value: hebrewNote },
  globals: { direction: 'rtl' },
}

export const TakesTypingAndKeys: Story = {
  tags: ['!autodocs'],
  render: (args) => <HeldEditor {...args} showsHtml />,
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

export const MakesHeadingsAndListsWhileTyping: Story = {
  tags: ['!autodocs'],
  render: (args) => <HeldEditor {...args} showsHtml />,
  play: async ({ canvasElement, step }) => {
    const text = textOf(canvasElement)
    await caretToEnd(text)
    await step('A number sign makes a heading, Enter goes on with a paragraph', async () => {
      await type(text, '## Brief\nBody\n')
      await expectHtml(canvasElement, '<h2>Brief</h2><p>Body</p><p><br /></p>')
    })
    await step('A dash makes a list, Tab goes in, Shift and Tab come out', async () => {
      await type(text, '- One\n')
      await userEvent.tab()
      await type(text, 'Two\n')
      await userEvent.tab({ shift: true })
      await type(text, 'Three')
      await expectHtml(
        canvasElement,
        '<h2>Brief</h2><p>Body</p><ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul>',
      )
    })
    await step('Enter on an empty item leaves the list; Backspace takes a kind back', async () => {
      await type(text, '\n\n1. Four')
      await expectHtml(
        canvasElement,
        '<h2>Brief</h2><p>Body</p><ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul><ol><li>Four</li></ol>',
      )
      for (let count = 0; count < 5; count += 1) deleteBackward(text)
      await expectHtml(
        canvasElement,
        '<h2>Brief</h2><p>Body</p><ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul><p><br /></p>',
      )
    })
    await step('Keys make kinds and alignments too', async () => {
      await press('{Control>}{Shift>}[Digit7]{/Shift}{/Control}')
      await press('{Control>}{Alt>}[Digit1]{/Alt}{/Control}')
      await press('{Control>}{Shift>}e{/Shift}{/Control}')
      await type(text, 'End')
      await expectHtml(
        canvasElement,
        '<h2>Brief</h2><p>Body</p><ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul><h1 style="text-align:center">End</h1>',
      )
    })
  },
}

/** The items of a list in the accessibility tree: its children and the elements in `aria-owns`. */
function itemsOf(list: HTMLElement): string[] {
  const owned = (list.getAttribute('aria-owns') ?? '').split(' ').filter(Boolean)
  return [...list.children, ...owned.map((id) => document.querySelector(`#${id}`))].map(
    (item) => item?.textContent ?? 'nothing',
  )
}

/** The marker of an item. */
function numberOf(item: HTMLElement): string {
  return getComputedStyle(item, '::before').counterSet
}

export const ReadsListsAsWholes: Story = {
  tags: ['!autodocs'],
  args: {
    value:
      '<ul><li>Landing page<ul><li>Desktop</li><li>Mobile</li></ul></li><li>Subject lines</li><li>Proof</li></ul><p>Order of work</p><ol><li>Copy</li><li>Build</li></ol>',
  },
  render: (args) => <HeldEditor {...args} showsHtml />,
  play: async ({ canvasElement, step }) => {
    const text = textOf(canvasElement)
    const lists = () => within(text).getAllByRole('list').map(itemsOf)
    await step('Every list is one, with all of its items in their order', async () => {
      await expect(within(text).getAllByRole('listitem')).toHaveLength(7)
      await expect(lists()).toEqual([
        ['Landing page', 'Subject lines', 'Proof'],
        ['Desktop', 'Mobile'],
        ['Copy', 'Build'],
      ])
    })
    await step('A list inside of an item belongs to the item', async () => {
      const [outer, inner] = within(text).getAllByRole('listitem')
      await expect(outer).toHaveAttribute('aria-owns', inner?.parentElement?.id)
    })
    await step('What is added, and what comes out, is counted at once', async () => {
      await caretToEnd(text)
      await type(text, '\nSend\nReport')
      await waitFor(() => expect(lists().at(-1)).toEqual(['Copy', 'Build', 'Send', 'Report']))
      await selectWords(text, 'Desktop')
      await press('{Control>}[BracketLeft]{/Control}')
      await waitFor(() =>
        expect(lists()).toEqual([
          ['Landing page', 'Desktop', 'Subject lines', 'Proof'],
          ['Mobile'],
          ['Copy', 'Build', 'Send', 'Report'],
        ]),
      )
    })
    await step('Joining two lists makes one', async () => {
      await selectWords(text, 'Order of work')
      await press('{Control>}{Shift>}[Digit8]{/Shift}{/Control}')
      await waitFor(() =>
        expect(lists()[0]).toEqual([
          'Landing page',
          'Desktop',
          'Subject lines',
          'Proof',
          'Order of work',
        ]),
      )
    })
  },
}

export const WritesQuotes: Story = {
  tags: ['!autodocs'],
  render: (args) => <HeldEditor {...args} showsHtml />,
  play: async ({ canvasElement, step }) => {
    const text = textOf(canvasElement)
    await caretToEnd(text)
    await step('A greater-than sign makes a quote, Enter goes on with it', async () => {
      await type(text, '> Lead with the offer.\nNobody reads on.')
      await expectHtml(
        canvasElement,
        '<blockquote>Lead with the offer.</blockquote><blockquote>Nobody reads on.</blockquote>',
      )
    })
    await step('Enter on an empty line leaves it', async () => {
      await type(text, '\n\nAgreed')
      await expectHtml(
        canvasElement,
        '<blockquote>Lead with the offer.</blockquote><blockquote>Nobody reads on.</blockquote><p>Agreed</p>',
      )
    })
    await step('Keys make quotes too', async () => {
      await press('{Control>}{Shift>}[Digit9]{/Shift}{/Control}')
      await expect(
        within(canvasElement).getByRole('button', { name: 'Style of the paragraph: Quote' }),
      ).toBeVisible()
    })
  },
}

export const TakesKeysAtOnce: Story = {
  tags: ['!autodocs'],
  args: { value: '<h1>Plain words</h1><ul><li><strong>Bold</strong></li></ul>' },
  render: (args) => <HeldEditor {...args} showsHtml />,
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
    await step('Who deletes everything begins anew, without formats', async () => {
      document.getSelection()?.selectAllChildren(text)
      await new Promise((resolve) => {
        setTimeout(resolve, 180)
      })
      deleteBackward(text)
      await type(text, 'New')
      await expectHtml(canvasElement, '<p>New</p>')
    })
  },
}

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

const longList = `<p>Before</p><ol>${Array.from({ length: 1000 }, (_, index) => `<li>Step ${index + 1}</li>`).join('')}</ol>`

export const NumbersLongLists: Story = {
  tags: ['!autodocs'],
  args: { value: longList, maxHeightPx: 320 },
  // Lists are checked in shorter stories: a thousand equal items only take longer.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement, step }) => {
    const text = textOf(canvasElement)
    const items = () => within(text).getAllByRole('listitem', { hidden: true })
    const at = (index: number) => numberOf(items()[index] ?? text)
    await step('Far out of sight the numbers go on', async () => {
      await expect(items()).toHaveLength(1000)
      await expect(at(0)).toBe('tl-list 1')
      await expect(at(99)).toBe('tl-list 100')
      await expect(at(899)).toBe('tl-list 900')
      const [list, ...others] = within(text).getAllByRole('list', { hidden: true })
      await expect(others).toHaveLength(0)
      await expect(list && itemsOf(list).at(899)).toBe('Step 900')
      await expect(items()[899]).toHaveAttribute('aria-posinset', '900')
      await expect(items()[899]).toHaveAttribute('aria-setsize', '1000')
    })
    await step('The same after going there', async () => {
      items()[899]?.scrollIntoView({ block: 'center' })
      await waitFor(() => expect(items()[899]).toBeVisible())
      await expect(at(899)).toBe('tl-list 900')
    })
    await step('An item more moves those after it', async () => {
      items()[1]?.scrollIntoView({ block: 'center' })
      await selectWords(text, 'Step 2')
      document.getSelection()?.collapseToEnd()
      await new Promise((resolve) => {
        setTimeout(resolve, 180)
      })
      await type(text, '\n')
      await waitFor(() => expect(at(900)).toBe('tl-list 901'))
      await expect(items()[900]).toHaveTextContent('Step 900')
    })
  },
}

export const AddsChangesAndRemovesLinks: Story = {
  tags: ['!autodocs'],
  args: { value: '<p>Copy comes from the brief.</p>' },
  render: (args) => <HeldEditor {...args} showsHtml />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
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
  },
}

export const CleansWhatIsPasted: Story = {
  tags: ['!autodocs'],
  render: (args) => <HeldEditor {...args} showsHtml />,
  play: async ({ canvasElement, step }) => {
    const text = textOf(canvasElement)
    const sources = [
      ['From Word', fromWord, fromWordCleaned],
      ['From Google Docs', fromGoogleDocs, fromGoogleDocsCleaned],
      ['From Word, with a table and a quote', fromWordWithTable, fromWordWithTableCleaned],
      ['From Google Sheets', fromGoogleSheets, fromGoogleSheetsCleaned],
      ['From a web page', fromWebPage, fromWebPageCleaned],
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

export const GoesToTheToolsAndBack: Story = {
  tags: ['!autodocs'],
  args: { value: '<p>Segment and creative</p>', onUploadImage: uploadAtOnce },
  render: (args) => <HeldEditor {...args} showsHtml />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const text = textOf(canvasElement)
    await step('Alt and F10 go to the tools, arrows along them', async () => {
      await selectWords(text, 'Segment')
      await press('{Alt>}{F10}{/Alt}')
      await expect(canvas.getByRole('button', { name: /Style of the paragraph/ })).toHaveFocus()
      await press('{ArrowRight}{ArrowRight}{ArrowRight}')
      await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    })
    await step('A tool works on what was selected and keeps the focus', async () => {
      await press('{Enter}')
      await expectHtml(canvasElement, '<p><strong>Segment</strong> and creative</p>')
      await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    })
    await step('A colour is chosen with the arrows', async () => {
      await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
      await expect(canvas.getByRole('dialog', { name: 'Text color' })).toBeVisible()
      await userEvent.tab()
      await press('{ArrowRight}{Enter}')
      await expectHtml(
        canvasElement,
        '<p><span style="color:#F2A20C"><strong>Segment</strong></span> and creative</p>',
      )
      await waitFor(() => expect(text).toHaveFocus())
    })
    await step('A size is chosen from its menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Size/ }))
      await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Huge' }))
      await expectHtml(
        canvasElement,
        '<p><span style="color:#F2A20C;font-size:28px"><strong>Segment</strong></span> and creative</p>',
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

/** Lets a story decide when an upload finishes. */
function UploadingEditor(props: HeldProps) {
  const [upload, setUpload] = useState<{
    arrive: () => void
    fail: () => void
    move: () => void
  }>()
  return (
    <>
      <HeldEditor
        {...props}
        onUploadImage={({ onProgress }) =>
          new Promise((resolve, reject) => {
            setUpload({
              arrive: () => {
                resolve({ url: samplePicture, alt: 'Blue banner' })
              },
              fail: () => {
                reject(new Error('The server is away.'))
              },
              move: () => {
                onProgress({ share: 0.4 })
              },
            })
          })
        }
      />
      <button type="button" onClick={upload?.move}>
        Move
      </button>
      <button type="button" onClick={upload?.fail}>
        Fail
      </button>
      <button type="button" onClick={upload?.arrive}>
        Arrive
      </button>
    </>
  )
}

export const UploadsImages: Story = {
  tags: ['!autodocs'],
  args: { value: '<p>Hero: </p>', maxImageBytes: 1000 },
  render: (args) => <UploadingEditor {...args} showsHtml />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const text = textOf(canvasElement)
    const control = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await step('A file of another kind is refused, and one that is too large', async () => {
      await caretToEnd(text)
      paste(text, { files: [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })] })
      await expect(await canvas.findByText(/Only PNG, JPEG/)).toBeVisible()
      paste(text, { files: [new File([new Uint8Array(1001)], 'a.png', { type: 'image/png' })] })
      await expect(await canvas.findByText(/larger than 1 kB/)).toBeVisible()
    })
    await step('On its way it has its place, but is not part of the value', async () => {
      paste(text, { files: [picture] })
      await expect(await canvas.findByText('Uploading image')).toBeVisible()
      await expect(canvas.queryByText(/larger than 1 kB/)).toBeNull()
      await control('Move')
      await waitFor(() =>
        expect(canvas.getByRole('progressbar', { name: 'Uploading image' })).toHaveValue(0.4),
      )
    })
    await step('When it fails it can be tried again', async () => {
      await control('Fail')
      await expect(await canvas.findByText('The image could not be uploaded.')).toBeVisible()
      await expect(canvas.getByTestId('html').textContent).not.toContain('img')
      await control('Try again')
      await canvas.findByText('Uploading image')
      await control('Arrive')
      await expect(await canvas.findByRole('img', { name: 'Blue banner' })).toBeVisible()
      await expectHtml(
        canvasElement,
        `<p>Hero:<img src="${samplePicture}" alt="Blue banner" /></p>`,
      )
    })
    await step('Its description can be changed by keyboard', async () => {
      await userEvent.click(canvas.getByRole('img', { name: 'Blue banner' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Description' }))
      const field = await canvas.findByRole('textbox', { name: 'Description' })
      await userEvent.clear(field)
      await userEvent.type(field, 'Banner, blue{Enter}')
      await expectHtml(
        canvasElement,
        `<p>Hero:<img src="${samplePicture}" alt="Banner, blue" /></p>`,
      )
    })
  },
}

export const SaysWhenItGetsTooLong: Story = {
  tags: ['!autodocs'],
  args: { warningCharacters: 15, maxCharacters: 20 },
  render: (args) => <HeldEditor {...args} showsHtml />,
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

function ReplacedEditor(props: HeldProps) {
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
          setValue((held) => held.replace('<p>', '<p class="cleaned">'))
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

const words =
  'The landing page carries both hero pictures; three subject lines are tested before the first send. '

/** 900,000 characters of HTML in paragraphs, headings and lists. */
function longNote(): string {
  const parts: string[] = []
  let length = 0
  for (let index = 0; length < 900_000; index += 1) {
    const part =
      index % 12 === 0
        ? `<h2>Section ${index / 12 + 1}</h2>`
        : index % 12 === 5
          ? `<ul><li>${words}</li><li><strong>${words}</strong></li></ul>`
          : `<p>${words}${index} ${words}<em>${words}</em></p>`
    parts.push(part)
    length += part.length
  }
  return parts.join('')
}

export const Stress: Story = {
  tags: ['stress', '!autodocs'],
  // Thousands of the elements of Default: checking all of them takes minutes and finds
  // nothing new.
  parameters: { a11y: { test: 'off' } },
  render: (args) => <HeldEditor {...args} value={longNote()} />,
}

export const Uploading: Story = {
  tags: ['picture'],
  args: { value: '<p>Hero as sent by the agency:</p>', onUploadImage: uploadNever },
  play: async ({ canvasElement }) => {
    const text = textOf(canvasElement)
    await caretToEnd(text)
    paste(text, { files: [picture] })
    await expect(await within(canvasElement).findByText('Uploading image')).toBeVisible()
  },
}

export const ChoosesColor: Story = {
  tags: ['picture'],
  args: { value: campaignNote },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Text color' }))
    await expect(canvas.getByRole('dialog', { name: 'Text color' })).toBeVisible()
  },
}
