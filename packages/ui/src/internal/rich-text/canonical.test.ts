import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { arbitraryDocument } from './arbitrary-document'
import { canonicalDocument } from './canonical'
import { toggleMarks, type RichTextBlock, type RichTextMarks } from './document'
import { serializeHtml } from './serialize-html'

function paragraph(...children: RichTextBlock['children']): RichTextBlock {
  return { type: 'paragraph', children }
}

function item(text: string, depth: number, list: 'bulleted' | 'numbered' = 'bulleted') {
  return { type: 'list-item' as const, list, depth, children: [{ text }] }
}

describe('the canonical form', () => {
  it('is its own canonical form', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const once = canonicalDocument(document)
        expect(canonicalDocument(once)).toEqual(once)
      }),
    )
  })
  it('is written the same as the document itself', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const canonical = canonicalDocument(document)
        // The canonical form defines list depths, so it is used for comparing.
        const settled = document.map((block, index) => {
          const other = canonical[index]
          return block.type === 'list-item' && other?.type === 'list-item'
            ? { ...block, depth: other.depth }
            : block
        })
        expect(serializeHtml(settled)).toBe(serializeHtml(canonical))
      }),
    )
  })
  it.each<[RichTextMarks, RichTextMarks]>([
    ...toggleMarks.map((mark): [RichTextMarks, RichTextMarks] => [{ [mark]: true }, {}]),
    [{ color: '#EF482A' }, { color: '#64748B' }],
    [{ background: '#EF482A' }, { background: '#64748B' }],
    [{ font: 'Georgia,serif' }, { font: 'Arial,sans-serif' }],
    [{ size: '12px' }, { size: '18px' }],
  ])('keeps texts apart whose formats are %o and %o', (one, other) => {
    const document = [paragraph({ text: 'a', ...one }, { text: 'b', ...other })]
    expect(canonicalDocument(document)).toEqual(document)
  })
  it('leaves the document it was given alone', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const before = structuredClone(document)
        canonicalDocument(document)
        serializeHtml(document)
        expect(document).toEqual(before)
      }),
    )
  })
})

describe('the HTML of a document', () => {
  const rows: readonly [sentence: string, document: RichTextBlock[], html: string][] = [
    ['nothing is the empty text', [paragraph({ text: '' })], ''],
    [
      'an empty line keeps its height',
      [paragraph({ text: '' }), paragraph({ text: 'a' })],
      '<p><br /></p><p>a</p>',
    ],
    [
      'spaces that would fold stay',
      [paragraph({ text: ' a  b ' })],
      '<p>\u00a0a \u00a0b\u00a0</p>',
    ],
    [
      'spaces fold across formats too',
      [paragraph({ text: 'a ' }, { text: ' b', bold: true })],
      '<p>a <strong>\u00a0b</strong></p>',
    ],
    ['text is not HTML', [paragraph({ text: '<b> & "' })], '<p>&lt;b&gt; &amp; "</p>'],
    ['a last break needs another', [paragraph({ text: 'a\n' })], '<p>a<br /><br /></p>'],
    [
      'formats nest in one order',
      [paragraph({ text: 'a', strikethrough: true, bold: true, italic: true, underline: true })],
      '<p><strong><em><u><s>a</s></u></em></strong></p>',
    ],
    [
      'values share one element',
      [paragraph({ text: 'a', size: '18px', color: '#EF482A', font: 'Georgia,serif' })],
      '<p><span style="color:#EF482A;font-family:Georgia,serif;font-size:18px">a</span></p>',
    ],
    [
      'lists nest inside of items',
      [item('a', 0), item('b', 1, 'numbered'), item('c', 0), paragraph({ text: 'd' })],
      '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul><p>d</p>',
    ],
    [
      'a list of another kind starts a new list',
      [item('a', 0), item('b', 0, 'numbered')],
      '<ul><li>a</li></ul><ol><li>b</li></ol>',
    ],
    [
      'no item stands in nothing',
      [item('a', 3), item('b', 7)],
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    [
      'a list goes on after a paragraph, and begins again beside another',
      [
        item('a', 0, 'numbered'),
        paragraph({ text: 'b' }),
        { ...item('c', 0, 'numbered'), start: 2 },
        item('d', 0, 'numbered'),
        { ...item('e', 0, 'numbered'), start: 1 },
      ],
      '<ol><li>a</li></ol><p>b</p><ol start="2"><li>c</li><li>d</li></ol><ol start="1"><li>e</li></ol>',
    ],
    [
      'a start that says nothing new is not written',
      [
        { ...item('a', 0, 'numbered'), start: 1 },
        { ...item('b', 0, 'numbered'), start: 2 },
        { ...item('c', 0), start: 5 },
      ],
      '<ol><li>a</li><li>b</li></ol><ul><li>c</li></ul>',
    ],
    [
      'a text is raised or lowered, not both',
      [paragraph({ text: 'm' }, { text: '2', superscript: true, subscript: true, bold: true })],
      '<p>m<strong><sup>2</sup></strong></p>',
    ],
    [
      'a picture that is still on its way is not there',
      [paragraph({ text: 'a' }, { type: 'image', src: '', alt: '', children: [{ text: '' }] })],
      '<p>a</p>',
    ],
    [
      'a refused address leaves its text',
      [paragraph({ type: 'link', href: 'javascript:1', children: [{ text: 'a' }] })],
      '<p>a</p>',
    ],
  ]
  it.each(rows)('%s', (_sentence, document, html) => {
    expect(serializeHtml(document)).toBe(html)
  })
})
