import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fc from 'fast-check'
import { expect, within } from 'storybook/test'

import { CAMPAIGN_NOTE } from '../../fixtures/rich-text-samples'
import {
  arbitraryDocument,
  arbitraryHtml,
  arbitraryPage,
  pageWords,
} from '../../internal/rich-text/arbitrary-document'
import { canonicalDocument } from '../../internal/rich-text/canonical'
import { parseInertDocument } from '../../internal/rich-text/inert-document'
import { parseHtml } from '../../internal/rich-text/parse-html'
import { serializeHtml } from '../../internal/rich-text/serialize-html'
import { RichText } from './RichText'
import { richTextStories } from './RichText.story-host'
import { hostileHtml } from './hostile-html'
import { richTextPlainText } from './index'

const meta = {
  ...richTextStories,
  title: 'Components/Text and icons/RichText',
  component: RichText,
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

const allowed = 'a blockquote br em h1 h2 h3 h4 h5 h6 img li ol p s span strong u ul div'.split(' ')

const allowedAttributes =
  'alt class data-colored data-empty data-heading data-marked data-sized data-tl decoding dir href loading rel src style target'.split(
    ' ',
  )

const isNotIn = (list: readonly string[]) => (word: string) => !list.includes(word)

export const DrawsWhatOthersWrote: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      {hostileHtml.map(({ name, html }) => (
        <section key={name} aria-label={name}>
          <RichText html={html} />
        </section>
      ))}
      <section aria-label="Pictures of another host">
        <RichText html='<p>The hero: <img src="https://pictures.example/hero.png" alt="Plain blue banner"> and <img src="https://pictures.example/b.png"></p>' />
      </section>
      <section aria-label="Pictures of an allowed host">
        <RichText
          html='<p><img src="https://pictures.example/hero.png" alt="Plain blue banner"></p>'
          imageOrigins={['https://pictures.example']}
        />
      </section>
      <section aria-label="A list that goes on">
        <RichText html="<ol><li>Copy</li></ol><p>Then:</p><ol start='2'><li>Build</li></ol>" />
      </section>
      <section aria-label="Nested lists">
        <RichText html="<ol><li>Copy<ul><li>Subject lines<ol><li>First proof</li></ol></li><li>Body</li></ul></li><li>Build</li></ol>" />
      </section>
    </>
  ),
  play: async ({ canvas, step }) => {
    for (const { name, text } of hostileHtml) {
      await step(name, async () => {
        const region = canvas.getByRole('region', { name })
        await expect(region.textContent).toBe(text)
        const elements = [...region.querySelectorAll('*')]
        const read = (attribute: string) =>
          elements.map((element) => element.getAttribute(attribute) ?? '')
        const matches = {
          elements: elements.map(({ localName }) => localName).filter(isNotIn(allowed)),
          attributes: elements
            .flatMap((element) => element.getAttributeNames())
            .filter(isNotIn(allowedAttributes)),
          addresses: [...read('href'), ...read('src')].filter(isNotIn(['', 'https://x.example'])),
          styles: read('style').filter((style) =>
            /url|expression|position|display|behavior/.test(style),
          ),
        }
        await expect(matches).toEqual({ elements: [], attributes: [], addresses: [], styles: [] })
      })
    }
    await step('Nothing ran', async () => {
      await expect(window).not.toHaveProperty('attacked')
    })
    await step('Pictures of another host are links', async () => {
      const region = canvas.getByRole('region', { name: 'Pictures of another host' })
      const linkNamed = (name: string) => within(region).getByRole('link', { name })
      await expect(linkNamed('Plain blue banner')).toHaveAttribute(
        'href',
        'https://pictures.example/hero.png',
      )
      await expect(linkNamed('https://pictures.example/b.png')).toBeVisible()
      await expect(region.querySelector('img')).toBeNull()
    })
    await step('Pictures of a host that the page allows are pictures', async () => {
      const region = canvas.getByRole('region', { name: 'Pictures of an allowed host' })
      await expect(within(region).getByRole('img', { name: 'Plain blue banner' })).toHaveAttribute(
        'src',
        'https://pictures.example/hero.png',
      )
    })
    await step('A list that goes on after other text counts on', async () => {
      const region = canvas.getByRole('region', { name: 'A list that goes on' })
      const starts = within(region).getAllByRole<HTMLOListElement>('list')
      await expect(starts.map(({ start }) => start)).toEqual([1, 2])
    })
    const nested = within(canvas.getByRole('region', { name: 'Nested lists' }))
    const lists = nested.getAllByRole('list')
    await step('A list inside of an item stands in that item', async () => {
      await expect(lists.map((list) => list.localName)).toEqual(['ol', 'ul', 'ol'])
      await expect(lists.map((list) => list.parentElement?.localName)).toEqual(['div', 'li', 'li'])
      await expect(lists.map((list) => list.children.length)).toEqual([2, 2, 1])
    })
    await step('Its items are its children, in their order', async () => {
      const outer = [...(lists[0]?.children ?? [])]
      await expect(outer.map((item) => item.textContent)).toEqual([
        'CopySubject linesFirst proofBody',
        'Build',
      ])
      await expect(nested.getAllByRole('listitem')).toHaveLength(5)
    })
  },
}

