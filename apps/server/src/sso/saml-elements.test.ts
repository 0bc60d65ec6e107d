import { describe, expect, it } from 'vitest'
import { elementsOf } from './saml-elements'

const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)

describe('the elements of a document', () => {
  it('are listed with their place, attributes and text', () => {
    const xml = `<p:a x='1' y=">"> <p:b>text</p:b><c z="&amp;"/></p:a>\n`
    const listed = elementsOf(xml)?.map(({ name, path, text, attributes }) => {
      return { name, path, text, attributes: [...attributes] }
    })
    expect(listed).toEqual([
      {
        name: 'a',
        path: [],
        text: ' ',
        attributes: [
          ['x', '1'],
          ['y', '>'],
        ],
      },
      { name: 'b', path: ['a'], text: 'text', attributes: [] },
      { name: 'c', path: ['a'], text: '', attributes: [['z', '&amp;']] },
    ])
  })

  it.each([
    ['an end without its start', '<a></a></b>'],
    ['a start without its end', '<a><b></a>'],
    ['ends in another order', '<a><b></a></b>'],
    ['another prefix at the end', '<p:a></q:a>'],
    ['two roots', '<a/><b/>'],
    ['text outside of the root', '<a/>text'],
    ['text before the root', 'text<a/>'],
    ['an attribute twice', '<a x="1" x="2"/>'],
    ['an attribute without quotes', '<a x=1/>'],
    ['attributes at the end', '<a></a x="1">'],
    ['a tag in an attribute', '<a x="<b/>"/>'],
    ['a comment', '<a><!-- --></a>'],
    ['more levels than any response', nested(25)],
    ['more elements than any response', `<a>${'<b/>'.repeat(2_000)}</a>`],
    [
      'more attributes than any response',
      `<a ${Array.from({ length: 33 }, (_, at) => `x${at}=""`).join(' ')}/>`,
    ],
  ])('are not those of a document with %s', (_sentence, xml) => {
    expect(elementsOf(xml)).toBeNull()
  })

  it('reach the limits', () => {
    expect(elementsOf(nested(24))).toHaveLength(24)
    expect(elementsOf(`<a>${'<b/>'.repeat(1_999)}</a>`)).toHaveLength(2_000)
  })
})
