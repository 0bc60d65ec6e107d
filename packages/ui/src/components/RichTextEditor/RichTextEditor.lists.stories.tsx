import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import {
  caretToEnd,
  deleteBackward,
  expectHtml,
  paste,
  press,
  selectAll,
  selectWords,
  textOf,
  type,
  caretIsRead,
} from './rich-text-test-driver'
import { RichTextEditor } from './RichTextEditor'
import { richTextEditorStories, ControlledEditor } from './RichTextEditor.story-host'

const meta = {
  ...richTextEditorStories,
  title: 'Components/Fields/RichTextEditor',
  component: RichTextEditor,
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

async function empty(text: HTMLElement): Promise<void> {
  await selectAll(text)
  deleteBackward(text)
  await caretToEnd(text)
}

export const MakesHeadingsListsAndQuotesWhileTyping: Story = {
  tags: ['!autodocs'],
  render: (args) => <ControlledEditor {...args} showsHtml />,
  play: async ({ canvas, canvasElement, step }) => {
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
    await step('A greater-than sign makes a quote, Enter goes on with it', async () => {
      await empty(text)
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
        canvas.getByRole('button', { name: 'Style of the paragraph: Quote' }),
      ).toBeVisible()
    })
    await step('A list counts on after a paragraph, by its next number or around it', async () => {
      await empty(text)
      await type(text, 'Order\n1. Copy\n\nSee below\n2. Build\nSend')
      const order = '<p>Order</p><ol><li>Copy</li></ol><p>See below</p>'
      await expectHtml(canvasElement, `${order}<ol start="2"><li>Build</li><li>Send</li></ol>`)
      await selectWords(text, 'Build')
      await press('{Control>}{Alt>}[Digit0]{/Alt}{/Control}')
      await expectHtml(canvasElement, `${order}<p>Build</p><ol start="2"><li>Send</li></ol>`)
      await press('{Control>}{Shift>}[Digit7]{/Shift}{/Control}')
      await expectHtml(canvasElement, `${order}<ol start="2"><li>Build</li><li>Send</li></ol>`)
    })
    await step(
      'A pasted list keeps its first number, also as text and bullets between',
      async () => {
        await empty(text)
        const list = '<ol start="5"><li>Print</li><li>Mail</li></ol>'
        paste(text, { html: list })
        await expectHtml(canvasElement, list)
        await selectAll(text)
        const numbered = '{Control>}{Shift>}[Digit7]{/Shift}{/Control}'
        await press(numbered)
        await expectHtml(canvasElement, '<p>Print</p><p>Mail</p>')
        await press(numbered)
        await expectHtml(canvasElement, list)
        await press('{Control>}{Shift>}[Digit8]{/Shift}{/Control}')
        await expectHtml(canvasElement, '<ul><li>Print</li><li>Mail</li></ul>')
        await press(numbered)
        await expectHtml(canvasElement, list)
      },
    )
    await step('A paragraph before a list begins it, and one after it goes on', async () => {
      await empty(text)
      const around = '<p>Plan</p><ol start="5"><li>Print</li></ol><p>Mail</p>'
      paste(text, { html: around })
      await expectHtml(canvasElement, around)
      for (const word of ['Plan', 'Mail']) {
        await selectWords(text, word)
        await press('{Control>}{Shift>}[Digit7]{/Shift}{/Control}')
      }
      await expectHtml(canvasElement, '<ol start="5"><li>Plan</li><li>Print</li><li>Mail</li></ol>')
    })
    await step('A number that continues no list stays text', async () => {
      await empty(text)
      await type(text, '7. August')
      await expectHtml(canvasElement, '<p>7. August</p>')
    })
    await step('Enter inside a heading makes two of it', async () => {
      await empty(text)
      await type(text, '# Springtime')
      await selectWords(text, 'time')
      document.getSelection()?.collapseToStart()
      await caretIsRead(text)
      await type(text, '\n')
      await expectHtml(canvasElement, '<h1>Spring</h1><h1>time</h1>')
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

const longList = `<p>Before</p><ol>${Array.from({ length: 300 }, (_, index) => `<li>Step ${index + 1}</li>`).join('')}</ol>`

const NESTED_LISTS =
  '<ul><li>Landing page<ul><li>Desktop</li><li>Mobile</li></ul></li><li>Subject lines</li><li>Proof</li></ul><p>Order of work</p><ol><li>Copy</li><li>Build</li></ol>'

export const ReadsListsAsWholes: Story = {
  tags: ['!autodocs'],
  args: { value: longList, maxHeightPx: 320 },
  // Lists are checked in shorter stories: hundreds of equal items only take longer.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement, step }) => {
    const text = textOf(canvasElement)
    const items = () => within(text).getAllByRole('listitem', { hidden: true })
    const at = (index: number) => numberOf(items()[index] ?? text)
    await step('Far out of sight the numbers go on', async () => {
      await expect(items()).toHaveLength(300)
      await expect(at(0)).toBe('tl-list 1')
      await expect(at(99)).toBe('tl-list 100')
      await expect(at(249)).toBe('tl-list 250')
      const [list, ...others] = within(text).getAllByRole('list', { hidden: true })
      await expect(others).toHaveLength(0)
      await expect(list && itemsOf(list).at(249)).toBe('Step 250')
      await expect(items()[249]).toHaveAttribute('aria-posinset', '250')
      await expect(items()[249]).toHaveAttribute('aria-setsize', '300')
    })
    await step('The same after going there', async () => {
      items()[249]?.scrollIntoView({ block: 'center' })
      await waitFor(() => expect(items()[249]).toBeVisible())
      await expect(at(249)).toBe('tl-list 250')
    })
    await step('An item more moves those after it', async () => {
      items()[1]?.scrollIntoView({ block: 'center' })
      await selectWords(text, 'Step 2')
      document.getSelection()?.collapseToEnd()
      await caretIsRead(text)
      await type(text, '\n')
      await waitFor(() => expect(at(250)).toBe('tl-list 251'))
      await expect(items()[250]).toHaveTextContent('Step 250')
    })
    const lists = () => within(text).getAllByRole('list').map(itemsOf)
    await step('Every list is one, with all of its items in their order', async () => {
      await empty(text)
      paste(text, { html: NESTED_LISTS })
      await waitFor(() => expect(within(text).getAllByRole('listitem')).toHaveLength(7))
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
      const joined = ['Landing page', 'Desktop', 'Subject lines', 'Proof', 'Order of work']
      await waitFor(() => expect(lists()[0]).toEqual(joined))
    })
  },
}