const readings: readonly [sentence: string, html: string, result: string][] = [
  ['Loose text is a paragraph', 'a<div>b</div>c', '<p>a</p><p>b</p><p>c</p>'],
  ['White space folds', ' <p>\n a \t b </p>\n ', '<p>a b</p>'],
  [
    'Old tags have new names',
    '<b>a</b><i>b</i><strike>c</strike>',
    '<p><strong>a</strong><em>b</em><s>c</s></p>',
  ],
  [
    'Styles are formats',
    '<p><span style="font-weight:700;font-style:italic">a</span></p>',
    '<p><strong><em>a</em></strong></p>',
  ],
  ['A style takes a tag back', '<b style="font-weight:normal">a</b>', '<p>a</p>'],
  ['Small headings are the third', '<h5>a</h5>', '<h3>a</h3>'],
  [
    'Left and right follow the text',
    '<p align="left">a</p><p style="text-align:right">b</p>',
    '<p>a</p><p style="text-align:end">b</p>',
  ],
  [
    'Paragraphs in an item are lines',
    '<ul><li><p>a</p><p>b</p></li></ul>',
    '<ul><li>a<br />b</li></ul>',
  ],
  [
    'A list right in a list is deeper',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  [
    'Rows are lines',
    '<table><tr><td>a</td><td><p>b</p></td></tr><tr><td>c</td></tr></table>',
    '<p>a | b</p><p>c</p>',
  ],
  [
    'Empty cells keep the place of those after them',
    '<table><tr><th></th><th>Q1</th><th>Q2</th></tr><tr><td>Email</td><td></td><td>2</td><td> </td></tr></table>',
    '<p>| <strong>Q1</strong> | <strong>Q2</strong></p><p>Email | | 2</p>',
  ],
  [
    'A page laid out with a table is no table',
    '<table><tr><td></td><td><h2>a</h2><p>b</p></td><td></td></tr></table>',
    '<p>a<br />b</p>',
  ],
  [
    'Lists in cells are lists',
    '<table><tr><td>a</td><td><ul><li>b</li></ul></td><td>c</td></tr></table>',
    '<p>a |</p><ul><li>b</li></ul><p>c</p>',
  ],
  [
    'Quotes are quotes; headings and lists in them stay what they are',
    '<blockquote><p>a</p><h2>b</h2>c<ul><li>d</li></ul></blockquote>e',
    '<blockquote>a</blockquote><h2>b</h2><blockquote>c</blockquote><ul><li>d</li></ul><p>e</p>',
  ],
  [
    'An empty line of a quote stays',
    '<blockquote>a</blockquote><blockquote><br></blockquote>',
    '<blockquote>a</blockquote><blockquote><br /></blockquote>',
  ],
  ['Preformatted lines stay', '<pre>a\n  b</pre>', '<p>a<br />\u00a0 b</p>'],
  [
    'A break alone is an empty line',
    'a<br><p>b</p><br><p>c</p>',
    '<p>a</p><p>b</p><p><br /></p><p>c</p>',
  ],
  [
    'A linked picture loses its link',
    '<a href="https://x.example">a<img src="/m/1" alt="">b</a>',
    '<p><a href="https://x.example" rel="noopener noreferrer" target="_blank">a</a><img src="/m/1" alt="" /><a href="https://x.example" rel="noopener noreferrer" target="_blank">b</a></p>',
  ],
]

export const ReadsHtml: Story = {
  tags: ['!autodocs', 'no-component'],
  play: async ({ step }) => {
    for (const [sentence, html, result] of readings) {
      await step(sentence, async () => {
        await expect(serializeHtml(parseHtml(html))).toBe(result)
      })
    }
    await step('The plain text is for previews', async () => {
      await expect(
        richTextPlainText(
          '<h1>Brief</h1><ul><li>a&nbsp;<b>b</b></li></ul><img src="/m/1" alt="Hero">',
        ),
      ).toBe('Brief\na b\nHero')
    })
    await step('Every document of the editor comes back from its HTML', async () => {
      fc.assert(
        fc.property(arbitraryDocument, (document) => {
          const canonical = canonicalDocument(document)
          return JSON.stringify(parseHtml(serializeHtml(canonical))) === JSON.stringify(canonical)
        }),
        { numRuns: 400, seed: 20261118 },
      )
    })
    await step('HTML from anywhere is settled after one reading', async () => {
      fc.assert(
        fc.property(arbitraryHtml, (html) => {
          const once = serializeHtml(parseHtml(html))
          return serializeHtml(parseHtml(once)) === once
        }),
        { numRuns: 800, seed: 20261118 },
      )
    })
    await step('No style is left for the policy of a page to report', async () => {
      fc.assert(
        fc.property(arbitraryHtml, (html) => {
          const { documentElement } = parseInertDocument(html)
          return documentElement.querySelector('[style], style') === null
        }),
        { numRuns: 800, seed: 20261118 },
      )
    })
    await step('A note is its own canonical form', async () => {
      await expect(serializeHtml(parseHtml(CAMPAIGN_NOTE))).toBe(CAMPAIGN_NOTE)
    })
    await step('Every word of any page comes through, in its order', async () => {
      fc.assert(
        fc.property(arbitraryPage, (html) => {
          const page = new DOMParser().parseFromString(html, 'text/html').body
          const words = pageWords(page.textContent)
          return (
            pageWords(richTextPlainText(html)).join() === words.join() &&
            pageWords(serializeHtml(parseHtml(html))).join() === words.join()
          )
        }),
        { numRuns: 1500, seed: 20261118 },
      )
    })
  },
}
